import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinPaths, reversePath, splitPath } from './join-paths.ts';
import { measure } from './measure.ts';
import { uncalibrated } from './calibration.ts';
import type { Vertex } from './types.ts';

const lengthOf = (vertices: readonly Vertex[]) =>
  measure('linear', { vertices: [...vertices] }, uncalibrated).quantity;
const path = fc
  .array(
    fc.record({
      x: fc.integer({ min: -500, max: 500 }),
      y: fc.integer({ min: -500, max: 500 }),
      bulge: fc.constantFrom(0, 1, -0.5),
    }),
    { minLength: 3, maxLength: 12 },
  )
  .map((vertices): Vertex[] =>
    vertices.map(({ x, y, bulge }, index) =>
      bulge && index < vertices.length - 1 ? { x, y, bulge } : { x, y },
    ),
  );

describe('paths', () => {
  it('keep their length and return to themselves when reversed twice', () => {
    fc.assert(
      fc.property(path, (vertices) => {
        expect(lengthOf(reversePath(vertices))).toBeCloseTo(lengthOf(vertices), 6);
        expect(reversePath(reversePath(vertices))).toEqual(vertices);
      }),
    );
  });

  it('keep their length when split anywhere, and join again from any end', () => {
    const anywhere = fc.record({
      x: fc.integer({ min: -500, max: 500 }),
      y: fc.integer({ min: -500, max: 500 }),
    });
    fc.assert(
      fc.property(path, anywhere, fc.boolean(), fc.boolean(), (vertices, near, flipA, flipB) => {
        const split = splitPath(vertices, near);
        fc.pre(split !== null);
        const [a, b] = split as [Vertex[], Vertex[]];
        expect(a.at(-1)).toMatchObject({ x: b[0]?.x, y: b[0]?.y });
        expect(lengthOf(a) + lengthOf(b)).toBeCloseTo(lengthOf(vertices), 6);
        const joined = joinPaths(flipA ? reversePath(a) : a, flipB ? reversePath(b) : b, 0.5);
        expect(joined).not.toBeNull();
      }),
    );
    const corner = [
      { x: 0, y: 0 },
      { x: 90, y: 0 },
      { x: 90, y: 90 },
    ];
    const [a, b] = splitPath(corner, { x: 90, y: 1 }) ?? [];
    expect(joinPaths(a ?? [], b ?? [], 0)).toEqual([corner[0], corner[1], { x: 90, y: 1 }, corner[2]]);
  });

  it('are not split at their ends and not joined across a gap', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
    ];
    expect(splitPath(line, { x: -4, y: 2 })).toBeNull();
    expect(splitPath(line, { x: 12, y: 0 })).toBeNull();
    const away = line.map(({ x, y }) => ({ x: x + 20, y }));
    expect(joinPaths(line, away, 1)).toBeNull();
  });
});
