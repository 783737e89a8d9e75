import { milesBetween, type GeoPlace } from '@plumbline/validation/geo';
import type { Filter } from '@plumbline/ui/FilterBar';

/** State of the map in the URL; default values are omitted. */
export interface MapState {
  search: string;
  territory: string;
  /** ZIP code, city and state, or the id of a record. */
  near: string;
  miles: number | undefined;
  layers: readonly LayerName[];
  /** `kind:uuid` of the record whose card is open. */
  selected: string | null;
  view: MapView | undefined;
}
export interface MapView extends GeoPlace {
  zoom: number;
}
export const layerNames = ['account', 'lead', 'vendor'] as const;
export type LayerName = (typeof layerNames)[number];
export const radii = [15, 20, 50] as const;
/** Initial search radius in miles. */
export const firstRadius = 20;

const isLayer = (name: string): name is LayerName => (layerNames as readonly string[]).includes(name);

/** Parses the map state from the URL; invalid values are ignored. */
export function readState(address: URLSearchParams): MapState {
  const layers = (address.get('layers') ?? 'account').split(',').filter(isLayer);
  const miles = Number(address.get('miles'));
  const [latitude = NaN, longitude = NaN, zoom = NaN] = (address.get('at') ?? '').split(',').map(Number);
  const isPlace =
    address.get('at') !== '' &&
    Math.abs(latitude) <= 85 &&
    Math.abs(longitude) <= 180 &&
    zoom >= 2 &&
    zoom <= 14;
  return {
    search: address.get('q') ?? '',
    territory: address.get('territory') ?? '',
    near: address.get('near') ?? '',
    miles: (radii as readonly number[]).includes(miles) ? miles : undefined,
    layers,
    selected: address.get('selected'),
    view: isPlace ? { latitude, longitude, zoom } : undefined,
  };
}
export const writeView = ({ latitude, longitude, zoom }: MapView): string =>
  [latitude.toFixed(4), longitude.toFixed(4), zoom.toFixed(2)].join(',');

/**
 * Builds the map URL for the records of a list. The territory has its own parameter; converted leads are never shown.
 */
export function mapQuery(
  layer: LayerName,
  search: string,
  filters: readonly Filter[],
): Record<string, string> {
  const territory = filters.find(({ fieldId, operator }) => fieldId === 'territory' && operator === 'eq');
  const otherFilters = filters
    .filter((each) => each !== territory && !(layer === 'lead' && each.fieldId === 'is_converted'))
    .map(({ fieldId, operator, value }) => ({ field: fieldId, op: operator, value }));
  return {
    ...(layer === 'account' ? {} : { layers: layer }),
    ...(search ? { q: search } : {}),
    ...(territory && typeof territory.value === 'string' ? { territory: territory.value } : {}),
    ...(otherFilters.length ? { filter: JSON.stringify(otherFilters) } : {}),
  };
}

const worldOf = (zoom: number) => 256 * 2 ** zoom;
const northing = (latitude: number) => Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI);

/** Returns a predicate for places inside the view, for a map surface of `size` pixels. */
export function seenBy(view: MapView, size: { width: number; height: number }): (place: GeoPlace) => boolean {
  const world = worldOf(view.zoom);
  const [east, north] = [size.width / 2 / world, size.height / 2 / world];
  const middle = northing(view.latitude);
  return ({ latitude, longitude }) => {
    // Wrap at the antimeridian.
    const away = ((((longitude - view.longitude) / 360 + 0.5) % 1) + 1) % 1;
    return Math.abs(away - 0.5) <= east && Math.abs(northing(latitude) - middle) <= north;
  };
}

/** Sorts places by distance from `middle` in miles, nearest first. */
export const byDistance = <Place extends GeoPlace & { label: string }>(
  places: readonly Place[],
  middle: GeoPlace,
): (Place & { miles: number })[] =>
  places
    .map((place) => ({ ...place, miles: milesBetween(middle, place) }))
    .sort((a, b) => a.miles - b.miles || a.label.localeCompare(b.label));

/** Link to driving directions on Google Maps. */
export const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address }).toString()}`;
