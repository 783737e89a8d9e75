import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pinchView } from './pinch.ts';
import { zoomLimits } from './view.ts';

const coordinate = fc.integer({ min: 0, max: 1200 });
const point = fc.record({ x: coordinate, y: coordinate });
const view = { x: 40, y: -25, scale: 1 };

describe('pinch', () => {
  it('keeps the point between two fingers', () => {
    fc.assert(
      fc.property(point, point, point, point, (a, b, c, d) => {
        const next = pinchView({ view, fingers: [a, b] }, [c, d]);
        const from = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        const to = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 };
        expect((to.x - next.x) / next.scale).toBeCloseTo((from.x - view.x) / view.scale, 6);
        expect((to.y - next.y) / next.scale).toBeCloseTo((from.y - view.y) / view.scale, 6);
      }),
    );
  });

  it('zooms by the change of distance within the limits', () => {
    const fingers = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ] as const;
    const to = (x: number) =>
      pinchView({ view, fingers }, [
        { x: 100, y: 100 },
        { x, y: 100 },
      ]).scale;
    expect(to(300)).toBeCloseTo(2);
    expect(to(150)).toBeCloseTo(0.5);
    expect(to(1_000_000)).toBe(zoomLimits.max);
    expect(to(100)).toBe(zoomLimits.min);
  });

  it('only pans if the fingers came down at one point', () => {
    const at = { x: 100, y: 100 };
    expect(pinchView({ view, fingers: [at, at] }, [at, { x: 300, y: 100 }])).toEqual({ ...view, x: 140 });
  });
});
