import { useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { ErrorState } from '../../components/Feedback/States.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { cx } from '../../cx.ts';
import { DataTable } from '../../data-grid/DataTable.tsx';
import type { SortKey } from '../../data-grid/types.ts';
import { useControlled, useMedia } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { screens } from '../../styles/breakpoints.ts';
import { groupColumnId, pivotRowName, totalRowId } from './pivotTableColumns.tsx';
import { PivotTableFooter } from './PivotTableFooter.tsx';
import { pivotTableStatus } from './PivotTableStatus.tsx';
import type { PivotTableProps } from './PivotTable.props.ts';
import { enterTotals } from './totalRowKeys.ts';
import type { Pivot, PivotRow } from './pivotTypes.ts';
import { usePivotColumns } from './usePivotColumns.ts';
import { usePivotSort } from './usePivotSort.ts';
import * as styles from './PivotTable.css.ts';

export type { PivotCellOpen, PivotTableProps } from './PivotTable.props.ts';

const nothing: Pivot = {
  rowHeads: [],
  columnHeads: [],
  measures: [],
  columns: [],
  rows: [],
  total: {},
  recordCount: 0,
};
/** Placeholders of columns while the first result is loaded. */
const loadingColumns = ['a', 'b', 'c', 'd'].map((id) => ({ id, header: '–', align: 'end' as const }));
const rowId = ({ id }: PivotRow): string => id;
const subRowsOf = ({ children }: PivotRow) => (children && children.length > 0 ? children : undefined);

/** Ids of all rows that can be expanded. */
const branchesOf = (rows: readonly PivotRow[]): string[] =>
  rows.flatMap((row) => {
    const below = subRowsOf(row);
    return below ? [row.id, ...branchesOf(below)] : [];
  });

/**
 * Table of row and column groups with figures, subtotals and grand totals. Headings, the groups at the start and the
 * total row stay in view; only visible rows are rendered.
 *
 * Keyboard: arrow keys go from cell to cell and from the last row to the total row, Left and Right also collapse and
 * expand in the first column, Space does both. Home, End, Page Up and Page Down travel. Enter opens the records behind a
 * figure and sorts by a heading, with Shift as a further key. Ctrl+C copies the figure.
 *
 * @example
 * <PivotTable
 *   label="Cost by job"
 *   pivot={buildPivot(
 *     [
 *       { job: 'Riverside Clinic', amount: '1200.00' },
 *       { job: 'Lincoln School', amount: '850.00' },
 *     ],
 *     {
 *       fields: [
 *         { id: 'job', label: 'Job', type: 'text' },
 *         { id: 'amount', label: 'Amount', type: 'money' },
 *       ],
 *       layout: {
 *         rows: [{ id: 'job', fieldId: 'job' }],
 *         columns: [],
 *         values: [{ id: 'sum', fieldId: 'amount', aggregate: 'sum' }],
 *       },
 *     },
 *   )}
 * />
 */
export function PivotTable(props: PivotTableProps) {
  const { label, pivot: pivotProp, onCellOpen, loadingState = 'idle', error, frame = 'page', fills } = props;
  const { locale } = useLocale();
  const isPhone = useMedia(screens.phone);
  const root = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [expanded, setExpanded] = useControlled<ReadonlySet<string> | 'all'>(
    props.expanded,
    props.defaultExpanded ?? 'all',
    props.onExpandedChange,
  );
  const { pivot, keys, setKeys } = usePivotSort(pivotProp ?? nothing, props, locale);
  const { columns, context, openCell } = usePivotColumns(pivot, props, expanded, root);
  const { words } = context;
  const isFirstLoad = pivotProp === undefined && error === undefined;
  const isLoading = loadingState === 'loading' || isFirstLoad;
  const state = isLoading || error !== undefined ? undefined : pivotTableStatus(pivot, { ...props, words });
  const rows = useMemo(
    () =>
      pivot.rowHeads.length === 0 && pivot.measures.length > 0
        ? [{ id: totalRowId, path: [], cells: pivot.total }]
        : pivot.rows,
    [pivot],
  );
  const branchIds = useMemo(() => branchesOf(pivot.rows), [pivot.rows]);
  const hasTotals =
    context.hasTotalRow ||
    (context.hasTotalColumn && pivot.columnHeads.length > 0) ||
    (props.hasSubtotals !== false && branchIds.length > 0);
  const shownIds = new Set(columns.map(({ id }) => id));
  const totalled = hasTotals
    ? pivot.measures.filter(({ id: valueId }) =>
        pivot.columns.some((column) => column.valueId === valueId && shownIds.has(column.id)),
      )
    : [];
  // The table reports the row that was opened; the column is that of the cell in which the event began.
  const columnId = useRef<string>(undefined);
  const noteColumn = ({ target }: SyntheticEvent) => {
    columnId.current = (target as Element).closest<HTMLElement>('[data-column]')?.dataset['column'];
  };
  const openRow = (row: PivotRow) => {
    if (columnId.current === groupColumnId) {
      if (!subRowsOf(row)) return;
      const next = new Set(expanded === 'all' ? branchIds : expanded);
      if (!next.delete(row.id)) next.add(row.id);
      setExpanded(next);
      return;
    }
    const column = pivot.columns.find(({ id }) => id === columnId.current);
    const cell = column && row.cells[column.id];
    if (column && cell && !context.isBlank(row)) openCell(row, column, cell);
  };
  const sortBy = (next: SortKey[]) => {
    setKeys(next);
    const [first] = next;
    const column = columns.find(({ id }) => id === first?.columnId);
    const name = column ? [column.band, column.header].filter(Boolean).join(', ') : '';
    setAnnouncement(
      first ? (first.direction === 'asc' ? words.sortedUp : words.sortedDown)(name) : words.notSorted,
    );
  };
  const failure =
    error === undefined ? undefined : (
      <ErrorState size="sm" {...(props.onRetry ? { onRetry: props.onRetry } : {})}>
        {error}
      </ErrorState>
    );
  return (
    <div
      ref={root}
      className={cx(styles.root, fills && styles.fills)}
      onClickCapture={noteColumn}
      onKeyDownCapture={(event) => {
        noteColumn(event);
        enterTotals(event, root.current);
      }}
    >
      <DataTable
        label={label}
        columns={isFirstLoad ? [...columns, ...loadingColumns] : columns}
        rows={state === undefined ? rows : []}
        getRowId={rowId}
        rowLabel={(row) => pivotRowName(row, context)}
        expanded={expanded}
        onExpandedChange={setExpanded}
        sort={keys}
        onSortChange={sortBy}
        density={isPhone ? 'comfortable' : 'compact'}
        loadingState={isLoading ? 'loading' : loadingState}
        error={failure}
        emptyState={state}
        frame={frame}
        {...(branchIds.length > 0 ? { getSubRows: subRowsOf } : {})}
        {...(onCellOpen ? { onRowOpen: openRow } : {})}
        {...(fills ? { fills } : {})}
      />
      {!isLoading && error === undefined && state === undefined && (
        <PivotTableFooter
          totalled={totalled}
          words={words}
          frame={frame}
          hasBranches={branchIds.length > 0}
          opensCells={onCellOpen !== undefined}
          onExpandAll={(isOn) => {
            setExpanded(isOn ? 'all' : new Set());
            setAnnouncement(isOn ? words.expandedAll : words.collapsedAll);
          }}
        />
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
