import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { segmentPoint } from './arc.ts';
import { calibrateByScale, namedScales } from './calibration.ts';
import { closestPointOnPath } from './geometry.ts';
import { measure } from './measure.ts';
import { hasInside, offsetGeometry } from './offset.ts';
import { offsetPath } from './offset-path.ts';
import { pathLength } from './path-length.ts';
import { ringArea, signedArea } from './polygon.ts';
import type { Calibration, Geometry, Point, Vertex } from './types.ts';

const eighth = calibrateByScale(namedScales.find(({ id }) => id === '1/8in-1ft')!);
const rectangle = (width: number, height: number): Vertex[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];
const verticesOf = (found: ReturnType<typeof offsetPath>): Vertex[] => {
  if ('obstacle' in found) throw new Error(`no offset: ${found.obstacle}`);
  return found.vertices;
};
const geometryOf = (found: ReturnType<typeof offsetGeometry>): Geometry => {
  if ('obstacle' in found) throw new Error(`no offset: ${found.obstacle}`);
  return found.geometry;
};
const expectPoints = (found: readonly Point[], expected: readonly [number, number][]) => {
  expect(found).toHaveLength(expected.length);
  found.forEach(({ x, y }, at) => {
    expect(x).toBeCloseTo(expected[at]![0], 9);
    expect(y).toBeCloseTo(expected[at]![1], 9);
  });
};
/** Points along a path, without its vertices, which are further away at a mitre. */
const samples = (vertices: readonly Vertex[], closed: boolean): Point[] =>
  vertices.slice(0, closed ? undefined : -1).flatMap((from, at) => {
    const to = vertices[(at + 1) % vertices.length]!;
    return [0.2, 0.5, 0.8].map((share) => segmentPoint(from, to, share));
  });

describe('offset of a path', () => {
  test('moves a line to its left, or to its right for a negative distance', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    expectPoints(verticesOf(offsetPath(line, 9, false)), [
      [0, 9],
      [100, 9],
    ]);
    expectPoints(verticesOf(offsetPath(line, -9, false)), [
      [0, -9],
      [100, -9],
    ]);
  });

  test('mitres the corners of a line on both sides', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 50 },
    ];
    expectPoints(verticesOf(offsetPath(line, 10, false)), [
      [0, 10],
      [90, 10],
      [90, 50],
    ]);
    expectPoints(verticesOf(offsetPath(line, -10, false)), [
      [0, -10],
      [110, -10],
      [110, 50],
    ]);
  });

  test('keeps the center of an arc', () => {
    const half = [
      { x: 0, y: 0, bulge: 1 },
      { x: 200, y: 0 },
    ];
    // Drawn counter-clockwise below the chord, the center is on its left.
    const inner = verticesOf(offsetPath(half, 20, false));
    expectPoints(inner, [
      [20, 0],
      [180, 0],
    ]);
    expect(inner[0]!.bulge).toBeCloseTo(1, 9);
    expectPoints(verticesOf(offsetPath(half, -20, false)), [
      [-20, 0],
      [220, 0],
    ]);
  });

  test('extends arcs by their tangents to the mitre of a corner', () => {
    // A quarter circle that ends upwards, then a line to the right: the outside of the corner is on its left.
    const bulge = Math.tan(Math.PI / 8);
    const path = [
      { x: 0, y: 0, bulge },
      { x: 50, y: 50 },
      { x: 150, y: 50 },
    ];
    const found = verticesOf(offsetPath(path, 10, false));
    expectPoints(found, [
      [0, 10],
      [40, 50],
      [40, 60],
      [150, 60],
    ]);
    expect(found[0]!.bulge).toBeCloseTo(bulge, 9);
  });

  test('trims an arc where the next segment meets it', () => {
    const bulge = Math.tan(Math.PI / 8);
    const path = [
      { x: 0, y: 0, bulge },
      { x: 50, y: 50 },
      { x: 150, y: 50 },
    ];
    const found = verticesOf(offsetPath(path, -10, false));
    expect(found).toHaveLength(3);
    expect(found[1]!.y).toBeCloseTo(40, 9);
    expect(Math.hypot(found[1]!.x, found[1]!.y - 50)).toBeCloseTo(60, 9);
  });

  test('leaves out a segment that is too short for the distance', () => {
    const chamfered = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 95 },
      { x: 95, y: 100 },
      { x: 0, y: 100 },
    ];
    const found = verticesOf(offsetPath(chamfered, 20, true));
    expectPoints(found, [
      [20, 20],
      [80, 20],
      [80, 80],
      [20, 80],
    ]);
  });

  test('refuses an offset that crosses itself and one of which nothing is left', () => {
    expect(offsetPath(rectangle(100, 40), 20, true)).toEqual({ obstacle: 'vanished' });
    expect(offsetPath(rectangle(100, 40), 30, true)).toEqual({ obstacle: 'vanished' });
    // The slot of a U closes.
    const slotted = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 55, y: 100 },
      { x: 55, y: 20 },
      { x: 45, y: 20 },
      { x: 45, y: 100 },
      { x: 0, y: 100 },
    ];
    expect(offsetPath(slotted, -6, true)).toEqual({ obstacle: 'crossing' });
    expect(offsetPath(slotted, -4, true)).toHaveProperty('vertices');
    // A dumbbell whose neck closes first.
    const dumbbell = [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 40, y: 15 },
      { x: 80, y: 15 },
      { x: 80, y: 0 },
      { x: 120, y: 0 },
      { x: 120, y: 40 },
      { x: 80, y: 40 },
      { x: 80, y: 25 },
      { x: 40, y: 25 },
      { x: 40, y: 40 },
      { x: 0, y: 40 },
    ];
    expect(offsetPath(dumbbell, 8, true)).toEqual({ obstacle: 'crossing' });
    const arc = [
      { x: 0, y: 0, bulge: 1 },
      { x: 200, y: 0 },
    ];
    expect(offsetPath(arc, 120, false)).toEqual({ obstacle: 'crossing' });
  });
});

describe('offset of a measure', () => {
  const area: Geometry = { vertices: rectangle(360, 180) };

  test('converts the distance by the scale, positive outside whatever the direction of drawing', () => {
    const outside = geometryOf(offsetGeometry(area, 'area', 2, eighth));
    // 40 × 20 ft becomes 44 × 24 ft.
    expect(measure('area', outside, eighth).quantity).toBeCloseTo(1056, 6);
    const reversed = { vertices: [...area.vertices].reverse() };
    expect(
      measure('area', geometryOf(offsetGeometry(reversed, 'area', -2, eighth)), eighth).quantity,
    ).toBeCloseTo(576, 6);
  });

  test('enlarges cut-outs of an area that shrinks, and closes those that it grows over', () => {
    const withHole = { ...area, cutouts: [rectangle(36, 36).map(({ x, y }) => ({ x: x + 90, y: y + 72 }))] };
    const inside = geometryOf(offsetGeometry(withHole, 'area', -1, eighth));
    expect(ringArea(inside.cutouts![0]!).area).toBeCloseTo(54 * 54, 6);
    expect(geometryOf(offsetGeometry(withHole, 'area', 3, eighth)).cutouts).toBeUndefined();
    expect(offsetGeometry(withHole, 'area', -6, eighth)).toEqual({ obstacle: 'crossing' });
  });

  test('treats a closed line as a ring and keeps it closed', () => {
    const flagged: Geometry = { vertices: rectangle(90, 90), closed: true };
    const repeated: Geometry = { vertices: [...rectangle(90, 90), { x: 0, y: 0 }] };
    for (const line of [flagged, repeated]) {
      expect(hasInside(line, 'linear')).toBe(true);
      const moved = geometryOf(offsetGeometry(line, 'linear', 1, eighth));
      expect(measure('linear', moved, eighth).quantity).toBeCloseTo(48, 6);
    }
    expect(hasInside({ vertices: rectangle(90, 90) }, 'linear')).toBe(false);
  });

  test('measures the distance along both axes of a stretched sheet', () => {
    const stretched: Calibration = { ...eighth, factorX: 2 };
    const moved = geometryOf(offsetGeometry(area, 'area', 1, stretched));
    // 80 × 20 ft becomes 82 × 22 ft.
    expect(measure('area', moved, stretched).quantity).toBeCloseTo(1804, 6);
  });

  test('needs a scale', () => {
    expect(offsetGeometry(area, 'area', 1, { ...eighth, calibrated: false })).toEqual({ obstacle: 'scale' });
  });
});

/**
 * Convex polygons around the origin, counter-clockwise: points of an ellipse with at least a tenth of a radian between
 * them, and less than half a turn.
 */
const convex = fc
  .record({
    steps: fc.array(fc.double({ min: 0.3, max: 1, noNaN: true }), { minLength: 3, maxLength: 12 }),
    width: fc.double({ min: 50, max: 800, noNaN: true }),
    height: fc.double({ min: 50, max: 800, noNaN: true }),
  })
  .filter(({ steps }) => Math.max(...steps) < 0.49 * steps.reduce((sum, step) => sum + step, 0))
  .map(({ steps, width, height }) => {
    const all = steps.reduce((sum, step) => sum + step, 0);
    let angle = 0;
    return steps.map((step): Vertex => {
      angle += (step / all) * 2 * Math.PI;
      return { x: width * Math.cos(angle), y: height * Math.sin(angle) };
    });
  });
/** Least distance of the origin from a side: at most the inner radius. */
const inradius = (ring: readonly Vertex[]) => closestPointOnPath({ x: 0, y: 0 }, ring, true)!.distance;

describe('properties of an offset', () => {
  test('every point of a convex polygon’s offset is at the distance, and further away only at mitres', () => {
    fc.assert(
      fc.property(convex, fc.double({ min: 0.5, max: 200, noNaN: true }), (ring, by) => {
        const found = verticesOf(offsetPath(ring, -by, true));
        for (const point of samples(found, true))
          expect(closestPointOnPath(point, ring, true)!.distance).toBeGreaterThanOrEqual(by * (1 - 1e-6));
        // Each side keeps its distance from the line of the side that it is parallel to.
        ring.forEach((from, at) => {
          const to = ring[(at + 1) % ring.length]!;
          const length = Math.hypot(to.x - from.x, to.y - from.y);
          const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
          const moved = {
            x: middle.x + ((to.y - from.y) / length) * by,
            y: middle.y - ((to.x - from.x) / length) * by,
          };
          expect(closestPointOnPath(moved, found, true)!.distance).toBeLessThan(1e-6 * Math.max(1, by));
        });
      }),
    );
  });

  test('a convex polygon grows by its perimeter times the distance, and by its mitres', () => {
    fc.assert(
      fc.property(convex, fc.double({ min: 0.5, max: 200, noNaN: true }), (ring, by) => {
        const corners = ring.reduce((sum, at, index) => {
          const before = ring[(index + ring.length - 1) % ring.length]!;
          const after = ring[(index + 1) % ring.length]!;
          const turn =
            Math.atan2(after.y - at.y, after.x - at.x) - Math.atan2(at.y - before.y, at.x - before.x);
          return sum + Math.tan(((turn + 4 * Math.PI) % (2 * Math.PI)) / 2);
        }, 0);
        const expected = signedArea(ring) + by * pathLength(ring, true, 1, 1) + by * by * corners;
        const { area } = ringArea(verticesOf(offsetPath(ring, -by, true)));
        expect(Math.abs(area / expected - 1)).toBeLessThan(1e-9);
      }),
    );
  });

  test('a convex polygon returns to itself when it is offset outside and back inside', () => {
    fc.assert(
      fc.property(convex, fc.double({ min: 0.5, max: 100, noNaN: true }), (ring, by) => {
        const back = verticesOf(offsetPath(verticesOf(offsetPath(ring, -by, true)), by, true));
        expect(back).toHaveLength(ring.length);
        back.forEach((at, index) =>
          expect(Math.hypot(at.x - ring[index]!.x, at.y - ring[index]!.y)).toBeLessThan(1e-6),
        );
      }),
    );
  });

  test('an inside offset of a convex polygon exists up to its inner radius and stays inside', () => {
    fc.assert(
      fc.property(convex, fc.double({ min: 0.05, max: 0.8, noNaN: true }), (ring, share) => {
        const reach = inradius(ring);
        fc.pre(reach > 1 && ringArea(ring).area > 1);
        const found = offsetPath(ring, reach * share, true);
        expect(found).toHaveProperty('vertices');
        expect(ringArea(verticesOf(found)).area).toBeLessThan(ringArea(ring).area);
      }),
    );
  });

  test('an offset does not depend on position and rotation', () => {
    fc.assert(
      fc.property(
        convex,
        fc.double({ min: 0.5, max: 50, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        (ring, by, angle) => {
          const turned = ring.map(({ x, y }) => ({
            x: 2000 + x * Math.cos(angle) - y * Math.sin(angle),
            y: 900 + x * Math.sin(angle) + y * Math.cos(angle),
          }));
          const [a, b] = [ring, turned].map((each) => ringArea(verticesOf(offsetPath(each, -by, true))).area);
          expect(Math.abs(a! / b! - 1)).toBeLessThan(1e-9);
        },
      ),
    );
  });
});
