import type { Estimation } from '@plumbline/api';
import { useEstimationsRead } from '@plumbline/api/hooks/estimation';
import { useGoneTab } from '@plumbline/app-kit/frame/RecordTabs';
import { useCallback } from 'react';

/** The estimation that an address names, and why there is none. */
export function useEstimation(uuid: string): {
  estimation: Estimation | undefined;
  error: unknown;
  reload: () => void;
} {
  const { data, error, mutate } = useEstimationsRead(uuid);
  useGoneTab(uuid, data ? undefined : error);
  const reload = useCallback(() => void mutate(), [mutate]);
  // What was read stays on screen, and with it the form that somebody is filling in: the next try may reach the server.
  return { estimation: data?.data, error: data ? undefined : error, reload };
}
