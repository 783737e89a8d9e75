import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  inYear,
  limitPeriod,
  pageOf,
  perPage,
  periodIndex,
  periodLimits,
  periodOfDay,
  periodParts,
  periodText,
  type PeriodUnit,
} from './periods.ts';

const unit = fc.constantFrom<PeriodUnit>('month', 'quarter', 'year');
const period = unit.chain((of) => {
  const [min, max] = periodLimits(of);
  return fc.tuple(fc.constant(of), fc.integer({ min, max }));
});

it.each<[string, PeriodUnit, string]>([
  ['2026-03', 'month', '2026-04'],
  ['2025-12', 'month', '2026-01'],
  ['2025-Q4', 'quarter', '2026-Q1'],
  ['2025', 'year', '2026'],
])('%s is followed by the next %s', (text, of, next) => {
  const index = periodIndex(text, of);
  expect(index === undefined ? undefined : periodText(index + 1, of)).toBe(next);
});

it.each<[string | null, PeriodUnit]>([
  ['2026-13', 'month'],
  ['2026-00', 'month'],
  ['2026-Q5', 'quarter'],
  ['0026', 'year'],
  ['2026-03-01', 'month'],
  ['', 'year'],
  [null, 'month'],
])('rejects %s as a %s', (text, of) => expect(periodIndex(text, of)).toBeUndefined());

it('round-trips every period', () => {
  fc.assert(fc.property(period, ([of, index]) => periodIndex(periodText(index, of), of) === index));
});

it('has each period on exactly one page', () => {
  fc.assert(
    fc.property(period, ([of, index]) => {
      const first = pageOf(index, of);
      return first <= index && index < first + perPage[of] && pageOf(first, of) === first;
    }),
  );
});

it('keeps the part of the year', () => {
  fc.assert(
    fc.property(period, fc.integer({ min: 1000, max: 9999 }), ([of, index], year) => {
      const moved = periodParts(inYear(index, of, year), of);
      return moved.year === year && moved.part === periodParts(index, of).part;
    }),
  );
});

it('finds the period of a day', () => {
  expect(periodText(periodOfDay('2026-08-15', 'month') ?? 0, 'month')).toBe('2026-08');
  expect(periodText(periodOfDay('2026-08-15', 'quarter') ?? 0, 'quarter')).toBe('2026-Q3');
  expect(periodText(periodOfDay('2026-08-15', 'year') ?? 0, 'year')).toBe('2026');
  expect(periodOfDay('soon', 'year')).toBeUndefined();
});

it('limits a period, also between limits in the wrong order', () => {
  expect([limitPeriod(5, 7, 9), limitPeriod(12, 7, 9), limitPeriod(8, 7, 9), limitPeriod(8, 9, 7)]).toEqual([
    7, 9, 8, 9,
  ]);
});
