import { centsOf, share } from '@plumbline/permissions';
import type { BillingContext } from './context.ts';
import { writeInvoice, type InvoiceRow } from './invoices.ts';

/** Writes a credit note for part of an invoice with its share of the tax at the original rate. */
export async function writeCreditNote(
  billing: BillingContext,
  invoice: InvoiceRow,
  { cents, reason, text, refundId }: { cents: number; reason: string; text: string; refundId?: string },
): Promise<void> {
  const tax = share(cents, centsOf(invoice.tax), centsOf(invoice.total));
  const amount = tax - cents;
  await writeInvoice(
    { ...billing, taxRate: invoice.tax_rate },
    {
      reason,
      lines: [
        { what: 'credit', text, quantity: 1, price: amount, amount, from: billing.today, to: billing.today },
      ],
      bill: { subtotal: amount, tax: -tax, total: -cents, creditUsed: 0, due: 0 },
      ...(refundId === undefined ? {} : { refund: { id: refundId, of: invoice.uuid } }),
    },
  );
}
