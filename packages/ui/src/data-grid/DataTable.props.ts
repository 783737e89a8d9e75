import type { ReactNode, Ref } from 'react';
import type { MenuEntry } from '../components/Menu/Menu.tsx';
import type {
  CellEdit,
  CellMarks,
  Column,
  ColumnState,
  EditCause,
  PastedCell,
  SortKey,
  TableAction,
  TableDensity,
  TablePreferences,
  TableSearch,
  TableSelection,
} from './types.ts';

/** Handle of a mounted table. */
export interface DataTableHandle {
  /** Scrolls to a row and focuses its first cell; ignored for rows that are not rendered. */
  focusRow: (rowId: string) => void;
  scrollToTop: () => void;
}

export interface DataTableProps<Row extends object> {
  /** Names the table for assistive technology. */
  label: string;
  /** Columns in order. */
  columns: readonly Column<Row>[];
  /** Rows in order. */
  rows: readonly Row[];
  /** Returns the stable id of a row; by default `id` or `uuid`. */
  getRowId?: (row: Row) => string;
  /** Returns the name of a row ("Halvorsen Constructors"); by default the value of the first column. */
  rowLabel?: (row: Row) => string;
  /** Makes a row a link: click, Enter, middle click and "open in new tab" work. */
  rowHref?: (row: Row) => string | undefined;
  /** Called when a row is opened by click or Enter. */
  onRowOpen?: (row: Row) => void;
  /** Handle to scroll and focus rows. */
  ref?: Ref<DataTableHandle>;

  /** Controlled sort keys, most significant first. */
  sort?: readonly SortKey[];
  /** Initial sort keys when uncontrolled. */
  defaultSort?: readonly SortKey[];
  /** Called with the new sort keys. */
  onSortChange?: (sort: SortKey[]) => void;
  /** The table sorts its rows itself. Without it the rows come sorted, from the server. */
  sortsRows?: boolean;
  /** Client-side search: shows rows that contain the text in any or the given columns. */
  search?: string | TableSearch;
  /** Client-side filter. Keep its identity while it is unchanged, because a new one filters again. */
  filter?: (row: Row) => boolean;
  /** Puts the rows together by these columns' values, the first outermost. */
  groupBy?: readonly string[];
  /** Initial grouping columns when uncontrolled. */
  defaultGroupBy?: readonly string[];
  /** Called with the ids of the grouping columns. */
  onGroupByChange?: (columnIds: string[]) => void;

  /** Any of the three gives the table its checkbox column. */
  selection?: TableSelection;
  /** Initial selection when uncontrolled. */
  defaultSelection?: TableSelection;
  /** Called with the new selection. */
  onSelectionChange?: (selection: TableSelection) => void;
  /** Returns false for rows that cannot be selected. */
  isRowSelectable?: (row: Row) => boolean;
  /** Actions of rows and of the selection, limited by permissions; shown in a bar while rows are selected. */
  rowActions?: (row: Row) => readonly MenuEntry[];
  /**
   * Actions of a row and of the selection, filtered by permission; a bar below the rows shows them while rows are
   * selected.
   */
  actions?: readonly TableAction<Row>[];

  /** Row density. */
  density?: TableDensity;
  /** Controlled order, widths, visibility and pinning of columns. */
  columnState?: ColumnState;
  /** Initial column state when uncontrolled. */
  defaultColumnState?: ColumnState;
  /** Called when the user moves, resizes, hides or pins a column. Without it and a default, columns are fixed. */
  onColumnStateChange?: (state: ColumnState) => void;
  /** Columns, sort, grouping and density as one value; individual props take precedence. */
  preferences?: TablePreferences;
  /** Initial preferences when uncontrolled. */
  defaultPreferences?: TablePreferences;
  /** Called with the new preferences. */
  onPreferencesChange?: (preferences: TablePreferences) => void;

  /** `loading` shows placeholder rows; `refreshing` keeps the rows muted. */
  loadingState?: 'idle' | 'loading' | 'refreshing';
  /** Number of placeholder rows while loading. */
  skeletonRows?: number;
  /** Shown if there are no rows. */
  emptyState?: ReactNode;
  /** Shown if the rows could not be loaded. */
  error?: ReactNode;

  /** Default true. */
  hasStickyHeader?: boolean;
  /** Renders a row as card below 600 px; see `ListCard`. */
  cardView?: (row: Row) => ReactNode;
  /** Shows an action button on each card, for rows whose own page does not offer the actions. */
  hasCardActions?: boolean;
  /**
   * `list` for lists, `sheet` for spreadsheets with cell lines and cursor, `document` with only a cursor for quotes
   * and orders.
   */
  variant?: 'list' | 'sheet' | 'document';
  /** Ranges of cells can be marked by dragging and by Shift with the arrows. Default in sheets and documents. */
  selectsCells?: boolean;
  /** Two-line rows. */
  rowLines?: 1 | 2;
  /** `card` draws the table's own border and insets its first cell less than a page does. */
  frame?: 'page' | 'card';
  /** Takes the height of its parent and scrolls inside. */
  fills?: boolean;
  /** Shows a column with row numbers. */
  showRowNumbers?: boolean;
  /** A last row that sums up the columns with an `aggregate`, over all rows that pass the filter. */
  showTotals?: boolean;
  /** Rows of the whole list, where `rows` is one page of it. */
  rowCount?: number;
  /** Index of the first of `rows` in the whole list. */
  firstRow?: number;
  /** Id of the row whose record is open beside the table. */
  currentRowId?: string;
  /** Called near the end of the rows, to load more. */
  onNearEnd?: () => void;
  /** Gives the table its full length by `rowCount`; rows not loaded yet show placeholders. */
  isEndless?: boolean;

  /** Returns the children of a row. */
  getSubRows?: (row: Row) => readonly Row[] | undefined;
  /** Rows that can be unfolded before their children are known; `getSubRows` gives undefined until they are. */
  hasSubRows?: (row: Row) => boolean;
  /** Loads the children of an expanded row. A rejection shows a retry below the row. */
  onLoadSubRows?: (row: Row) => Promise<void> | void;
  /** Controlled ids of the expanded rows. */
  expanded?: ReadonlySet<string> | 'all';
  /** Initially expanded ids when uncontrolled. */
  defaultExpanded?: ReadonlySet<string> | 'all';
  /** Called with the expanded ids. */
  onExpandedChange?: (expanded: ReadonlySet<string> | 'all') => void;
  /** Returns true for rows rendered as group headings. */
  isGroup?: (row: Row) => boolean;

  /**
   * A cell was edited. A returned promise keeps the new value on screen; a rejection marks the cell and shows the
   * error's message in it.
   */
  onCellEdit?: (row: Row, columnId: string, value: string) => void | Promise<void>;
  /**
   * Called with cells changed together (edit, paste, fill, delete), as one step to save and undo. Takes precedence
   * over `onCellEdit`.
   */
  onCellsEdit?: (edits: readonly CellEdit<Row>[], cause: EditCause) => void | Promise<void>;
  /** Ctrl+Z and Ctrl+Shift+Z in the grid; see `useEditHistory`. */
  onUndo?: () => void;
  /** Called for the redo shortcut. */
  onRedo?: () => void;
  /** Cells in which other users are, or that they have just changed; from `markCells`. */
  cellMarks?: CellMarks;
  /** Enter in the last row, or Tab out of its last cell: adds a row, which then takes the cursor. */
  onAppend?: () => void;
  /** Called with the number of pasted lines beyond the last row, which the caller may add. */
  onPasteBeyond?: (lines: readonly (readonly string[])[]) => void;
  /** Called with pasted cells; without it each goes to `onCellEdit`. */
  onPaste?: (cells: PastedCell<Row>[]) => void;
}
