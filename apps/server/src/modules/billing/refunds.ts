import { amountOf, centsOf } from '@plumbline/permissions';
import { fill, messages } from '@plumbline/validation';
import { sql } from 'kysely';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { lockAccount } from './account.ts';
import { writeCreditNote } from './credit-note.ts';
import { callGateway, type BillingContext } from './context.ts';
import { readInvoice, type InvoiceRow } from './invoices.ts';
import { paymentOf } from './payments.ts';
import { endRequest } from './cancel-request.ts';

/** Refundable amount of an invoice in cents. */
export const refundableOf = ({ taken, refunded }: InvoiceRow): number => centsOf(taken) - centsOf(refunded);

function wantedCents(amount: string): number {
  if (!/^\d+(\.\d{1,2})?$/.test(amount)) throw invalidField('amount', messages.twoDecimals);
  return centsOf(amount);
}

/**
 * Refunds to the original payment method, or offline, with a credit note. Idempotent by refund id.
 * @returns the refunded invoice.
 */
export async function refund(
  billing: BillingContext,
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
    /** True for refunds by the provider, false for withdrawals by the customer. */
    byProvider?: boolean;
  },
): Promise<InvoiceRow> {
  await lockAccount(billing);
  const invoice = await readInvoice(billing, invoiceId);
  const { rows } = await sql<{
    credits: string | null;
  }>`select credits from billing_invoice where invoice_id = ${id}::uuid`.execute(billing.tx);
  if (rows[0]) {
    if (rows[0].credits === invoiceId) return invoice;
    throw invalidField('refund_id', 'This ID is used by another refund.');
  }
  const requestedCents = wantedCents(amount);
  const refundableCents = refundableOf(invoice);
  if (refundableCents <= 0)
    throw new HttpError(
      409,
      Number(invoice.taken) > 0
        ? `Invoice ${invoice.number} is already fully refunded. Nothing was changed.`
        : `Invoice ${invoice.number} has no payment to refund.`,
    );
  if (requestedCents < 1 || requestedCents > refundableCents)
    throw invalidField('amount', fill('numberRange', { min: '0.01', max: amountOf(refundableCents) }));
  const payment = await paymentOf(billing, { invoice: invoiceId });
  const { cents } = payment?.ref
    ? await callGateway(
        billing.ports.payments.refund({ key: id, payment: payment.ref, cents: requestedCents }),
        'amount',
      )
    : { cents: requestedCents };
  await writeCreditNote(billing, invoice, {
    cents,
    reason: `Refund of ${invoice.number}`,
    text: `Refund of invoice ${invoice.number}: ${reason}`,
    refundId: id,
  });
  const after = await readInvoice(billing, invoiceId);
  // A fully refunded request is not estimated.
  if (after.ai_request && refundableOf(after) <= 0) await endRequest(billing, after, byProvider);
  return after;
}
