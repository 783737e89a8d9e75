import type { StateChange } from '@plumbline/validation/task-undo';

const labels: Readonly<Record<string, string>> = {
  workflow_id: 'Workflow',
  workflow_status: 'Status',
  due_date: 'Due date',
  priority: 'Priority',
  details: 'Description',
};

/** Describes a change of a task for its undo notice. */
export function changeText(name: string, { after }: Pick<StateChange, 'after'>): string {
  const fields = Object.keys(after);
  const [only = ''] = fields;
  if (fields.length === 1 && only === 'name') return `“${name}” renamed to “${String(after.name)}”`;
  if (fields.length === 1 && only === 'workflow_status')
    return `“${name}” changed to ${String(after.workflow_status)}`;
  // A change of workflow also changes the status.
  if (after.workflow_id !== undefined) return `Workflow changed for “${name}”`;
  if (fields.every((field) => field === 'from_date' || field === 'to_date'))
    return `Dates changed for “${name}”`;
  return fields.length === 1 && labels[only] ? `${labels[only]} changed for “${name}”` : `“${name}” changed`;
}
