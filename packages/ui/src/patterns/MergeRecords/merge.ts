import type { ReactNode } from 'react';

/** One of the records that are to become one. */
export interface MergeRecord {
  id: string;
  title: string;
  /** Its number: "ACC-0192". */
  code?: string;
  /** As it reads: "Created Mar 04, 2023 by Dana Ruiz". */
  created?: ReactNode;
  /** How many children it has of each kind, by the kind's id. */
  counts?: Readonly<Record<string, number>>;
  /** Reason why it cannot be the survivor; its values can be used. */
  cannotStay?: string;
}

/** A kind of children that move to the record that stays. */
export interface MergeChildKind {
  id: string;
  /** Formats a count, e.g. "3 contacts"; `shown` is the localized number. */
  words: (count: number, shown: string) => string;
}

export interface MergeField {
  id: string;
  label: string;
  /** As they read, by record; a record that is left out has none. */
  values: Readonly<Record<string, ReactNode>>;
  /** Comparison text by record, '' for empty. Without it plain values are compared. */
  texts?: Readonly<Record<string, string>>;
}

/** Chosen record by field; missing fields follow `keptFrom`. */
export type MergeChoices = Readonly<Record<string, string>>;

/** What is compared of a field's value: spaces at the ends say nothing. */
export function textOf(field: MergeField, recordId: string): string {
  const given = field.texts?.[recordId];
  if (given !== undefined) return given.trim();
  const value = field.values[recordId];
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).trim()
    : value
      ? recordId
      : '';
}

/** Fields that the records differ in, and those in which they do not; each in the order given. */
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
 * The record whose value of a field is kept: the one chosen; else the one that stays, or, where its value is empty, the
 * first record that has one. A merge loses nothing that nobody decided against.
 */
export function keptFrom(
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

/** Whose value every field keeps, by field: what an app sends with the merge. */
export function keptOf(
  fields: readonly MergeField[],
  records: readonly MergeRecord[],
  survivorId: string,
  choices: MergeChoices,
): Record<string, string> {
  const ids = records.map(({ id }) => id);
  return Object.fromEntries(fields.map((field) => [field.id, keptFrom(field, ids, survivorId, choices)]));
}

/** How many children of each kind move: those of all records but the one that stays. Kinds without any are left out. */
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
