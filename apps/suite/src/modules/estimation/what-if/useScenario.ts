import type { Estimate, EstimateSupposition, SupposedEstimate } from '@plumbline/api';
import { estimateWhatIfCompute } from '@plumbline/api/hooks/estimation';
import { useEffect, useState } from 'react';
import useSwr from 'swr';

/** Typing a figure asks once. */
const rest = 200;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * What an estimate would come to; the last answer stays until the next one is there.
 * @returns isCurrent where the answer is the one to what is supposed now, beside what is kept now.
 */
export function useSupposed(
  uuid: string,
  { version, total }: Pick<Estimate, 'version' | 'total'>,
  supposition: EstimateSupposition,
): {
  answer: SupposedEstimate | undefined;
  isCurrent: boolean;
  error: unknown;
  retry: () => void;
} {
  // Prices of the day move the total and not the version.
  const text = JSON.stringify({ version, total, supposition });
  const settled = useSettled(text);
  const { data, error, isLoading, mutate } = useSwr(
    ['what-if', uuid, settled],
    async () => {
      const asked = (JSON.parse(settled) as { supposition: EstimateSupposition }).supposition;
      return { settled, answer: (await estimateWhatIfCompute(uuid, asked)).data };
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
