import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinRegions } from './join-regions.ts';
import { ringArea } from './polygon.ts';
import { splitRegion } from './split-region.ts';
import type { Geometry, Vertex } from './types.ts';

const rectangle = (x: number, y: number, width: number, height: number): Vertex[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const netArea = ({ vertices, cutouts = [] }: Geometry) =>
  ringArea(vertices).area - cutouts.reduce((sum, ring) => sum + ringArea(ring).area, 0);
const areas = (parts: readonly Geometry[] | null) =>
  parts?.map(netArea).map((area) => Math.round(area * 1e6) / 1e6);
const room: Geometry = { vertices: rectangle(0, 0, 100, 60) };
/** Half disc on a rectangle. */
const apse: Geometry = {
  vertices: [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 20, bulge: 1 },
    { x: 0, y: 20 },
  ],
};
const half = (Math.PI * 20 * 20) / 2;

/** Star-shaped area around the middle of a sheet, with arcs and a cut-out at the middle. */
const star = fc
  .record({
    radii: fc.array(fc.integer({ min: 120, max: 300 }), { minLength: 5, maxLength: 14 }),
    bulges: fc.array(fc.constantFrom(0, 0, 0.08, -0.08), { minLength: 14, maxLength: 14 }),
    hole: fc.constantFrom(0, 20, 35),
    turn: fc.double({ min: 0, max: 6, noNaN: true }),
  })
  .map(({ radii, bulges, hole, turn }): Geometry => {
    const vertices = radii.map((radius, at): Vertex => {
      const angle = turn + (2 * Math.PI * at) / radii.length;
      const point = { x: 400 + radius * Math.cos(angle), y: 400 + radius * Math.sin(angle) };
      return bulges[at] ? { ...point, bulge: bulges[at] as number } : point;
    });
    return hole > 0
      ? { vertices, cutouts: [rectangle(400 - hole, 400 - hole, 2 * hole, 2 * hole)] }
      : { vertices };
  })
  .filter(({ vertices }) => !ringArea(vertices).selfCrossing);

describe('splitRegion', () => {
  it('divides an area at a line that crosses it, the larger part first', () => {
    const line = [
      { x: 30, y: -10 },
      { x: 30, y: 70 },
    ];
    expect(areas(splitRegion(room, line))).toEqual([4200, 1800]);
    expect(areas(splitRegion({ vertices: room.vertices.toReversed() }, line))).toEqual([4200, 1800]);
  });

  it('follows the corners and arcs of the line', () => {
    const bent = [
      { x: 30, y: 0 },
      { x: 30, y: 30 },
      { x: 50, y: 30 },
      { x: 50, y: 60 },
    ];
    expect(areas(splitRegion(room, bent))).toEqual([3600, 2400]);
    const arc = [
      { x: 50, y: 10, bulge: 1 },
      { x: 50, y: 50 },
    ];
    const far = [{ x: 50, y: -5 }, ...arc, { x: 50, y: 65 }];
    expect(areas(splitRegion(room, far))).toEqual(
      [3000 + half, 3000 - half].map((area) => Math.round(area * 1e6) / 1e6),
    );
  });

  it('keeps arcs of the outline', () => {
    expect(
      areas(
        splitRegion(apse, [
          { x: 20, y: -9 },
          { x: 20, y: 99 },
        ]),
      ),
    ).toEqual([400 + half / 2, 400 + half / 2].map((area) => Math.round(area * 1e6) / 1e6));
  });

  it('takes ends that almost meet the outline, corners included', () => {
    expect(
      areas(
        splitRegion(room, [
          { x: 0.4, y: 0.3 },
          { x: 99.6, y: 60.5 },
        ]),
      ),
    ).toEqual([3000, 3000]);
    expect(
      areas(
        splitRegion(room, [
          { x: 50, y: 0.9 },
          { x: 50, y: 59.5 },
        ]),
      ),
    ).toEqual([3000, 3000]);
  });

  it('gives each part the cut-outs that are in it, and divides those on the line', () => {
    const holes: Geometry = { ...room, cutouts: [rectangle(10, 10, 10, 10), rectangle(40, 20, 20, 20)] };
    const parts = splitRegion(holes, [
      { x: 50, y: -1 },
      { x: 50, y: 61 },
    ]);
    expect(areas(parts)).toEqual([2800, 2700]);
    expect(parts?.map(({ cutouts }) => cutouts?.length ?? 0)).toEqual([0, 1]);
  });

  it.each([0, 1e-15, -1e-15, 4e-9, -4e-9])('follows the side of a cut-out that the line is %d off', (off) => {
    const holes: Geometry = { ...room, cutouts: [rectangle(40, 20, 20, 20)] };
    const parts = splitRegion(holes, [
      { x: -10, y: 20 - off },
      { x: 110, y: 20 + off },
    ]);
    expect(areas(parts)).toEqual([3600, 2000]);
    // The part with the opening goes around it without passing a place twice.
    const [larger] = parts as [Geometry];
    expect(larger.vertices).toHaveLength(8);
    expect(ringArea(larger.vertices).selfCrossing).toBe(false);
  });

  it('crosses an area several times', () => {
    const comb: Geometry = {
      vertices: [
        { x: 0, y: 0 },
        { x: 90, y: 0 },
        { x: 90, y: 60 },
        { x: 60, y: 60 },
        { x: 60, y: 20 },
        { x: 30, y: 20 },
        { x: 30, y: 60 },
        { x: 0, y: 60 },
      ],
    };
    expect(
      areas(
        splitRegion(comb, [
          { x: -5, y: 40 },
          { x: 95, y: 40 },
        ]),
      ),
    ).toEqual([3000, 600, 600]);
  });

  it('refuses a line that ends inside, touches a corner or misses the area', () => {
    expect(
      splitRegion(room, [
        { x: 30, y: -10 },
        { x: 30, y: 50 },
      ]),
    ).toBeNull();
    expect(
      splitRegion(room, [
        { x: -10, y: 10 },
        { x: 10, y: -10 },
      ]),
    ).toBeNull();
    expect(
      splitRegion(room, [
        { x: -10, y: 0 },
        { x: 110, y: 0 },
      ]),
    ).toBeNull();
    expect(
      splitRegion(room, [
        { x: -10, y: -20 },
        { x: 110, y: -20 },
      ]),
    ).toBeNull();
    const hole: Geometry = { ...room, cutouts: [rectangle(40, 20, 20, 20)] };
    expect(
      splitRegion(hole, [
        { x: 50, y: -1 },
        { x: 50, y: 30 },
      ]),
    ).toBeNull();
  });
});

describe('joinRegions', () => {
  it('joins areas with a common border into one outline without the border', () => {
    const joined = joinRegions(room, { vertices: rectangle(100, 0, 20, 60) });
    expect(joined).toEqual({ vertices: expect.arrayContaining(rectangle(0, 0, 120, 60)) });
    expect(joined?.vertices).toHaveLength(4);
    expect(netArea(joinRegions(room, { vertices: rectangle(100, 10, 20, 20) }) as Geometry)).toBe(6400);
  });

  it('counts what areas share once', () => {
    expect(netArea(joinRegions(room, { vertices: rectangle(90, 50, 20, 20) }) as Geometry)).toBe(6300);
    expect(netArea(joinRegions(room, { vertices: rectangle(10, 10, 20, 20) }) as Geometry)).toBe(6000);
    expect(netArea(joinRegions(room, room) as Geometry)).toBe(6000);
  });

  it('keeps arcs and cut-outs, and encloses a hole', () => {
    const beside: Geometry = { vertices: rectangle(40, 0, 30, 20), cutouts: [rectangle(50, 5, 5, 5)] };
    const joined = joinRegions(apse, beside) as Geometry;
    expect(netArea(joined)).toBeCloseTo(800 + half + 600 - 25, 6);
    const u: Geometry = {
      vertices: [
        { x: 0, y: 0 },
        { x: 30, y: 0 },
        { x: 30, y: 30 },
        { x: 20, y: 30 },
        { x: 20, y: 10 },
        { x: 10, y: 10 },
        { x: 10, y: 30 },
        { x: 0, y: 30 },
      ],
    };
    const ring = joinRegions(u, { vertices: rectangle(0, 30, 30, 10) }) as Geometry;
    expect(ring.cutouts).toHaveLength(1);
    expect(netArea(ring)).toBe(700 + 300);
  });

  it('keeps a corner that two vertices make together', () => {
    const cut: Geometry = {
      vertices: [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 59.99 },
        { x: 99.99, y: 60 },
        { x: 0, y: 60 },
      ],
    };
    expect(netArea(joinRegions(cut, { vertices: rectangle(-20, 0, 20, 60) }) as Geometry)).toBeCloseTo(
      7200,
      3,
    );
  });

  it('refuses areas that are apart or touch at a corner', () => {
    expect(joinRegions(room, { vertices: rectangle(101, 0, 20, 60) })).toBeNull();
    expect(joinRegions(room, { vertices: rectangle(100, 60, 20, 20) })).toBeNull();
  });
});

describe('an area split by any line', () => {
  it('has parts that add up to it and join to it again', () => {
    const angle = fc.double({ min: 0, max: Math.PI, noNaN: true });
    const offset = fc.integer({ min: -110, max: 110 });
    let split = 0;
    fc.assert(
      fc.property(star, angle, offset, fc.boolean(), (area, way, away, isBack) => {
        const at = (along: number) => ({
          x: 400 + along * Math.cos(way) - away * Math.sin(way),
          y: 400 + along * Math.sin(way) + away * Math.cos(way),
        });
        // A line closer than a thousandth of a point to a corner is treated as passing through it. Distances around
        // this limit are left out, because rounding decides the result there.
        const corners = [area.vertices, ...(area.cutouts ?? [])].flat();
        const distances = corners.map(({ x, y }) =>
          Math.abs((y - 400) * Math.cos(way) - (x - 400) * Math.sin(way) - away),
        );
        fc.pre(!distances.some((distance) => distance > 1e-4 && distance < 1e-2));
        const parts = splitRegion(area, isBack ? [at(500), at(-500)] : [at(-500), at(500)]);
        if (!parts) return;
        split++;
        const sum = parts.reduce((total, part) => total + netArea(part), 0);
        // A line that is nearer to a corner goes through it, and is 600 points long at most.
        const most = 2 * 1e-4 * 600;
        expect(Math.abs(sum - netArea(area))).toBeLessThan(most);
        let [whole, ...rest] = parts as [Geometry, ...Geometry[]];
        for (let round = parts.length; round > 0 && rest.length > 0; round--) {
          rest = rest.filter((part) => {
            const joined = joinRegions(whole, part);
            if (joined) whole = joined;
            return !joined;
          });
        }
        expect(rest).toEqual([]);
        expect(Math.abs(netArea(whole) - netArea(area))).toBeLessThan(most);
      }),
      { numRuns: 300 },
    );
    expect(split).toBeGreaterThan(250);
  });
});
