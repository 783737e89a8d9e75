import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxAt, boxOf, calloutAt, resizeBox, turnBox, turnHandle, turnTowards } from './box.ts';

const upright = { right: { x: 1, y: 0 }, down: { x: 0, y: -1 } };
const figure = fc.double({ min: 1, max: 500, noNaN: true });
const place = fc.record({
  x: fc.double({ min: -2000, max: 2000, noNaN: true }),
  y: fc.double({ min: -2000, max: 2000, noNaN: true }),
});
/** One of the four view rotations. */
const reading = fc.constantFrom(
  upright,
  { right: { x: 0, y: -1 }, down: { x: -1, y: 0 } },
  { right: { x: -1, y: 0 }, down: { x: 0, y: 1 } },
  { right: { x: 0, y: 1 }, down: { x: 1, y: 0 } },
);

describe('plan mark box', () => {
  it('extends right and down from its position as it is read', () => {
    expect(boxAt({ x: 10, y: 100 }, upright, 40, 20).vertices).toEqual([
      { x: 10, y: 100 },
      { x: 50, y: 100 },
      { x: 50, y: 80 },
      { x: 10, y: 80 },
    ]);
  });

  it('keeps its size and orientation', () => {
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

  it('is resized by any corner proportionally with the opposite corner fixed', () => {
    fc.assert(
      fc.property(place, reading, figure, figure, fc.nat(3), place, (at, way, width, height, corner, to) => {
        const before = boxAt(at, way, width, height);
        const after = resizeBox(before, corner, to);
        const opposite = (corner + 2) % 4;
        expect(after.vertices[opposite]?.x).toBeCloseTo(before.vertices[opposite]?.x ?? NaN, 6);
        expect(after.vertices[opposite]?.y).toBeCloseTo(before.vertices[opposite]?.y ?? NaN, 6);
        const [old, now] = [boxOf(before), boxOf(after)];
        expect((now?.width ?? 0) / (now?.height ?? 1)).toBeCloseTo((old?.width ?? 0) / (old?.height ?? 1), 4);
        // The box keeps a minimum size and never flips.
        expect(now?.height).toBeGreaterThanOrEqual(3.999);
        expect(now?.right.x).toBeCloseTo(way.right.x, 6);
      }),
    );
  });

  it('follows a corner dragged along its diagonal', () => {
    const before = boxAt({ x: 0, y: 20 }, upright, 40, 20);
    expect(resizeBox(before, 2, { x: 80, y: -20 }).vertices[2]).toEqual({ x: 80, y: -20 });
  });
});

describe('box rotation', () => {
  const middleOf = (vertices: readonly { x: number; y: number }[]) => ({
    x: vertices.reduce((sum, { x }) => sum + x, 0) / 4,
    y: vertices.reduce((sum, { y }) => sum + y, 0) / 4,
  });

  it('rotates around the center and keeps the size', () => {
    fc.assert(
      fc.property(
        place,
        reading,
        figure,
        figure,
        fc.double({ min: -7, max: 7, noNaN: true }),
        (at, way, width, height, angle) => {
          const before = boxAt(at, way, width, height);
          const after = turnBox(before, angle);
          const box = boxOf(after);
          expect(box?.width).toBeCloseTo(width, 6);
          expect(box?.height).toBeCloseTo(height, 6);
          expect(middleOf(after.vertices).x).toBeCloseTo(middleOf(before.vertices).x, 6);
          expect(middleOf(after.vertices).y).toBeCloseTo(middleOf(before.vertices).y, 6);
        },
      ),
    );
  });

  it('turns the upper edge towards the pointer and does not jump on release', () => {
    const before = boxAt({ x: 0, y: 20 }, upright, 40, 20);
    const aside = boxOf(turnTowards(before, { x: 500, y: 10 }));
    expect(aside?.down.x).toBeCloseTo(-1, 9);
    expect(aside?.down.y).toBeCloseTo(0, 9);
    const handle = turnHandle(before, 24) ?? { x: NaN, y: NaN };
    expect(handle).toEqual({ x: 20, y: 44 });
    const still = turnTowards(before, handle).vertices;
    still.forEach(({ x, y }, index) => {
      expect(x).toBeCloseTo(before.vertices[index]?.x ?? NaN, 9);
      expect(y).toBeCloseTo(before.vertices[index]?.y ?? NaN, 9);
    });
  });

  it('snaps to multiples of 15° but allows angles in between', () => {
    const before = boxAt({ x: -20, y: 10 }, upright, 40, 20);
    const up = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      const { down } = boxOf(turnTowards(before, { x: 90 * Math.cos(angle), y: 90 * Math.sin(angle) })) ?? {
        down: { x: 0, y: 0 },
      };
      return (Math.atan2(-down.y, -down.x) * 180) / Math.PI;
    };
    expect(up(47)).toBeCloseTo(45, 6);
    expect(up(52)).toBeCloseTo(52, 6);
  });

  it('leaves the point of a leader where it is, when a callout is turned and resized', () => {
    const tip = { x: 200, y: -50 };
    const callout = { vertices: [...boxAt({ x: 0, y: 20 }, upright, 40, 20).vertices, tip] };
    for (const changed of [
      turnBox(callout, 1),
      resizeBox(callout, 2, { x: 80, y: -20 }),
      turnTowards(callout, { x: 100, y: 10 }),
    ]) {
      expect(changed.vertices[4]).toEqual(tip);
      expect(changed.vertices.slice(0, 4)).not.toEqual(callout.vertices.slice(0, 4));
    }
  });

  it('places a callout beside the point of its leader, on the side that it is on', () => {
    const right = calloutAt({ x: 50, y: 0 }, upright, 40, 20, { x: 0, y: 0 }).vertices;
    expect(right).toEqual([
      { x: 50, y: 10 },
      { x: 90, y: 10 },
      { x: 90, y: -10 },
      { x: 50, y: -10 },
      { x: 0, y: 0 },
    ]);
    const left = calloutAt({ x: -50, y: 0 }, upright, 40, 20, { x: 0, y: 0 }).vertices;
    expect(left[1]).toEqual({ x: -50, y: 10 });
  });

  it('changes the geometry only if it is a box', () => {
    const before = boxAt({ x: 3, y: 4 }, upright, 40, 20);
    expect(turnBox(before, 0)).toBe(before);
    expect(turnBox({ vertices: [{ x: 1, y: 1 }] }, 1)).toEqual({ vertices: [{ x: 1, y: 1 }] });
  });
});
