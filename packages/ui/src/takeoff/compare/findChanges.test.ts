import { applySimilarity } from '@plumbline/estimating';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, type Frame, pageSize, toScreen } from '../canvas/view.ts';
import type { ViewRotation } from '../types.ts';
import { comparedScale, onSheet, imageMapping } from './findChanges.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const frame: fc.Arbitrary<Frame> = fc.record({
  box: fc.record({
    x: number(-50, 50),
    y: number(-50, 50),
    width: number(100, 4000),
    height: number(100, 4000),
  }),
  rotation: fc.constantFrom<ViewRotation>(0, 90, 180, 270),
});

test('maps a pixel of the old image to the same place on the new one', () => {
  const seen = fc
    .record({ scale: number(0.2, 5), angle: number(-3, 3), x: number(-500, 500), y: number(-500, 500) })
    .map(({ scale, angle, x, y }) => ({ a: scale * Math.cos(angle), b: scale * Math.sin(angle), x, y }));
  const point = fc.record({ x: number(0, 3000), y: number(0, 3000) });
  fc.assert(
    fc.property(seen, number(0.2, 2), number(0.2, 2), point, (how, before, after, p) => {
      const expected = applySimilarity(how, p);
      const found = apply(imageMapping(how, { before, after }), { x: p.x * before, y: p.y * before });
      expect(found.x).toBeCloseTo(expected.x * after, 6);
      expect(found.y).toBeCloseTo(expected.y * after, 6);
    }),
  );
});

test('maps changes to the sheet in every rotation', () => {
  fc.assert(
    fc.property(frame, number(0.2, 2), number(0, 90), number(0, 90), (how, scale, x, y) => {
      const box = { x: x * scale, y: y * scale, width: 9 * scale, height: 4 * scale };
      const { changes } = onSheet(
        { regions: [{ change: 'both', box, cells: [{ ...box, change: 'removed' }] }], share: 0.1 },
        how,
        scale,
      );
      const { minX, minY, maxX, maxY } = changes[0]!.bounds;
      const view = { x: 0, y: 0, scale };
      const corners = [toScreen(how, view, { x: minX, y: minY }), toScreen(how, view, { x: maxX, y: maxY })];
      expect(Math.min(...corners.map((p) => p.x))).toBeCloseTo(box.x, 6);
      expect(Math.min(...corners.map((p) => p.y))).toBeCloseTo(box.y, 6);
      expect(Math.max(...corners.map((p) => p.x))).toBeCloseTo(box.x + box.width, 6);
      expect(Math.max(...corners.map((p) => p.y))).toBeCloseTo(box.y + box.height, 6);
      expect(changes[0]!.cells).toEqual([{ ...changes[0]!.bounds, change: 'removed' }]);
    }),
  );
});

test('limits the size of the images', () => {
  fc.assert(
    fc.property(frame, (how) => {
      const { width, height } = pageSize(how);
      const scale = comparedScale(how);
      expect(scale).toBeLessThanOrEqual(2);
      expect(width * height * scale * scale).toBeLessThanOrEqual(5.6e6);
    }),
  );
});

test('reports sheets as not aligned if most of the drawing differs', () => {
  const sheet: Frame = { box: { x: 0, y: 0, width: 100, height: 100 }, rotation: 0 };
  expect(onSheet({ regions: [], share: 0.2 }, sheet, 1).isElsewhere).toBe(false);
  expect(onSheet({ regions: [], share: 0.9 }, sheet, 1).isElsewhere).toBe(true);
});
