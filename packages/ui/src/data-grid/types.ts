import type { CSSProperties, ReactNode } from 'react';
import type { Tint } from '../components/Avatar/initials.ts';
import type { IconType } from '../components/Icon/Icon.tsx';

/** Value of an accessor: decimal string, ISO date, text or count. */
export type Scalar = string | number | boolean | null | undefined;

/** Mark of a cell by another user, in a sheet that several users edit at the same time. */
export interface CellMark {
  /** Name of the user: its initials are shown at the cell, and all of it while the pointer is on the cell. */
  name: string;
  /** `presence`: the user is in the cell; `change`: the user has just changed it. */
  kind: 'presence' | 'change';
  /** Tooltip and accessible description of the cell, e.g. "Changed by Dana Ruiz". */
  description: string;
  /** Hue; by default that of the user's avatar. */
  tint?: Tint;
}
/** Marks of the cells of a row, by column id. */
export type RowMarks = Readonly<Record<string, readonly CellMark[]>>;
/** Marks of cells, created by `markCells` of `@plumbline/ui/CellMarks`. A table without marks does not load the drawing. */
export interface CellMarks {
  /** Marks by row id. Keep the object of a row while its marks are unchanged: only rows with a new one are drawn again. */
  rows: ReadonlyMap<string, RowMarks>;
  /** Attributes of a marked cell, and the flags in it. */
  draw: (
    marks: readonly CellMark[],
    isFirstRow: boolean,
  ) => {
    className: string;
    style: CSSProperties;
    title: string;
    'data-marked': '';
    flags: ReactNode;
  };
}

/** Tone of a status, shown by icon and text as well as color. */
export type StatusTone = 'ok' | 'warn' | 'bad' | 'info' | 'wait' | 'alert' | 'neutral';

export interface StatusValue {
  label: string;
  tone: StatusTone;
  /** Icon instead of that of the tone. */
  icon?: IconType;
}

export interface PersonValue {
  name: string;
}

export interface LinkValue {
  label: string;
  href: string;
}

/** Short tags, such as trades or cost codes. */
export interface TagsValue {
  tags: readonly string[];
}

export type CellValue = Scalar | StatusValue | PersonValue | LinkValue | TagsValue;

export type ColumnType =
  | 'text'
  | 'money'
  /** Money without its sign, in sheets where every figure is money. */
  | 'amount'
  | 'number'
  | 'quantity'
  | 'percent'
  | 'date'
  | 'datetime'
  | 'status'
  | 'person'
  | 'link'
  | 'code'
  | 'boolean'
  | 'select'
  | 'tags'
  /** A share done, 0 to 100. */
  | 'progress';

export interface CellOption {
  value: string;
  label: string;
}

export type CellEditorKind =
  | { kind: 'text' }
  /** Accepts grouped digits and gives back a plain decimal string, rounded to `maxFractionDigits`. */
  | { kind: 'decimal'; maxFractionDigits?: number }
  /** Also edits people and statuses, whose values are options. */
  | { kind: 'select'; options: readonly CellOption[] }
  /** Gives back YYYY-MM-DD. */
  | { kind: 'date' }
  /** Space and Enter turn it over without an editor; gives back 'true' or 'false'. */
  | { kind: 'boolean' }
  /** Gives back the tags joined by a comma. */
  | { kind: 'tags'; options?: readonly string[] }
  /** Gives back the address. */
  | { kind: 'link' };

/** Aggregation of a column. A function gets the rows in no particular order. */
export type Aggregate<Row> =
  | 'sum'
  | 'average'
  | 'min'
  | 'max'
  | 'count'
  | ((rows: Iterable<Row>) => CellValue);

/** Problem of a value as text; undefined for a valid one. */
export type CellVerdict = string | undefined;

/** Column of a `DataTable`. */
export interface Column<Row> {
  id: string;
  /** The heading, also its name in the column menus. */
  header: string;
  /** Decides format, alignment and how a client sort compares. Default `text`. */
  type?: ColumnType;
  /**
   * Returns the value to show (by `type`), sort on the client and copy. By default the row's field with the column
   * id.
   */
  accessor?: (row: Row) => CellValue;
  /** Custom rendering; the accessor still provides the value to sort and copy. */
  cell?: (row: Row) => ReactNode;
  /** Width in pixels. Columns share the remaining space by width until the user resizes them. */
  width?: number;
  minWidth?: number;
  align?: 'start' | 'center' | 'end';
  sortable?: boolean;
  /** Order of values for client-side sorting and grouping; other values follow. */
  sequence?: readonly string[];
  /** Stays while the table scrolls sideways: `true` and `start` at the start, where the first column always is. */
  pinned?: boolean | 'start' | 'end';
  hideable?: boolean;
  /** Heading over neighboring columns with the same band. */
  band?: string;
  /** Rows may be put together by this column's values; the column menu offers it. */
  groupable?: boolean;
  /** Aggregation for group headings, and for the totals row if `footer` is not set. */
  aggregate?: Aggregate<Row>;
  /** Cell of the totals row, which appears when any column has one. */
  footer?: ReactNode;
  /** Makes the column's cells editable. */
  editor?: CellEditorKind;
  isEditable?: (row: Row) => boolean;
  /** Validates an edit; a rejected cell keeps the input and shows the reason. */
  validate?: (value: string, row: Row) => CellVerdict | Promise<CellVerdict>;
  /** Places after the point of money and amounts, at most four. Default two. */
  fractionDigits?: number;
  /** Written after a quantity: "LF", "SF". */
  unit?: string | ((row: Row) => string | undefined);
  /** Muted text for secondary values; zero amounts are muted automatically. */
  isMuted?: boolean;
}

export interface SortKey {
  columnId: string;
  direction: 'asc' | 'desc';
}

/** Ids of the selected rows, or `all` for the whole list including rows not loaded. */
export type TableSelection = 'all' | ReadonlySet<string>;

/** Column settings of the user; serializable, every part optional. */
export interface ColumnState {
  order?: string[];
  /** Pixels by column id. */
  widths?: Record<string, number>;
  hidden?: string[];
  /** Ids of the columns pinned to the start. */
  pinned?: string[];
  /** Ids of the columns pinned to the end. */
  pinnedEnd?: string[];
}

export type TableDensity = 'comfortable' | 'compact';

/** User preferences of a table as JSON; all parts are optional. */
export interface TablePreferences {
  columns?: ColumnState;
  sort?: SortKey[];
  groupBy?: string[];
  density?: TableDensity;
}

/** Pasted value with its target. */
export interface PastedCell<Row> {
  row: Row;
  columnId: string;
  value: string;
}

/** Changed cell with its previous value, for undo. */
export interface CellEdit<Row> extends PastedCell<Row> {
  before: string;
}

export type EditCause = 'edit' | 'paste' | 'fill' | 'clear' | 'undo' | 'redo';

/** Search text and the columns to search (all by default), ignoring case and accents. */
export interface TableSearch {
  text: string;
  columnIds?: readonly string[];
}

/** Something to do with one row or with the selected ones. */
export interface TableAction<Row> {
  id: string;
  label: string;
  icon?: IconType;
  tone?: 'danger';
  /** Default `both`: in the menu of a row and in the bar of the selection. */
  place?: 'row' | 'bulk' | 'both';
  /** False to hide the action. */
  isPossible?: boolean;
  /** Reason why the action is disabled for these rows. */
  disabledReason?: string | ((rows: readonly Row[]) => string | undefined);
  /** Called with the loaded selected rows and the selection, which may be `all`. */
  onAction: (rows: readonly Row[], selection: TableSelection) => void;
}
