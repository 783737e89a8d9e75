import { useCallback } from 'react';
import { useControlled } from '../hooks.ts';
import type { DataTableProps } from './DataTable.props.ts';
import type { Expanded } from './rowModel.ts';
import type { ColumnState, SortKey, TableDensity, TablePreferences, TableSelection } from './types.ts';

const none: readonly never[] = [];
export const noIds: ReadonlySet<string> = new Set<string>();
const noState: ColumnState = {};
const noPreferences: TablePreferences = {};

/** Table state that the user can change; each part is controlled by the caller or by the table. */
export interface TableState {
  sort: readonly SortKey[];
  setSort: (sort: readonly SortKey[]) => void;
  selection: TableSelection;
  setSelection: (selection: TableSelection) => void;
  columnState: ColumnState;
  setColumnState: (state: ColumnState) => void;
  expanded: Expanded;
  setExpanded: (expanded: Expanded) => void;
  groupBy: readonly string[];
  setGroupBy: (columnIds: readonly string[]) => void;
  density: TableDensity | undefined;
}

export function useTableState<Row extends object>(props: DataTableProps<Row>): TableState {
  const { onSortChange, onGroupByChange, onColumnStateChange } = props;
  const [preferences, setPreferences] = useControlled<TablePreferences>(
    props.preferences,
    props.defaultPreferences ?? noPreferences,
    props.onPreferencesChange,
  );
  const [sort, setOwnSort] = useControlled<readonly SortKey[]>(
    props.sort ?? preferences.sort,
    props.defaultSort ?? none,
  );
  const [groupBy, setOwnGroupBy] = useControlled<readonly string[]>(
    props.groupBy ?? preferences.groupBy,
    props.defaultGroupBy ?? none,
  );
  const [columnState, setOwnColumns] = useControlled<ColumnState>(
    props.columnState ?? preferences.columns,
    props.defaultColumnState ?? noState,
  );
  const [selection, setSelection] = useControlled<TableSelection>(
    props.selection,
    props.defaultSelection ?? noIds,
    props.onSelectionChange,
  );
  const [expanded, setExpanded] = useControlled<Expanded>(
    props.expanded,
    props.defaultExpanded ?? noIds,
    props.onExpandedChange,
  );
  const setSort = useCallback(
    (next: readonly SortKey[]) => {
      setOwnSort(next);
      setPreferences({ ...preferences, sort: [...next] });
      onSortChange?.([...next]);
    },
    [setOwnSort, setPreferences, preferences, onSortChange],
  );
  const setGroupBy = useCallback(
    (next: readonly string[]) => {
      setOwnGroupBy(next);
      setPreferences({ ...preferences, groupBy: [...next] });
      onGroupByChange?.([...next]);
    },
    [setOwnGroupBy, setPreferences, preferences, onGroupByChange],
  );
  const setColumnState = useCallback(
    (next: ColumnState) => {
      setOwnColumns(next);
      setPreferences({ ...preferences, columns: next });
      onColumnStateChange?.(next);
    },
    [setOwnColumns, setPreferences, preferences, onColumnStateChange],
  );
  return {
    sort,
    setSort,
    selection,
    setSelection,
    columnState,
    setColumnState,
    expanded,
    setExpanded,
    groupBy,
    setGroupBy,
    density: props.density ?? preferences.density,
  };
}
