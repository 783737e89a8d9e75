import { tasksReadDetail } from '@plumbline/api/hooks/tasks';
import useSwr from 'swr';

/** Loads the task named in the path after its space. Projects and folders set the scope; a task opens in the panel. */
export function useTaskFromRoute(uuid: string | undefined) {
  const { data, error, mutate } = useSwr(uuid ? ['/task-management/detail', uuid] : null, async () =>
    uuid ? (await tasksReadDetail(uuid)).data : undefined,
  );
  // The panel reports a deleted task.
  return {
    item: data,
    error: error as unknown,
    isLoading: uuid !== undefined && !data && !error,
    reload: () => void mutate(),
  };
}
