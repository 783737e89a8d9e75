import { taskCallsItems, taskCallsSharedItems } from '@plumbline/api/hooks/tasks';
import { nextTask, type Task, type TaskListing } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { wholeView } from './saved-views.ts';

/** Documented: the fixed extra space of what others have shared. */
export const sharedSpace = '-1';

/** Where items are looked at: a space or a task folder, or what lies below one of its items. */
export interface Place {
  space?: string;
  folder?: string;
  /** The project or folder item whose parts are shown. */
  scope?: string;
}
export const isShared = ({ space }: Place): boolean => space === sharedSpace;

/** As calls name a place. */
export const listingOf = ({ space, folder, scope }: Place): TaskListing => ({
  ...(folder ? { folder_id: folder } : space ? { space_id: space } : {}),
  ...(scope ? { dependent_id: scope } : {}),
});
/** Where a new item goes. */
export const targetOf = ({ space, folder, scope }: Place) => ({
  ...(folder ? { folder_id: folder } : space && space !== sharedSpace ? { space_id: space } : {}),
  ...(scope ? { dependent_id: scope } : {}),
});

/** Items that a call gives at once. */
export const pageSize = 500;

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
    limit: pageSize,
    offset,
  };
  await nextTask();
  const { data, meta } = await (isShared(place) ? taskCallsSharedItems : taskCallsItems)(body);
  return { rows: data, total: meta.count };
}

export type View = 'table' | 'kanban';

/** The documented address of a place in one of its views. */
export function placeHref({ space = '', folder, scope }: Place, view: View = 'table'): string {
  if (folder) return href('folder-task', { folderId: folder }, view === 'kanban' ? { view } : {});
  if (space === sharedSpace)
    return href('share-list', { spaceId: space, ...(scope ? { taskId: scope } : {}) });
  const to = { spaceId: space, ...(scope ? { taskId: scope } : {}) };
  return view === 'kanban' ? href('kanban-task', to) : href('table-task', to);
}
/** A place as a table or as a board, with the rest of an address as it is. */
export function lookHref(place: Place, look: View, address: URLSearchParams): string {
  const [path = ''] = placeHref(place, look).split('?');
  const next = new URLSearchParams(address);
  if (place.folder) next.set('view', look);
  // Said at all, it is not taken for a place that nobody has asked anything of yet.
  if (!next.has('saved')) next.set('saved', wholeView);
  return `${path}?${next.toString()}`;
}

/** The address that opens an item wherever it is. */
export const taskHref = (uuid: string): string => href('all-task', {}, { task: uuid });
