import type { LineSteps } from '@plumbline/api';
import { useEstimationWorkLineSteps } from '@plumbline/api/hooks/estimation';
import { useEffect, useState } from 'react';
import type { Row } from './rows.ts';

/** Long enough that walking over the sheet by keyboard asks for none of the lines passed. */
const rest = 120;

/** What is chosen once it has stayed so for a moment; at once where `isUrgent`. */
function useSettled(key: string | null, isUrgent: boolean): boolean {
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), isUrgent ? 0 : rest);
    return () => clearTimeout(timer);
  }, [key, isUrgent]);
  return settled === key;
}

/**
 * How the figures of a line come about.
 * @param isAsked somebody waits for the answer.
 * @param version how they did in a version of the estimate.
 */
export function useLineSteps(
  estimation: string,
  row: Row | undefined,
  isAsked: boolean,
  version?: string,
): { steps: LineSteps | undefined; error: unknown; retry: () => Promise<unknown> } {
  const line = row?.kind === 'line' ? row : undefined;
  // Other figures came about in another way.
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
  const { data, error, mutate } = useEstimationWorkLineSteps(
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
        // The steps of another line are none of this one's.
        keepPreviousData: false,
      },
    },
  );
  return { steps: data?.data, error: data ? undefined : error, retry: () => mutate() };
}
