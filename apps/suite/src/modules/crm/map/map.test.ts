import { milesBetween } from '@plumbline/validation/geo';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byDistance,
  layerNames,
  mapQuery,
  radii,
  readState,
  seenBy,
  writeView,
  type MapView,
} from './map.ts';

const place = fc.record({
  latitude: fc.double({ min: 18, max: 70, noNaN: true }),
  longitude: fc.double({ min: -170, max: -66, noNaN: true }),
});
const view: fc.Arbitrary<MapView> = fc
  .tuple(place, fc.double({ min: 2, max: 14, noNaN: true }))
  .map(([at, zoom]) => ({ ...at, zoom }));

describe('mapQuery', () => {
  test('keeps search and filters, and moves the territory to its own parameter', () => {
    const filters = [
      { fieldId: 'territory', operator: 'eq' as const, value: 'North' },
      { fieldId: 'status', operator: 'eq' as const, value: 'Active' },
      { fieldId: 'is_converted', operator: 'eq' as const, value: 'false' },
    ];
    expect(mapQuery('lead', 'annex', filters)).toEqual({
      layers: 'lead',
      q: 'annex',
      territory: 'North',
      filter: '[{"field":"status","op":"eq","value":"Active"}]',
    });
    expect(mapQuery('account', '', [])).toEqual({});
  });
});

describe('readState', () => {
  test('defaults to the account layer', () => {
    expect(readState(new URLSearchParams())).toEqual({
      search: '',
      territory: '',
      near: '',
      miles: undefined,
      layers: ['account'],
      selected: null,
      view: undefined,
    });
  });
  test('keeps the view', () => {
    fc.assert(
      fc.property(view, (seen) => {
        const { view: read } = readState(new URLSearchParams({ at: writeView(seen) }));
        expect(read?.latitude).toBeCloseTo(seen.latitude, 3);
        expect(read?.longitude).toBeCloseTo(seen.longitude, 3);
        expect(read?.zoom).toBeCloseTo(seen.zoom, 1);
      }),
    );
  });
  test('ignores invalid values', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('20', '97401', '45,-122,9', ',,', 'account,moon', '1e9,0,3'),
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('at', 'miles', 'layers', 'near', 'q'), text),
        (parameters) => {
          const { layers, miles, view: seen } = readState(new URLSearchParams(parameters));
          expect(layers.every((each) => layerNames.includes(each))).toBe(true);
          expect(miles === undefined || (radii as readonly number[]).includes(miles)).toBe(true);
          if (seen) expect(seen.zoom).toBeLessThanOrEqual(14);
          for (const value of Object.values(seen ?? {})) expect(Number.isFinite(value)).toBe(true);
        },
      ),
    );
  });
});

describe('seenBy', () => {
  const size = { width: 800, height: 600 };
  test('includes the center and excludes places beyond the edges', () => {
    fc.assert(
      fc.property(view, (seen) => {
        const isSeen = seenBy(seen, size);
        expect(isSeen(seen)).toBe(true);
        const degrees = (360 * size.width) / 2 / (256 * 2 ** seen.zoom);
        fc.pre(degrees < 150);
        expect(isSeen({ ...seen, longitude: seen.longitude + degrees * 0.99 })).toBe(true);
        expect(isSeen({ ...seen, longitude: seen.longitude + degrees * 1.01 })).toBe(false);
      }),
    );
  });
  test('includes at a lower zoom every place visible at a higher zoom', () => {
    fc.assert(
      fc.property(view, place, (near, at) => {
        const far = { ...near, zoom: near.zoom - 1 };
        if (seenBy(near, size)(at)) expect(seenBy(far, size)(at)).toBe(true);
      }),
    );
  });
});

test('byDistance sorts places by distance', () => {
  const places = fc.array(fc.tuple(place, fc.string()).map(([at, label]) => ({ ...at, label })));
  fc.assert(
    fc.property(places, place, (all, middle) => {
      const sorted = byDistance(all, middle);
      expect(sorted).toHaveLength(all.length);
      for (const [at, each] of sorted.entries()) {
        expect(each.miles).toBe(milesBetween(middle, each));
        if (at > 0) expect(each.miles).toBeGreaterThanOrEqual(sorted[at - 1]?.miles ?? 0);
      }
    }),
  );
});
