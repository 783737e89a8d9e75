import type { ReactNode } from 'react';
import type { Pivot, PivotCell, PivotColumn, PivotGroupKey, PivotRow, PivotSort } from './pivotTypes.ts';

/** Cell whose records the user opens. */
export interface PivotCellOpen {
  /** Row of the cell; undefined for the total row. */
  row: PivotRow | undefined;
  column: PivotColumn;
  cell: PivotCell;
  /** Groups of the row and of the column: the filters of the records behind the cell. */
  groups: readonly PivotGroupKey[];
}

export interface PivotTableProps {
  /** Names the table, e.g. "Open commitments by job and vendor". */
  label: string;
  /** Result to show, from `buildPivot` or from a server. Undefined while it is loaded for the first time. */
  pivot: Pivot | undefined;
  /** Called when a figure is opened by click or Enter, to show the records behind it. */
  onCellOpen?: (opened: PivotCellOpen) => void;
  /** Controlled sort, the first with the most weight. */
  sort?: readonly PivotSort[];
  /** Initial sort when uncontrolled. */
  defaultSort?: readonly PivotSort[];
  /** Called with the new sort after a heading was pressed. */
  onSortChange?: (sort: PivotSort[]) => void;
  /** Controlled ids of the expanded rows. */
  expanded?: ReadonlySet<string> | 'all';
  /** Initially expanded ids when uncontrolled. @default "all" */
  defaultExpanded?: ReadonlySet<string> | 'all';
  /** Called with the expanded ids. */
  onExpandedChange?: (expanded: ReadonlySet<string> | 'all') => void;
  /** Shows figures of expanded groups. Collapsed groups always show theirs. @default true */
  hasSubtotals?: boolean;
  /** Shows the totals of the rows after the column groups. @default true */
  hasTotalColumn?: boolean;
  /** Shows the totals of the columns in the last row, which stays in view. @default true */
  hasTotalRow?: boolean;
  /** Name of the total row, e.g. "5 jobs, 4 vendors"; by default "Total" with the number of records. */
  totalLabel?: string;
  /** `loading` shows placeholder rows; `refreshing` keeps the figures muted. */
  loadingState?: 'idle' | 'loading' | 'refreshing';
  /** Explanation of an error that is shown instead of the figures. */
  error?: string;
  /** Called to load again after an error; shows a button. */
  onRetry?: () => void;
  /** Called to clear the filters if there are no records; shows a button. */
  onFiltersClear?: () => void;
  /** Called with the entry to remove if the layout has too many cells; shows a button. */
  onEntryRemove?: (entryId: string) => void;
  /** Shown without values. */
  emptyState?: ReactNode;
  /** `card` draws the table's own border. */
  frame?: 'page' | 'card';
  /** Takes the height of its parent and scrolls inside; headings and totals stay in view. */
  fills?: boolean;
}
