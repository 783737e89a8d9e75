import { daysBetween } from '@plumbline/dates';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  couponRefusal,
  couponText,
  couponUntil,
  discountedChange,
  discountedPeriod,
  discountedPrice,
  noDiscount,
  type CouponState,
  type Discount,
  type RunningCoupon,
} from './coupons.ts';
import { intervals, plans, type PlanKey, type Terms } from './plans.ts';
import { amountOf, changeCharge, lessRefunded, periodEnd, periodLines } from './proration.ts';

const coupon = (overrides: Partial<CouponState> = {}): CouponState => ({
  code: 'SPRING',
  percent: '20',
  amount: null,
  duration: 'once',
  months: null,
  plans: [],
  is_active: true,
  valid_from: null,
  valid_until: null,
  max_redemptions: null,
  max_per_customer: 1,
  redemptions: 0,
  ...overrides,
});
const running = (overrides: Partial<RunningCoupon> = {}): RunningCoupon => ({
  ...coupon(),
  duration: 'forever',
  until: null,
  ...overrides,
});
const sum = (lines: readonly { amount: number }[]) => lines.reduce((total, { amount }) => total + amount, 0);
const november = { start: '2026-11-01', end: '2026-12-01' };
const essentials = { plan: 'essentials', interval: 'monthly', users: 5 } as const;
const professional = { plan: 'professional', interval: 'monthly', users: 15 } as const;
const shown = (lines: readonly { text: string; amount: number }[]) =>
  lines.map(({ text, amount }) => [text, amount]);

describe('coupon', () => {
  const order = { today: '2026-11-10', plan: 'professional', own: 0 };
  test.each([
    [undefined, 'The coupon “SPRING” does not exist. Check the spelling.'],
    [coupon({ is_active: false }), 'Coupon SPRING is no longer accepted.'],
    [coupon({ valid_from: '2026-11-11' }), 'Coupon SPRING is not valid yet. It can be used from 2026-11-11.'],
    [coupon({ valid_until: '2026-11-09' }), 'Coupon SPRING has expired. It was valid until 2026-11-09.'],
    [coupon({ plans: ['essentials', 'enterprise'] }), 'Coupon SPRING is for Essentials and Enterprise only.'],
    [coupon({ max_redemptions: 2, redemptions: 2 }), 'Coupon SPRING has reached its redemption limit.'],
    [coupon({ valid_from: '2026-11-10', valid_until: '2026-11-10', plans: ['professional'] }), undefined],
    [coupon({ max_redemptions: 2, redemptions: 1 }), undefined],
  ])('is rejected with the reason: %#', (each, reason) => {
    expect(couponRefusal('SPRING', each, order)).toBe(reason);
  });
  test('is rejected when a customer has reached its limit', () => {
    expect(couponRefusal('SPRING', coupon(), { ...order, own: 1 })).toBe(
      'Your company has already used coupon SPRING.',
    );
    expect(couponRefusal('SPRING', coupon({ max_per_customer: 2 }), { ...order, own: 1 })).toBeUndefined();
  });
  test('couponText describes discount and duration', () => {
    expect(couponText(coupon({ percent: '12.50' }))).toBe('12.5% off one payment');
    expect(couponText(coupon({ percent: null, amount: '30.00', duration: 'months', months: 3 }))).toBe(
      '$30.00 off for 3 months',
    );
    expect(couponText(coupon({ duration: 'forever' }))).toBe('20% off every payment');
  });
  test('ends after its months, on the last day of a shorter month', () => {
    expect(couponUntil(coupon({ duration: 'months', months: 3 }), '2026-11-30')).toBe('2027-02-28');
    expect(couponUntil(coupon({ duration: 'months', months: 14 }), '2026-11-05')).toBe('2028-01-05');
    expect(couponUntil(coupon({ duration: 'forever' }), '2026-11-05')).toBeNull();
  });
});

describe('discounted period', () => {
  const charge = { lines: periodLines(professional, november), period: november };
  test('subtracts a percentage or an amount, never below zero', () => {
    expect(shown(discountedPeriod(charge, 'professional', running()).lines)).toEqual([
      ['Professional', 44_900],
      ['Coupon SPRING', -8980],
    ]);
    const large = running({ percent: null, amount: '900.00' });
    expect(sum(discountedPeriod(charge, 'professional', large).lines)).toBe(0);
  });
  test('has the full price for another plan or after the coupon has ended', () => {
    for (const each of [
      running({ plans: ['essentials'] }),
      running({ until: '2026-11-01', duration: 'months', months: 1 }),
    ])
      expect(discountedPeriod(charge, 'professional', each)).toEqual({
        lines: charge.lines,
        discount: noDiscount,
        off: 0,
      });
  });
  test('discounts a yearly price for the days of the coupon’s months', () => {
    const year = { start: '2026-11-01', end: '2027-11-01' };
    const yearly = { lines: periodLines({ ...professional, interval: 'yearly' }, year), period: year };
    // 92 of 365 days.
    expect(
      discountedPeriod(
        yearly,
        'professional',
        running({ duration: 'months', months: 3, until: '2027-02-01' }),
      ).off,
    ).toBe(Math.round((449_000 * 0.2 * 92) / 365));
  });
  test('has the price that discountedPrice announces', () => {
    expect(discountedPrice(professional, running(), '2026-12-01')).toBe(35_920);
    expect(discountedPrice(professional, running({ duration: 'once' }), '2026-12-01')).toBe(44_900);
    expect(
      discountedPrice(professional, running({ duration: 'months', until: '2026-12-01' }), '2026-12-01'),
    ).toBe(44_900);
  });
});

describe('change of discounted terms', () => {
  const change = (
    from: Terms,
    to: Terms,
    options: { before?: Discount; redeemed?: RunningCoupon; running?: RunningCoupon } = {},
    day = '2026-11-16',
  ) =>
    discountedChange(changeCharge({ ...from, ...november }, to, day), {
      from: { ...from, ...november },
      to,
      day,
      before: options.before ?? noDiscount,
      redeemed: options.redeemed,
      running: options.running,
    });
  /** A discount of half the monthly price. */
  const half = { part: 7450, whole: 14_900 };

  test('keeps the remaining discount and adds none', () => {
    const { charge, discount } = change(essentials, professional, { before: half });
    expect(shown(charge.lines)).toEqual([
      ['Unused time of Essentials', -7450],
      ['Professional', 22_450],
      ['Less discount on unused time', 3725],
      ['Remaining discount', -3725],
    ]);
    expect(discount).toEqual({ part: 3725, whole: 22_450 });
  });
  test('credits unused time at the discounted price', () => {
    const { charge } = change(professional, essentials, { before: { part: 22_450, whole: 44_900 } });
    expect(sum(charge.lines)).toBe(-22_450 + 11_225 + 7450 - 3725);
  });
  test('applies the running percentage to the new terms', () => {
    const { charge, discount } = change(essentials, professional, {
      before: { part: 2980, whole: 14_900 },
      running: running(),
    });
    expect(sum(charge.lines)).toBe(Math.round((22_450 - 7450) * 0.8));
    expect(discount).toEqual({ part: 4490, whole: 22_450 });
  });
  test('of the number of users leaves the discount of the plan unchanged', () => {
    const { charge, discount } = change(
      { ...essentials },
      { ...essentials, users: 7 },
      { before: half, redeemed: running({ percent: '10' }) },
    );
    expect(shown(charge.lines)).toEqual([
      ['2 more users', 1900],
      ['Coupon SPRING', -190],
    ]);
    expect(discount).toEqual({ part: 3725 + 190, whole: 7450 + 1900 });
  });
  test('credits only the part of a refunded period that was paid and not refunded', () => {
    const { charge } = change(professional, essentials, { before: { part: 22_450, whole: 44_900 } });
    // Everything paid was refunded, so nothing is credited.
    const after = lessRefunded(charge, 22_450, 22_450);
    expect(sum(after.lines)).toBe(7450 - 3725);
  });

  const terms = fc
    .record({
      plan: fc.constantFrom(...(Object.keys(plans) as PlanKey[])),
      interval: fc.constantFrom(...intervals),
      more: fc.nat({ max: 200 }),
    })
    .map(({ plan, interval, more }): Terms => ({ plan, interval, users: plans[plan].users + more }));
  const anyCoupon = fc.record({
    of: fc.oneof(
      fc.integer({ min: 1, max: 10_000 }).map((percent) => ({ percent: amountOf(percent), amount: null })),
      fc.integer({ min: 1, max: 3_000_000 }).map((amount) => ({ percent: null, amount: amountOf(amount) })),
    ),
    duration: fc.constantFrom('once', 'months', 'forever'),
    months: fc.integer({ min: 1, max: 60 }),
  });
  test('never discounts more than is charged nor credits more than was paid', () => {
    fc.assert(
      fc.property(
        terms,
        terms,
        fc.option(anyCoupon, { nil: undefined }),
        fc.option(anyCoupon, { nil: undefined }),
        fc.tuple(fc.nat({ max: 1_000_000 }), fc.nat({ max: 1_000_000 })),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (from, to, first, second, [part, more], at) => {
          const start = '2026-11-01';
          const period = { start, end: periodEnd(start, from.interval, 1) };
          const day = new Date(
            Date.parse(`${start}T00:00:00Z`) + Math.floor(at * daysBetween(start, period.end)) * 86_400_000,
          )
            .toISOString()
            .slice(0, 10);
          const runningCouponOf = (each: typeof first): RunningCoupon | undefined => {
            if (!each) return undefined;
            const { of, duration, months } = each;
            const whole = running({ ...of, duration, months: duration === 'months' ? months : null });
            return { ...whole, until: couponUntil(coupon({ ...whole }), day) };
          };
          const plain = changeCharge({ ...from, ...period }, to, day);
          const { charge, discount, off, lost } = discountedChange(plain, {
            from: { ...from, ...period },
            to,
            day,
            before: { part, whole: part + more },
            redeemed: runningCouponOf(first),
            running: runningCouponOf(second),
          });
          const charged = sum(plain.lines.filter(({ amount }) => amount > 0));
          const credited = -sum(plain.lines.filter(({ amount }) => amount < 0));
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(charged);
          expect(lost).toBeGreaterThanOrEqual(0);
          expect(lost).toBeLessThanOrEqual(credited);
          expect(sum(charge.lines)).toBe(sum(plain.lines) + lost - off);
          expect(discount.part).toBeLessThanOrEqual(discount.whole);
          const again = lessRefunded(charge, 2_000_000_000, 2_000_000_000);
          expect(sum(again.lines)).toBe(charged - off);
        },
      ),
    );
  });
  test('costs nothing when reverted on the same day', () => {
    fc.assert(
      fc.property(terms, terms, fc.integer({ min: 1, max: 10_000 }), (from, other, percent) => {
        const to = { ...other, interval: from.interval };
        const period = { start: '2026-11-01', end: periodEnd('2026-11-01', from.interval, 1) };
        const of = running({ percent: amountOf(percent) });
        const first = discountedPeriod({ lines: periodLines(from, period), period }, from.plan, of);
        const step = (a: Terms, b: Terms, before: Discount) =>
          discountedChange(changeCharge({ ...a, ...period }, b, '2026-11-01'), {
            from: { ...a, ...period },
            to: b,
            day: '2026-11-01',
            before,
            redeemed: undefined,
            running: of,
          });
        const there = step(from, to, first.discount);
        const back = step(to, from, there.discount);
        // One cent of rounding per line.
        expect(Math.abs(sum(there.charge.lines) + sum(back.charge.lines))).toBeLessThanOrEqual(4);
      }),
    );
  });
});
