import type { Estimation } from '@plumbline/api';
import { useEstimationsRead } from '@plumbline/api/hooks/estimation';
import { useCallback } from 'react';

/** The estimation that an address names. */
export function useEstimation(uuid: string): {
  estimation: Estimation | undefined;
  error: unknown;
  reload: () => void;
} {
  const { data, error, mutate } = useEstimationsRead(uuid);
  const reload = useCallback(() => void mutate(), [mutate]);
  return { estimation: data?.data, error, reload };
}
