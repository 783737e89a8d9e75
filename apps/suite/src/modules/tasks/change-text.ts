import type { StateChange } from '@plumbline/validation/task-undo';

const labels: Readonly<Record<string, string>> = {
  workflow_id: 'Workflow',
  workflow_status: 'Status',
  due_date: 'Due date',
  priority: 'Priority',
  details: 'Description',
};

/** What was changed in an item, in a few words. */
export function changeText(name: string, { after }: Pick<StateChange, 'after'>): string {
  const fields = Object.keys(after);
  const [only = ''] = fields;
  if (fields.length === 1 && only === 'name') return `“${name}” is “${String(after.name)}” now`;
  if (fields.length === 1 && only === 'workflow_status')
    return `“${name}” is ${String(after.workflow_status)}`;
  // Another workflow brings a status along.
  if (after.workflow_id !== undefined) return `Workflow of “${name}” was changed`;
  if (fields.every((field) => field === 'from_date' || field === 'to_date'))
    return `Dates of “${name}” were changed`;
  return fields.length === 1 && labels[only]
    ? `${labels[only]} of “${name}” was changed`
    : `“${name}” was changed`;
}
