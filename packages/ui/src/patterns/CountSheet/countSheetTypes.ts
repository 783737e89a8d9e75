/** Item at a place that is counted. It has no expected quantity: the count is blind. */
export interface CountRow {
  /** Unique id. */
  id: string;
  /** Name of the item. */
  name: string;
  /** Code of the item. */
  code?: string;
  /** Place, e.g. a bin. */
  location?: string;
  /** Unit of the quantity, e.g. "sheets". */
  unit: string;
  /** Decimals of the quantity; 0 for whole pieces. @default 0 */
  maxFractionDigits?: number;
  /** Is counted a second time. */
  isRecount?: boolean;
  /** Text beside the place, e.g. "9 scanned". */
  note?: string;
}

export interface CountSheetProps {
  /** Accessible name of the sheet. */
  label: string;
  /** Rows in the order of counting. */
  rows: readonly CountRow[];
  /** Counts by the id of the row, decimal strings. Missing or '' is not counted, '0' is counted with none there. */
  counts: Readonly<Record<string, string>>;
  /**
   * Saves a count; '' removes it. Returns an error message that is shown at the row, or undefined when it is saved; then
   * `counts` contains it. While the promise is pending, and after an error, the row shows what was entered. Without it
   * the sheet is read-only.
   */
  onCount?: (rowId: string, value: string) => string | undefined | Promise<string | undefined>;
  /** Makes the sheet read-only. */
  isReadOnly?: boolean;
  /** Shows placeholders instead of rows. */
  isLoading?: boolean;
}
