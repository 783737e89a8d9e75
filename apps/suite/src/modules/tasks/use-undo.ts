import type { Task, TaskChange } from '@plumbline/api';
import { taskCallsTakeBack } from '@plumbline/api/hooks/tasks';
import { useUndo } from '@plumbline/app-kit/undo/use-undo';
import { messages } from '@plumbline/validation/messages';
import { toast } from '@plumbline/ui/toast';
import { useDecision } from '@plumbline/permissions/react';
import { stateChange } from '@plumbline/validation/task-undo';
import { useMemo } from 'react';
import { changeText } from './change-text.ts';

/** Of an item that was written, what was written in it: where it stands and who is on it has calls of its own. */
const beside = ['rank', 'space_id', 'folder_id', 'dependent_id', 'assignee_ids'];
const without = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !beside.includes(field)));

export const undoArea = 'tasks';

/** Says what was done with items, and offers to take it back: never over what somebody else has changed since. */
export function useTaskUndo() {
  const { done, track } = useUndo(undoArea);
  const mayRemove = useDecision({ app: 8, name: 'task', type: 'd' }).allowed;
  return useMemo(() => {
    const changed = (said: string, changes: readonly TaskChange[]) => {
      if (changes.length) done({ said, back: () => taskCallsTakeBack({ changes: [...changes] }) });
    };
    return {
      done,
      track,
      /** Where there is nothing to take back. */
      said: (text: string) => void toast.success(text),
      /** What calls tell that they have changed. */
      changed,
      /** One item, as it was and as the server says it is by now. */
      wrote: (before: Task, after: Task, said?: string) => {
        const change = stateChange(without(before), without(after));
        if (change)
          changed(said ?? changeText(before.name, change), [{ uuid: after.uuid, ...change } as TaskChange]);
      },
      /** Somebody has lost what was shared with them, and is given it again. */
      unshared: (name: string, back: () => Promise<unknown>) =>
        done({ said: `${name} has no access any more`, saidBack: `${name} has access again`, back }),
      /** Somebody may do more or less than before, and has their former level again. */
      regraded: (name: string, former: string, back: () => Promise<unknown>) =>
        done({ said: messages.permissionUpdated, saidBack: `${name} has “${former}” again`, back }),
      /** A new one goes again, by whoever may delete at all. */
      made: ({ uuid, name }: Pick<Task, 'uuid' | 'name'>) => {
        const said = `“${name}” was added`;
        if (mayRemove) done({ said, back: () => taskCallsTakeBack({ made: [uuid] }) });
        else toast.success(said);
      },
    };
  }, [done, track, mayRemove]);
}
export type TaskUndo = ReturnType<typeof useTaskUndo>;
