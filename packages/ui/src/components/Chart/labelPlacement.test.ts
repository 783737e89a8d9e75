import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryLabels, labeledTicks, leastCovered, lineObstacles, sharedArea } from './labelPlacement.ts';
import { textWidth } from './plot.ts';

describe('places of a label', () => {
  const size = { width: 40, height: 14 };
  it('are free ones if there are any', () => {
    const obstacles = [{ x: 0, y: 0, width: 60, height: 100 }];
    expect(
      leastCovered(
        [
          { x: 10, y: 10, ...size },
          { x: 80, y: 10, ...size },
        ],
        obstacles,
      ),
    ).toBe(1);
    expect(leastCovered([], obstacles)).toBe(-1);
  });
  it('cover no more than any other place', () => {
    const rect = fc.record({
      x: fc.integer({ min: 0, max: 300 }),
      y: fc.integer({ min: 0, max: 200 }),
      width: fc.integer({ min: 1, max: 90 }),
      height: fc.integer({ min: 1, max: 90 }),
    });
    fc.assert(
      fc.property(fc.array(rect, { minLength: 1 }), fc.array(rect), (places, obstacles) => {
        const covered = places.map((place) =>
          obstacles.reduce((sum, one) => sum + sharedArea(place, one), 0),
        );
        expect(covered[leastCovered(places, obstacles)]).toBe(Math.min(...covered));
      }),
    );
  });
  it('keep clear of a line and use its gaps', () => {
    const line = lineObstacles([{ x: 0, y: 50 }, { x: 100, y: 50 }, null, { x: 200, y: 50 }]);
    const at = (x: number) => ({ x, y: 44, ...size });
    expect(leastCovered([at(30), at(120)], line)).toBe(1);
  });
});

describe('category labels', () => {
  it('never touch and stay within the drawing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 40 }), { minLength: 1, maxLength: 80 }),
        fc.integer({ min: 120, max: 1400 }),
        (names, width) => {
          const room = (width - 40) / names.length;
          const labels = categoryLabels(names, (index) => 40 + room * (index + 0.5), room, width);
          labels.forEach(({ text, middle }, at) => {
            const half = textWidth(text) / 2;
            expect(middle - half).toBeGreaterThanOrEqual(-0.001);
            expect(middle + half).toBeLessThanOrEqual(width + 0.001);
            const next = labels[at + 1];
            if (next) expect(next.middle - textWidth(next.text) / 2).toBeGreaterThanOrEqual(middle + half);
          });
        },
      ),
    );
  });
});

it('leaves out values whose labels would touch', () => {
  const text = (tick: number) => `${tick} hours`;
  expect(labeledTicks([0, 100, 200, 300], (tick) => tick, text)).toEqual([0, 100, 200, 300]);
  expect(labeledTicks([0, 100, 200, 300], (tick) => tick / 3, text)).toEqual([0, 200]);
  expect(labeledTicks([-100, 0, 100, 200], (tick) => tick / 3, text)).toEqual([0, 200]);
  expect(labeledTicks([0, 100, 200], (tick) => tick / 100, text)).toEqual([0]);
});
