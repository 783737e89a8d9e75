import type { Task } from '@plumbline/api';
import { AddTask } from '../AddTask.tsx';
import type { Place } from '../navigation/location.ts';
import type { ListChanges } from './use-list-changes.ts';

/** Parent or status that a new task gets. */
export interface NewTaskTarget {
  parent?: Task;
  /** Status of the board column that the task is added to. */
  status?: string;
}

interface NewTaskProps {
  place: Place;
  /** Target of the task being added; undefined while the input is closed. */
  target: NewTaskTarget | undefined;
  onTargetChange: (target: NewTaskTarget | undefined) => void;
  changes: ListChanges;
  /** True if only the server knows whether a new task matches the list. */
  isFiltered: boolean;
  /** Reason why nothing can be added here. */
  disabledReason: string | undefined;
}

/** Input at the end of a list that adds a task to its place, below a task or in a board column. */
export function NewTask({
  place,
  target,
  onTargetChange,
  changes,
  isFiltered,
  disabledReason,
}: NewTaskProps) {
  return (
    <AddTask
      list={`tasks ${place.scope ?? place.folder ?? place.space ?? ''}`}
      {...(target?.parent ? { parent: target.parent } : {})}
      {...(target?.status ? { status: target.status } : {})}
      isOpen={target !== undefined}
      onOpenChange={(isOn) => onTargetChange(isOn ? {} : undefined)}
      add={(name, key, more) => changes.add(place, name, key, more)}
      onAdded={async (row, parent) => {
        // With a filter only the server knows if the new task matches.
        if (isFiltered) return changes.reload();
        await changes.showAdded(row, parent);
      }}
      {...(disabledReason ? { disabledReason } : {})}
    />
  );
}
