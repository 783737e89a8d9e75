import type { PlanPreview } from '@plumbline/api';
import {
  amountOf,
  billOf,
  centsOf,
  changeCharge,
  couponText,
  discountedChange,
  discountedPrice,
  isPlan,
  lessRefunded,
  modulesOf,
  noDiscount,
  plans,
  purchasableModules,
  type Interval,
  type PlanKey,
  type PurchasableModule,
  type Terms,
} from '@plumbline/permissions';
import { sql } from 'kysely';
import { HttpError } from '../../core/http-error.ts';
import {
  companyOf,
  creditOf,
  lockAccount,
  moduleName,
  readAccount,
  termsOf,
  usersOf,
  type Account,
} from './account.ts';
import { couponFor, redeem, redemptionsOf, returnCoupon, runningOn } from './coupons.ts';
import { callGateway, type BillingContext } from './context.ts';
import { figuresOf, readInvoice, writeInvoice, type Change, type InvoiceRow } from './invoices.ts';
import { applyChange } from './apply-plan-change.ts';
import { paymentOf, recordOutcome } from './payments.ts';

export interface OrderInput {
  plan: string;
  interval: Interval;
  users: number;
  /** Coupon code to redeem with the order. */
  coupon?: string | undefined;
}
type Refusal = NonNullable<PlanPreview['refusal']>;

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;

async function refusalOf(
  billing: BillingContext,
  account: Account,
  input: OrderInput,
  type: string,
): Promise<Refusal | undefined> {
  if (!isPlan(input.plan) || plans[input.plan].for !== type)
    return { field: 'plan', message: 'This plan is not available for your type of company.' };
  const { rows } = await sql<{ number: string }>`select number from billing_invoice_view
    where state = 'open' and not is_order order by issued_on limit 1`.execute(billing.tx);
  if (rows[0])
    return {
      field: 'plan',
      message: `Pay invoice ${rows[0].number} before you change the plan.`,
    };
  if (account.period_end && account.period_end <= billing.today)
    return { field: 'plan', message: 'Your subscription is being renewed. Try again in an hour.' };
  const used = await usersOf(billing);
  if (used > input.users)
    return {
      field: 'users',
      message: `Your company has ${people(used)} who can sign in. Choose at least ${used}, or deactivate some of them in Security.`,
    };
  return undefined;
}

const namesOf = (keys: readonly PurchasableModule[]) => keys.map(moduleName);

/** Terms of a purchase; the seats are at least those included in the plan. */
const termsOfOrder = ({ plan, interval, users }: OrderInput & { plan: PlanKey }): Terms => ({
  plan,
  interval,
  users: Math.max(users, plans[plan].users),
});

/** Charged and refunded amounts of invoices for unfinished periods, in cents before tax. */
async function unfinishedPeriodAmounts({
  tx,
  today,
}: BillingContext): Promise<{ paid: number; refunded: number }> {
  const { rows } = await sql<{ paid: string; refunded: string }>`
    select coalesce(sum(i.subtotal), 0)::text as paid, coalesce(sum(r.subtotal), 0)::text as refunded
    from billing_invoice i
    left join lateral (
      select sum(-n.subtotal) as subtotal from billing_invoice n where n.tenant_id = i.tenant_id and n.credits = i.invoice_id
    ) r on true
    where i.state = 'paid'
      and exists (select 1 from jsonb_array_elements(i.lines) l where (l->>'to')::date > ${today}::date)`.execute(
    tx,
  );
  return { paid: centsOf(rows[0]?.paid ?? '0'), refunded: centsOf(rows[0]?.refunded ?? '0') };
}

async function quoteOrder(billing: BillingContext, account: Account, input: OrderInput) {
  const company = await companyOf(billing);
  const orderTerms = isPlan(input.plan) ? termsOfOrder({ ...input, plan: input.plan }) : undefined;
  const current = termsOf(account);
  // A rejected change has no price; the amounts beside the refusal are those of the current plan.
  const to = orderTerms ?? current ?? termsOfOrder({ ...input, plan: 'essentials' });
  const anchor =
    current && current.interval === to.interval ? account.anchor : Number(billing.today.slice(8));
  const running = await unfinishedPeriodAmounts(billing);
  const redemptions = await redemptionsOf(billing);
  const goesOn = runningOn(redemptions, billing.today);
  const couponCode = input.coupon?.trim();
  const found = couponCode ? await couponFor(billing, couponCode, to.plan, true) : undefined;
  const coupon = found && 'coupon' in found ? found.coupon : undefined;
  const discounted = discountedChange(changeCharge(current, to, billing.today, anchor), {
    from: current,
    to,
    day: billing.today,
    before: current ? { part: account.discount_part, whole: account.discount_whole } : noDiscount,
    redeemed: coupon,
    running: goesOn,
  });
  const charge = lessRefunded(discounted.charge, running.refunded, running.paid);
  const bill = billOf(charge.lines, billing.taxRate, await creditOf(billing));
  const has = current
    ? modulesOf(current.plan)
    : (Object.keys(purchasableModules) as PurchasableModule[]).filter((key) =>
        company.purchased.includes(purchasableModules[key]),
      );
  const will = modulesOf(to.plan);
  const refusal =
    (await refusalOf(billing, account, orderTerms ?? input, company.type)) ??
    (found && 'refusal' in found
      ? { field: 'coupon', message: found.refusal }
      : coupon && discounted.off === 0
        ? {
            field: 'coupon',
            message:
              'This change costs nothing, so the coupon has no effect. Add it to the next renewal in License & Payment.',
          }
        : undefined);
  return {
    to,
    coupon,
    goesOn,
    discounted,
    anchor,
    charge,
    bill,
    refusal,
    isSame:
      current !== undefined &&
      current.plan === to.plan &&
      current.interval === to.interval &&
      current.users === to.users,
    loses: has.filter((key) => !will.includes(key)),
    gains: will.filter((key) => !has.includes(key)),
  };
}

/** Previews the cost of a change today without changing anything. */
export async function previewOf(
  billing: BillingContext,
  input: OrderInput,
  account?: Account,
): Promise<PlanPreview> {
  const { to, charge, bill, refusal, isSame, loses, gains, coupon, goesOn, discounted } = await quoteOrder(
    billing,
    account ?? (await readAccount(billing)),
    input,
  );
  return {
    ...figuresOf(charge.lines, bill, billing.taxRate),
    is_same: isSame,
    period_start: charge.period.start,
    renews_on: charge.period.end,
    renewal: amountOf(discountedPrice(to, coupon ?? goesOn, charge.period.end)),
    discount: amountOf(discounted.off),
    ...(coupon
      ? {
          coupon: {
            code: coupon.code,
            text: couponText(coupon),
            ...(goesOn ? { instead_of: goesOn.code } : {}),
          },
        }
      : {}),
    loses: namesOf(loses),
    gains: namesOf(gains),
    ...(refusal ? { refusal } : {}),
  };
}

/**
 * Cancels an unpaid order and returns the credit it used.
 * @throws HttpError 409 if it was paid in the meantime, which is then recorded.
 */
export async function discardOrder(
  billing: BillingContext,
  account: Account,
  id: string,
): Promise<InvoiceRow> {
  const invoice = await readInvoice(billing, id);
  const payment = await paymentOf(billing, { invoice: id });
  if (invoice.state !== 'open')
    throw new HttpError(409, `Invoice ${invoice.number} is no longer open. Nothing was canceled.`);
  if (payment?.ref) {
    // A pending confirmation is canceled; a given one is recorded.
    const outcome = await callGateway(billing.ports.payments.settle(payment.ref));
    if (outcome.state === 'succeeded') {
      await recordOutcome(billing, account, payment, outcome);
      throw new HttpError(409, `Invoice ${invoice.number} was paid in the meantime. Nothing was canceled.`, {
        keep: true,
      });
    }
  }
  if (payment?.change?.coupon) await returnCoupon(billing, payment.change.coupon.id);
  await sql`update billing_invoice set state = 'void' where invoice_id = ${id}::uuid`.execute(billing.tx);
  await billing.audit({
    entity: 'invoice',
    entityId: id,
    entityName: invoice.number,
    action: 'updated',
    changes: [{ field: 'state', before: 'open', after: 'void' }],
  });
  return readInvoice(billing, id);
}

export async function openOrder({ tx }: BillingContext): Promise<string | undefined> {
  const { rows } = await sql<{
    uuid: string;
  }>`select uuid from billing_invoice_view where state = 'open' and is_order and ai_request is null`.execute(
    tx,
  );
  return rows[0]?.uuid;
}

/**
 * Orders a change. An amount due creates an open invoice and takes effect on payment; a change that costs nothing or
 * gives a credit applies immediately.
 * @param due amount shown to the buyer.
 * @throws HttpError 409 for another amount, 422 for an unavailable change.
 */
export async function order(
  billing: BillingContext,
  input: OrderInput,
  due: string,
  reason: string,
): Promise<InvoiceRow> {
  const account = await lockAccount(billing);
  const before = await openOrder(billing);
  if (before) await discardOrder(billing, account, before);
  const { to, anchor, charge, bill, refusal, isSame, coupon, goesOn, discounted } = await quoteOrder(
    billing,
    account,
    input,
  );
  if (refusal) throw new HttpError(422, refusal.message, { errors: [refusal] });
  if (isSame) {
    const message = 'This is already your plan. Nothing was changed.';
    throw new HttpError(422, message, { errors: [{ field: 'plan', message }] });
  }
  if (Number(due) !== Number(amountOf(bill.due)))
    throw new HttpError(
      409,
      `The amount due is now $${amountOf(bill.due)}. Review it and confirm again. Nothing was charged.`,
    );
  // The discount lost with unused time is already counted for a continuing coupon.
  const off = coupon ? discounted.off : discounted.off - discounted.lost;
  const redemption = coupon ? await redeem(billing, coupon, 'ordered', 'coupon') : goesOn?.uuid;
  const change: Change = {
    ...to,
    anchor,
    start: charge.period.start,
    end: charge.period.end,
    version: account.version,
    day: billing.today,
    discount: discounted.discount,
    ...(redemption ? { coupon: { id: redemption, off: amountOf(off) } } : {}),
  };
  const invoice = await writeInvoice(billing, { reason, lines: charge.lines, bill, change });
  if (invoice.state !== 'open') await applyChange(billing, account, change);
  return invoice;
}
