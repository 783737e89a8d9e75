import type { Task } from '@plumbline/api';
import { tasksCreate, tasksUpdate } from '@plumbline/api/hooks/tasks';
import { errorText, isStale, showError } from '@plumbline/app-kit';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { targetOf, type Place } from './navigation/location.ts';
import { useTaskUndo } from './use-undo.ts';

/** Writes tasks from a list or board: changes are optimistic and reverted if rejected. */
export function useTaskChanges(show: (row: Task) => void, reload: () => void) {
  const refresh = useRevalidate('/task-management');
  const undo = useTaskUndo();
  return {
    /** Sets a status, with the shown version as precondition. */
    setStatus: async (row: Task, workflow_status: string) => {
      show({ ...row, workflow_status });
      try {
        const { data } = await undo.track(tasksUpdate(row.uuid, { workflow_status, version: row.version }));
        show(data);
        undo.wrote(row, data);
        refresh();
      } catch (reason) {
        show(row);
        if (isStale(reason)) reload();
        showError(reason);
      }
    },
    /** Creates a task. @throws Error with a message for the input. */
    add: async (
      place: Place,
      name: string,
      key: string,
      more: { workflow_status?: string; dependent_id?: string; type?: string } = {},
    ) => {
      try {
        const { data } = await undo.track(
          tasksCreate(
            { name, type: 'task', ...targetOf(place), ...more },
            { headers: { 'idempotency-key': key } },
          ),
        );
        undo.made(data);
        refresh();
        return data;
      } catch (reason) {
        throw new Error(errorText(reason), { cause: reason });
      }
    },
  };
}
