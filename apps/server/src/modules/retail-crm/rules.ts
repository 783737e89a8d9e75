/** What is wrong with a customer's exemption from sales tax, or undefined: it is not claimed without a certificate. */
export const exemptionProblem = ({
  tax_exempt = false,
  tax_exempt_number = '',
}: {
  tax_exempt?: boolean | undefined;
  tax_exempt_number?: string | undefined;
}): string | undefined =>
  tax_exempt && !tax_exempt_number.trim()
    ? 'Write the number of the certificate, or take “Tax exempt” off.'
    : undefined;
