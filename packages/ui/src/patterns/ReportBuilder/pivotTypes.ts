/** Value of a field in a record: decimal string, ISO date, text or boolean. Empty text counts as no value. */
export type PivotScalar = string | number | boolean | null | undefined;
/** Values of a record by field id. */
export type PivotRecord = Readonly<Record<string, PivotScalar>>;

export type PivotFieldType = 'text' | 'number' | 'money' | 'percent' | 'date' | 'boolean';
export type PivotPeriod = 'day' | 'week' | 'month' | 'quarter' | 'year';
/** `count` counts records with a value, `distinct` counts different values. */
export type PivotAggregate = 'sum' | 'count' | 'average' | 'min' | 'max' | 'distinct';
/** The value itself, or its share of the grand total, of the row's total or of the column's total. */
export type PivotShowAs = 'value' | 'total' | 'row' | 'column';

export interface PivotField {
  id: string;
  /** Name of the field, e.g. "Open amount". */
  label: string;
  type: PivotFieldType;
  /** ISO 4217 code of money, to show its sign. Without it amounts have two places and no sign. */
  currency?: string;
  /** Places after the point of numbers and money. */
  fractionDigits?: number;
  /** Field with a short code that groups are sorted by and that is shown before their names, e.g. a job number. */
  codeFieldId?: string;
  /** Values in the order of their groups; other groups follow in alphabetical order. */
  sequence?: readonly string[];
  /**
   * Makes the field a share in percent: the sum of one field divided by the sum of another. It is calculated from the
   * records of each cell, also in totals, so `aggregate` does not apply to it.
   */
  ratio?: { partFieldId: string; wholeFieldId: string };
}

/** A field placed in a slot of the layout, with the settings of all slots, so that moving it loses nothing. */
export interface PivotEntry {
  id: string;
  fieldId: string;
  /** Name given by the user; by default that of the field. */
  label?: string;
  /** Period that dates are grouped by. @default "month" */
  period?: PivotPeriod;
  /** Aggregate of a value; by default `sum` for numbers and money, `average` for percents, else `count`. */
  aggregate?: PivotAggregate;
  /** Applies to sums and counts. @default "value" */
  showAs?: PivotShowAs;
  /** Shows a value in the total columns only, not for each column group. */
  isTotalOnly?: boolean;
}

export interface PivotSort {
  /** Entry whose groups are sorted by name, or value by which the rows are sorted. */
  entryId: string;
  /** Column of the value; by default the total of each row. */
  columnId?: string;
  direction: 'ascending' | 'descending';
}

export interface PivotLayout {
  /** Row groups, outermost first. */
  rows: readonly PivotEntry[];
  /** Column groups, outermost first. */
  columns: readonly PivotEntry[];
  values: readonly PivotEntry[];
}

/** Group that a row or a column belongs to. */
export interface PivotGroupKey {
  entryId: string;
  fieldId: string;
  /** Value of the field, or the first day of the period as YYYY-MM-DD; null for records without a value. */
  key: string | null;
}

export interface PivotCell {
  /** Decimal string, date or text, in percent for shares; null if no record has a value. */
  value: string | null;
  /** Number of records behind the cell. */
  count: number;
}

/** Cells by column id. Cells without records are missing. */
export type PivotCells = Readonly<Record<string, PivotCell>>;

export interface PivotRow {
  id: string;
  /** Groups of the row, outermost first; the last one is its own. */
  path: readonly PivotGroupKey[];
  /** Short code of the group, e.g. a job number. */
  code?: string;
  cells: PivotCells;
  /** Rows of the next level. */
  children?: readonly PivotRow[];
}

export interface PivotColumn {
  id: string;
  /** A column group, the total of an outer column group, or the total of the row. */
  kind: 'group' | 'subtotal' | 'total';
  /** Column groups, outermost first. */
  path: readonly PivotGroupKey[];
  /** Codes of the groups by their place in `path`. */
  codes: readonly (string | undefined)[];
  valueId: string;
}

/** Group heading of rows or columns. */
export interface PivotHead {
  id: string;
  label: string;
  type: PivotFieldType;
  period?: PivotPeriod;
  /** Values in the order of their groups. */
  sequence?: readonly string[];
}

export interface PivotMeasure {
  id: string;
  /** Name given by the user or of the field. */
  label: string;
  /** True if the user named it, so that the aggregate is not added to the name. */
  isNamed: boolean;
  /** Type of the result, e.g. `number` for a count and `percent` for a share. */
  type: PivotFieldType;
  currency?: string;
  fractionDigits?: number;
  aggregate: PivotAggregate | 'ratio';
  showAs: PivotShowAs;
}

export interface PivotExcess {
  /** Number of cells that the layout would have. */
  cells: number;
  limit: number;
  /** Entry whose removal reduces the number most. */
  widest: { id: string; label: string };
}

/** Result of a pivot: plain data that a server can also create. Contains no localized text. */
export interface Pivot {
  rowHeads: readonly PivotHead[];
  columnHeads: readonly PivotHead[];
  measures: readonly PivotMeasure[];
  columns: readonly PivotColumn[];
  rows: readonly PivotRow[];
  /** Grand totals by column id. */
  total: PivotCells;
  recordCount: number;
  /** Set instead of rows if the layout has more cells than allowed. */
  excess?: PivotExcess;
}
