import { expect, test } from 'vitest';
import { lastDay, nextPeriod, periodLabel } from './summary-periods.ts';
import type { Period } from './summary.ts';

test.each<[Period, string, string, string]>([
  ['day', '2026-12-31', '2026-12-31', '2027-01-01'],
  ['week', '2026-12-28', '2027-01-03', '2027-01-04'],
  ['month', '2028-02-01', '2028-02-29', '2028-03-01'],
  ['quarter', '2026-10-01', '2026-12-31', '2027-01-01'],
  ['year', '2026-01-01', '2026-12-31', '2027-01-01'],
])('the %s from %s ends on %s', (per, first, last, next) => {
  expect(lastDay(first, per)).toBe(last);
  expect(nextPeriod(first, per)).toBe(next);
});

test.each<[Period, string]>([
  ['day', '9999-12-31'],
  ['week', '9999-12-27'],
  ['month', '9999-12-01'],
  ['quarter', '9999-10-01'],
  ['year', '9999-01-01'],
])('the last %s of the calendar ends on its last day', (per, first) => {
  expect(lastDay(first, per)).toBe('9999-12-31');
  expect(nextPeriod(first, per)).toBe('9999-12-31');
});

test('periods are named by their first day', () => {
  expect(
    (['week', 'month', 'quarter', 'year'] as const).map((per) => periodLabel('2026-01-05', per)),
  ).toEqual(['Week of Jan 5, 2026', 'Jan 2026', 'Q1 2026', '2026']);
  expect(periodLabel('', 'month')).toBe('');
});
