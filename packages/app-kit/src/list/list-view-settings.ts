import type { ListViewSettings, SavedListView } from '@plumbline/api';
import type { ColumnState } from '@plumbline/ui/DataTable';

/** Query, layout and columns of a list. */
interface ListState {
  search?: string | undefined;
  filter: string;
  sort: string;
  layout: 'table' | 'board';
  columns: ColumnState;
}

/** Settings that a view of a list stores. */
export function viewSettings({ search, filter, sort, layout, columns }: ListState): ListViewSettings {
  const { order, widths, hidden, pinned, pinnedEnd } = columns;
  return {
    layout,
    ...(search ? { search } : {}),
    filter,
    sort,
    columns: {
      ...(order ? { order } : {}),
      ...(widths ? { widths } : {}),
      ...(hidden ? { hidden } : {}),
      ...(pinned ? { pinned } : {}),
      ...(pinnedEnd ? { pinnedEnd } : {}),
    },
  };
}

/** Parameters of the list's URL that show a view. */
export const viewParameters = (uuid: string, settings: ListViewSettings) => ({
  view: undefined,
  q: settings.search,
  filter: settings.filter ?? '[]',
  sort: settings.sort,
  as: settings.layout,
  saved: uuid,
});

/** True if the URL shows more than a view: a search, filters or a sort order of its own. */
export const hasListParameters = (address: URLSearchParams): boolean =>
  ['view', 'q', 'filter', 'sort', 'as', 'page'].some((name) => address.has(name));

const comparable = ({
  layout = 'table',
  search = '',
  filter = '[]',
  sort = '',
  columns = {},
}: ListViewSettings) => {
  const { order = [], widths = {}, hidden = [], pinned = [], pinnedEnd = [] } = columns;
  return JSON.stringify([
    layout,
    search,
    filter,
    sort,
    // A board has no columns to arrange.
    layout === 'board'
      ? []
      : [order, Object.entries(widths).toSorted(), hidden.toSorted(), pinned, pinnedEnd],
  ]);
};
/** True for settings with the same effect; a missing setting equals its default. */
export const isSameView = (one: ListViewSettings, other: ListViewSettings): boolean =>
  comparable(one) === comparable(other);

/** The user's default view. */
export const defaultView = (views: readonly SavedListView[]): SavedListView | undefined =>
  views.find(({ is_default }) => is_default);
