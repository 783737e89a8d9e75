import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calibrateByScale, namedScales } from './calibration.ts';
import { measure } from './measure.ts';
import {
  applySimilarity,
  inverseSimilarity,
  moveCalibration,
  moveGeometry,
  identitySimilarity,
  similarityFrom,
  similarityScale,
  thenSimilarity,
  type Similarity,
} from './similarity.ts';
import type { Calibration, Point } from './types.ts';

const coordinate = fc.double({ min: -3000, max: 3000, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const similarity: fc.Arbitrary<Similarity> = fc
  .record({
    scale: fc.double({ min: 0.05, max: 20, noNaN: true }),
    angle: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
    move: point,
  })
  .map(({ scale, angle, move }) => ({
    a: scale * Math.cos(angle),
    b: scale * Math.sin(angle),
    ...move,
  }));
const distance = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y);
const near = (found: Point, expected: Point) => expect(distance(found, expected)).toBeLessThan(1e-5);
const eighth = calibrateByScale(namedScales.find(({ id }) => id === '1/8in-1ft')!);

describe('similarityFrom', () => {
  test('derives the alignment from two point pairs', () => {
    // Half size, a quarter turn to the left, and moved.
    const lie = similarityFrom(
      { from: { x: 0, y: 0 }, to: { x: 100, y: 50 } },
      { from: { x: 200, y: 0 }, to: { x: 100, y: 150 } },
    );
    expect(similarityScale(lie)).toBe(0.5);
    expect(applySimilarity(lie, { x: 0, y: 40 })).toEqual({ x: 80, y: 50 });
  });

  test('rejects identical points', () => {
    const at = { x: 3, y: 4 };
    const there = { from: at, to: { x: 9, y: 9 } };
    expect(() => similarityFrom(there, there)).toThrow(RangeError);
    expect(() => similarityFrom(there, { from: { x: 5, y: 5 }, to: there.to })).toThrow(RangeError);
  });

  test('maps the given points exactly', () => {
    fc.assert(
      fc.property(similarity, point, point, (lie, p, q) => {
        fc.pre(distance(p, q) > 1);
        const [first, second] = [p, q].map((from) => ({ from, to: applySimilarity(lie, from) }));
        const found = similarityFrom(first!, second!);
        near(applySimilarity(found, p), first!.to);
        near(applySimilarity(found, q), second!.to);
      }),
    );
  });
});

test('inverts and composes', () => {
  fc.assert(
    fc.property(similarity, similarity, point, (first, second, p) => {
      near(applySimilarity(inverseSimilarity(first), applySimilarity(first, p)), p);
      const both = applySimilarity(second, applySimilarity(first, p));
      const once = applySimilarity(thenSimilarity(first, second), p);
      expect(distance(once, both)).toBeLessThan(1e-6 * Math.max(1, Math.hypot(both.x, both.y)));
    }),
  );
});

describe('moved geometry and calibration', () => {
  const room = {
    vertices: [
      { x: 0, y: 0, bulge: 0.3 },
      { x: 360, y: 0 },
      { x: 360, y: 180 },
      { x: 0, y: 180 },
    ],
    cutouts: [
      [
        { x: 40, y: 40 },
        { x: 58, y: 40 },
        { x: 58, y: 58 },
      ],
    ],
  };

  test('measure the same', () => {
    fc.assert(
      fc.property(similarity, fc.constantFrom('area', 'linear', 'surface_area' as const), (lie, type) => {
        const parameters = { height: 9 };
        const moved = moveCalibration(lie, eighth);
        const before = measure(type, room, eighth, parameters).quantity;
        const after = measure(type, moveGeometry(lie, room), moved!, parameters).quantity;
        expect(Math.abs(after / before - 1)).toBeLessThan(1e-6);
      }),
    );
  });

  test('keep stretch factors at quarter turns', () => {
    const stretched: Calibration = { ...eighth, factorX: 2, factorY: 1 };
    const aside: Similarity = { a: 0, b: 1, x: 500, y: 0 };
    const moved = moveCalibration(aside, stretched);
    const before = measure('linear', room, stretched, {}).quantity;
    expect(measure('linear', moveGeometry(aside, room), moved!, {}).quantity).toBeCloseTo(before, 6);
  });

  test('move regions, and have no scale if that is not possible', () => {
    const region = { x: 100, y: 100, width: 50, height: 20 };
    expect(moveCalibration({ a: 0, b: 1, x: 0, y: 0 }, { ...eighth, region })?.region).toEqual({
      x: -120,
      y: 100,
      width: 20,
      height: 50,
    });
    const askew = { a: Math.cos(0.5), b: Math.sin(0.5), x: 0, y: 0 };
    expect(moveCalibration(askew, { ...eighth, region })).toBeUndefined();
    expect(moveCalibration(askew, { ...eighth, factorX: 2 })).toBeUndefined();
    expect(moveCalibration(identitySimilarity, eighth)).toEqual(eighth);
  });
});
