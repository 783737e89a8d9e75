import type { Task, TaskChange } from '@plumbline/api';
import { tasksUndo } from '@plumbline/api/hooks/tasks';
import { useUndo } from '@plumbline/app-kit/undo/use-undo';
import { messages } from '@plumbline/validation/messages';
import { toast } from '@plumbline/ui/toast';
import { useDecision } from '@plumbline/permissions/react';
import { stateChange } from '@plumbline/validation/task-undo';
import { useMemo } from 'react';
import { changeText } from './change-text.ts';
import { tasksMessages } from './messages.ts';

/** Fields that other calls change, and so are not part of an update's undo. */
const SEPARATE_FIELDS = ['rank', 'space_id', 'folder_id', 'dependent_id', 'assignee_ids'];
const without = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !SEPARATE_FIELDS.includes(field)));

export const undoArea = 'tasks';

/** Shows notices of task changes with an undo action, which never overwrites later changes of others. */
export function useTaskUndo() {
  const { done, track } = useUndo(undoArea);
  const mayRemove = useDecision({ app: 8, name: 'task', type: 'd' }).allowed;
  return useMemo(() => {
    const changed = (description: string, changes: readonly TaskChange[]) => {
      if (changes.length) done({ description, back: () => tasksUndo({ changes: [...changes] }) });
    };
    return {
      done,
      track,
      /** Shows a notice without undo. */
      showSuccess: (text: string) => void toast.success(text),
      /** Shows a notice that undoes the changes a call returned. */
      changed,
      /** Shows a notice for an updated task, from its state before and after. */
      wrote: (before: Task, after: Task, description?: string) => {
        const change = stateChange(without(before), without(after));
        if (change)
          changed(description ?? changeText(before.name, change), [
            { uuid: after.uuid, ...change } as TaskChange,
          ]);
      },
      /** Shows a notice for a removed share. */
      unshared: (name: string, back: () => Promise<unknown>) =>
        done({
          description: tasksMessages.accessRemovedFor(name),
          undoText: tasksMessages.accessRestoredFor(name),
          back,
        }),
      /** Shows a notice for a changed share level. */
      regraded: (name: string, former: string, back: () => Promise<unknown>) =>
        done({
          description: messages.permissionUpdated,
          undoText: tasksMessages.accessRestoredTo(name, former),
          back,
        }),
      /** Shows a notice for a new task; undo deletes it and requires delete rights. */
      made: ({ uuid, name }: Pick<Task, 'uuid' | 'name'>) => {
        const description = tasksMessages.taskAdded(name);
        if (mayRemove) done({ description, back: () => tasksUndo({ made: [uuid] }) });
        else toast.success(description);
      },
    };
  }, [done, track, mayRemove]);
}
export type TaskUndo = ReturnType<typeof useTaskUndo>;
