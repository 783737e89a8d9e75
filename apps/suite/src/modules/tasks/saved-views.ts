import type { SavedTaskView, TaskViewSettings } from '@plumbline/api';
import type { ColumnState } from '@plumbline/ui/DataTable';
import type { View } from './location.ts';

/** The product's own view of a place: everything in it, in the order that people have given it. */
export const wholeView = 'all';

/** Fields by whose values a table puts items together. */
export const groupings = [
  { id: 'workflow_status', label: 'Status' },
  { id: 'assignees', label: 'Assignees' },
  { id: 'priority', label: 'Priority' },
  { id: 'due_date', label: 'Due date' },
] as const;
export type Grouping = (typeof groupings)[number]['id'];
export const groupingOf = (text: string | null): Grouping | undefined =>
  groupings.find(({ id }) => id === text)?.id;

/** What of a list's address a view keeps. */
const kept = { search: 'q', filter: 'filter', sort: 'sort', group: 'group' } as const;

/** How a place is looked at now, as a view keeps it. */
export function settingsOf(address: URLSearchParams, look: View, columns: ColumnState): TaskViewSettings {
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

/** What a list is asked for and its columns, as a view keeps them. */
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

/** The address of a view: what it does not keep is left away, and an item that is open stays so. */
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

/** Whether somebody has asked for something of a list already: then it does not begin with what they usually begin with. */
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
    // A board has no columns of a table.
    look === 'kanban' ? [] : [order, Object.entries(widths).toSorted(), hidden.toSorted(), pinned, pinnedEnd],
  ]);
};
/** Whether two ways to look at a place are the same, whatever is left unsaid in them. */
export const isSameView = (one: TaskViewSettings, other: TaskViewSettings): boolean =>
  plain(one) === plain(other);

/** What somebody begins with in a place. */
export const defaultOf = (views: readonly SavedTaskView[]): SavedTaskView | undefined =>
  views.find(({ is_default }) => is_default);
