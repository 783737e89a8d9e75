import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepInside } from './place.ts';

const box = { width: 420, height: 500 };

describe('keepInside', () => {
  it('keeps a position inside unchanged', () => {
    expect(keepInside({ x: 100, y: 50 }, box, { width: 1200, height: 800 }, 8)).toEqual({ x: 100, y: 50 });
  });
  it('moves the window back inside a smaller viewport', () => {
    expect(keepInside({ x: 1400, y: 700 }, box, { width: 1200, height: 800 }, 8)).toEqual({ x: 772, y: 292 });
  });
  it('keeps every box inside with the smallest movement, and is idempotent', () => {
    const size = fc.integer({ min: 600, max: 3000 });
    const at = fc.integer({ min: -4000, max: 4000 });
    fc.assert(
      fc.property(at, at, size, size, (x, y, width, height) => {
        const room = { width, height };
        const placed = keepInside({ x, y }, box, room, 8);
        expect(placed.x).toBeGreaterThanOrEqual(8);
        expect(placed.y).toBeGreaterThanOrEqual(8);
        expect(placed.x + box.width).toBeLessThanOrEqual(width - 8);
        expect(placed.y + box.height).toBeLessThanOrEqual(height - 8);
        expect(keepInside(placed, box, room, 8)).toEqual(placed);
      }),
    );
  });
  it('shows the title bar of a box that is larger than the screen', () => {
    expect(keepInside({ x: 50, y: 50 }, box, { width: 300, height: 300 }, 8)).toEqual({ x: 8, y: 8 });
  });
});
