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

export type CellValue = Scalar | StatusValue | PersonValue | LinkValue;

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
  | 'code';

export type CellEditorKind =
  | { kind: 'text' }
  /** Accepts grouped digits and gives back a plain decimal string. */
  | { kind: 'decimal' }
  | { kind: 'select'; options: readonly { value: string; label: string }[] };

/** One column of a `DataTable`. */
export interface Column<Row> {
  id: string;
  /** The heading, also its name in the column menus. */
  header: string;
  /** Decides format, alignment and how a client sort compares. Default `text`. */
  type?: ColumnType;
  /** The value: what is shown (by `type`), sorted by the client and copied. */
  accessor?: (row: Row) => CellValue;
  /** A rendering of one's own; the accessor still gives the value to sort and copy. */
  cell?: (row: Row) => ReactNode;
  /** Pixels. Columns share what is left over in proportion to their widths until the user sizes them. */
  width?: number;
  minWidth?: number;
  align?: 'start' | 'center' | 'end';
  sortable?: boolean;
  /** Stays at the start while the table scrolls sideways. The first column always does. */
  pinned?: boolean;
  hideable?: boolean;
  /** Cell of the totals row, which appears when any column has one. */
  footer?: ReactNode;
  /** Makes the column's cells editable. */
  editor?: CellEditorKind;
  isEditable?: (row: Row) => boolean;
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
  pinned?: string[];
}

/** One pasted value and where it goes. */
export interface PastedCell<Row> {
  row: Row;
  columnId: string;
  value: string;
}
