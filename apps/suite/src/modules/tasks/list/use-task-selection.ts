import type { Task } from '@plumbline/api';
import { useState } from 'react';
import { findTask, type Branches } from './tree.ts';

/** Selected rows of a task list. `chosen` contains the loaded ones in the order of their selection. */
export function useTaskSelection(branches: Branches) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen: Task[] = [...selected].flatMap((id) => findTask(branches, id) ?? []);
  return { selected, setSelected, chosen, clear: () => setSelected(new Set()) };
}
