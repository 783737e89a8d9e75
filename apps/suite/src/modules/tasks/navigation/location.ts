import { tasksListItems, tasksListShared } from '@plumbline/api/hooks/tasks';
import { nextTask, type Task, type TaskListing } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { wholeView } from '../views/saved-views.ts';
import type { TaskViewMode } from '../views/TaskViewMode.ts';

/** Id of the specified fixed space "Shared with me". */
export const sharedSpace = '-1';

/** Location of a task list: a space or task folder, or the children of one of its tasks. */
export interface Place {
  space?: string;
  folder?: string;
  /** Id of the project or folder whose children are shown. */
  scope?: string;
}
export const isShared = ({ space }: Place): boolean => space === sharedSpace;

/** Returns the place as parameters of list calls. */
export const listingOf = ({ space, folder, scope }: Place): TaskListing => ({
  ...(folder ? { folder_id: folder } : space ? { space_id: space } : {}),
  ...(scope ? { dependent_id: scope } : {}),
});
/** Returns the place as fields of a new task. */
export const targetOf = ({ space, folder, scope }: Place) => ({
  ...(folder ? { folder_id: folder } : space && space !== sharedSpace ? { space_id: space } : {}),
  ...(scope ? { dependent_id: scope } : {}),
});

/** Number of tasks per list call. */
export const PAGE_SIZE = 500;

export async function readItems(
  place: Place,
  {
    parent,
    deep,
    offset,
    ...query
  }: {
    parent?: string | undefined;
    deep?: boolean;
    offset: number;
    search?: string;
    sort?: string;
    filter?: string;
    not_type?: string;
  },
): Promise<{ rows: Task[]; total: number }> {
  const body: TaskListing = {
    ...listingOf(place),
    ...(parent ? { dependent_id: parent } : {}),
    ...(deep ? { deep } : {}),
    ...query,
    limit: PAGE_SIZE,
    offset,
  };
  await nextTask();
  const { data, meta } = await (isShared(place) ? tasksListShared : tasksListItems)(body);
  return { rows: data, total: meta.count };
}

/** Returns the specified address of a place in a view. */
export function placeHref({ space = '', folder, scope }: Place, view: TaskViewMode = 'table'): string {
  if (folder) return href('folder-task', { folderId: folder }, view === 'kanban' ? { view } : {});
  if (space === sharedSpace)
    return href('share-list', { spaceId: space, ...(scope ? { taskId: scope } : {}) });
  const to = { spaceId: space, ...(scope ? { taskId: scope } : {}) };
  return view === 'kanban' ? href('kanban-task', to) : href('table-task', to);
}
/** Returns the address of a place as table or board, keeping the other parameters. */
export function lookHref(place: Place, look: TaskViewMode, address: URLSearchParams): string {
  const [path = ''] = placeHref(place, look).split('?');
  const next = new URLSearchParams(address);
  if (place.folder) next.set('view', look);
  // An explicit `saved` parameter prevents the default view from being applied.
  if (!next.has('saved')) next.set('saved', wholeView);
  return `${path}?${next.toString()}`;
}

/** Returns the address that opens a task in All tasks, wherever it is located. */
export const taskHref = (uuid: string): string => href('all-task', {}, { task: uuid });
