import type { LineSteps } from '@plumbline/api';
import { useEstimatesExplainLine } from '@plumbline/api/hooks/estimation';
import { useEffect, useState } from 'react';
import type { Row } from './estimate-rows.ts';

/** Debounce in milliseconds, so that moving over the sheet by keyboard does not load every line passed. */
const DEBOUNCE_MS = 120;

/** True once the key has been stable for the debounce time; immediately if `isUrgent`. */
function useSettled(key: string | null, isUrgent: boolean): boolean {
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), isUrgent ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key, isUrgent]);
  return settled === key;
}

/**
 * Loads the derivation steps of a line.
 * @param isAsked loads without delay because the user requested the steps.
 * @param version id of a version of the estimate.
 */
export function useLineSteps(
  estimation: string,
  row: Row | undefined,
  isAsked: boolean,
  version?: string,
): { steps: LineSteps | undefined; error: unknown; retry: () => Promise<unknown> } {
  const line = row?.kind === 'line' ? row : undefined;
  // Steps depend on the figures, so the key includes them.
  const key = line
    ? [
        line.id,
        line.line.quantity,
        line.line.unit_price,
        line.line.labor,
        line.line.sell,
        line.line.difficulty,
        ...line.line.overridden,
      ].join(' ')
    : null;
  const isSettled = useSettled(key, isAsked);
  const { data, error, mutate } = useEstimatesExplainLine(
    estimation,
    {
      condition_id: line?.group.condition_id ?? '',
      line_id: line?.line.uuid ?? '',
      ...(version ? { version_id: version } : {}),
    },
    {
      swr: {
        enabled: isSettled && line !== undefined,
        swrKey: isSettled && key ? ['line-steps', estimation, version ?? '', key] : null,
        // Do not show the previous line's steps meanwhile.
        keepPreviousData: false,
      },
    },
  );
  return { steps: data?.data, error: data ? undefined : error, retry: () => mutate() };
}
