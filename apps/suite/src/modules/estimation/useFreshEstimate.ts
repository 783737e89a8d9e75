import type { Estimate } from '@plumbline/api';
import { estimationWorkEstimateNow, useEstimationWorkEstimate } from '@plumbline/api/hooks/estimation';
import { useCallback } from 'react';
import { knownOf, withKnown } from './estimate-lines.ts';

/** An estimate that is read once whole, and from then on by what has changed. */
export function useFreshEstimate(uuid: string): Pick<
  ReturnType<typeof useEstimationWorkEstimate>,
  'data' | 'error' | 'mutate'
> & {
  /** Reads what has changed; the last one answered is the one that holds. Undefined where it could not be read. */
  refresh: () => Promise<Estimate | undefined>;
} {
  const { data, error, mutate } = useEstimationWorkEstimate(uuid);
  const refresh = useCallback(async () => {
    try {
      const answer = await mutate(
        async (known) => {
          if (!known) throw new Error('nothing was read yet');
          const now = await estimationWorkEstimateNow(uuid, { known: knownOf(known.data) });
          return { ...now, data: withKnown(now.data, known.data) };
        },
        { revalidate: false },
      );
      return answer?.data;
    } catch {
      // Whole, by the way that shows why it fails.
      return (await mutate().catch(() => undefined))?.data;
    }
  }, [uuid, mutate]);
  return { data, error, mutate, refresh };
}
