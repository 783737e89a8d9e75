import { useEffect } from 'react';
import type { Spot } from './map-layers.ts';
import type { ChangeMapAddress } from './use-map-address.ts';

/**
 * Id of the record whose card is open. The selection is removed from the URL when the filters exclude the record.
 * @param requestedId selection in the URL
 */
export function useSelectedSpot(
  requestedId: string | null,
  { spots, isLoading }: { spots: readonly Spot[]; isLoading: boolean },
  change: ChangeMapAddress,
): string | null {
  const selected = spots.some(({ id }) => id === requestedId) ? requestedId : null;
  const isFound = !isLoading && spots.length > 0;
  useEffect(() => {
    if (isFound && requestedId !== null && selected === null) change({ selected: undefined });
  }, [isFound, requestedId, selected, change]);
  return selected;
}
