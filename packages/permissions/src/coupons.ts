import { addMonths, daysBetween } from '@plumbline/dates';
import { isPlan, plans, type Terms } from './plans.ts';
import {
  amountOf,
  centsOf,
  changeCharge,
  periodPrice,
  share,
  type BillLine,
  type Charge,
  type Period,
} from './proration.ts';

export const couponDurations = ['once', 'months', 'forever'] as const;
export type CouponDuration = (typeof couponDurations)[number];

/** Terms of a coupon: a percentage or an amount, its duration and its plans. */
export interface CouponTerms {
  code: string;
  /** Percent with at most two decimals; null for an amount. */
  percent: string | null;
  /** US dollars off each payment; null for a percentage. */
  amount: string | null;
  duration: CouponDuration;
  /** Number of months for duration `months`; null otherwise. */
  months: number | null;
  /** Plans that the coupon is valid for; empty means all. */
  plans: readonly string[];
}
/** Coupon with its limits and number of redemptions. */
export interface CouponState extends CouponTerms {
  is_active: boolean;
  valid_from: string | null;
  /** Last day on which it can be redeemed, YYYY-MM-DD. */
  valid_until: string | null;
  max_redemptions: number | null;
  max_per_customer: number;
  redemptions: number;
}

/** Normalizes a code: codes are case-insensitive. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase();

const planNames = (keys: readonly string[]): string => {
  const names = keys.map((key) => (isPlan(key) ? plans[key].name : key));
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};
const appliesToPlan = ({ plans: of }: Pick<CouponTerms, 'plans'>, plan: string) =>
  of.length === 0 || of.includes(plan);

/**
 * Returns the reason why a coupon cannot be redeemed, or undefined when it can.
 * @param own number of redemptions by this customer.
 * @param plan plan to redeem it for.
 */
export function couponRefusal(
  code: string,
  coupon: CouponState | undefined,
  { today, plan, own }: { today: string; plan: string; own: number },
): string | undefined {
  if (!coupon) return `The coupon “${code}” does not exist. Check the spelling.`;
  if (!coupon.is_active) return `Coupon ${coupon.code} is no longer accepted.`;
  if (coupon.valid_from && coupon.valid_from > today)
    return `Coupon ${coupon.code} is not valid yet. It can be used from ${coupon.valid_from}.`;
  if (coupon.valid_until && coupon.valid_until < today)
    return `Coupon ${coupon.code} has expired. It was valid until ${coupon.valid_until}.`;
  if (!appliesToPlan(coupon, plan)) return `Coupon ${coupon.code} is for ${planNames(coupon.plans)} only.`;
  if (own >= coupon.max_per_customer)
    return `Your company has already used coupon ${coupon.code}${own > 1 ? ` ${own} times` : ''}.`;
  if (coupon.max_redemptions !== null && coupon.redemptions >= coupon.max_redemptions)
    return usedUp(coupon.code);
  return undefined;
}
export const usedUp = (code: string): string => `Coupon ${code} has reached its redemption limit.`;

/** Formats discount and duration, e.g. "20% off for 3 months". */
export function couponText({
  percent,
  amount,
  duration,
  months,
}: Omit<CouponTerms, 'plans' | 'code'>): string {
  const off = percent === null ? `$${amountOf(centsOf(amount ?? '0'))} off` : `${Number(percent)}% off`;
  if (duration === 'once') return `${off} one payment`;
  if (duration === 'forever') return `${off} every payment`;
  return `${off} for ${months} ${months === 1 ? 'month' : 'months'}`;
}

/** First day without discount for a coupon first applied on `begins`; null for one without end. */
export function couponUntil({ duration, months }: CouponTerms, begins: string): string | null {
  if (duration === 'forever') return null;
  if (duration === 'once') return begins;
  return addMonths(begins, months ?? 0);
}

/** Coupon redeemed by a company. */
export interface RunningCoupon extends CouponTerms {
  /** First day without discount; null for no end or before the first payment. */
  until: string | null;
}

const hundredths = (percent: string) => {
  const [whole = '0', decimals = ''] = percent.split('.');
  return Number(`${whole}${decimals.padEnd(2, '0').slice(0, 2)}`);
};
/** Discount of a coupon on an amount for a period, in cents; at most the amount. */
function discountOf(coupon: CouponTerms, gross: number, period: Period, until: string | null): number {
  if (gross <= 0) return 0;
  if (coupon.percent === null) return Math.min(gross, centsOf(coupon.amount ?? '0'));
  const off = share(gross, Math.min(hundredths(coupon.percent), 10_000), 10_000);
  const days = daysBetween(period.start, period.end);
  const covered =
    until === null || coupon.duration !== 'months'
      ? days
      : Math.max(0, Math.min(days, daysBetween(period.start, until)));
  // A coupon of three months covers only that part of a yearly payment.
  return days === 0 ? 0 : share(off, covered, days);
}

/** Discount of the running terms as a fraction of their price; it applies equally to the remaining time. */
export interface Discount {
  part: number;
  whole: number;
}
export const noDiscount: Discount = { part: 0, whole: 0 };

const discountLine = (text: string, amount: number, { start, end }: Period): BillLine => ({
  what: 'discount',
  text,
  quantity: 1,
  price: amount,
  amount,
  from: start,
  to: end,
});
const isPriced = ({ what }: BillLine) => what === 'plan' || what === 'users';
const grossAmount = (lines: readonly BillLine[], sign: 1 | -1): number =>
  lines
    .filter((each) => isPriced(each) && each.amount * sign > 0)
    .reduce((sum, { amount }) => sum + sign * amount, 0);

/** Applies a coupon to a new period. `charge` has the lines of the period; add-ons are not discounted. */
export function discountedPeriod(
  charge: Charge,
  plan: string,
  coupon: RunningCoupon | undefined,
): { lines: BillLine[]; discount: Discount; off: number } {
  const gross = grossAmount(charge.lines, 1);
  const { period } = charge;
  const runs =
    coupon &&
    appliesToPlan(coupon, plan) &&
    (coupon.until === null || coupon.until > period.start || coupon.duration === 'once');
  const off = runs ? discountOf(coupon, gross, period, coupon.until) : 0;
  return {
    lines:
      off > 0 && coupon
        ? [...charge.lines, discountLine(`Coupon ${coupon.code}`, -off, period)]
        : charge.lines,
    discount: off > 0 ? { part: off, whole: gross } : noDiscount,
    off,
  };
}

/**
 * Applies discounts to a change of terms. Unused time is credited at the price paid. The new charge is reduced by the
 * redeemed or running coupon, otherwise by the discount that the unused time loses.
 */
export function discountedChange(
  charge: Charge,
  {
    from,
    to,
    day,
    before,
    redeemed,
    running,
  }: {
    from: (Terms & Period) | undefined;
    to: Terms;
    day: string;
    /** Discount of the previous terms. */
    before: Discount;
    redeemed: RunningCoupon | undefined;
    running: RunningCoupon | undefined;
  },
): { charge: Charge; discount: Discount; off: number; lost: number } {
  const charged = grossAmount(charge.lines, 1);
  const credit = grossAmount(charge.lines, -1);
  const remainingPeriod = { start: day, end: charge.period.end };
  // Parts common to both terms have no line: the remaining price less the credited part.
  const kept = from && from.interval === to.interval ? Math.max(0, remainingPrice(from, day) - credit) : 0;
  const partOf = (cents: number) => (before.whole > 0 ? share(cents, before.part, before.whole) : 0);
  const lost = partOf(credit);
  const goesOn =
    running && running.percent !== null && running.duration !== 'once' && appliesToPlan(running, to.plan)
      ? running
      : undefined;
  const off = redeemed
    ? discountOf(redeemed, charged, remainingPeriod, redeemed.until)
    : goesOn
      ? discountOf(goesOn, charged, remainingPeriod, goesOn.until)
      : Math.min(lost, partOf(charged));
  const name = redeemed ?? goesOn;
  const back = from && { start: day, end: from.end };
  return {
    charge: {
      ...charge,
      lines: [
        ...charge.lines,
        ...(lost > 0 && back ? [discountLine('Less discount on unused time', lost, back)] : []),
        ...(off > 0
          ? [discountLine(name ? `Coupon ${name.code}` : 'Remaining discount', -off, remainingPeriod)]
          : []),
      ],
    },
    discount: { part: partOf(kept) + off, whole: kept + charged },
    off,
    lost,
  };
}

/** Price of the remaining time of running terms on a day, before discounts, in cents. */
const remainingPrice = (from: Terms & Period, day: string): number => {
  const days = daysBetween(from.start, from.end);
  return days <= 0
    ? 0
    : share(periodPrice(from), Math.min(days, Math.max(0, daysBetween(day, from.end))), days);
};

/** Price of one interval after the running coupon, in cents. */
export function discountedPrice(terms: Terms, coupon: RunningCoupon | undefined, day: string): number {
  const price = periodPrice(terms);
  const { period } = changeCharge(undefined, terms, day);
  const runs =
    coupon &&
    coupon.duration !== 'once' &&
    appliesToPlan(coupon, terms.plan) &&
    (coupon.until === null || coupon.until > day);
  return price - (runs ? discountOf(coupon, price, period, coupon.until) : 0);
}
