import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPeriod, startOfPeriod, type WeekStart } from './pivotPeriod.ts';

const words = {
  weekOf: (day: string) => `Week of ${day}`,
  quarter: (quarter: string, year: string) => `Q${quarter} ${year}`,
};

it.each([
  ['day', '2026-03-11', 'Mar 11, 2026'],
  ['week', '2026-03-08', 'Week of Mar 08, 2026'],
  ['month', '2026-03-01', 'Mar 2026'],
  ['quarter', '2026-01-01', 'Q1 2026'],
  ['year', '2026-01-01', '2026'],
] as const)('groups by %s', (period, first, text) => {
  expect(startOfPeriod('2026-03-11', period, 7)).toBe(first);
  expect(startOfPeriod('2026-03-11T23:59:00Z', period, 7)).toBe(first);
  expect(formatPeriod(first, period, 'en-US', words)).toBe(text);
});
it('starts a week on the chosen day', () => {
  expect(startOfPeriod('2026-03-11', 'week', 1)).toBe('2026-03-09');
  expect(startOfPeriod('2026-03-09', 'week', 1)).toBe('2026-03-09');
});
it.each(['', 'soon', '2026-13-01', null, undefined, 20260311, true])('has no period for %s', (value) => {
  expect(startOfPeriod(value, 'month', 7)).toBeNull();
});
it('starts a period on or before its days, and a start is its own', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
      fc.constantFrom('day', 'week', 'month', 'quarter', 'year'),
      fc.integer({ min: 1, max: 7 }),
      (date, period, weekStart) => {
        const day = date.toISOString().slice(0, 10);
        const start = startOfPeriod(day, period, weekStart as WeekStart);
        expect(start !== null && start <= day).toBe(true);
        expect(startOfPeriod(start, period, weekStart as WeekStart)).toBe(start);
      },
    ),
  );
});
