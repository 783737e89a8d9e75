/** Error of a customer's sales tax exemption, which requires a certificate; undefined if valid. */
export const exemptionProblem = ({
  tax_exempt = false,
  tax_exempt_number = '',
}: {
  tax_exempt?: boolean | undefined;
  tax_exempt_number?: string | undefined;
}): string | undefined =>
  tax_exempt && !tax_exempt_number.trim()
    ? 'Enter the certificate number, or turn off “Tax exempt”.'
    : undefined;
