import { matchRoutes } from 'react-router';

interface Placed {
  path: string;
}

/**
 * Returns the route matching a pathname as the router does: static segments take precedence over parameters, in any order
 * of the modules' routes.
 */
export function matchRoute<Of extends Placed>(places: readonly Of[], pathname: string): Of | undefined {
  return matchRoutes(
    places.map((place) => ({ path: place.path, place })),
    pathname,
  )?.at(-1)?.route.place;
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/**
 * Returns the route that shares the most leading static segments with a pathname that no route matches, so that a missing
 * page keeps the navigation of its area. Undefined if not even the first segment is shared.
 */
export function nearestRoute<Of extends Placed>(places: readonly Of[], pathname: string): Of | undefined {
  const segments = segmentsOf(pathname);
  let nearest: Of | undefined;
  let most = 0;
  for (const place of places) {
    const own = segmentsOf(place.path);
    const differs = own.findIndex((segment, at) => segment !== segments[at]);
    const shared = differs < 0 ? own.length : differs;
    if (shared > most) [nearest, most] = [place, shared];
  }
  return nearest;
}
