import { applySimilarity, type Point } from '@plumbline/estimating';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply, type Frame, toScreen, type View } from '../canvas/view.ts';
import type { ViewRotation } from '../types.ts';
import {
  areaOn,
  alignAsShown,
  alignSheets,
  alignmentInView,
  pairsOf,
  placeOnScreen,
  oldPageMatrix,
  toOld,
} from './alignment.ts';

const sheet = (width: number, height: number, rotation: ViewRotation = 0): Frame => ({
  box: { x: 0, y: 0, width, height },
  rotation,
});
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const frame: fc.Arbitrary<Frame> = fc.record({
  box: fc.record({
    x: number(-50, 50),
    y: number(-50, 50),
    width: number(200, 3000),
    height: number(200, 3000),
  }),
  rotation: fc.constantFrom<ViewRotation>(0, 90, 180, 270),
});
const view: fc.Arbitrary<View> = fc.record({
  x: number(-900, 900),
  y: number(-900, 900),
  scale: number(0.1, 8),
});
const point = fc.record({ x: number(0, 2000), y: number(0, 2000) });
const lie = fc
  .record({ scale: number(0.2, 5), angle: number(-3.1, 3.1), x: number(-500, 500), y: number(-500, 500) })
  .map(({ scale, angle, x, y }) => ({ a: scale * Math.cos(angle), b: scale * Math.sin(angle), x, y }));
const near = (found: Point, expected: Point) => {
  const size = Math.max(1, Math.hypot(expected.x, expected.y));
  expect(Math.hypot(found.x - expected.x, found.y - expected.y) / size).toBeLessThan(1e-7);
};

describe('sheets without an alignment', () => {
  test('are aligned at the visible corners regardless of their file rotation', () => {
    // The old file has a page rotation, the new one is upright.
    const found = alignAsShown(sheet(800, 1200, 90), sheet(1200, 800));
    near(applySimilarity(found, { x: 0, y: 0 }), { x: 0, y: 800 });
    near(applySimilarity(found, { x: 800, y: 1200 }), { x: 1200, y: 0 });
  });

  test('are scaled to the same size if one is a reduced print', () => {
    expect(alignAsShown(sheet(2592, 1728), sheet(1296, 864)).a).toBeCloseTo(0.5);
    expect(alignAsShown(sheet(2592, 1728), sheet(1296, 1296)).a).toBeCloseTo(1);
  });
});

test('derives the alignment from two corners', () => {
  fc.assert(
    fc.property(lie, frame, point, (how, { box }, p) => {
      near(applySimilarity(alignSheets(pairsOf(how, box))!, p), applySimilarity(how, p));
    }),
  );
  expect(alignSheets([])).toBeNull();
});

test('places a page where its points are seen', () => {
  fc.assert(
    fc.property(lie, frame, frame, view, point, (how, before, after, at, p) => {
      const expected = toScreen(after, at, applySimilarity(how, p));
      near(apply(oldPageMatrix(how, after, at), p), expected);
      const on = placeOnScreen(alignmentInView(how, before, after), at);
      const own = toScreen(before, { x: 0, y: 0, scale: on.scale }, p);
      const turned = applySimilarity({ a: Math.cos(on.angle), b: Math.sin(on.angle), x: on.x, y: on.y }, own);
      near(turned, expected);
      near(toOld(how, after, at, expected), p);
    }),
  );
});

test('limits the visible area to the requested one', () => {
  fc.assert(
    fc.property(lie, frame, frame, view, (how, before, after, at) => {
      const screen = { x: 0, y: 0, width: 900, height: 600 };
      const on = placeOnScreen(alignmentInView(how, before, after), at);
      const area = areaOn(on, screen);
      for (const corner of [
        { x: 0, y: 0 },
        { x: 900, y: 600 },
        { x: 900, y: 0 },
      ]) {
        const own = toScreen(before, { x: 0, y: 0, scale: on.scale }, toOld(how, after, at, corner));
        const tolerance = 1e-6 * Math.max(1, Math.abs(own.x), Math.abs(own.y), area.width, area.height);
        expect(own.x).toBeGreaterThan(area.x - tolerance);
        expect(own.x).toBeLessThan(area.x + area.width + tolerance);
        expect(own.y).toBeGreaterThan(area.y - tolerance);
        expect(own.y).toBeLessThan(area.y + area.height + tolerance);
      }
    }),
  );
});
