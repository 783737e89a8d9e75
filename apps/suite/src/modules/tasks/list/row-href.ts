import type { Task } from '@plumbline/api';
import { isShared, placeHref, type Place } from '../navigation/location.ts';
import type { TaskViewMode } from '../views/TaskViewMode.ts';

/**
 * Address that a row of a task list leads to: the children of a project or folder, or the list with the panel of a task.
 * Tasks shared with the user always open in the panel.
 */
export function rowHref(
  row: Pick<Task, 'uuid' | 'type'>,
  place: Place,
  view: TaskViewMode,
  address: URLSearchParams,
): string {
  if (row.type !== 'task' && !isShared(place)) return placeHref({ ...place, scope: row.uuid }, view);
  const next = new URLSearchParams(address);
  next.set('task', row.uuid);
  return `?${next.toString()}`;
}
