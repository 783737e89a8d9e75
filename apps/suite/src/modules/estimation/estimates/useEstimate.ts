import type { Estimate, EstimateUpdate } from '@plumbline/api';
import { estimatesUpdate } from '@plumbline/api/hooks/estimation';
import { errorText, isStale } from '@plumbline/app-kit';
import { useCallback, useEffect, useRef } from 'react';
import { knownOf, withKnown } from './estimate-lines.ts';
import { useFreshEstimate } from './useFreshEstimate.ts';

type Update = Omit<EstimateUpdate, 'version'>;
interface Waiting {
  update: Update;
  resolve: () => void;
  reject: (reason: Error) => void;
}

/**
 * Loads an estimation's estimate and queues its changes: changes made while a call is running, or in one paste, are
 * sent together in the next call, on the version that the previous one returned.
 */
export function useEstimate(
  uuid: string,
  onChanged?: () => void,
): {
  estimate: Estimate | undefined;
  error: unknown;
  reload: () => void;
  /**
   * Rejects with a message for the user. After a conflict, the latest version is loaded first so that a retry can
   * succeed.
   */
  change: (update: Update) => Promise<void>;
} {
  const { data, error, mutate, refresh } = useFreshEstimate(uuid);
  const latestEstimate = useRef<Estimate>(undefined);
  const version = useRef(0);
  const waiting = useRef<Waiting[]>([]);
  const isSending = useRef(false);
  const changed = useRef(onChanged);
  useEffect(() => {
    changed.current = onChanged;
    latestEstimate.current = data?.data;
    if (data && !isSending.current) version.current = data.data.version;
  });

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    await Promise.resolve();
    while (waiting.current.length) {
      const batch = waiting.current.splice(0);
      const settings = Object.assign({}, ...batch.map(({ update }) => update.settings)) as Update['settings'];
      const overrides = batch.flatMap(({ update }) => update.overrides ?? []);
      const values = batch.flatMap(({ update }) => update.values ?? []);
      const adjusted = batch.findLast(({ update }) => update.adjustments !== undefined)?.update.adjustments;
      const chosen = batch.findLast(({ update }) => update.template_id !== undefined)?.update.template_id;
      try {
        const previous = latestEstimate.current;
        const answer = await estimatesUpdate(uuid, {
          ...(previous ? { known: knownOf(previous) } : {}),
          version: version.current,
          ...(settings && Object.keys(settings).length ? { settings } : {}),
          ...(overrides.length ? { overrides } : {}),
          ...(values.length ? { values } : {}),
          ...(adjusted === undefined ? {} : { adjustments: adjusted }),
          ...(chosen === undefined ? {} : { template_id: chosen }),
        });
        version.current = answer.data.version;
        latestEstimate.current = withKnown(answer.data, previous);
        await mutate({ ...answer, data: latestEstimate.current }, { revalidate: false });
        for (const each of batch) each.resolve();
      } catch (reason) {
        let message = errorText(reason);
        if (isStale(reason)) {
          message =
            'Someone else changed this estimate. The latest version is now loaded. Save again to apply your change.';
          const newest = await refresh();
          if (newest) version.current = newest.version;
        }
        for (const each of batch) each.reject(new Error(message, { cause: reason }));
      }
    }
    isSending.current = false;
    changed.current?.();
  }, [uuid, mutate, refresh]);

  const change = useCallback(
    (update: Update) =>
      new Promise<void>((resolve, reject) => {
        waiting.current.push({ update, resolve, reject });
        void send();
      }),
    [send],
  );
  const reload = useCallback(() => void refresh(), [refresh]);
  return { estimate: data?.data, error, reload, change };
}
