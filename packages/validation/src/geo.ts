/** Position in degrees (WGS 84); south and west are negative. */
export interface GeoPlace {
  latitude: number;
  longitude: number;
}

/** Mean earth radius in statute miles; distances differ less than 0.5 % from the ellipsoid. */
export const earthRadiusMiles = 3958.7613;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in statute miles. */
export function milesBetween(a: GeoPlace, b: GeoPlace): number {
  const across = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const share = across + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along;
  // Rounding may exceed 1 for antipodes, where asin is undefined.
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, share)));
}

/**
 * Returns a predicate for `filter`: true for places within a radius, edge included.
 * @param miles radius in statute miles; a negative radius contains nothing.
 */
export const within =
  (miles: number, centre: GeoPlace) =>
  (place: GeoPlace): boolean =>
    milesBetween(centre, place) <= miles;

/** Radii offered on maps, in statute miles. */
export const mapRadii: readonly number[] = [15, 20, 50];
