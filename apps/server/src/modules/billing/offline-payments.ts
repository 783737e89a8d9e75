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
  desk: BillingContext,
  account: Account,
  invoiceId: string,
  reference: string,
): Promise<void> {
  const invoice = await readInvoice(desk, invoiceId);
  const payment = await paymentOf(desk, { invoice: invoiceId });
  if (invoice.state !== 'open' || !payment)
    throw new HttpError(409, `Invoice ${invoice.number} has no amount due. Nothing was changed.`);
  if (payment.ref) {
    const outcome = await callGateway(desk.ports.payments.settle(payment.ref));
    if (outcome.state === 'succeeded') {
      await recordOutcome(desk, account, payment, outcome);
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
    desk.tx,
  );
  await recordOutcome(desk, account, payment, { state: 'succeeded', ref: '' });
}

/** Account of a customer with an offline subscription; an expired period counts as no plan. */
export const offlineAccount = (desk: BillingContext, account: Account): Account =>
  account.period_end && account.period_end <= desk.today
    ? { ...account, plan: '', users: 0, period_start: null, period_end: null }
    : account;

/** Sells a plan that was paid offline. @param due amount shown to the seller. */
export async function sell(
  desk: BillingContext,
  account: Account,
  { due, reference, reason, ...wanted }: OrderInput & { due: string; reference: string; reason: string },
): Promise<void> {
  if (offlineAccount(desk, account) !== account)
    await sql`update billing_account set plan = '', users = 0, period_start = null, period_end = null,
      discount_part = 0, discount_whole = 0`.execute(desk.tx);
  const invoice = await order(desk, wanted, due, reason);
  if (invoice.state === 'open')
    await recordOfflinePayment(desk, await readAccount(desk), invoice.uuid, reference);
}
