import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sCurveLines } from './sCurveLines.ts';

it('joins the forecast to the last actual value', () => {
  const lines = sCurveLines(
    { planned: [10, 30, 60, 100], actual: [8, 25, null, null], forecast: [null, null, 55, 96] },
    4,
    false,
  );
  expect(lines).toEqual({
    planned: [10, 30, 60, 100],
    actual: [8, 25, null, null],
    forecast: [null, 25, 55, 96],
  });
});

it('adds up the amounts of periods', () => {
  const lines = sCurveLines(
    { planned: [10, 20, 30, 40], actual: [8, 17], forecast: [null, null, 30, 41] },
    4,
    true,
  );
  expect(lines).toEqual({
    planned: [10, 30, 60, 100],
    actual: [8, 25, null, null],
    forecast: [null, 25, 55, 96],
  });
});

it('has no forecast after the work is finished, and only a forecast before it starts', () => {
  expect(sCurveLines({ planned: [50, 100], actual: [40, 100], forecast: [] }, 2, false).forecast).toEqual([
    null,
    null,
  ]);
  expect(sCurveLines({ planned: [50, 50], actual: [], forecast: [45, 55] }, 2, true)).toEqual({
    planned: [50, 100],
    actual: [null, null],
    forecast: [45, 100],
  });
});

it('never falls for amounts that are not negative', () => {
  const amounts = fc.array(fc.nat(1e6), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(amounts, amounts, fc.nat(4), (planned, done, today) => {
      const lines = sCurveLines(
        {
          planned,
          actual: done.map((value, at) => (at < today ? value : null)),
          forecast: done.map((value, at) => (at < today ? null : value)),
        },
        4,
        true,
      );
      for (const line of [lines.planned, lines.actual, lines.forecast]) {
        const real = line.filter((value) => value !== null);
        expect(real).toEqual(real.toSorted((a, b) => a - b));
      }
      const total = done.reduce((sum, value) => sum + value, 0);
      expect(lines.forecast.at(-1) ?? lines.actual.at(-1)).toBe(total);
    }),
  );
});
