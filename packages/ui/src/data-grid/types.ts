import type { ReactNode } from 'react';
import type { IconType } from '../components/Icon/Icon.tsx';

/** A decimal as a string ("1250.00"), an ISO date, a word or a count, as the accessor of a column gives it. */
export type Scalar = string | number | boolean | null | undefined;

/** Meaning of a status; the glyph and the word carry it, the colour repeats it. */
export type StatusTone = 'ok' | 'warn' | 'bad' | 'info' | 'wait' | 'alert' | 'neutral';

export interface StatusValue {
  label: string;
  tone: StatusTone;
  /** In place of the tone's own glyph. */
  icon?: IconType;
}

export interface PersonValue {
  name: string;
}

export interface LinkValue {
  label: string;
  href: string;
}

/** Short words beside each other: trades, cost codes, labels. */
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
  /** Also for people and statuses: what is chosen is one of the options. */
  | { kind: 'select'; options: readonly CellOption[] }
  /** Gives back YYYY-MM-DD. */
  | { kind: 'date' }
  /** Space and Enter turn it over without an editor; gives back 'true' or 'false'. */
  | { kind: 'boolean' }
  /** Gives back the tags joined by a comma. */
  | { kind: 'tags'; options?: readonly string[] }
  /** Gives back the address. */
  | { kind: 'link' };

/** Figures of many rows as one. A function is given the rows, in no particular order. */
export type Aggregate<Row> =
  'sum' | 'average' | 'min' | 'max' | 'count' | ((rows: Iterable<Row>) => CellValue);

/** What is wrong with a value, in words; nothing when it may stand. */
export type CellVerdict = string | undefined;

/** One column of a `DataTable`. */
export interface Column<Row> {
  id: string;
  /** The heading, also its name in the column menus. */
  header: string;
  /** Decides format, alignment and how a client sort compares. Default `text`. */
  type?: ColumnType;
  /**
   * The value: what is shown (by `type`), sorted by the client and copied. Without it, and without a `cell`, the field
   * of the row that has the column's id.
   */
  accessor?: (row: Row) => CellValue;
  /** A rendering of one's own; the accessor still gives the value to sort and copy. */
  cell?: (row: Row) => ReactNode;
  /** Pixels. Columns share what is left over in proportion to their widths until the user sizes them. */
  width?: number;
  minWidth?: number;
  align?: 'start' | 'center' | 'end';
  sortable?: boolean;
  /** Its values in the order in which they stand when the client sorts or groups by it; others follow. */
  sequence?: readonly string[];
  /** Stays while the table scrolls sideways: `true` and `start` at the start, where the first column always is. */
  pinned?: boolean | 'start' | 'end';
  hideable?: boolean;
  /** Columns beside each other with the same band stand below one heading. */
  band?: string;
  /** Rows may be put together by this column's values; the column menu offers it. */
  groupable?: boolean;
  /** Sums up the column in group headings, and in the totals row where `footer` says nothing. */
  aggregate?: Aggregate<Row>;
  /** Cell of the totals row, which appears when any column has one. */
  footer?: ReactNode;
  /** Makes the column's cells editable. */
  editor?: CellEditorKind;
  isEditable?: (row: Row) => boolean;
  /** Refuses a value before it is handed on: the cell keeps what was typed and shows the reason beside it. */
  validate?: (value: string, row: Row) => CellVerdict | Promise<CellVerdict>;
  /** Places after the point of money and amounts, at most four. Default two. */
  fractionDigits?: number;
  /** Written after a quantity: "LF", "SF". */
  unit?: string | ((row: Row) => string | undefined);
  /** Grey text for what is secondary. A zero sum of money is grey by itself. */
  isMuted?: boolean;
}

export interface SortKey {
  columnId: string;
  direction: 'asc' | 'desc';
}

/** The ids of the selected rows, or every row of the whole list, also those not loaded. */
export type TableSelection = 'all' | ReadonlySet<string>;

/** What the user has done to the columns; serialisable, every part optional. */
export interface ColumnState {
  order?: string[];
  /** Pixels by column id. */
  widths?: Record<string, number>;
  hidden?: string[];
  /** At the start edge. */
  pinned?: string[];
  /** At the end edge. */
  pinnedEnd?: string[];
}

export type TableDensity = 'comfortable' | 'compact';

/** Everything a user arranges in a table, as plain JSON; every part optional. */
export interface TablePreferences {
  columns?: ColumnState;
  sort?: SortKey[];
  groupBy?: string[];
  density?: TableDensity;
}

/** One pasted value and where it goes. */
export interface PastedCell<Row> {
  row: Row;
  columnId: string;
  value: string;
}

/** One cell that is changed, with what it held, so that the change can be taken back. */
export interface CellEdit<Row> extends PastedCell<Row> {
  before: string;
}

export type EditCause = 'edit' | 'paste' | 'fill' | 'clear' | 'undo' | 'redo';

/** Rows are those that hold the words in any of the columns (default: all), whatever the case and the accents. */
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
  /** False for who may never do it: the action is not there at all. */
  isPossible?: boolean;
  /** Why it cannot be done with these rows now; the action stays, says so, and does nothing. */
  disabledReason?: string | ((rows: readonly Row[]) => string | undefined);
  /** `rows` are those of the selection that are loaded; `selection` may be `all`. */
  onAction: (rows: readonly Row[], selection: TableSelection) => void;
}
