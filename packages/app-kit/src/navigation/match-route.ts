import { matchRoutes } from 'react-router';

interface Placed {
  path: string;
}

/**
 * What an address means, as the router reads it: what is written out goes before what is a parameter, whatever the
 * order in which the modules name their routes.
 */
export function placeAt<Of extends Placed>(places: readonly Of[], pathname: string): Of | undefined {
  return matchRoutes(
    places.map((place) => ({ path: place.path, place })),
    pathname,
  )?.at(-1)?.route.place;
}
