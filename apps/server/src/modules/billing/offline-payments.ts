import { sql } from 'kysely';
import { HttpError } from '../../core/http-error.ts';
import { readAccount, type Account } from './account.ts';
import { callGateway, type BillingContext } from './context.ts';
import { readInvoice } from './invoices.ts';
import { order, type OrderInput } from './orders.ts';
import { paymentOf, recordOutcome } from './payments.ts';

/**
 * Records an offline payment of an open invoice and applies its change.
 * @throws HttpError 409 while the bank confirms a card payment, or if the invoice was paid in the meantime, which is
 * then recorded.
 */
export async function recordOfflinePayment(
  billing: BillingContext,
  account: Account,
  invoiceId: string,
  reference: string,
): Promise<void> {
  const invoice = await readInvoice(billing, invoiceId);
  const payment = await paymentOf(billing, { invoice: invoiceId });
  if (invoice.state !== 'open' || !payment)
    throw new HttpError(409, `Invoice ${invoice.number} has no amount due. Nothing was changed.`);
  if (payment.ref) {
    const outcome = await callGateway(billing.ports.payments.settle(payment.ref));
    if (outcome.state === 'succeeded') {
      await recordOutcome(billing, account, payment, outcome);
      throw new HttpError(
        409,
        `Invoice ${invoice.number} was paid by card in the meantime. Nothing was changed.`,
        {
          keep: true,
        },
      );
    }
    if (outcome.state === 'action')
      throw new HttpError(
        409,
        `A card payment for invoice ${invoice.number} is waiting for confirmation by the bank. Nothing was changed.`,
      );
  }
  await sql`update billing_payment set outside = ${reference}, method_id = null where payment_id = ${payment.uuid}::uuid`.execute(
    billing.tx,
  );
  await recordOutcome(billing, account, payment, { state: 'succeeded', ref: '' });
}

/** Account of a customer with an offline subscription; an expired period counts as no plan. */
export const offlineAccount = (billing: BillingContext, account: Account): Account =>
  account.period_end && account.period_end <= billing.today
    ? { ...account, plan: '', users: 0, period_start: null, period_end: null }
    : account;

/** Sells a plan that was paid offline. @param due amount shown to the seller. */
export async function sell(
  billing: BillingContext,
  account: Account,
  { due, reference, reason, ...wanted }: OrderInput & { due: string; reference: string; reason: string },
): Promise<void> {
  if (offlineAccount(billing, account) !== account)
    await sql`update billing_account set plan = '', users = 0, period_start = null, period_end = null,
      discount_part = 0, discount_whole = 0`.execute(billing.tx);
  const invoice = await order(billing, wanted, due, reason);
  if (invoice.state === 'open')
    await recordOfflinePayment(billing, await readAccount(billing), invoice.uuid, reference);
}
