import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boundingBox,
  bulgeThrough,
  measure,
  mirror,
  reverse,
  ringArea,
  rotate,
  scale,
  segmentLength,
  segmentMiddle,
  takeoffTypes,
  translate,
  uncalibrated,
  type Calibration,
  type Geometry,
  type MeasureResult,
  type TakeoffParameters,
  type Vertex,
} from './index.ts';

const feet: Calibration = { type: 'named_scale', value: 1 / 9, unit: 'ft', calibrated: true };
const parameters: TakeoffParameters = {
  rise: 5,
  run: 12,
  drops: [3, 4.5],
  height: 9.25,
  sides: 2,
  openings: [{ width: 3, height: 7, count: 2 }],
  ceiling: true,
  depth: 0.5,
  width: 1.25,
  diameter: 1.5,
};

const coordinate = fc.integer({ min: 0, max: 200_000 }).map((n) => n / 64);
const bulge = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  fc.integer({ min: -64, max: 64 }).map((n) => n / 64),
);
const vertex = fc.record({ x: coordinate, y: coordinate, bulge });

/** Star-shaped ring: ordered angles, free radii. */
const star = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 10 }), radius: fc.integer({ min: 40, max: 400 }) }), {
    minLength: 3,
    maxLength: 12,
  })
  .map((spokes) => ({ spokes, total: spokes.reduce((sum, spoke) => sum + spoke.gap, 0) }))
  // A gap of half a turn would put the center outside.
  .filter(({ spokes, total }) => spokes.every((spoke) => spoke.gap * 2.1 < total))
  .map(({ spokes, total }): Geometry => {
    let angle = 0;
    const vertices = spokes.map(({ gap, radius }): Vertex => {
      angle += (gap / total) * 2 * Math.PI;
      return { x: 1000 + radius * Math.cos(angle), y: 1000 + radius * Math.sin(angle) };
    });
    return { vertices };
  });
const convex = fc
  .tuple(fc.integer({ min: 3, max: 14 }), fc.integer({ min: 20, max: 900 }))
  .map(([count, radius]): Geometry => ({
    vertices: Array.from({ length: count }, (_, index) => ({
      x: 900 + radius * Math.cos((2 * Math.PI * index) / count),
      y: 900 + radius * Math.sin((2 * Math.PI * index) / count),
    })),
  }));
const anything = fc.record({
  vertices: fc.array(vertex, { minLength: 2, maxLength: 9 }),
  closed: fc.boolean(),
});
const kind = fc.constantFrom(...takeoffTypes);

function expectClose(actual: number, expected: number, relative = 1e-9, scaleOf = Math.abs(expected)): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(relative * Math.max(scaleOf, 1e-9));
}

const quantity = (type: Parameters<typeof measure>[0], geometry: Geometry): MeasureResult =>
  measure(type, geometry, feet, parameters);

describe('properties of every measure', () => {
  test('a quarter turn about the origin keeps lengths and simple areas to the last bit', () => {
    fc.assert(
      fc.property(fc.constantFrom(90, 180, 270), anything, star, (degrees, path, ring) => {
        expect(quantity('linear', rotate(path, degrees)).quantity).toBe(quantity('linear', path).quantity);
        expect(quantity('area', rotate(ring, degrees)).quantity).toBe(quantity('area', ring).quantity);
      }),
    );
  });

  test('any rotation keeps every type within 1e-9', () => {
    fc.assert(
      fc.property(kind, star, fc.integer({ min: 1, max: 359 }), (type, ring, degrees) => {
        const turned = rotate(ring, degrees, { x: 700, y: 300 });
        expectClose(quantity(type, turned).quantity, quantity(type, ring).quantity);
      }),
    );
  });

  test('a shape far from the origin measures the same to the last bit', () => {
    // Vertices on a grid of 1/64 pt move by whole powers of two without rounding.
    const grid = fc.array(fc.record({ x: coordinate, y: coordinate, bulge }), { minLength: 2, maxLength: 7 });
    fc.assert(
      fc.property(kind, grid, (type, vertices) => {
        const here = quantity(type, { vertices });
        const there = quantity(type, translate({ vertices }, 2 ** 30, -(2 ** 29)));
        if (!here.selfCrossing && vertices.every((v) => !v.bulge)) {
          expect(there.quantity).toBe(here.quantity);
        } else {
          expectClose(there.quantity, here.quantity, 1e-9, Math.abs(here.quantity) + 1);
        }
      }),
    );
  });

  test('scaling by s scales lengths by s and areas by s², arcs included', () => {
    fc.assert(
      fc.property(star, bulge, fc.integer({ min: 1, max: 40 }), (ring, curve, tenths) => {
        const s = tenths / 10;
        const vertices = ring.vertices.map((v, index) => (index === 0 ? { ...v, bulge: curve / 4 } : v));
        const larger = scale({ vertices }, s);
        expectClose(quantity('area', larger).quantity, s * s * quantity('area', { vertices }).quantity);
        expectClose(quantity('linear', larger).quantity, s * quantity('linear', { vertices }).quantity);
      }),
    );
  });

  test('scaling the calibration equals scaling the drawing', () => {
    fc.assert(
      fc.property(star, fc.integer({ min: 1, max: 500 }), (ring, k) => {
        const calibration = { ...feet, value: k / 100 };
        const plain = measure('area', ring, { ...feet, value: 1 }).quantity;
        expectClose(measure('area', ring, calibration).quantity, plain * (k / 100) ** 2);
      }),
    );
  });

  test('separate factors correct a stretched scan', () => {
    fc.assert(
      fc.property(star, (ring) => {
        const stretched = scale(ring, 1.02, 0.97);
        const corrected = { ...feet, factorX: 1 / 1.02, factorY: 1 / 0.97 };
        for (const type of ['area', 'linear'] as const) {
          expectClose(measure(type, stretched, corrected).quantity, measure(type, ring, feet).quantity);
        }
      }),
    );
  });

  test('a polygon cut in two has the area of its parts', () => {
    fc.assert(
      fc.property(convex, fc.nat(), (ring, seed) => {
        const { vertices } = ring;
        if (vertices.length < 4) return;
        const at = 2 + (seed % (vertices.length - 3));
        const first = vertices.slice(0, at + 1);
        const second = [...vertices.slice(at), vertices[0] as Vertex];
        const parts =
          quantity('area', { vertices: first }).quantity + quantity('area', { vertices: second }).quantity;
        expectClose(parts, quantity('area', ring).quantity);
      }),
    );
  });

  test('cut-outs deduct exactly their area', () => {
    fc.assert(
      fc.property(star, star, star, (ring, a, b) => {
        const cutouts = [scale(a, 0.1).vertices, scale(b, 0.2).vertices];
        const net = measure('area', { ...ring, cutouts }, feet).quantity;
        const [first, second] = cutouts.map((vertices) => measure('area', { vertices }, feet).quantity) as [
          number,
          number,
        ];
        const gross = measure('area', ring, feet).quantity;
        expectClose(net, gross - first - second, 1e-9, gross + first + second);
      }),
    );
  });

  test('the multiplier is linear', () => {
    fc.assert(
      fc.property(kind, star, fc.integer({ min: 0, max: 100 }), (type, ring, multiplier) => {
        const one = measure(type, ring, feet, parameters).quantity;
        expectClose(measure(type, ring, feet, { ...parameters, multiplier }).quantity, one * multiplier);
      }),
    );
  });

  test('reversed and mirrored shapes measure the same', () => {
    fc.assert(
      fc.property(kind, anything, (type, geometry) => {
        const before = quantity(type, geometry);
        const back = quantity(type, {
          ...geometry,
          vertices: reverse(
            geometry.vertices,
            type === 'volume_2d' || type.includes('area') || geometry.closed,
          ),
        });
        if (type !== 'surface_area') {
          expectClose(back.quantity, before.quantity, 1e-7, Math.abs(before.quantity) + 1);
        }
        const flipped = quantity(type, mirror(geometry, { x: 0, y: 0 }, { x: 3, y: 5 }));
        expectClose(flipped.quantity, before.quantity, 1e-7, Math.abs(before.quantity) + 1);
      }),
    );
  });

  test('figures are never NaN', () => {
    fc.assert(
      fc.property(kind, fc.array(vertex, { maxLength: 6 }), fc.boolean(), (type, vertices, isWhole) => {
        const result = measure(type, { vertices }, feet, isWhole ? parameters : {});
        expect(Number.isFinite(result.quantity)).toBe(true);
        for (const item of result.details) expect(Number.isFinite(item.value)).toBe(true);
      }),
    );
  });
});

describe('self-crossing outlines', () => {
  const ring = (...pairs: [number, number, number?][]): Vertex[] =>
    pairs.map(([x, y, b]) => ({ x, y, ...(b !== undefined && { bulge: b }) }));

  test('a star-shaped ring is not flagged', () => {
    fc.assert(
      fc.property(star, (geometry) => {
        expect(ringArea(geometry.vertices).selfCrossing).toBe(false);
      }),
    );
  });

  test('two swapped vertices in a convex ring are detected', () => {
    fc.assert(
      fc.property(convex, fc.nat(), ({ vertices }, seed) => {
        if (vertices.length < 5) return;
        const at = seed % (vertices.length - 1);
        const swapped = [...vertices];
        [swapped[at], swapped[at + 1]] = [swapped[at + 1] as Vertex, swapped[at] as Vertex];
        expect(ringArea(swapped).selfCrossing).toBe(true);
      }),
    );
  });

  test('the even-odd area equals counting grid cells', () => {
    const cell = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 3, maxLength: 8 }), (corners) => {
        // Axis-aligned sides, so that every cell is entirely inside or outside.
        const vertices = corners.flatMap(([x, y], index) => {
          const [nextX] = corners[(index + 1) % corners.length] as [number, number];
          return [
            { x: x * 10, y: y * 10 },
            { x: nextX * 10, y: y * 10 },
          ];
        });
        let cells = 0;
        for (let x = 5; x < 120; x += 10) {
          for (let y = 5; y < 120; y += 10) {
            let crossings = 0;
            vertices.forEach((from, index) => {
              const to = vertices[(index + 1) % vertices.length] as Vertex;
              if (from.x === to.x && from.x > x && from.y > y !== to.y > y) crossings++;
            });
            cells += crossings % 2;
          }
        }
        expect(ringArea(vertices).area).toBeCloseTo(cells * 100, 6);
      }),
    );
  });

  test('a figure eight through a common vertex is flagged, touching is not', () => {
    expect(ringArea(ring([0, 0], [45, 45], [90, 90], [90, 0], [45, 45], [0, 90]))).toEqual({
      area: 4050,
      selfCrossing: true,
    });
    // Two squares that share a corner, drawn in one go without crossing.
    expect(
      ringArea(ring([0, 0], [10, 0], [10, 10], [20, 10], [20, 20], [10, 20], [10, 10], [0, 10])),
    ).toEqual({ area: 200, selfCrossing: false });
  });

  test('a ring traversed twice has no even-odd area', () => {
    const square = ring([0, 0], [10, 0], [10, 10], [0, 10]);
    expect(ringArea([...square, ...square])).toEqual({ area: 0, selfCrossing: true });
  });

  test('repeated vertices and spikes change nothing', () => {
    expect(ringArea(ring([0, 0], [10, 0], [10, 0], [10, 10], [10, 25], [10, 10], [0, 10], [0, 0]))).toEqual({
      area: 100,
      selfCrossing: false,
    });
  });

  test('arcs: a circle, a lens, and an arc that bulges through the far side', () => {
    expect(ringArea(ring([0, 0, 1], [20, 0, 1])).area).toBeCloseTo(100 * Math.PI, 9);
    const quarterTurn = Math.tan(Math.PI / 8);
    const lens = ringArea(ring([0, 0, quarterTurn], [10, 10, quarterTurn]));
    expect(lens.selfCrossing).toBe(false);
    expect(lens.area).toBeCloseTo(2 * (25 * Math.PI - 50), 9);
    // The half circle dips 5 below the top of a 10 × 3 rectangle: it crosses the bottom side twice.
    const dipped = ringArea(ring([0, 0], [10, 0], [10, 3, 1], [0, 3]));
    expect(dipped.selfCrossing).toBe(false);
    const through = ringArea(ring([0, 0], [10, 0], [10, 3, -1], [0, 3]));
    expect(through.selfCrossing).toBe(true);
    const h = 5 - 3;
    const below = 25 * Math.acos((5 - h) / 5) - (5 - h) * Math.sqrt(2 * 5 * h - h * h);
    const halfDisc = (25 * Math.PI) / 2;
    // Even-odd: the rectangle outside the half disc, and the part of the half disc outside the rectangle.
    expect(through.area).toBeCloseTo(30 - (halfDisc - below) + below, 9);
  });
});

describe('arcs', () => {
  test('the arc through a third point passes through it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -63, max: 63 }).map((n) => n / 64),
        coordinate,
        coordinate,
        (b, x, y) => {
          const from = { x: 100, y: 50, bulge: b };
          const to = { x: x + 7000, y };
          expect(bulgeThrough(from, segmentMiddle(from, to), to)).toBeCloseTo(b, 9);
        },
      ),
    );
  });

  test('a nearly flat arc tends to its chord without losing digits', () => {
    for (const b of [1e-12, 1e-9, 1e-6, 1e-3]) {
      const length = segmentLength({ x: 0, y: 0, bulge: b }, { x: 100, y: 0 });
      expectClose(length, 100 * (1 + (2 / 3) * b * b), 1e-9);
      expectClose(
        ringArea([
          { x: 0, y: 0, bulge: b },
          { x: 100, y: 0 },
        ]).area,
        (1 / 3) * 1e4 * b,
        1e-5,
      );
    }
  });

  test('a stretched half circle is half an ellipse', () => {
    // Ramanujan's second formula for the perimeter is good to 1e-9 at this mild flattening.
    const [a, b] = [102, 97];
    const h = ((a - b) / (a + b)) ** 2;
    const perimeter = Math.PI * (a + b) * (1 + (3 * h) / (10 + Math.sqrt(4 - 3 * h)));
    const length = segmentLength({ x: 0, y: 0, bulge: 1 }, { x: 200, y: 0 }, 1.02, 0.97);
    expectClose(length, perimeter / 2, 1e-9);
  });

  test('the box around an arc reaches its turning points', () => {
    expect(
      boundingBox([
        { x: 0, y: 0, bulge: 1 },
        { x: 20, y: 0 },
      ]),
    ).toEqual({
      minX: 0,
      minY: -10,
      maxX: 20,
      maxY: 0,
    });
  });
});

describe('measure result', () => {
  const square: Geometry = {
    vertices: [
      { x: 0, y: 0 },
      { x: 90, y: 0 },
      { x: 90, y: 90 },
      { x: 0, y: 90 },
    ],
  };

  test('is in points and flagged without a scale', () => {
    const result = measure('area', square, { ...uncalibrated, value: 7 });
    expect(result).toMatchObject({ quantity: 8100, calibrated: false });
  });

  test('names a missing dimension and has quantity 0', () => {
    expect(measure('surface_area', square, feet)).toMatchObject({ quantity: 0, missing: ['height'] });
    expect(measure('volume_3d', square, feet)).toMatchObject({ quantity: 0, missing: ['width', 'height'] });
    expect(measure('pitched_area', square, feet, { rise: 4, run: 0 })).toMatchObject({ missing: ['run'] });
    expect(measure('spiral_area', square, feet, { oval: { a: 1, b: 2 } })).toMatchObject({
      missing: ['oval'],
    });
    expect(measure('area', square, feet)).not.toHaveProperty('missing');
  });

  test('treats a path as closed by flag or repeated first vertex', () => {
    const flagged = measure('linear', { ...square, closed: true }, feet);
    const repeated = measure('linear', { vertices: [...square.vertices, { x: 0, y: 0 }] }, feet);
    expect(flagged).toEqual(repeated);
    expect(flagged.quantity).toBeCloseTo(40, 10);
  });

  test('deducts openings from one or both faces, and counts a ceiling of closed paths', () => {
    const walls = { ...square, closed: true };
    const opening = { width: 3, height: 7, sides: 2 };
    expect(
      measure('surface_area', walls, feet, { height: 9, sides: 2, openings: [opening] }).quantity,
    ).toBeCloseTo(720 - 42, 9);
    expect(measure('surface_area', walls, feet, { height: 9, ceiling: true }).quantity).toBeCloseTo(460, 9);
    expect(measure('surface_area', square, feet, { height: 9, ceiling: true }).quantity).toBeCloseTo(270, 9);
  });

  test('applies the multiplier to additive figures only', () => {
    const result = measure('volume_2d', square, feet, { depth: 2, multiplier: 3 });
    const of = (key: string): number | undefined => result.details.find((item) => item.key === key)?.value;
    expect(result.quantity).toBeCloseTo(600, 9);
    expect(of('area')).toBeCloseTo(300, 9);
    expect(of('depth')).toBe(2);
    expect(of('bounding_width')).toBeCloseTo(10, 9);
  });
});
