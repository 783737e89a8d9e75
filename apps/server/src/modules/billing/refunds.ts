import { amountOf, centsOf } from '@plumbline/permissions';
import { fill, messages } from '@plumbline/validation';
import { sql } from 'kysely';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { holdAccount } from './account.ts';
import { writeBack } from './credit-note.ts';
import { atGateway, type BillingContext } from './context.ts';
import { readInvoice, type InvoiceRow } from './invoices.ts';
import { paymentOf } from './payments.ts';
import { endRequest } from './cancel-request.ts';

/** What can still be given back of an invoice, in cents. */
export const refundableOf = ({ taken, refunded }: InvoiceRow): number => centsOf(taken) - centsOf(refunded);

function wantedCents(amount: string): number {
  if (!/^\d+(\.\d{1,2})?$/.test(amount)) throw invalidField('amount', messages.twoDecimals);
  return centsOf(amount);
}

/**
 * Gives money back to where it came from, by a credit note of its own: the card, or by hand where none paid. Said twice
 * under one id, it is made once.
 * @returns the invoice of which it is given back.
 */
export async function refund(
  desk: BillingContext,
  {
    invoiceId,
    id,
    amount,
    reason,
    byProvider = false,
  }: {
    invoiceId: string;
    id: string;
    amount: string;
    reason: string;
    /** Whether whoever gives back is whoever was paid, and not who takes back what was ordered. */
    byProvider?: boolean;
  },
): Promise<InvoiceRow> {
  await holdAccount(desk);
  const invoice = await readInvoice(desk, invoiceId);
  const { rows } = await sql<{
    credits: string | null;
  }>`select credits from billing_invoice where invoice_id = ${id}::uuid`.execute(desk.tx);
  if (rows[0]) {
    if (rows[0].credits === invoiceId) return invoice;
    throw invalidField('refund_id', 'This id is taken by another invoice.');
  }
  const wanted = wantedCents(amount);
  const room = refundableOf(invoice);
  if (room <= 0)
    throw new HttpError(
      409,
      Number(invoice.taken) > 0
        ? `All that was taken of invoice ${invoice.number} has been given back. Nothing was changed.`
        : `Nothing was taken of invoice ${invoice.number}. There is nothing to give back.`,
    );
  if (wanted < 1 || wanted > room)
    throw invalidField('amount', fill('numberRange', { min: '0.01', max: amountOf(room) }));
  const payment = await paymentOf(desk, { invoice: invoiceId });
  const { cents } = payment?.ref
    ? await atGateway(desk.ports.payments.refund({ key: id, payment: payment.ref, cents: wanted }), 'amount')
    : { cents: wanted };
  await writeBack(desk, invoice, {
    cents,
    reason: `Refund of ${invoice.number}`,
    text: `Refund of invoice ${invoice.number}: ${reason}`,
    refundId: id,
  });
  const after = await readInvoice(desk, invoiceId);
  // Nobody makes what is not paid for any more.
  if (after.ai_request && refundableOf(after) <= 0) await endRequest(desk, after, byProvider);
  return after;
}
