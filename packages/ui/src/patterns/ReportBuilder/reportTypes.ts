import type { PivotField, PivotLayout, PivotSort } from './pivotTypes.ts';

/** Field of a source in the fields panel. */
export interface ReportField extends PivotField {
  /** Muted text at the end of the row, e.g. "formula". */
  aside?: string;
}

/** Source of fields, e.g. a kind of record, with the sources that are related to it. */
export interface ReportSource {
  id: string;
  label: string;
  /** Muted text at the end of the row, e.g. "one" or "many". */
  aside?: string;
  fields: readonly ReportField[];
  sources?: readonly ReportSource[];
  /** Reason why the fields cannot be used, e.g. who can grant access. Its fields are not shown. */
  lockedReason?: string;
}

export interface ReportLayout extends PivotLayout {
  /** Sorts, the first with the most weight. */
  sort: readonly PivotSort[];
}

/** Slot that an entry can be in. */
export type ReportSlot = 'rows' | 'columns' | 'values';

/** Maximum number of entries by slot. */
export type ReportLimits = Partial<Record<ReportSlot, number>>;

/** Reason why an entry cannot be put into a slot. */
export type ReportRefusal =
  | { kind: 'full'; slot: ReportSlot; limit: number }
  | { kind: 'duplicate'; slot: ReportSlot };
