import type { Coupon, CouponRedemption } from '@plumbline/api';
import { couponText, isPlan, plans } from '@plumbline/permissions';
import type { Tone } from '@plumbline/ui/StatusText';
import { couponsMessages } from './messages.ts';

export const couponStates = [
  { id: 'active', label: couponsMessages.active },
  { id: 'scheduled', label: couponsMessages.scheduled },
  { id: 'ended', label: couponsMessages.ended },
  { id: 'used_up', label: couponsMessages.usedUp },
  { id: 'inactive', label: couponsMessages.inactive },
] as const;
const tones: Record<Coupon['state'], Tone> = {
  active: 'ok',
  scheduled: 'info',
  ended: 'neutral',
  used_up: 'neutral',
  inactive: 'bad',
};
export const couponState = (state: Coupon['state']): { label: string; tone: Tone } => ({
  label: couponStates.find(({ id }) => id === state)?.label ?? state,
  tone: tones[state],
});

export const durations = [
  { id: 'once', label: couponsMessages.onePayment },
  { id: 'months', label: couponsMessages.severalMonths },
  { id: 'forever', label: couponsMessages.everyPayment },
] as const;

const redemptionStates: Record<CouponRedemption['state'], { label: string; tone: Tone }> = {
  waiting: { label: couponsMessages.forTheNextRenewal, tone: 'wait' },
  ordered: { label: couponsMessages.awaitingPayment, tone: 'wait' },
  running: { label: couponsMessages.active, tone: 'ok' },
  ended: { label: couponsMessages.ended, tone: 'neutral' },
  returned: { label: couponsMessages.reversed, tone: 'neutral' },
};
export const redemptionState = (state: CouponRedemption['state']): { label: string; tone: Tone } =>
  redemptionStates[state];

/** `20% off for 3 months`. */
export const offText = (coupon: Coupon): string => couponText(coupon);
export const planText = ({ plans: keys }: Coupon): string =>
  keys.length === 0
    ? couponsMessages.allPlans
    : keys.map((key) => (isPlan(key) ? plans[key].name : key)).join(', ');
/** Formats redemptions, e.g. `3 of 10`, or `3` without a limit. */
export const usesText = ({ redemptions, max_redemptions: most }: Coupon): string =>
  most === null ? String(redemptions) : couponsMessages.redemptionsOfLimit(redemptions, most);
