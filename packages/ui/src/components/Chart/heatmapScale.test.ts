import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heatmapScale, shadeOf } from './heatmapScale.ts';

describe('heat map', () => {
  it('starts at zero, or goes equally far to both sides', () => {
    expect(heatmapScale([3, 12, null])).toEqual({ low: 0, high: 12, isDiverging: false });
    expect(heatmapScale([-3, 12])).toEqual({ low: -12, high: 12, isDiverging: true });
    expect(heatmapScale([null])).toEqual({ low: 0, high: 1, isDiverging: false });
    expect(heatmapScale([0, 0])).toEqual({ low: 0, high: 1, isDiverging: false });
  });
  it('gives a larger amount no lighter shade', () => {
    const numbers = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 2 });
    fc.assert(
      fc.property(numbers, (values) => {
        const scale = heatmapScale(values);
        const sorted = values.toSorted((a, b) => Math.abs(a) - Math.abs(b)).map((one) => shadeOf(one, scale));
        expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
        expect(sorted.every((shade) => shade >= 1 && shade <= 5)).toBe(true);
      }),
    );
  });
});
