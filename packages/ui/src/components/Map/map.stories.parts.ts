import type { Tone } from '../Status/tones.ts';
import { cities as cityList } from './cities.ts';
import type { MapArea, MapPoint } from './Map.tsx';

/** Cities of the Pacific Northwest: latitude, longitude. */
const cities: Record<string, readonly [number, number]> = {
  'Portland, OR': [45.5234, -122.6762],
  'Beaverton, OR': [45.4871, -122.8037],
  'Gresham, OR': [45.5001, -122.4302],
  'Hillsboro, OR': [45.5229, -122.9898],
  'Salem, OR': [44.949, -123.004],
  'Corvallis, OR': [44.5646, -123.262],
  'Albany, OR': [44.6365, -123.1059],
  'Eugene, OR': [44.0682, -123.0819],
  'Springfield, OR': [44.0611, -123.0153],
  'Roseburg, OR': [43.2165, -123.3417],
  'Bend, OR': [44.0582, -121.3153],
  'Medford, OR': [42.3265, -122.8756],
  'Astoria, OR': [46.1879, -123.8313],
  'Pendleton, OR': [45.6721, -118.7886],
  'Vancouver, WA': [45.6387, -122.6615],
  'Longview, WA': [46.1382, -122.9382],
  'Olympia, WA': [47.0379, -122.9007],
  'Tacoma, WA': [47.2529, -122.4443],
  'Seattle, WA': [47.6062, -122.3321],
  'Bellevue, WA': [47.6101, -122.2015],
  'Everett, WA': [47.979, -122.2021],
  'Yakima, WA': [46.6021, -120.5059],
  'Spokane, WA': [47.6588, -117.426],
  'Boise, ID': [43.615, -116.2023],
};
const accounts: readonly (readonly [name: string, city: string, tone: Tone])[] = [
  ['Halvorsen Constructors', 'Portland, OR', 'ok'],
  ['Kestrel & Lowe Construction', 'Portland, OR', 'ok'],
  ['Ridgeline Design-Build', 'Portland, OR', 'wait'],
  ['Rose City Interiors', 'Portland, OR', 'neutral'],
  ['Tualatin Valley Builders', 'Beaverton, OR', 'ok'],
  ['Larch Mountain Homes', 'Gresham, OR', 'wait'],
  ['Silicon Forest Contractors', 'Hillsboro, OR', 'ok'],
  ['Capitol Program Managers', 'Salem, OR', 'ok'],
  ['Mill Creek Electric', 'Salem, OR', 'warn'],
  ['Marys River Architects & Builders', 'Corvallis, OR', 'wait'],
  ['Calapooia General', 'Albany, OR', 'ok'],
  ['Willamette Design Group', 'Eugene, OR', 'ok'],
  ['Emerald Mechanical', 'Eugene, OR', 'ok'],
  ['Spencer Butte Builders', 'Eugene, OR', 'wait'],
  ['Amazon Creek Drywall', 'Eugene, OR', 'neutral'],
  ['McKenzie Glazing', 'Springfield, OR', 'ok'],
  ['Booth Kelly Millwork', 'Springfield, OR', 'warn'],
  ['Umpqua Timber Frames', 'Roseburg, OR', 'ok'],
  ['Deschutes CM Group', 'Bend, OR', 'ok'],
  ['High Desert Concrete', 'Bend, OR', 'wait'],
  ['Rogue Valley Roofing', 'Medford, OR', 'neutral'],
  ['Column Coast Contractors', 'Astoria, OR', 'wait'],
  ['Blue Mountain Steel', 'Pendleton, OR', 'ok'],
  ['Fort Vancouver Masonry', 'Vancouver, WA', 'ok'],
  ['Cowlitz Piping', 'Longview, WA', 'warn'],
  ['Capital Lake Construction', 'Olympia, WA', 'ok'],
  ['Commencement Bay Builders', 'Tacoma, WA', 'ok'],
  ['Puget Curtain Wall', 'Seattle, WA', 'ok'],
  ['Elliott Construction Management', 'Seattle, WA', 'wait'],
  ['Eastside Tenant Improvement', 'Bellevue, WA', 'ok'],
  ['Snohomish Structures', 'Everett, WA', 'neutral'],
  ['Ahtanum Agricultural Builders', 'Yakima, WA', 'ok'],
  ['Palouse Program Managers', 'Spokane, WA', 'ok'],
  ['Treasure Valley General', 'Boise, ID', 'wait'],
];

export const northwest: readonly MapPoint[] = accounts.map(([label, city, tone]) => {
  const [latitude = 0, longitude = 0] = cities[city] ?? [];
  return { id: label, label, detail: city, latitude, longitude, tone };
});
export const statuses: Partial<Record<Tone, string>> = {
  ok: 'Active',
  wait: 'Prospect',
  warn: 'On hold',
  neutral: 'Inactive',
};
export const eugene = { latitude: 44.0521, longitude: -123.0868, label: 'Eugene' };
export const territories: readonly MapArea[] = [
  { id: 'front', label: 'Front Range', states: ['CO'] },
  { id: 'plains', label: 'High Plains', states: ['CO', 'WY'] },
  { id: 'wasatch', label: 'Wasatch', states: ['UT'] },
  { id: 'willamette', label: 'Willamette', states: ['OR'] },
  { id: 'sound', label: 'Puget Sound', states: ['WA', 'ID'] },
];

/** Always the same numbers from 0 to 1. */
function* draws(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}
/** Accounts in and around the cities of the lower 48, more in the larger ones. */
export function manyPoints(count: number): MapPoint[] {
  const source = draws(42);
  const next = () => source.next().value;
  const tones: readonly Tone[] = ['ok', 'ok', 'ok', 'wait', 'wait', 'warn', 'neutral'];
  const places = cityList
    .trim()
    .split(/[;\n]+/)
    .flatMap((line) => {
      const [, latitude, longitude] = /(-?[\d.]+) (-?[\d.]+)$/.exec(line) ?? [];
      const place = { latitude: Number(latitude), longitude: Number(longitude) };
      return place.latitude > 25 && place.latitude < 50 ? place : [];
    });
  return Array.from({ length: count }, (_, at) => {
    const place = places[Math.floor(next() ** 2 * places.length)] ?? { latitude: 0, longitude: 0 };
    return {
      id: String(at),
      label: `Account ${String(at + 1).padStart(5, '0')}`,
      latitude: place.latitude + (next() - 0.5) * 0.5,
      longitude: place.longitude + (next() - 0.5) * 0.5,
      tone: tones[Math.floor(next() * tones.length)] ?? 'ok',
    };
  });
}
