import { milesBetween } from '@plumbline/validation/geo';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { zipGeocoder, type Address } from './geocoder.ts';

const geocoder = zipGeocoder();
const eugene = { latitude: 44.0521, longitude: -123.0868 };
const boston = { latitude: 42.3601, longitude: -71.0589 };

test.each<[string, Address, { latitude: number; longitude: number }, string, number]>([
  ['a postcode', { zip: '97401' }, eugene, 'zip', 3],
  ['ZIP+4', { zip: '97401-2214' }, eugene, 'zip', 3],
  ['ZIP+4 without its dash', { zip: ' 974012214 ' }, eugene, 'zip', 3],
  ['a postcode before the city', { zip: '02134', city: 'Eugene', state: 'OR' }, boston, 'zip', 5],
  ['a zero that a spreadsheet dropped', { zip: '2134', state: 'MA' }, boston, 'zip', 5],
  ['the same of ZIP+4', { zip: '21341000' }, boston, 'zip', 5],
  ['a city', { city: 'Eugene', state: 'OR' }, eugene, 'city', 6],
  ['a city as people write it', { city: '  EUGENE ', state: 'Oregon' }, eugene, 'city', 6],
  ['a city with an unknown ZIP code', { zip: '97999', city: 'Eugene', state: 'or' }, eugene, 'city', 6],
  ['a postcode that is none', { zip: 'n/a', city: 'Boston', state: 'MA' }, boston, 'city', 5],
  ['St. for Saint', { city: 'Saint Paul', state: 'MN' }, { latitude: 44.9537, longitude: -93.09 }, 'city', 6],
  [
    'Saint for St.',
    { city: 'St. Paul', state: 'Minnesota' },
    { latitude: 44.9537, longitude: -93.09 },
    'city',
    6,
  ],
  [
    'Ft for Fort',
    { city: 'Ft. Collins', state: 'CO' },
    { latitude: 40.5853, longitude: -105.0844 },
    'city',
    6,
  ],
  ['the country by name', { zip: '97401', country: 'United States' }, eugene, 'zip', 3],
  ['the country by letters', { zip: '97401', country: 'U.S.A.' }, eugene, 'zip', 3],
  [
    'an abbreviation with periods',
    { city: 'Washington', state: 'D.C.' },
    { latitude: 38.9072, longitude: -77.0369 },
    'city',
    5,
  ],
  [
    'a city whose record lacks a character',
    { zip: '10200' },
    { latitude: 40.7128, longitude: -74.006 },
    'zip',
    8,
  ],
  ['a state', { state: 'Oregon' }, { latitude: 43.93, longitude: -120.56 }, 'state', 40],
  [
    'a state with an unknown city',
    { city: 'Nowhere', state: 'CO' },
    { latitude: 39, longitude: -105.55 },
    'state',
    40,
  ],
  [
    'a ZIP prefix of another state',
    { zip: '974', state: 'OR' },
    { latitude: 43.93, longitude: -120.56 },
    'state',
    40,
  ],
])('finds %s', async (_name, address, place, precision, miles) => {
  const found = await geocoder.locate(address);
  expect(found?.precision).toBe(precision);
  expect(milesBetween(place, found ?? { latitude: 0, longitude: 0 })).toBeLessThan(miles);
});

test.each<[string, Address]>([
  ['nothing', {}],
  ['empty fields', { zip: '', city: ' ', state: '', country: null }],
  ['a city without its state', { city: 'Springfield' }],
  ['a state that there is not', { state: 'Cascadia', city: 'Eugene' }],
  ['a postcode that there is not', { zip: '00000' }],
  ['two digits', { zip: '97' }],
  ['a postcode of another country', { zip: '1010', country: 'Austria' }],
  ['the post of the forces', { city: 'Apo', state: 'AE' }],
])('does not find %s', async (_name, address) => {
  expect(await geocoder.locate(address)).toBeUndefined();
});

test('fills in city and state from a complete ZIP code', async () => {
  expect(await geocoder.suggest('97477')).toEqual({ city: 'Springfield', state: 'OR' });
  expect(await geocoder.suggest('02134-1000')).toEqual({ city: 'Allston', state: 'MA' });
  // A partial ZIP code is still being typed.
  for (const zip of ['', '9747', '974', '00000', 'abc']) expect(await geocoder.suggest(zip)).toBeUndefined();
});

test('ignores the four-digit extension of a ZIP code', async () => {
  const zip = fc.integer({ min: 501, max: 99_950 }).map((digits) => String(digits).padStart(5, '0'));
  const four = fc.integer({ min: 0, max: 9999 }).map((digits) => String(digits).padStart(4, '0'));
  await fc.assert(
    fc.asyncProperty(zip, four, fc.constantFrom('-', '', ' '), async (five, plus, dash) => {
      expect(await geocoder.locate({ zip: five + dash + plus })).toEqual(
        await geocoder.locate({ zip: five }),
      );
    }),
  );
});

test('returns valid coordinates or none for any address', async () => {
  const text = fc.option(
    fc.oneof(fc.string(), fc.constantFrom('97401', 'OR', 'Eugene', 'constructor', '__proto__')),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.record({ zip: text, city: text, state: text, country: fc.constantFrom(undefined, 'US') }),
      async (address) => {
        const found = await geocoder.locate(address);
        if (!found) return;
        expect(Math.abs(found.latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(found.longitude)).toBeLessThanOrEqual(180);
      },
    ),
  );
});
