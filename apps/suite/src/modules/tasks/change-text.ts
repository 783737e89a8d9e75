import type { StateChange } from '@plumbline/validation/task-undo';
import { tasksMessages } from './messages.ts';

const labels: Readonly<Record<string, string>> = {
  workflow_id: 'Workflow',
  workflow_status: 'Status',
  due_date: tasksMessages.dueDate,
  priority: 'Priority',
  details: 'Description',
};

/** Describes a change of a task for its undo notice. */
export function changeText(name: string, { after }: Pick<StateChange, 'after'>): string {
  const fields = Object.keys(after);
  const [only = ''] = fields;
  if (fields.length === 1 && only === 'name') return tasksMessages.renamedTo(name, String(after.name));
  if (fields.length === 1 && only === 'workflow_status')
    return tasksMessages.changedTo(name, String(after.workflow_status));
  // A change of workflow also changes the status.
  if (after.workflow_id !== undefined) return tasksMessages.workflowChangedFor(name);
  if (fields.every((field) => field === 'from_date' || field === 'to_date'))
    return tasksMessages.datesChangedFor(name);
  return fields.length === 1 && labels[only]
    ? tasksMessages.fieldChangedFor(labels[only], name)
    : tasksMessages.taskChanged(name);
}
