import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedArea } from './labelPlacement.ts';
import { squarifiedTreemap } from './squarifiedTreemap.ts';

describe('treemap', () => {
  it('divides the area in proportion and leaves out what is not positive', () => {
    expect(squarifiedTreemap([1, 0, 3, -2], 400, 100)).toEqual([
      { x: 300, y: 0, width: 100, height: 100 },
      null,
      { x: 0, y: 0, width: 300, height: 100 },
      null,
    ]);
    expect(squarifiedTreemap([], 400, 100)).toEqual([]);
    expect(squarifiedTreemap([5], 0, 100)).toEqual([null]);
  });
  it('fills the area with rectangles that do not overlap', () => {
    const values = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 40 });
    const size = fc.integer({ min: 50, max: 1200 });
    fc.assert(
      fc.property(values, size, size, (parts, width, height) => {
        const total = parts.reduce((sum, value) => sum + value, 0);
        const rects = squarifiedTreemap(parts, width, height);
        rects.forEach((rect, at) => {
          if (!rect) throw new Error('a positive value has no place');
          const share = (parts[at] ?? 0) / total;
          expect(Math.abs((rect.width * rect.height) / (width * height) - share)).toBeLessThan(1e-6);
          expect(rect.x).toBeGreaterThanOrEqual(-0.001);
          expect(rect.y).toBeGreaterThanOrEqual(-0.001);
          expect(rect.x + rect.width).toBeLessThanOrEqual(width + 0.001);
          expect(rect.y + rect.height).toBeLessThanOrEqual(height + 0.001);
          for (const other of rects.slice(at + 1))
            if (other) expect(sharedArea(rect, other)).toBeLessThan(0.001);
        });
      }),
      { numRuns: 60 },
    );
  });
});
