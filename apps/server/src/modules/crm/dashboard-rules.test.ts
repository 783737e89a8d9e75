import { addDays } from '@plumbline/dates';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthsFrom, periodsOf, weeksFrom, type Period } from './dashboard-rules.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const period = fc.constantFrom<Period>('month', 'quarter', 'year');

describe('periods', () => {
  test.each<[string, Period, string, string, string]>([
    ['2026-03-10', 'quarter', '2026-01-01', '2026-04-01', '2025-10-01'],
    ['2026-12-31', 'quarter', '2026-10-01', '2027-01-01', '2026-07-01'],
    ['2026-01-01', 'month', '2026-01-01', '2026-02-01', '2025-12-01'],
    ['2024-02-29', 'year', '2024-01-01', '2025-01-01', '2023-01-01'],
  ])('of %s by %s have the right start and end', (today, of, from, to, before) => {
    expect(periodsOf(today, of)).toEqual({ now: { from, to }, before: { from: before, to: from } });
  });
  test('contain the day and are adjacent', () => {
    fc.assert(
      fc.property(day, period, (today, of) => {
        const { now, before } = periodsOf(today, of);
        expect(now.from <= today && today < now.to).toBe(true);
        expect(before.to).toBe(now.from);
        expect(periodsOf(before.from, of).now).toEqual(before);
      }),
    );
  });
});

test.each([
  ['weeks', weeksFrom],
  ['months', monthsFrom],
] as const)('%s start today and cover every day', (_name, spans) => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 20 }), (today, count) => {
      const all = spans(today, count);
      expect([all.length, all[0]?.from]).toEqual([count, today]);
      for (const [at, { from, to }] of all.entries()) {
        expect(from < to).toBe(true);
        if (at > 0) expect(all[at - 1]?.to).toBe(from);
      }
    }),
  );
});

test('weeks end on Sunday for any day', () => {
  fc.assert(
    fc.property(day, (today) => {
      for (const { to } of weeksFrom(today, 3)) expect(new Date(`${to}T00:00:00Z`).getUTCDay()).toBe(1);
    }),
  );
  expect(weeksFrom('2026-03-15', 1)).toEqual([{ from: '2026-03-15', to: '2026-03-16' }]);
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
});
