import { windowName, type Estimate, type EstimateCellChange } from '@plumbline/api';
import { estimatesUpdate } from '@plumbline/api/hooks/estimation';
import { errorText } from '@plumbline/app-kit';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { CellUpdate } from './estimate-cells.ts';
import { knownOf, withKnown } from './estimate-lines.ts';
import { createSaveQueue, type SaveOptions, type SaveOutcome } from './save-queue.ts';
import { useConflictDialog } from './useConflictDialog.tsx';
import { useFreshEstimate } from './useFreshEstimate.ts';
import { useRecentChanges, type RecentChange } from './useRecentChanges.ts';

/**
 * Saves changes of an estimate.
 * @param options.seen version that the user saw when the edit began; by default the loaded one.
 * @returns what was saved. Rejects with a message for the user.
 */
export type ChangeEstimate = (update: CellUpdate, options?: Partial<SaveOptions>) => Promise<SaveOutcome>;

/**
 * Loads an estimation's estimate, follows the changes of other users, and queues the user's own. Changes of other cells
 * are merged; for the same cell the user chooses in a dialog.
 */
export function useEstimate(
  uuid: string,
  onChanged?: () => void,
): {
  estimate: Estimate | undefined;
  error: unknown;
  reload: () => void;
  change: ChangeEstimate;
  /** Cells that others have changed in the last seconds. */
  recentChanges: readonly RecentChange[];
  /** Dialog of a conflict; rendered beside the page. */
  dialog: ReactNode;
} {
  const recent = useRecentChanges();
  const { data, error, mutate, refresh } = useFreshEstimate(uuid, {
    whileWriting: true,
    onChanges: recent.add,
  });
  const latestEstimate = useRef<Estimate>(undefined);
  latestEstimate.current = data?.data;
  const changed = useRef(onChanged);
  useEffect(() => {
    changed.current = onChanged;
  });
  const conflict = useConflictDialog(latestEstimate);
  const { add } = recent;
  const { ask } = conflict;

  const queue = useMemo(() => {
    const install = async (estimate: Estimate, changes: readonly EstimateCellChange[] | undefined) => {
      // A refresh that ended earlier may already contain this change and a later one.
      if (estimate.version >= (latestEstimate.current?.version ?? 0))
        await mutate({ success: true, data: estimate }, { revalidate: false });
      if (changes) add(changes, estimate);
    };
    return createSaveQueue({
      send: async (update, { version, exact }) => {
        const previous = latestEstimate.current;
        const { data: answer } = await estimatesUpdate(uuid, {
          ...update,
          ...(previous ? { known: knownOf(previous) } : {}),
          ...(exact ? { exact } : {}),
          window: windowName,
          version,
        });
        await install(withKnown(answer, previous), answer.changes);
        return answer.version;
      },
      refresh: async () => (await refresh())?.version,
      ask,
      messageOf: errorText,
      onIdle: () => changed.current?.(),
    });
  }, [uuid, mutate, refresh, ask, add]);

  const change = useCallback<ChangeEstimate>(
    (update, options) => queue.save(update, { seen: latestEstimate.current?.version ?? 0, ...options }),
    [queue],
  );
  const reload = useCallback(() => void refresh(), [refresh]);
  return {
    estimate: data?.data,
    error,
    reload,
    change,
    recentChanges: recent.changes,
    dialog: conflict.dialog,
  };
}
