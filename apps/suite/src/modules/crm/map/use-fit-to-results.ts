import type { MapHandle } from '@plumbline/ui/Map';
import { useEffect, useRef } from 'react';
import type { Spot } from './map-layers.ts';
import type { ChangeMapAddress } from './use-map-address.ts';

/**
 * Fits the map to all records once after each request for other records. A map with a radius stays at the radius.
 * @returns `handle` for the map; `ask` changes the URL so that other records are requested, and closes the open card
 */
export function useFitToResults(spots: readonly Spot[], miles: number | undefined, change: ChangeMapAddress) {
  const handle = useRef<MapHandle>(null);
  /** Set when other records are requested: the map then fits all of them once they load. */
  const isAsked = useRef(false);
  const ask: ChangeMapAddress = (values) => {
    isAsked.current = true;
    change({ ...values, selected: undefined });
  };
  useEffect(() => {
    if (!isAsked.current || spots.length === 0) return;
    isAsked.current = false;
    if (miles === undefined) handle.current?.fit();
  }, [spots, miles]);
  return { handle, ask };
}
