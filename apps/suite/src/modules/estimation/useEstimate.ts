import type { Estimate, EstimateUpdate } from '@plumbline/api';
import { estimationWorkChangeEstimate, useEstimationWorkEstimate } from '@plumbline/api/hooks/estimation';
import { errorText, isStale } from '@plumbline/app-kit';
import { useCallback, useEffect, useRef } from 'react';

type Update = Omit<EstimateUpdate, 'version'>;
interface Waiting {
  update: Update;
  resolve: () => void;
  reject: (reason: Error) => void;
}

/**
 * An estimation's estimate and the one way to change it. What is changed while a change is on its way, or in one paste,
 * goes together in the next call, each on the version that the last one left.
 */
export function useEstimate(
  uuid: string,
  onChanged?: () => void,
): {
  estimate: Estimate | undefined;
  error: unknown;
  reload: () => void;
  /** Rejects with words for people; another person's change is loaded first, so that a second try can succeed. */
  change: (update: Update) => Promise<void>;
} {
  const { data, error, mutate } = useEstimationWorkEstimate(uuid);
  const version = useRef(0);
  const waiting = useRef<Waiting[]>([]);
  const isSending = useRef(false);
  const changed = useRef(onChanged);
  useEffect(() => {
    changed.current = onChanged;
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
      const chosen = batch.findLast(({ update }) => update.template_id !== undefined)?.update.template_id;
      try {
        const answer = await estimationWorkChangeEstimate(uuid, {
          version: version.current,
          ...(settings && Object.keys(settings).length ? { settings } : {}),
          ...(overrides.length ? { overrides } : {}),
          ...(values.length ? { values } : {}),
          ...(chosen === undefined ? {} : { template_id: chosen }),
        });
        version.current = answer.data.version;
        await mutate(answer, { revalidate: false });
        for (const each of batch) each.resolve();
      } catch (reason) {
        let words = errorText(reason);
        if (isStale(reason)) {
          words =
            'Someone else changed this estimate meanwhile. It is up to date now; save again to apply yours.';
          const newest = await mutate().catch(() => undefined);
          if (newest) version.current = newest.data.version;
        }
        for (const each of batch) each.reject(new Error(words, { cause: reason }));
      }
    }
    isSending.current = false;
    changed.current?.();
  }, [uuid, mutate]);

  const change = useCallback(
    (update: Update) =>
      new Promise<void>((resolve, reject) => {
        waiting.current.push({ update, resolve, reject });
        void send();
      }),
    [send],
  );
  const reload = useCallback(() => void mutate(), [mutate]);
  return { estimate: data?.data, error, reload, change };
}
