import { taskCallsDetail } from '@plumbline/api/hooks/tasks';
import useSwr from 'swr';

/** The item that an address names behind its space: one that holds others is looked into, a task is opened beside them. */
export function useNamed(uuid: string | undefined) {
  const { data, error, mutate } = useSwr(uuid ? ['/task-management/detail', uuid] : null, async () =>
    uuid ? (await taskCallsDetail(uuid)).data : undefined,
  );
  // One that is not there any more is for the panel to say.
  return {
    item: data,
    error: error as unknown,
    isLoading: uuid !== undefined && !data && !error,
    reload: () => void mutate(),
  };
}
