import type { Coupon, CouponRedemption } from '@plumbline/api';
import { couponText, isPlan, plans } from '@plumbline/permissions';
import type { Tone } from '@plumbline/ui/StatusText';

export const couponStates = [
  { id: 'active', label: 'Active' },
  { id: 'scheduled', label: 'Scheduled' },
  { id: 'ended', label: 'Ended' },
  { id: 'used_up', label: 'Used up' },
  { id: 'inactive', label: 'Inactive' },
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
  { id: 'once', label: 'One payment' },
  { id: 'months', label: 'Several months' },
  { id: 'forever', label: 'Every payment' },
] as const;

const redemptionStates: Record<CouponRedemption['state'], { label: string; tone: Tone }> = {
  waiting: { label: 'For the next renewal', tone: 'wait' },
  ordered: { label: 'Awaiting payment', tone: 'wait' },
  running: { label: 'Active', tone: 'ok' },
  ended: { label: 'Ended', tone: 'neutral' },
  returned: { label: 'Reversed', tone: 'neutral' },
};
export const redemptionState = (state: CouponRedemption['state']): { label: string; tone: Tone } =>
  redemptionStates[state];

/** `20% off for 3 months`. */
export const offText = (coupon: Coupon): string => couponText(coupon);
export const planText = ({ plans: keys }: Coupon): string =>
  keys.length === 0 ? 'All plans' : keys.map((key) => (isPlan(key) ? plans[key].name : key)).join(', ');
/** Formats redemptions, e.g. `3 of 10`, or `3` without a limit. */
export const usesText = ({ redemptions, max_redemptions: most }: Coupon): string =>
  most === null ? String(redemptions) : `${redemptions} of ${most}`;
