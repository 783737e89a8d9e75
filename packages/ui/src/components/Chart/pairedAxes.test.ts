import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pairedAxes } from './pairedAxes.ts';

it('gives both axes the same lines at round values', () => {
  const [amounts, rates] = pairedAxes([1_240_000, 1_890_000], [18.6, 21.4], 5);
  expect(amounts.ticks).toEqual([0, 500_000, 1_000_000, 1_500_000, 2_000_000]);
  expect(rates.ticks).toEqual([0, 10, 20, 30, 40]);
});

it('has lines below zero if either axis has negative values', () => {
  const [amounts, rates] = pairedAxes([100, 50], [-5, 20], 5);
  expect(amounts.domain[0]).toBeLessThan(0);
  expect(rates.domain[0]).toBeLessThanOrEqual(-5);
});

it('includes every value, with zero at the same height', () => {
  const numbers = fc.array(fc.option(fc.double({ noNaN: true, min: -1e9, max: 1e9 })));
  fc.assert(
    fc.property(numbers, numbers, (first, second) => {
      const axes = pairedAxes(first, second, 5);
      const zeros = axes.map(({ domain: [low, high] }) => -low / (high - low));
      expect(zeros[0]).toBeCloseTo(zeros[1] ?? 0, 6);
      expect(axes[0].ticks).toHaveLength(axes[1].ticks.length);
      [first, second].forEach((values, at) => {
        const [low, high] = axes[at]?.domain ?? [0, 0];
        expect(high).toBeGreaterThan(low);
        const slack = (high - low) * 1e-6;
        // Values that count as zero are not in the domain of others that are hardly larger.
        for (const value of values)
          if (value !== null && Math.abs(value) >= 1e-9)
            expect(value >= low - slack && value <= high + slack).toBe(true);
      });
    }),
  );
});
