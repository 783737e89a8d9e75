import { daysBetween } from '@plumbline/dates';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { purchasableApps } from './apps.ts';
import { appsOf, intervals, modulesOf, plans, type PlanKey, type Terms } from './plans.ts';
import {
  amountOf,
  billOf,
  centsOf,
  changeCharge,
  lessRefunded,
  periodEnd,
  periodPrice,
  share,
  type BillLine,
  type Period,
} from './proration.ts';

const sum = (lines: readonly { amount: number }[]) => lines.reduce((total, { amount }) => total + amount, 0);
const keys = Object.keys(plans) as PlanKey[];
const terms = (interval?: Terms['interval']): fc.Arbitrary<Terms> =>
  fc
    .record({
      plan: fc.constantFrom(...keys),
      interval: interval ? fc.constant(interval) : fc.constantFrom(...intervals),
      more: fc.integer({ min: 0, max: 500 }),
    })
    .map(({ plan, interval: each, more }) => ({ plan, interval: each, users: plans[plan].users + more }));
const days = fc
  .date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2032-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
/** Generates a running subscription and a day of its period. */
const running = (interval?: Terms['interval']) =>
  fc
    .tuple(terms(interval), days, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }))
    .map(([each, start, at]) => {
      const period: Period = { start, end: periodEnd(start, each.interval, Number(start.slice(8))) };
      const day = dayAfter(start, Math.floor(at * daysBetween(period.start, period.end)));
      return { from: { ...each, ...period }, day };
    });

describe('lessRefunded', () => {
  const line = (amount: number): BillLine => ({
    what: 'plan',
    text: 'Plan',
    quantity: 1,
    price: Math.abs(amount),
    amount,
    from: '2026-11-10',
    to: '2026-12-01',
  });
  const charge = (...amounts: number[]) => ({
    lines: amounts.map(line),
    period: { start: '2026-11-01', end: '2026-12-01' },
  });

  test('reduces the credit by the refunded share', () => {
    expect(sum(lessRefunded(charge(-7000, -3000, 20_000), 5000, 10_000).lines)).toBe(15_000);
    expect(sum(lessRefunded(charge(-7000, 20_000), 10_000, 10_000).lines)).toBe(20_000);
  });
  test('changes nothing without credit, payment or refund', () => {
    for (const [each, refunded, paid] of [
      [charge(20_000), 5000, 10_000],
      [charge(-7000), 0, 10_000],
      [charge(-7000), 5000, 0],
    ] as const)
      expect(lessRefunded(each, refunded, paid)).toEqual(each);
  });
  test('never exceeds the charge without credit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 6 }),
        fc.nat({ max: 2_000_000 }),
        fc.nat({ max: 2_000_000 }),
        (amounts, refunded, paid) => {
          const before = charge(...amounts);
          const after = sum(lessRefunded(before, refunded, paid).lines);
          expect(after).toBeGreaterThanOrEqual(sum(before.lines));
          expect(after).toBeLessThanOrEqual(amounts.filter((each) => each > 0).reduce((a, b) => a + b, 0));
        },
      ),
    );
  });
});

describe('amounts', () => {
  test('are exact to the cent and back', () => {
    expect(['149.00', '0.05', '-12.3', '1490'].map(centsOf)).toEqual([14_900, 5, -1230, 149_000]);
    expect([14_900, 5, -1230, 0, -7].map(amountOf)).toEqual(['149.00', '0.05', '-12.30', '0.00', '-0.07']);
    expect(() => centsOf('1.005')).toThrow();
    fc.assert(fc.property(fc.integer(), (cents) => centsOf(amountOf(cents)) === cents));
  });
  test('are shared with half a cent away from zero', () => {
    expect([share(1, 1, 2), share(-1, 1, 2), share(10, 1, 3), share(5, 1, 2)]).toEqual([1, -1, 3, 3]);
  });
});

describe('plans', () => {
  test('open the modules they name and those that every company has', () => {
    expect(modulesOf('essentials')).toEqual(expect.arrayContaining(['crm', 'report', 'dashboards', 'setup']));
    expect(appsOf('essentials')).toEqual([1, 2, 3, 4, 8, 10, 17]);
    expect(appsOf('shop')).toEqual([1, 2, 3, 4, 6, 10, 17, 21, 22]);
    for (const app of purchasableApps) expect(appsOf('enterprise')).toContain(app);
  });
});

describe('periods', () => {
  test('keep their day of the month where it has one', () => {
    expect(periodEnd('2027-01-31', 'monthly', 31)).toBe('2027-02-28');
    expect(periodEnd('2027-02-28', 'monthly', 31)).toBe('2027-03-31');
    expect(periodEnd('2028-02-29', 'yearly', 29)).toBe('2029-02-28');
    expect(periodEnd('2026-12-05', 'monthly', 5)).toBe('2027-01-05');
  });
  test('never end before they began', () => {
    fc.assert(
      fc.property(
        days,
        fc.constantFrom(...intervals),
        fc.integer({ min: 1, max: 31 }),
        (day, each, anchor) => {
          const length = daysBetween(day, periodEnd(day, each, anchor));
          return length >= 1 && length <= (each === 'yearly' ? 366 + 30 : 31 + 30);
        },
      ),
    );
  });
});

describe('changeCharge', () => {
  const professional = { plan: 'professional', interval: 'monthly', users: 15 } as const;
  const november = { start: '2026-11-01', end: '2026-12-01' };

  test('charges a whole period for a new subscription', () => {
    const { lines, period } = changeCharge(undefined, { ...professional, users: 18 }, '2026-11-22');
    expect(period).toEqual({ start: '2026-11-22', end: '2026-12-22' });
    expect(lines.map(({ text, quantity, amount }) => [text, quantity, amount])).toEqual([
      ['Professional', 1, 44_900],
      ['3 more users', 3, 8700],
    ]);
  });
  test('credits the unused time and charges the rest of the period', () => {
    const { lines, period } = changeCharge(
      { ...professional, ...november },
      { plan: 'enterprise', interval: 'monthly', users: 50 },
      '2026-11-21',
    );
    expect(period).toEqual(november);
    // 10 of 30 days.
    expect(lines.map(({ text, amount }) => [text, amount])).toEqual([
      ['Unused time of Professional', -14_967],
      ['Enterprise', 39_667],
    ]);
  });
  test('charges only additional users when the plan stays the same', () => {
    const { lines } = changeCharge(
      { ...professional, ...november },
      { ...professional, users: 17 },
      '2026-11-16',
    );
    expect(lines.map(({ text, amount }) => [text, amount])).toEqual([['2 more users', 2900]]);
  });
  test('starts a new period for another interval', () => {
    const { lines, period } = changeCharge(
      { ...professional, ...november },
      { ...professional, interval: 'yearly' },
      '2026-11-16',
    );
    expect(period).toEqual({ start: '2026-11-16', end: '2027-11-16' });
    expect(lines.map(({ text, amount }) => [text, amount])).toEqual([
      ['Unused time of Professional', -22_450],
      ['Professional', 449_000],
    ]);
  });
  test('costs nothing for the same terms', () => {
    fc.assert(
      fc.property(running(), ({ from, day }) => {
        const { plan, interval, users } = from;
        expect(changeCharge(from, { plan, interval, users }, day)).toEqual({
          lines: [],
          period: { start: from.start, end: from.end },
        });
      }),
    );
  });
  test('credits at most what was paid and never charges negative amounts or days', () => {
    fc.assert(
      fc.property(running(), terms(), ({ from, day }, to) => {
        const { lines, period } = changeCharge(from, to, day);
        const credit = sum(lines.filter(({ amount }) => amount < 0));
        expect(-credit).toBeLessThanOrEqual(periodPrice(from));
        expect(sum(lines.filter(({ amount }) => amount > 0))).toBeLessThanOrEqual(periodPrice(to));
        for (const line of lines) expect(daysBetween(line.from, line.to)).toBeGreaterThan(0);
        expect(daysBetween(day, period.end)).toBeGreaterThan(0);
        if (day === from.start && from.interval === to.interval)
          expect(sum(lines)).toBe(periodPrice(to) - periodPrice(from));
      }),
    );
  });
  test('adds up over several changes on one day and cancels out when reverted', () => {
    fc.assert(
      fc.property(running('monthly'), terms('monthly'), terms('monthly'), ({ from, day }, by, to) => {
        const { start, end } = from;
        const cost = (a: Terms, b: Terms) => sum(changeCharge({ ...a, start, end }, b, day).lines);
        expect(cost(from, by) + cost(by, to)).toBe(cost(from, to));
        expect(cost(from, to) + cost(to, from)).toBe(0);
      }),
    );
  });
});

describe('billOf', () => {
  test('sums lines and tax and uses at most the available and needed credit', () => {
    fc.assert(
      fc.property(
        running(),
        terms(),
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 0, max: 250_000 }),
        ({ from, day }, to, credit, rate) => {
          const percent = `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`;
          const { lines } = changeCharge(from, to, day);
          const bill = billOf(lines, percent, credit);
          expect(bill.subtotal).toBe(sum(lines));
          expect(bill.total).toBe(bill.subtotal + bill.tax);
          expect(Math.abs(bill.tax - (bill.subtotal * rate) / 1_000_000)).toBeLessThanOrEqual(0.5);
          expect(bill.creditUsed).toBeGreaterThanOrEqual(0);
          expect(bill.creditUsed).toBeLessThanOrEqual(credit);
          expect(bill.due).toBe(Math.max(0, bill.total) - bill.creditUsed);
        },
      ),
    );
  });
  test('rounds tax to the cent', () => {
    const lines = changeCharge(
      undefined,
      { plan: 'essentials', interval: 'monthly', users: 5 },
      '2026-11-22',
    ).lines;
    expect(billOf(lines, '8.25', 5000)).toEqual({
      subtotal: 14_900,
      tax: 1229,
      total: 16_129,
      creditUsed: 5000,
      due: 11_129,
    });
  });
});
