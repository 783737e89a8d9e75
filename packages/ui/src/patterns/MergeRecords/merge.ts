import type { ReactNode } from 'react';

/** Record that is merged. */
export interface MergeRecord {
  id: string;
  title: string;
  /** Number of the record: "ACC-0192". */
  code?: string;
  /** Text about its creation: "Created Mar 04, 2023 by Dana Ruiz". */
  created?: ReactNode;
  /** Number of children by type. */
  counts?: Readonly<Record<string, number>>;
  /** Reason why it cannot be the survivor; its values can be used. */
  cannotStay?: string;
}

/** Type of related records that move to the survivor. */
export interface MergeChildKind {
  id: string;
  /** Formats a count, e.g. "3 contacts"; `shown` is the localized number. */
  formatCount: (count: number, shown: string) => string;
}

export interface MergeField {
  id: string;
  label: string;
  /** Formatted values by record; absent for a record without a value. */
  values: Readonly<Record<string, ReactNode>>;
  /** Comparison text by record, '' for empty. Without it plain values are compared. */
  texts?: Readonly<Record<string, string>>;
}

/** Chosen record by field; missing fields follow `keptFrom`. */
export type MergeChoices = Readonly<Record<string, string>>;

/** Text for comparing values, without surrounding spaces. */
export function textOf(field: MergeField, recordId: string): string {
  const recordText = field.texts?.[recordId];
  if (recordText !== undefined) return recordText.trim();
  const value = field.values[recordId];
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).trim()
    : value
      ? recordId
      : '';
}

/** Splits the fields into those with different and those with equal values, in the given order. */
export function splitFields(fields: readonly MergeField[], recordIds: readonly string[]) {
  const differing: MergeField[] = [];
  const same: MergeField[] = [];
  for (const field of fields) {
    const texts = new Set(recordIds.map((id) => textOf(field, id)));
    (texts.size > 1 ? differing : same).push(field);
  }
  return { differing, same };
}

/**
 * Record whose value of a field is kept: the chosen one; else the surviving record, or the first with a value if its
 * value is empty.
 */
export function mergeSourceOf(
  field: MergeField,
  recordIds: readonly string[],
  survivorId: string,
  choices: MergeChoices,
): string {
  const chosen = choices[field.id];
  if (chosen !== undefined && recordIds.includes(chosen)) return chosen;
  if (textOf(field, survivorId) !== '') return survivorId;
  return recordIds.find((id) => textOf(field, id) !== '') ?? survivorId;
}

/** Record whose value is kept, by field; sent with the merge. */
export function mergeSources(
  fields: readonly MergeField[],
  records: readonly MergeRecord[],
  survivorId: string,
  choices: MergeChoices,
): Record<string, string> {
  const ids = records.map(({ id }) => id);
  return Object.fromEntries(
    fields.map((field) => [field.id, mergeSourceOf(field, ids, survivorId, choices)]),
  );
}

/** Number of children by type that move to the surviving record; types without any are omitted. */
export function movedCounts(
  records: readonly MergeRecord[],
  kinds: readonly MergeChildKind[],
  survivorId: string,
): { kind: MergeChildKind; count: number }[] {
  return kinds
    .map((kind) => ({
      kind,
      count: records
        .filter(({ id }) => id !== survivorId)
        .reduce((sum, { counts }) => sum + (counts?.[kind.id] ?? 0), 0),
    }))
    .filter(({ count }) => count > 0);
}
