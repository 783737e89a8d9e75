/** A place on the ground, in degrees (WGS 84): south and west are negative. */
export interface GeoPlace {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth, in statute miles. A figure by it is within half a percent of the ellipsoid's. */
export const earthRadiusMiles = 3958.7613;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance over the ground, along the great circle, in statute miles. */
export function milesBetween(a: GeoPlace, b: GeoPlace): number {
  const across = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const share = across + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along;
  // Rounding takes antipodes past 1, where the arc's sine has no arc.
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, share)));
}

/**
 * Whether a place lies within so many miles of a centre, the edge included; for `filter`.
 * @param miles statute miles; nothing is within less than none.
 */
export const within =
  (miles: number, centre: GeoPlace) =>
  (place: GeoPlace): boolean =>
    milesBetween(centre, place) <= miles;

/** The radii that a map offers, in statute miles. */
export const mapRadii: readonly number[] = [15, 20, 50];
