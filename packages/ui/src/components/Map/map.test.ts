import { earthRadiusMiles, milesBetween } from '@plumbline/validation/geo';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAtlas, readCounties } from './atlas.ts';
import { coveredCorners, placeLabels } from './labels.ts';
import type { MapPoint } from './mapTypes.ts';
import { clustersOf, markSize } from './marks.ts';
import {
  boxAround,
  fitBox,
  holds,
  milesPerPixel,
  panView,
  project,
  scaleBar,
  shownBox,
  toScreen,
  toWorld,
  unproject,
  zoomedAt,
  zoomLimits,
  type View,
} from './mercator.ts';
import { manyPoints } from './map.stories.parts.ts';
import { circleAround } from './paint.ts';

const size = { width: 1200, height: 700 };
const world = { minX: 0, minY: 0, maxX: 1, maxY: 1 };
const place = fc.record({
  latitude: fc.double({ min: 15, max: 70, noNaN: true }),
  longitude: fc.double({ min: -170, max: -60, noNaN: true }),
});
const view: fc.Arbitrary<View> = fc
  .tuple(place, fc.double({ min: 3, max: 13, noNaN: true }))
  .map(([at, zoom]) => ({ ...project(at), zoom }));
const spot = fc.record({
  x: fc.double({ min: 0, max: size.width, noNaN: true }),
  y: fc.double({ min: 0, max: size.height, noNaN: true }),
});

describe('the projection', () => {
  test('round-trips', () => {
    fc.assert(
      fc.property(place, (at) => {
        const back = unproject(project(at));
        expect(back.latitude).toBeCloseTo(at.latitude, 9);
        expect(back.longitude).toBeCloseTo(at.longitude, 9);
      }),
    );
  });
  test('measures a pixel in miles', () => {
    fc.assert(
      fc.property(view, (from) => {
        const { latitude } = unproject(from);
        const east = toWorld(from, size, { x: size.width / 2 + 1, y: size.height / 2 });
        const miles = milesBetween(unproject(from), unproject(east));
        expect(milesPerPixel(latitude, from.zoom) / miles).toBeCloseTo(1, 2);
      }),
    );
  });
  test('draws a circle at its radius', () => {
    fc.assert(
      fc.property(place, fc.constantFrom(15, 20, 50, 500), (centre, miles) => {
        for (const point of circleAround({ ...centre, miles }))
          expect(milesBetween(centre, unproject(point))).toBeCloseTo(miles, 4);
      }),
    );
  });
  test('measures one degree at the equator as 69 miles', () => {
    expect((2 * Math.PI * earthRadiusMiles) / 360).toBeCloseTo(69.09, 2);
  });
});

describe('moving', () => {
  test('zooms around the pointer', () => {
    fc.assert(
      fc.property(view, spot, fc.double({ min: -2, max: 2, noNaN: true }), (from, at, by) => {
        const to = zoomedAt(from, size, at, from.zoom + by);
        const under = toWorld(from, size, at);
        fc.pre(holds(world, to) && to.x > 0 && to.x < 1 && to.y > 0 && to.y < 1);
        const now = toScreen(to, size, under);
        expect(now.x).toBeCloseTo(at.x, 3);
        expect(now.y).toBeCloseTo(at.y, 3);
      }),
    );
  });
  test('pans with the pointer', () => {
    fc.assert(
      fc.property(view, spot, (from, at) => {
        const to = panView(from, at.x - 600, at.y - 350);
        fc.pre(to.x > 0 && to.x < 1 && to.y > 0 && to.y < 1);
        const now = toScreen(to, size, toWorld(from, size, { x: 600, y: 350 }));
        expect(now.x).toBeCloseTo(at.x, 3);
        expect(now.y).toBeCloseTo(at.y, 3);
      }),
    );
  });
  test('limits the zoom', () => {
    expect(zoomedAt({ x: 0.2, y: 0.3, zoom: 5 }, size, { x: 0, y: 0 }, 99).zoom).toBe(zoomLimits.max);
    expect(zoomedAt({ x: 0.2, y: 0.3, zoom: 5 }, size, { x: 0, y: 0 }, -99).zoom).toBe(zoomLimits.min);
  });
  test('fits a box into view', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), (places) => {
        const points = places.map((at) => project(at));
        const to = fitBox(boxAround(points), size);
        const shown = shownBox(to, size, 1);
        for (const point of points) expect(holds(shown, point)).toBe(true);
      }),
    );
  });
  test('chooses a round figure for the scale bar', () => {
    fc.assert(
      fc.property(view, (at) => {
        const { latitude } = unproject(at);
        const { miles, width } = scaleBar(latitude, at.zoom, 110);
        expect(width).toBeLessThanOrEqual(110.001);
        expect(width).toBeGreaterThan(110 / 2.6);
        expect(['1', '2', '5']).toContain(miles.toExponential(0)[0]);
      }),
    );
  });
});

const points = fc
  .array(fc.record({ at: place, tone: fc.constantFrom('ok', 'bad', undefined) }), { maxLength: 60 })
  .map((all) =>
    all.map(({ at, tone }, index): MapPoint => ({
      ...at,
      id: String(index),
      label: `Account ${index}`,
      ...(tone ? { tone } : {}),
    })),
  );

describe('clusters', () => {
  test('puts every point in exactly one mark at every zoom', () => {
    fc.assert(
      fc.property(points, fc.double({ min: 2, max: 14, noNaN: true }), (all, zoom) => {
        const clusters = clustersOf(all);
        const marks = clusters.marksIn(world, zoom);
        const ids = marks.flatMap((mark) => clusters.membersOf(mark, Infinity).map(({ id }) => id));
        expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
        for (const { cluster } of marks)
          if (cluster)
            expect(Object.values(cluster.tones).reduce((sum, count) => sum + count, 0)).toBe(cluster.count);
      }),
    );
  });
  test('separates points inside and outside the radius', () => {
    fc.assert(
      fc.property(points, place, fc.constantFrom(50, 500, 1500), (all, centre, miles) => {
        const radius = { ...centre, miles };
        const clusters = clustersOf(all, radius);
        let inside = 0;
        for (const mark of clusters.marksIn(world, 4))
          for (const point of clusters.membersOf(mark, Infinity)) {
            expect(milesBetween(centre, point) > miles).toBe(mark.isOutside);
            if (!mark.isOutside) inside++;
          }
        expect(inside).toBe(clusters.within);
      }),
    );
  });
  test('keeps points with the same position together', () => {
    const same = ['a', 'b', 'c'].map((id) => ({ id, label: id, latitude: 44.05, longitude: -123.09 }));
    const apart = { id: 'd', label: 'd', latitude: 44.9, longitude: -123 };
    const clusters = clustersOf([...same, apart]);
    const [together] = clusters.marksIn(world, 4);
    expect(together?.cluster?.count).toBe(4);
    expect(clusters.zoomOf(together!)).toBeGreaterThan(4);
    const stack = clusters.marksIn(world, 14).find(({ cluster }) => cluster);
    expect(stack?.cluster?.count).toBe(3);
    expect(clusters.zoomOf(stack!)).toBeUndefined();
  });
  test('omits points without a location', () => {
    expect(clustersOf([{ id: 'a', label: 'a', latitude: NaN, longitude: 1 }]).points).toEqual([]);
  });
});

describe('the base map', () => {
  const atlas = readAtlas();
  test('has fifty states, the District and five territories, by their letters', () => {
    expect(new Set(atlas.states.map(({ code }) => code)).size).toBe(56);
    for (const [code, name] of [
      ['OR', 'Oregon'],
      ['CO', 'Colorado'],
      ['WV', 'West Virginia'],
      ['PR', 'Puerto Rico'],
      ['DC', 'District of Columbia'],
    ])
      expect(atlas.states.find((state) => state.code === code)?.name).toBe(name);
  });
  test('names every state within its own box', () => {
    for (const { at, box, width } of atlas.states) {
      expect(holds(box, at)).toBe(true);
      expect(width).toBeGreaterThan(0);
    }
  });
  test('has cities in their states', () => {
    const oregon = atlas.states.find(({ code }) => code === 'OR');
    expect(
      holds(
        oregon!.box,
        atlas.cities.find(({ name }) => name === 'Eugene')!,
      ),
    ).toBe(true);
    expect(atlas.cities.length).toBeGreaterThan(2000);
  });
  test('has counties, and no border of a state twice', async () => {
    const { lines, names } = await readCounties();
    expect(names.some(({ name }) => name === 'Lane')).toBe(true);
    expect(names.length).toBeGreaterThan(3000);
    expect(lines.length).toBeGreaterThan(6000);
  });
  test('never places a label over another, over a mark or over the controls', () => {
    const clusters = clustersOf(manyPoints(400));
    const covered = coveredCorners(size, false);
    fc.assert(
      fc.property(view, (at) => {
        const marks = clusters.marksIn(shownBox(at, size, 160), at.zoom);
        const { base, named } = placeLabels(at, size, 160, {
          marks,
          areas: [],
          circle: undefined,
          atlas,
          counties: undefined,
          covered,
        });
        const discs = marks.map((mark) => ({ ...toScreen(at, size, mark), half: markSize(mark) / 2 }));
        for (const { kind, x, y, dx, dy, align } of base) {
          if (align !== 'left' || kind !== 'city') continue;
          const start = toScreen(at, size, { x, y });
          for (const { minX, maxX, minY, maxY } of covered) {
            const isBeside = start.x + dx <= minX || start.x + dx >= maxX;
            expect(isBeside || start.y + dy <= minY || start.y + dy >= maxY).toBe(true);
          }
          for (const disc of discs)
            expect(
              Math.abs(disc.y - start.y - dy) >= disc.half ||
                start.x + dx >= disc.x + disc.half ||
                start.x + dx + 7 <= disc.x - disc.half,
            ).toBe(true);
        }
        for (const key of named.keys())
          expect(marks.some((mark) => mark.key === key && mark.point)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
