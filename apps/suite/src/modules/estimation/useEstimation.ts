import type { Estimation } from '@plumbline/api';
import { useEstimationsRead } from '@plumbline/api/hooks/estimation';
import { useCloseMissingTab } from '@plumbline/app-kit/frame/RecordTabs';
import { useCallback } from 'react';

/** Loads the estimation of the current route. */
export function useEstimation(uuid: string): {
  estimation: Estimation | undefined;
  error: unknown;
  reload: () => void;
} {
  const { data, error, mutate } = useEstimationsRead(uuid);
  useCloseMissingTab(uuid, data ? undefined : error);
  const reload = useCallback(() => void mutate(), [mutate]);
  // Keep loaded data and any open form on screen when a revalidation fails.
  return { estimation: data?.data, error: data ? undefined : error, reload };
}
