import type { SavedTaskView, TaskViewSettings } from '@plumbline/api';
import type { ColumnState } from '@plumbline/ui/DataTable';
import type { TaskViewMode } from './TaskViewMode.ts';
import { viewsMessages } from './messages.ts';

/** Id of the built-in view of all tasks in manual order. */
export const wholeView = 'all';

/** Fields that a table can be grouped by. */
export const groupings = [
  { id: 'workflow_status', label: viewsMessages.status },
  { id: 'assignees', label: viewsMessages.assignees },
  { id: 'priority', label: viewsMessages.priority },
  { id: 'due_date', label: viewsMessages.dueDate },
] as const;
export type Grouping = (typeof groupings)[number]['id'];
export const groupingOf = (text: string | null): Grouping | undefined =>
  groupings.find(({ id }) => id === text)?.id;

/** Parameters of a list's address that a view stores. */
const kept = { search: 'q', filter: 'filter', sort: 'sort', group: 'group' } as const;

/** Reads the view settings from an address. */
export function settingsOf(
  address: URLSearchParams,
  look: TaskViewMode,
  columns: ColumnState,
): TaskViewSettings {
  const text = (name: string) => address.get(name) || undefined;
  const group = groupingOf(address.get(kept.group));
  const [search, filter, sort] = [text(kept.search), text(kept.filter), text(kept.sort)];
  return settingsFrom(
    {
      look,
      ...(search ? { search } : {}),
      ...(filter ? { filter } : {}),
      ...(sort ? { sort } : {}),
      ...(group ? { group } : {}),
    },
    columns,
  );
}

/** Combines query settings and columns into view settings. */
export function settingsFrom(
  { look, search, filter, sort, group }: Omit<TaskViewSettings, 'columns'>,
  { order, widths, hidden, pinned, pinnedEnd }: ColumnState,
): TaskViewSettings {
  return {
    look,
    ...(search ? { search } : {}),
    ...(filter ? { filter } : {}),
    ...(sort ? { sort } : {}),
    ...(group ? { group } : {}),
    columns: {
      ...(order ? { order } : {}),
      ...(widths ? { widths } : {}),
      ...(hidden ? { hidden } : {}),
      ...(pinned ? { pinned } : {}),
      ...(pinnedEnd ? { pinnedEnd } : {}),
    },
  };
}

/** Returns the address of a view. Other list parameters are removed; the open task stays. */
export function addressOf(
  address: URLSearchParams,
  id: string,
  settings: TaskViewSettings | undefined,
): URLSearchParams {
  const next = new URLSearchParams();
  const task = address.get('task');
  if (task) next.set('task', task);
  for (const [name, key] of Object.entries(kept) as [keyof typeof kept, string][]) {
    const value = settings?.[name];
    if (value) next.set(key, value);
  }
  next.set('saved', id);
  return next;
}

/** True if the address has list parameters, so that the default view is not applied. */
export const isAsked = (address: URLSearchParams): boolean =>
  ['saved', 'view', ...Object.values(kept)].some((name) => address.has(name));

const plain = ({ look, search = '', filter = '', sort = '', group, columns = {} }: TaskViewSettings) => {
  const { order = [], widths = {}, hidden = [], pinned = [], pinnedEnd = [] } = columns;
  return JSON.stringify([
    look,
    search,
    filter,
    sort,
    group ?? '',
    // Columns do not apply to boards.
    look === 'kanban' ? [] : [order, Object.entries(widths).toSorted(), hidden.toSorted(), pinned, pinnedEnd],
  ]);
};
/** Compares view settings; a missing setting equals its default. */
export const isSameView = (one: TaskViewSettings, other: TaskViewSettings): boolean =>
  plain(one) === plain(other);

/** Returns the user's default view of a place. */
export const defaultOf = (views: readonly SavedTaskView[]): SavedTaskView | undefined =>
  views.find(({ is_default }) => is_default);
