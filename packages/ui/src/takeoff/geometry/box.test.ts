import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxAt, boxOf, resizeBox } from './box.ts';

const upright = { right: { x: 1, y: 0 }, down: { x: 0, y: -1 } };
const figure = fc.double({ min: 1, max: 500, noNaN: true });
const place = fc.record({
  x: fc.double({ min: -2000, max: 2000, noNaN: true }),
  y: fc.double({ min: -2000, max: 2000, noNaN: true }),
});
/** A sheet is seen in one of four turns. */
const reading = fc.constantFrom(
  upright,
  { right: { x: 0, y: -1 }, down: { x: -1, y: 0 } },
  { right: { x: -1, y: 0 }, down: { x: 0, y: 1 } },
  { right: { x: 0, y: 1 }, down: { x: 1, y: 0 } },
);

describe('the box of a plan mark', () => {
  it('begins where it is put, and goes right and down as it is read', () => {
    expect(boxAt({ x: 10, y: 100 }, upright, 40, 20).vertices).toEqual([
      { x: 10, y: 100 },
      { x: 50, y: 100 },
      { x: 50, y: 80 },
      { x: 10, y: 80 },
    ]);
  });

  it('keeps its size and which way up it stands', () => {
    fc.assert(
      fc.property(place, reading, figure, figure, (at, way, width, height) => {
        const box = boxOf(boxAt(at, way, width, height));
        expect(box?.width).toBeCloseTo(width, 6);
        expect(box?.height).toBeCloseTo(height, 6);
        expect(box?.right.x).toBeCloseTo(way.right.x, 6);
        expect(box?.down.y).toBeCloseTo(way.down.y, 6);
      }),
    );
  });

  it('is pulled by any corner in its own proportions, the opposite corner where it is', () => {
    fc.assert(
      fc.property(place, reading, figure, figure, fc.nat(3), place, (at, way, width, height, corner, to) => {
        const before = boxAt(at, way, width, height);
        const after = resizeBox(before, corner, to);
        const opposite = (corner + 2) % 4;
        expect(after.vertices[opposite]?.x).toBeCloseTo(before.vertices[opposite]?.x ?? NaN, 6);
        expect(after.vertices[opposite]?.y).toBeCloseTo(before.vertices[opposite]?.y ?? NaN, 6);
        const [old, now] = [boxOf(before), boxOf(after)];
        expect((now?.width ?? 0) / (now?.height ?? 1)).toBeCloseTo((old?.width ?? 0) / (old?.height ?? 1), 4);
        // However far it is pushed together, it can be taken hold of again, and never turns over.
        expect(now?.height).toBeGreaterThanOrEqual(3.999);
        expect(now?.right.x).toBeCloseTo(way.right.x, 6);
      }),
    );
  });

  it('follows a corner that is pulled along its diagonal', () => {
    const before = boxAt({ x: 0, y: 20 }, upright, 40, 20);
    expect(resizeBox(before, 2, { x: 80, y: -20 }).vertices[2]).toEqual({ x: 80, y: -20 });
  });
});
