import type { ReactNode, Ref } from 'react';
import type { MenuEntry } from '../components/Menu/Menu.tsx';
import type {
  CellEdit,
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

/** What a screen may ask of a mounted table. */
export interface DataTableHandle {
  /** Brings a row into view and puts the cursor in its first cell; does nothing for a row that is not drawn. */
  focusRow: (rowId: string) => void;
  scrollToTop: () => void;
}

export interface DataTableProps<Row extends object> {
  /** Names the table for assistive technology. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What a row is known by, the same for as long as it is the same; default its `id`, or its `uuid`. */
  getRowId?: (row: Row) => string;
  /** What a row is called ("Halvorsen Constructors"); default the value of the first column. */
  rowLabel?: (row: Row) => string;
  /** Makes a row a link: click, Enter, middle click and "open in new tab" work. */
  rowHref?: (row: Row) => string | undefined;
  onRowOpen?: (row: Row) => void;
  ref?: Ref<DataTableHandle>;

  sort?: readonly SortKey[];
  defaultSort?: readonly SortKey[];
  onSortChange?: (sort: SortKey[]) => void;
  /** The table sorts its rows itself. Without it the rows come sorted, from the server. */
  sortsRows?: boolean;
  /** Only rows that hold these words, in any column or in those named. The table filters, not the server. */
  search?: string | TableSearch;
  /** Only rows that pass. Keep its identity while it means the same: a new one filters all rows again. */
  filter?: (row: Row) => boolean;
  /** Puts the rows together by these columns' values, the first outermost. */
  groupBy?: readonly string[];
  defaultGroupBy?: readonly string[];
  onGroupByChange?: (columnIds: string[]) => void;

  /** Any of the three gives the table its checkbox column. */
  selection?: TableSelection;
  defaultSelection?: TableSelection;
  onSelectionChange?: (selection: TableSelection) => void;
  isRowSelectable?: (row: Row) => boolean;
  /** Actions of one row: on the button at its end, by right click and by Shift+F10. */
  rowActions?: (row: Row) => readonly MenuEntry[];
  /** Actions of one row and of the selection, by what the user may do; a bar with them stands below the rows while some are selected. */
  actions?: readonly TableAction<Row>[];

  density?: TableDensity;
  columnState?: ColumnState;
  defaultColumnState?: ColumnState;
  /** The user moved, sized, hid or pinned a column. Without it (and a default) the columns stay as they are. */
  onColumnStateChange?: (state: ColumnState) => void;
  /** Columns, sort, grouping and density as one value to keep; a prop of its own for any of them wins. */
  preferences?: TablePreferences;
  defaultPreferences?: TablePreferences;
  onPreferencesChange?: (preferences: TablePreferences) => void;

  /** `loading` draws rows in the shape of what comes; `refreshing` keeps the rows and takes their colour. */
  loadingState?: 'idle' | 'loading' | 'refreshing';
  skeletonRows?: number;
  /** In place of rows when there are none. */
  emptyState?: ReactNode;
  /** In place of the rows when they could not be had. */
  error?: ReactNode;

  /** Default true. */
  stickyHeader?: boolean;
  /** A row as a card, used where the table is narrower than 600 px; see `ListCard`. */
  cardView?: (row: Row) => ReactNode;
  /** Each card has a button for the actions of its row: for rows whose own page does not offer them. */
  cardActions?: boolean;
  /**
   * `sheet` has lines between the cells and a cell cursor, for what is worked out; `document` has the cursor alone,
   * for the lines of a quote or an order.
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
  rowNumbers?: boolean;
  /** A last row that sums up the columns with an `aggregate`, over all rows that pass the filter. */
  showsTotals?: boolean;
  /** Rows of the whole list, where `rows` is one page of it. */
  rowCount?: number;
  /** Index of the first of `rows` in the whole list. */
  firstRow?: number;
  /** The row whose record is open beside the table. */
  currentRowId?: string;
  /** Called as the end of the rows comes near, to load more. */
  onNearEnd?: () => void;
  /** The table is as long as `rowCount` from the start; rows not loaded yet are drawn in the shape of what comes. */
  isEndless?: boolean;

  getSubRows?: (row: Row) => readonly Row[] | undefined;
  /** Rows that can be unfolded before their children are known; `getSubRows` gives undefined until they are. */
  hasSubRows?: (row: Row) => boolean;
  /** A row was unfolded whose children are not known. A rejection says so below the row, with a way to try again. */
  onLoadSubRows?: (row: Row) => Promise<void> | void;
  expanded?: ReadonlySet<string> | 'all';
  defaultExpanded?: ReadonlySet<string> | 'all';
  onExpandedChange?: (expanded: ReadonlySet<string> | 'all') => void;
  /** Drawn as the heading of the rows below it. */
  isGroup?: (row: Row) => boolean;

  /**
   * A cell was edited. A returned promise keeps the new value on screen; a rejection marks the cell and shows the
   * error's message in it.
   */
  onCellEdit?: (row: Row, columnId: string, value: string) => void | Promise<void>;
  /** Cells changed in one go (an edit, a paste, a fill, a deletion), as one thing to save and to take back. Wins over `onCellEdit`. */
  onCellsEdit?: (edits: readonly CellEdit<Row>[], cause: EditCause) => void | Promise<void>;
  /** Ctrl+Z and Ctrl+Shift+Z in the grid; see `useEditHistory`. */
  onUndo?: () => void;
  onRedo?: () => void;
  /** Enter in the last row, or Tab out of its last cell: adds a row, which then takes the cursor. */
  onAppend?: () => void;
  /** A paste held this many lines more than the table has rows; the caller may add them. */
  onPasteBeyond?: (lines: readonly (readonly string[])[]) => void;
  /** Cells pasted at once; without it each goes to `onCellEdit`. */
  onPaste?: (cells: PastedCell<Row>[]) => void;
}
