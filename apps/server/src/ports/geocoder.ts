/** Address as entered; unknown parts are absent or empty. */
export interface Address {
  /** US ZIP code: five digits, ZIP+4, or without leading zeros as spreadsheets store it ("2134"). */
  zip?: string | null;
  city?: string | null;
  /** Code of two letters or full name. */
  state?: string | null;
  /** The United States when left out. */
  country?: string | null;
}

/** Location of an address in degrees (WGS 84), south and west negative, and how it was found. */
export interface Location {
  latitude: number;
  longitude: number;
  precision: 'zip' | 'city' | 'state';
}

export interface Geocoder {
  /** @returns undefined for unknown addresses and for countries other than the United States. */
  locate(address: Address): Promise<Location | undefined>;
  /** The city and the state (two letters) of a US postcode; undefined for one that there is not. */
  suggest(zip: string): Promise<{ city: string; state: string } | undefined>;
}

interface Place {
  latitude: number;
  longitude: number;
}
interface Zip {
  city: string;
  /** Undefined for the few whose place is not recorded. */
  place: Place | undefined;
}
interface State {
  zips: Zip[];
  /** Cities by normalized name; created on first use. */
  cities?: Map<string, Place>;
  centre?: Place;
}
interface Gazetteer {
  zips: Map<string, Zip & { state: string }>;
  states: Map<string, State>;
  /** State codes by normalized name. */
  stateCodes: Map<string, string>;
}

const home = new Set(['', 'us', 'usa', 'united states', 'united states of america', 'america']);
/** Post of the forces: its "states" are no places. */
const forces = new Set(['AA', 'AE', 'AP']);
/** West of the date line, where longitudes are positive. */
const farPacific = new Set(['AP', 'AE', 'GU', 'MP', 'PW', 'FM', 'MH', 'HI']);
const shortened = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

/** A name without what people write differently: case, accents, points, "St." for "Saint". */
const compared = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F.'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => shortened.get(word) ?? word)
    .join(' ');

/** The five digits of a US ZIP code; undefined for other texts. */
const wholeZip = (zip: string): string | undefined => /^\s*(\d{5})(?:[\s\u2013-]*\d{4})?\s*$/.exec(zip)?.[1];

/** The same for one that a spreadsheet took for a number, and whose zeros in front are gone. */
function shortZip(zip: string): string | undefined {
  const [, five = '', four] = /^\s*(\d{3,8})(?:\s*[\u2013-]\s*(\d{4}))?\s*$/.exec(zip) ?? [];
  if (five.length === 3 || five.length === 4) return five.padStart(5, '0');
  return five.length > 6 && four === undefined ? five.padStart(9, '0').slice(0, 5) : undefined;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
/** Median position, so that one wrong record has no influence. */
const middleOf = (places: readonly Place[]): Place => ({
  latitude: middle(places.map(({ latitude }) => latitude)),
  longitude: middle(places.map(({ longitude }) => longitude)),
});

function citiesOf({ zips }: State): Map<string, Place> {
  const places = Map.groupBy(
    zips.filter(({ place }) => place),
    ({ city }) => compared(city),
  );
  return new Map([...places].map(([city, all]) => [city, middleOf(all.flatMap(({ place }) => place ?? []))]));
}

/** The middle of the land rather than of its postcodes, which crowd in cities: each half degree counts once. */
function centreOf({ zips }: State): Place | undefined {
  const cells = new Map<string, Place>();
  for (const { place } of zips)
    if (place) {
      const cell = {
        latitude: Math.round(place.latitude * 2) / 2,
        longitude: Math.round(place.longitude * 2) / 2,
      };
      cells.set(`${cell.latitude} ${cell.longitude}`, cell);
    }
  if (cells.size === 0) return undefined;
  const mean = (of: (cell: Place) => number) =>
    [...cells.values()].reduce((sum, cell) => sum + of(cell), 0) / cells.size;
  return { latitude: mean((cell) => cell.latitude), longitude: mean((cell) => cell.longitude) };
}

async function readGazetteer(): Promise<Gazetteer> {
  const { default: zipcodes } = await import('zipcodes');
  const gazetteer: Gazetteer = {
    zips: new Map(),
    states: new Map(),
    stateCodes: new Map(Object.entries(zipcodes.states.full).map(([name, code]) => [compared(name), code])),
  };
  for (const { zip, city, state, country, latitude, longitude } of Object.values(zipcodes.codes)) {
    if (country !== 'US') continue;
    const place =
      latitude && longitude
        ? {
            latitude,
            // Some entries lack the minus sign.
            longitude: longitude > 0 && !farPacific.has(state) ? -longitude : longitude,
          }
        : undefined;
    const found = { city, state, place };
    gazetteer.zips.set(zip, found);
    const all = gazetteer.states.get(state);
    if (all) all.zips.push(found);
    else gazetteer.states.set(state, { zips: [found] });
  }
  return gazetteer;
}

/**
 * Finds addresses by a list of postcodes that comes with the server, without a network. The list takes a quarter of a
 * second to read, so it is read when it is first asked for.
 */
export function zipGeocoder(): Geocoder {
  let reading: Promise<Gazetteer> | undefined;
  const gazetteer = () => (reading ??= readGazetteer());
  return {
    async locate({ zip, city, state, country }) {
      if (!home.has(compared(country ?? ''))) return undefined;
      const fullZip = wholeZip(zip ?? '');
      const five = fullZip ?? shortZip(zip ?? '');
      const stateName = compared(state ?? '');
      if (five === undefined && stateName === '') return undefined;
      const { zips, states, stateCodes } = await gazetteer();
      const named = stateCodes.get(stateName) ?? stateName.toUpperCase();
      const found = zips.get(five ?? '');
      // Three digits may as well be the begin of another postcode: the state has to agree.
      const byZip = fullZip !== undefined || named === '' || named === found?.state ? found : undefined;
      if (byZip?.place) return { ...byZip.place, precision: 'zip' };
      const code = named || byZip?.state;
      const all = forces.has(code ?? '') ? undefined : states.get(code ?? '');
      if (!all) return undefined;
      const place = (all.cities ??= citiesOf(all)).get(compared(city ?? ''));
      if (place) return { ...place, precision: 'city' };
      const centre = (all.centre ??= centreOf(all));
      return centre && { ...centre, precision: 'state' };
    },
    async suggest(zip) {
      const five = wholeZip(zip);
      if (five === undefined) return undefined;
      const found = (await gazetteer()).zips.get(five);
      return found && { city: found.city, state: found.state };
    },
  };
}
