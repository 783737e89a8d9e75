import { useEffect } from 'react';
import type { Spot } from './map-layers.ts';
import type { ChangeMapAddress } from './use-map-address.ts';

/**
 * Id of the record whose card is open. The selection is removed from the URL when the filters exclude the record.
 * @param asked selection in the URL
 */
export function useSelectedSpot(
  asked: string | null,
  { spots, isLoading }: { spots: readonly Spot[]; isLoading: boolean },
  change: ChangeMapAddress,
): string | null {
  const selected = spots.some(({ id }) => id === asked) ? asked : null;
  const isFound = !isLoading && spots.length > 0;
  useEffect(() => {
    if (isFound && asked !== null && selected === null) change({ selected: undefined });
  }, [isFound, asked, selected, change]);
  return selected;
}
