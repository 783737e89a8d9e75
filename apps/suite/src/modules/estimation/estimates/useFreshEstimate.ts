import { windowName, type Estimate, type EstimateCellChange } from '@plumbline/api';
import { estimatesRecompute, useEstimatesRead } from '@plumbline/api/hooks/estimation';
import { useInvalidation } from '@plumbline/app-kit/realtime/use-invalidation';
import { useCallback, useRef } from 'react';
import { knownOf, withKnown } from './estimate-lines.ts';

interface Options {
  /** Follows other users' changes also while a form is open or a cell is edited. */
  whileWriting?: boolean;
  /** Called with the cells that others have changed since the loaded version. */
  onChanges?: (changes: readonly EstimateCellChange[], estimate: Estimate) => void;
}

/**
 * Loads an estimate once in full and afterwards only the groups that changed, also when another user changes something.
 */
export function useFreshEstimate(
  uuid: string,
  { whileWriting = false, onChanges }: Options = {},
): Pick<ReturnType<typeof useEstimatesRead>, 'data' | 'error' | 'mutate'> & {
  /** Loads the changes; the latest response wins. Undefined if loading failed. */
  refresh: () => Promise<Estimate | undefined>;
} {
  // The key is no path, so that an event does not load the whole estimate again.
  const { data, error, mutate } = useEstimatesRead(uuid, { swr: { swrKey: ['estimate', uuid] } });
  const report = useRef(onChanges);
  report.current = onChanges;
  const refresh = useCallback(async () => {
    try {
      const answer = await mutate(
        async (previous) => {
          if (!previous) throw new Error('nothing was read yet');
          const now = await estimatesRecompute(uuid, {
            known: knownOf(previous.data),
            since: previous.data.version,
            window: windowName,
          });
          return { ...now, data: withKnown(now.data, previous.data) };
        },
        { revalidate: false },
      );
      // SWR drops an answer if another change of the cached estimate, such as an own save, began meanwhile.
      if (answer)
        await mutate(
          (current) => (current && current.data.version >= answer.data.version ? current : answer),
          { revalidate: false },
        );
      if (answer?.data.changes) report.current?.(answer.data.changes, answer.data);
      return answer?.data;
    } catch {
      // Fall back to a full load, which reports the error.
      return (await mutate().catch(() => undefined))?.data;
    }
  }, [uuid, mutate]);
  useInvalidation('/estimations', () => void refresh(), { whileWriting });
  return { data, error, mutate, refresh };
}
