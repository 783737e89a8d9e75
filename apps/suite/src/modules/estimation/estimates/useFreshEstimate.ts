import type { Estimate } from '@plumbline/api';
import { estimatesRecompute, useEstimatesRead } from '@plumbline/api/hooks/estimation';
import { useCallback } from 'react';
import { knownOf, withKnown } from './estimate-lines.ts';

/** Loads an estimate once in full and afterwards only the groups that changed. */
export function useFreshEstimate(uuid: string): Pick<
  ReturnType<typeof useEstimatesRead>,
  'data' | 'error' | 'mutate'
> & {
  /** Loads the changes; the latest response wins. Undefined if loading failed. */
  refresh: () => Promise<Estimate | undefined>;
} {
  const { data, error, mutate } = useEstimatesRead(uuid);
  const refresh = useCallback(async () => {
    try {
      const answer = await mutate(
        async (previous) => {
          if (!previous) throw new Error('nothing was read yet');
          const now = await estimatesRecompute(uuid, { known: knownOf(previous.data) });
          return { ...now, data: withKnown(now.data, previous.data) };
        },
        { revalidate: false },
      );
      return answer?.data;
    } catch {
      // Fall back to a full load, which reports the error.
      return (await mutate().catch(() => undefined))?.data;
    }
  }, [uuid, mutate]);
  return { data, error, mutate, refresh };
}
