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
  holdAccount,
  moduleName,
  readAccount,
  termsOf,
  usersOf,
  type Account,
} from './account.ts';
import { couponFor, redeem, redemptionsOf, returnCoupon, runningOn } from './coupons.ts';
import { atGateway, type BillingContext } from './context.ts';
import { figuresOf, readInvoice, writeInvoice, type Change, type InvoiceRow } from './invoices.ts';
import { applyChange } from './apply-plan-change.ts';
import { paymentOf, record } from './payments.ts';

export interface Wanted {
  plan: string;
  interval: Interval;
  users: number;
  /** The code of a coupon to be redeemed with it. */
  coupon?: string | undefined;
}
type Refusal = NonNullable<PlanPreview['refusal']>;

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;

async function refusalOf(
  desk: BillingContext,
  account: Account,
  wanted: Wanted,
  type: string,
): Promise<Refusal | undefined> {
  if (!isPlan(wanted.plan) || plans[wanted.plan].for !== type)
    return { field: 'plan', message: 'There is no such plan for a company of this type.' };
  const { rows } = await sql<{ number: string }>`select number from billing_invoice_view
    where state = 'open' and not is_order order by issued_on limit 1`.execute(desk.tx);
  if (rows[0])
    return {
      field: 'plan',
      message: `Invoice ${rows[0].number} is not paid. Pay it before you change the plan.`,
    };
  if (account.period_end && account.period_end <= desk.today)
    return { field: 'plan', message: 'Your subscription is being renewed. Try again in an hour.' };
  const used = await usersOf(desk);
  if (used > wanted.users)
    return {
      field: 'users',
      message: `${people(used)} can sign in. Choose at least ${used}, or deactivate some of them in Security first.`,
    };
  return undefined;
}

const namesOf = (keys: readonly PurchasableModule[]) => keys.map(moduleName);

/** Terms as they are bought: a plan is never had for fewer people than it includes. */
const bought = ({ plan, interval, users }: Wanted & { plan: PlanKey }): Terms => ({
  plan,
  interval,
  users: Math.max(users, plans[plan].users),
});

/** What was charged, and given back, by invoices of time that is not over, in cents before tax. */
async function runningOf({ tx, today }: BillingContext): Promise<{ paid: number; refunded: number }> {
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

async function workOut(desk: BillingContext, account: Account, wanted: Wanted) {
  const company = await companyOf(desk);
  const given = isPlan(wanted.plan) ? bought({ ...wanted, plan: wanted.plan }) : undefined;
  const current = termsOf(account);
  // What cannot be had has no price; the figures beside the refusal are those of the plan as it is.
  const to = given ?? current ?? bought({ ...wanted, plan: 'essentials' });
  const anchor = current && current.interval === to.interval ? account.anchor : Number(desk.today.slice(8));
  const running = await runningOf(desk);
  const redemptions = await redemptionsOf(desk);
  const goesOn = runningOn(redemptions, desk.today);
  const asked = wanted.coupon?.trim();
  const found = asked ? await couponFor(desk, asked, to.plan, true) : undefined;
  const coupon = found && 'coupon' in found ? found.coupon : undefined;
  const discounted = discountedChange(changeCharge(current, to, desk.today, anchor), {
    from: current,
    to,
    day: desk.today,
    before: current ? { part: account.discount_part, whole: account.discount_whole } : noDiscount,
    redeemed: coupon,
    running: goesOn,
  });
  const charge = lessRefunded(discounted.charge, running.refunded, running.paid);
  const bill = billOf(charge.lines, desk.taxRate, await creditOf(desk));
  const has = current
    ? modulesOf(current.plan)
    : (Object.keys(purchasableModules) as PurchasableModule[]).filter((key) =>
        company.purchased.includes(purchasableModules[key]),
      );
  const will = modulesOf(to.plan);
  const refusal =
    (await refusalOf(desk, account, given ?? wanted, company.type)) ??
    (found && 'refusal' in found
      ? { field: 'coupon', message: found.refusal }
      : coupon && discounted.off === 0
        ? {
            field: 'coupon',
            message:
              'Nothing is charged by this change. In License & Payment the coupon can be kept for the next renewal.',
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

/** What a change would cost today; nothing is changed. */
export async function previewOf(
  desk: BillingContext,
  wanted: Wanted,
  account?: Account,
): Promise<PlanPreview> {
  const { to, charge, bill, refusal, isSame, loses, gains, coupon, goesOn, discounted } = await workOut(
    desk,
    account ?? (await readAccount(desk)),
    wanted,
  );
  return {
    ...figuresOf(charge.lines, bill, desk.taxRate),
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
 * Takes back an order that was not paid. What it took of the company's credit is there again.
 * @throws HttpError 409 when it was paid meanwhile, which is then written down.
 */
export async function discardOrder(desk: BillingContext, account: Account, id: string): Promise<InvoiceRow> {
  const invoice = await readInvoice(desk, id);
  const payment = await paymentOf(desk, { invoice: id });
  if (invoice.state !== 'open')
    throw new HttpError(409, `Invoice ${invoice.number} is not open any more. Nothing was discarded.`);
  if (payment?.ref) {
    // A confirmation that waits is answered with no; one that was given is heard.
    const outcome = await atGateway(desk.ports.payments.settle(payment.ref));
    if (outcome.state === 'succeeded') {
      await record(desk, account, payment, outcome);
      throw new HttpError(409, `Invoice ${invoice.number} was paid meanwhile. Nothing was discarded.`, {
        keep: true,
      });
    }
  }
  if (payment?.change?.coupon) await returnCoupon(desk, payment.change.coupon.id);
  await sql`update billing_invoice set state = 'void' where invoice_id = ${id}::uuid`.execute(desk.tx);
  await desk.audit({
    entity: 'invoice',
    entityId: id,
    entityName: invoice.number,
    action: 'updated',
    changes: [{ field: 'state', before: 'open', after: 'void' }],
  });
  return readInvoice(desk, id);
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
 * Orders a change. What is due waits for its payment as an open invoice, and changes nothing before that; what costs
 * nothing, or gives money back, is made at once.
 * @param due what the buyer was shown.
 * @throws HttpError 409 at another amount, 422 for what cannot be had.
 */
export async function order(
  desk: BillingContext,
  wanted: Wanted,
  due: string,
  reason: string,
): Promise<InvoiceRow> {
  const account = await holdAccount(desk);
  const before = await openOrder(desk);
  if (before) await discardOrder(desk, account, before);
  const { to, anchor, charge, bill, refusal, isSame, coupon, goesOn, discounted } = await workOut(
    desk,
    account,
    wanted,
  );
  if (refusal) throw new HttpError(422, refusal.message, { errors: [refusal] });
  if (isSame) {
    const message = 'This is the plan as it is. Nothing was changed.';
    throw new HttpError(422, message, { errors: [{ field: 'plan', message }] });
  }
  if (Number(due) !== Number(amountOf(bill.due)))
    throw new HttpError(
      409,
      `This comes to $${amountOf(bill.due)} now. Nothing was changed; look at it again.`,
    );
  // What unused time loses of a coupon that goes on was counted before.
  const off = coupon ? discounted.off : discounted.off - discounted.lost;
  const redemption = coupon ? await redeem(desk, coupon, 'ordered', 'coupon') : goesOn?.uuid;
  const change: Change = {
    ...to,
    anchor,
    start: charge.period.start,
    end: charge.period.end,
    version: account.version,
    day: desk.today,
    discount: discounted.discount,
    ...(redemption ? { coupon: { id: redemption, off: amountOf(off) } } : {}),
  };
  const invoice = await writeInvoice(desk, { reason, lines: charge.lines, bill, change });
  if (invoice.state !== 'open') await applyChange(desk, account, change);
  return invoice;
}
