import { addDays, utcDay } from '@plumbline/dates';
import {
  amountOf,
  billOf,
  centsOf,
  couponUntil,
  discountedPeriod,
  periodEnd,
  periodLines,
  type BillLine,
} from '@plumbline/permissions';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../../core/config.ts';
import type { Database } from '../../database/database.ts';
import type { Ports } from '../../context/context.ts';
import type { Letter } from '../../ports/mail.ts';
import { addOnName, addOnsOf, companyOf, creditOf, lockAccount, termsOf, type Account } from './account.ts';
import { startRedemption, moveRedemption, redemptionsOf, runningOn, waitingOf } from './coupons.ts';
import { createBillingContext, type BillingContext } from './context.ts';
import { endPlan, suspend } from './cancellation.ts';
import { readInvoice, writeInvoice } from './invoices.ts';
import { methodsOf } from './payment-methods.ts';
import { discardOrder, openOrder } from './orders.ts';
import { paymentOf, chargeInvoice } from './payments.ts';
import { notifyAdministrators } from './notify-administrators.ts';

interface RenewalServices {
  database: Database;
  ports: Pick<Ports, 'clock' | 'payments' | 'mail'>;
  config: Config;
  log: Logger;
}

/** Renews each company separately so that one failure does not affect the others. */
export async function renewSubscriptions({
  owner,
  ...parts
}: RenewalServices & { owner: pg.Pool }): Promise<void> {
  const { rows } = await owner.query<{ tenant_id: string }>('select tenant_id from platform.tenant');
  for (const { tenant_id: tenantId } of rows)
    await renewCompany(tenantId, parts).catch((error: unknown) =>
      parts.log.error({ err: error, tenantId }, 'renewal'),
    );
}

/** Days until a failed renewal charge is retried; after the last attempt the company is suspended. */
const RETRY_DAYS = [1, 3, 5, 7];
const renewalActor = { user_id: null, firstname: 'Automatic', lastname: 'renewal' };

/** Invoice lines of add-on modules for a whole period; modules not available yet cost nothing. */
const addOnLines = (
  addOns: Awaited<ReturnType<typeof addOnsOf>>,
  months: number,
  { start, end }: { start: string; end: string },
): BillLine[] =>
  addOns
    .filter(({ charged_from: from }) => from !== null && from <= start)
    .map(({ module, price }) => {
      const cents = centsOf(price) * months;
      return {
        what: 'add-on',
        text: addOnName(module),
        quantity: 1,
        price: cents,
        amount: cents,
        from: start,
        to: end,
      };
    });

/** Starts the next period of an expired subscription or ends it. @returns true if another period may follow. */
async function renewPeriod(billing: BillingContext, account: Account): Promise<boolean> {
  const terms = termsOf(account);
  if (!terms || terms.end > billing.today) return false;
  const { subscription_mode: mode, suspended_at: closed } = await companyOf(billing);
  if (!account.ends && (mode !== 'online' || closed !== null)) return false;
  const order = await openOrder(billing);
  // The order's prices were those of the expired period.
  if (order) await discardOrder(billing, account, order);
  if (await endPlan(billing, account)) return false;
  const period = { start: terms.end, end: periodEnd(terms.end, terms.interval, account.anchor) };
  const redemptions = await redemptionsOf(billing);
  const running = redemptions.find(({ state }) => state === 'running');
  if (running?.until && running.until <= period.start) await moveRedemption(billing, running.uuid, 'ended');
  const waiting = waitingOf(redemptions);
  const coupon = waiting
    ? { ...waiting, until: couponUntil(waiting, period.start) }
    : runningOn(redemptions, period.start);
  const priced = discountedPeriod({ lines: periodLines(terms, period), period }, terms.plan, coupon);
  const lines = [
    ...priced.lines,
    ...addOnLines(await addOnsOf(billing), terms.interval === 'yearly' ? 12 : 1, period),
  ];
  await writeInvoice(billing, {
    reason: 'Renewal',
    lines,
    bill: billOf(lines, billing.taxRate, await creditOf(billing)),
  });
  if (coupon && priced.off > 0)
    await (waiting
      ? startRedemption(billing, waiting, period.start, amountOf(priced.off))
      : moveRedemption(billing, coupon.uuid, 'running', { off: amountOf(priced.off) }));
  await sql`update billing_account set period_start = ${period.start}::date, period_end = ${period.end}::date,
    discount_part = ${priced.discount.part}, discount_whole = ${priced.discount.whole}, version = version + 1, updated_at = now()`.execute(
    billing.tx,
  );
  return true;
}

/** Charges a renewal to the company's default card. */
async function chargeRenewal(
  billing: BillingContext,
  account: Account,
  invoiceId: string,
): Promise<Letter[]> {
  const invoice = await readInvoice(billing, invoiceId);
  const payment = await paymentOf(billing, { invoice: invoiceId });
  if (invoice.state !== 'open' || !payment) return [];
  const [card] = await methodsOf(billing);
  const outcome = card?.is_default ? await chargeInvoice(billing, account, payment, card, false) : undefined;
  if (outcome?.state === 'succeeded') return [];
  const { rows } = await sql<{ tries: number }>`update billing_invoice set tries = tries + 1
    where invoice_id = ${invoiceId}::uuid returning tries`.execute(billing.tx);
  const wait = RETRY_DAYS[(rows[0]?.tries ?? 1) - 1];
  await sql`update billing_invoice set next_attempt_on = ${wait ? addDays(billing.today, wait) : 'infinity'}::date
    where invoice_id = ${invoiceId}::uuid`.execute(billing.tx);
  const reason =
    outcome?.state === 'failed'
      ? outcome.reason
      : outcome
        ? 'Your bank requires you to confirm the payment.'
        : 'Your company has no payment method.';
  const failed = `$${amountOf(centsOf(invoice.due))} for invoice ${invoice.number} could not be charged. ${reason}`;
  if (wait) return notifyAdministrators(billing, 'Payment failed', failed);
  await suspend(billing, `Invoice ${invoice.number} is not paid.`, 'billing');
  return notifyAdministrators(
    billing,
    'Your subscription is suspended',
    `${failed} This was the last attempt. Your data is safe. Pay the invoice in Setup, License & Payment to reactivate your modules.`,
  );
}

/**
 * Renews expired periods and charges open amounts. Each step is committed before the next, so that an interrupted run
 * continues with the same invoice and payment.
 */
export async function renewCompany(
  tenantId: string,
  { database, ports, config, log }: RenewalServices,
): Promise<void> {
  const inBillingContext = <T>(work: (billing: BillingContext, account: Account) => Promise<T>) =>
    database.transaction({ tenantId }, 'write', async ({ tx }) => {
      const billing = createBillingContext({ tx, ports, config }, tenantId, renewalActor, 'renewal');
      return work(billing, await lockAccount(billing));
    });
  const { rows: due } = await database.transaction({ tenantId }, 'read', ({ tx }) =>
    sql`select 1 from billing_account a where plan <> '' and (period_end <= ${utcDay(ports.clock())}::date
      or exists (select 1 from billing_invoice i where i.tenant_id = a.tenant_id and i.state = 'open' and i.change is null))`.execute(
      tx,
    ),
  );
  if (due.length === 0) return;
  // After downtime several periods may be due.
  for (let period = 0; period < 24; period++) {
    if (!(await inBillingContext(renewPeriod))) break;
    log.info({ tenantId }, 'subscription renewed');
  }
  const owed = await inBillingContext(async (billing) => {
    const { subscription_mode: mode } = await companyOf(billing);
    if (mode !== 'online') return [];
    const { rows } = await sql<{ invoice_id: string }>`select invoice_id from billing_invoice
      where state = 'open' and change is null and (next_attempt_on is null or next_attempt_on <= ${billing.today}::date)
      order by issued_on, number`.execute(billing.tx);
    return rows;
  });
  for (const { invoice_id: id } of owed) {
    const letters = await inBillingContext((billing, account) => chargeRenewal(billing, account, id));
    for (const letter of letters) await ports.mail.of(tenantId).send(letter);
  }
}
