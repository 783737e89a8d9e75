import type { RedeemedCoupon } from '@plumbline/api';
import {
  couponCode,
  couponRefusal,
  couponText,
  couponUntil,
  usedUp,
  type CouponState,
  type RunningCoupon,
} from '@plumbline/permissions';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { invalidField, notFoundError, HttpError } from '../../core/http-error.ts';
import type { BillingContext } from './context.ts';

/** A company's redemption of a coupon and its state. */
export interface Redemption extends RunningCoupon {
  uuid: string;
  coupon_id: string;
  state: 'waiting' | 'ordered' | 'running' | 'ended';
}

export async function redemptionsOf({ tx, tenantId }: BillingContext): Promise<Redemption[]> {
  const { rows } = await sql<Redemption>`select * from platform.redeemed(${tenantId}::uuid)`.execute(tx);
  return rows;
}
/** Redemption that discounts payments of this day, if any. */
export const runningOn = (redemptions: readonly Redemption[], day: string): Redemption | undefined =>
  redemptions.find(({ state, until }) => state === 'running' && (until === null || until > day));
export const waitingOf = (redemptions: readonly Redemption[]): Redemption | undefined =>
  redemptions.find(({ state }) => state === 'waiting');

export const presentRedemptions = (redemptions: readonly Redemption[], day: string): RedeemedCoupon[] =>
  [runningOn(redemptions, day), waitingOf(redemptions)].flatMap((each) =>
    each
      ? [
          {
            uuid: each.uuid,
            code: each.code,
            text: couponText(each),
            state: each.state === 'waiting' ? 'waiting' : 'running',
            ...(each.until ? { until: each.until } : {}),
          } as const,
        ]
      : [],
  );

export interface WantedCoupon extends RunningCoupon {
  coupon_id: string;
}
/**
 * Coupon of a code, or the reason why it cannot be redeemed.
 * @param plan plan to be purchased. @param withOrder replaces the coupon of a pending order.
 */
export async function couponFor(
  billing: BillingContext,
  typed: string,
  plan: string,
  withOrder: boolean,
): Promise<{ coupon: WantedCoupon } | { refusal: string }> {
  const code = couponCode(typed);
  const { rows } = await sql<
    CouponState & { uuid: string }
  >`select * from platform.coupons(${billing.today}::date) where code = ${code}`.execute(billing.tx);
  const [found] = rows;
  const mine = (await redemptionsOf(billing)).filter(({ coupon_id: id }) => id === found?.uuid);
  // A new order replaces the previous one, whose coupon is returned.
  const back = withOrder ? mine.filter(({ state }) => state === 'ordered').length : 0;
  const refusal = couponRefusal(code, found && { ...found, redemptions: found.redemptions - back }, {
    today: billing.today,
    plan,
    own: mine.length - back,
  });
  if (refusal !== undefined || !found) return { refusal: refusal ?? '' };
  return { coupon: { ...found, coupon_id: found.uuid, until: couponUntil(found, billing.today) } };
}

/** Redeems a coupon. @throws HttpError 422 at the code field when it was used up in the meantime. */
export async function redeem(
  billing: BillingContext,
  coupon: WantedCoupon,
  state: 'waiting' | 'ordered',
  field: string,
): Promise<string> {
  const id = uuidv7();
  const { rows } = await sql<{ done: boolean }>`select platform.redeem(${id}::uuid, ${billing.tenantId}::uuid,
    ${coupon.coupon_id}::uuid, ${state}, ${billing.userName}) as done`.execute(billing.tx);
  if (!rows[0]?.done) throw invalidField(field, usedUp(coupon.code));
  await billing.audit({
    entity: 'coupon',
    entityId: id,
    entityName: coupon.code,
    action: 'created',
    changes: [{ field: 'coupon', after: couponText(coupon) }],
  });
  return id;
}

export async function moveRedemption(
  { tx, tenantId }: BillingContext,
  id: string,
  to: Redemption['state'] | 'returned',
  { until = null, off = '0' }: { until?: string | null; off?: string } = {},
): Promise<void> {
  await sql`select platform.move_redemption(${tenantId}::uuid, ${id}::uuid, ${to}, ${until}::date, ${off}::numeric)`.execute(
    tx,
  );
}

/** Returns the coupon of a canceled order; a running coupon continues. */
export async function returnCoupon(billing: BillingContext, id: string): Promise<void> {
  const ordered = (await redemptionsOf(billing)).find(({ uuid }) => uuid === id);
  if (ordered?.state === 'ordered') await moveRedemption(billing, id, 'returned');
}

/** Starts discounting by a coupon and ends the running one. */
export async function startRedemption(
  billing: BillingContext,
  redemption: Redemption,
  day: string,
  off: string,
): Promise<void> {
  for (const each of await redemptionsOf(billing))
    if (each.state === 'running' && each.uuid !== redemption.uuid)
      await moveRedemption(billing, each.uuid, 'ended');
  await moveRedemption(billing, redemption.uuid, redemption.duration === 'once' ? 'ended' : 'running', {
    until: couponUntil(redemption, day),
    off,
  });
}

/** Ends running and returns pending coupons when the plan is over. */
export async function endCoupons(billing: BillingContext): Promise<void> {
  for (const { uuid, state } of await redemptionsOf(billing)) {
    if (state === 'running') await moveRedemption(billing, uuid, 'ended');
    if (state === 'waiting') await moveRedemption(billing, uuid, 'returned');
  }
}

/**
 * Redeems a coupon for the next renewal.
 * @throws HttpError 422 at the code field, 409 when another coupon is pending or the plan does not renew.
 */
export async function redeemForRenewal(
  billing: BillingContext,
  account: { plan: string; ends: boolean },
  code: string,
): Promise<void> {
  if (!account.plan)
    throw new HttpError(409, 'Your company has no plan yet. Enter the coupon when you choose one.');
  if (account.ends)
    throw new HttpError(
      409,
      'Your plan is canceled and will not renew. Keep the plan, then enter the coupon.',
    );
  const waiting = waitingOf(await redemptionsOf(billing));
  if (waiting)
    throw invalidField(
      'code',
      `Coupon ${waiting.code} already applies to the next renewal. Remove it first.`,
    );
  const found = await couponFor(billing, code, account.plan, false);
  if ('refusal' in found) throw invalidField('code', found.refusal);
  await redeem(billing, found.coupon, 'waiting', 'code');
}

/** @throws HttpError 404 for a redemption that is not pending. */
export async function returnPendingCoupon(billing: BillingContext, id: string): Promise<void> {
  const waiting = waitingOf(await redemptionsOf(billing));
  if (waiting?.uuid !== id) throw notFoundError('This coupon');
  await moveRedemption(billing, id, 'returned');
  await billing.audit({
    entity: 'coupon',
    entityId: id,
    entityName: waiting.code,
    action: 'deleted',
    changes: [{ field: 'coupon', before: couponText(waiting) }],
  });
}
