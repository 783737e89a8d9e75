import type { Estimate, EstimateSupposition, SupposedEstimate } from '@plumbline/api';
import { estimateWhatIfCompute } from '@plumbline/api/hooks/estimation';
import { useEffect, useState } from 'react';
import useSwr from 'swr';

/** Debounce of requests while typing, in milliseconds. */
const DEBOUNCE_MS = 200;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * Computes a scenario; the last answer stays until the next one arrives.
 * @returns `isCurrent`: the answer matches the current scenario and estimate.
 */
export function useScenario(
  uuid: string,
  { version, total }: Pick<Estimate, 'version' | 'total'>,
  supposition: EstimateSupposition,
): {
  answer: SupposedEstimate | undefined;
  isCurrent: boolean;
  error: unknown;
  retry: () => void;
} {
  // Price changes affect the total but not the version, so the key includes both.
  const text = JSON.stringify({ version, total, supposition });
  const settled = useSettled(text);
  const { data, error, isLoading, mutate } = useSwr(
    ['what-if', uuid, settled],
    async () => {
      const supposition = (JSON.parse(settled) as { supposition: EstimateSupposition }).supposition;
      return { settled, answer: (await estimateWhatIfCompute(uuid, supposition)).data };
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return {
    answer: data?.answer,
    isCurrent: !isLoading && !error && settled === text && data?.settled === text,
    error: settled === text ? error : undefined,
    retry: () => void mutate(),
  };
}
