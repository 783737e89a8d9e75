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
