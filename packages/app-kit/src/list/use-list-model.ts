import { useDecision } from '@plumbline/permissions/react';
import type { SortKey } from '@plumbline/ui/DataTable';
import type { MenuEntry } from '@plumbline/ui/Menu';
import { useCallback, useState } from 'react';
import { removal } from '../record/record-actions.tsx';
import type { ListDialogRequest } from './ListDialogs.tsx';
import type { KeptViewTools, KeptViews } from './list-types.ts';
import type { ShownListViews } from './SavedListViews.tsx';
import type { ListViewProps } from './list-view-props.ts';
import { unavailableRight } from './unavailable-right.ts';
import { listMessages } from './messages.ts';
import { useColumnArrangement } from './use-column-arrangement.ts';
import { useListColumns } from './use-list-columns.ts';
import { useListSelection } from './use-list-selection.ts';
import { filterText, sortText } from './use-list-url-state.ts';

const noOptions = {};
const noRows: never[] = [];
const noKept = ({ columns }: KeptViewTools): KeptViews => ({ columns, dialogs: null });
const refused = (reason: string | undefined) => (reason ? { disabledReason: reason } : {});

/** Rows, columns, selection, views and open dialog of a list. */
export function useListModel<Row extends { uuid: string }>({
  fields,
  columns: allColumns,
  options = noOptions,
  views = [],
  entityName,
  useKeptViews = noKept,
  noun: [, many],
  isBoard,
  rowActions,
  refusal,
  remove,
  source,
  address,
}: ListViewProps<Row>) {
  const { own, people, arrangement, arrange, data } = source;
  const { search, view, filters, alternatives, conditions, isOwnFilter, query, change: goTo } = address;
  const { columns, filterFields, optional } = useListColumns<Row>({
    fields,
    columns: allColumns,
    options,
    own,
    people,
    used: conditions.map(({ fieldId }) => fieldId),
  });
  const arranged = useColumnArrangement(optional, arrangement, arrange);
  const rows = data?.data ?? noRows;
  const selected = useListSelection<Row>(rows);
  const { clear: clearSelection } = selected;
  const [asks, setAsks] = useState<ListDialogRequest<Row>>();
  const change = useCallback(
    (values: Record<string, string | undefined>) => {
      if (goTo(values)) clearSelection();
    },
    [goTo, clearSelection],
  );
  const total = data?.meta.count ?? 0;
  const mayRemove = useDecision(remove?.right ?? unavailableRight);
  const sortOptions = columns
    .filter((column) => column.sortable)
    .map(({ id, header }) => ({ id, label: header }));
  const sortBy = (key: SortKey) => change({ sort: sortText([key]) });
  const actionsOf = (row: Row): MenuEntry[] => [
    ...(rowActions?.(row) ?? []),
    ...(remove && mayRemove.allowed
      ? removal(() => setAsks({ what: 'remove', rows: [row] }), refused(refusal?.(row, 'delete')))
      : []),
  ];
  const builtInViews =
    views.length || !entityName ? views : [{ id: 'all', label: listMessages.all, filters: [] }];
  const currentView = view ?? builtInViews[0];
  const builtIn = builtInViews.map(({ id, label, filters: fixed }) => ({
    id,
    label,
    ...(fixed.length > 0 ? { filter: filterText(fixed) } : {}),
    ...(id === currentView?.id && data && !isOwnFilter && !search ? { count: total } : {}),
  }));
  const [listViews, setListViews] = useState<ShownListViews>();
  const tools: KeptViewTools = {
    entityName,
    many,
    layout: isBoard ? 'board' : 'table',
    query,
    filter: filterText(filters, alternatives),
    columns: arranged,
    allColumns: columns,
    builtIn: { views: builtIn, currentId: currentView?.id ?? '' },
    change,
  };
  const ownKept = useKeptViews(tools);
  const kept: KeptViews = listViews
    ? { ...ownKept, views: listViews.views, columns: listViews.columns ?? ownKept.columns }
    : ownKept;
  const ownViews = builtIn.length
    ? {
        views: builtIn,
        ...(currentView ? { currentId: currentView.id } : {}),
        onSelect: (id: string) => change({ view: id === builtIn[0]?.id ? undefined : id, filter: undefined }),
      }
    : undefined;
  return {
    rows,
    total,
    columns,
    filterFields,
    /** Columns and dialogs of the current view. */
    kept,
    /** State of the list for its saved views, which are loaded after it. */
    tools,
    setListViews,
    views: kept.views ?? ownViews,
    selected,
    /** Changes the query and clears the selection. */
    change,
    sortOptions,
    sortBy,
    /** Builds the menu of a row. */
    actionsOf,
    asks,
    setAsks,
  };
}

/** State of a list that its table and tools show. */
export type ListModel<Row extends { uuid: string }> = ReturnType<typeof useListModel<Row>>;
