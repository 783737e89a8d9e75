import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earthRadiusMiles, milesBetween, within, type GeoPlace } from './geo.ts';

const portland = { latitude: 45.5152, longitude: -122.6784 };
const salem = { latitude: 44.9429, longitude: -123.0351 };
const place: fc.Arbitrary<GeoPlace> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const half = Math.PI * earthRadiusMiles;
/** Tolerance for rounding, in miles. */
const hair = 1e-3;

describe('distance', () => {
  test.each<[string, GeoPlace, GeoPlace, number]>([
    ['Portland and Salem', portland, salem, 43.2],
    [
      'New York and Los Angeles',
      { latitude: 40.7128, longitude: -74.006 },
      { latitude: 34.0522, longitude: -118.2437 },
      2445.6,
    ],
    ['one degree along the equator', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }, 69.1],
    ['over the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 69.1],
    ['pole to pole', { latitude: 90, longitude: 12 }, { latitude: -90, longitude: -70 }, half],
  ])('%s', (_name, a, b, miles) => {
    expect(milesBetween(a, b)).toBeCloseTo(miles, 0);
  });

  test('is zero from a place to itself', () => {
    fc.assert(fc.property(place, (a) => milesBetween(a, a) === 0));
  });
  test('is symmetric', () => {
    fc.assert(fc.property(place, place, (a, b) => milesBetween(a, b) === milesBetween(b, a)));
  });
  test('satisfies the triangle inequality', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        expect(milesBetween(a, c)).toBeLessThanOrEqual(milesBetween(a, b) + milesBetween(b, c) + hair);
      }),
    );
  });
  test('never exceeds half the circumference', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const miles = milesBetween(a, b);
        expect(miles).toBeGreaterThanOrEqual(0);
        expect(miles).toBeLessThanOrEqual(half);
      }),
    );
  });
  test('does not change when both longitudes are rotated', () => {
    fc.assert(
      fc.property(place, place, fc.integer({ min: -360, max: 360 }), (a, b, turn) => {
        const turned = (one: GeoPlace) => ({ ...one, longitude: one.longitude + turn });
        expect(Math.abs(milesBetween(a, b) - milesBetween(turned(a), turned(b)))).toBeLessThan(hair);
      }),
    );
  });
});

describe('within', () => {
  test('includes the edge', () => {
    const miles = milesBetween(portland, salem);
    expect(within(miles, portland)(salem)).toBe(true);
    expect(within(miles - hair, portland)(salem)).toBe(false);
  });
  test('contains all places of a smaller radius', () => {
    const reach = fc.double({ min: 0, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(place, place, reach, reach, (a, b, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        return !within(less, a)(b) || within(more, a)(b);
      }),
    );
  });
  test('contains the center at radius 0 and nothing at a negative radius', () => {
    expect(within(0, portland)(portland)).toBe(true);
    expect(within(-1, portland)(portland)).toBe(false);
  });
});
