import { isEmptyValue, type FieldKind } from './custom-fields.ts';

/** Field of a merge. Custom fields have the code `custom.…` and their value in `custom`. */
export interface MergeField {
  code: string;
  label: string;
  /** `list` has several values, such as tags; `record` is the id of a record, person or file. */
  kind: FieldKind | 'list';
  /** Key property of a list of objects, by which two of them are the same. */
  key?: string;
}

/** Record to merge: values by code, custom fields in `custom`. */
export interface MergeRecord {
  uuid: string;
  /** Instant as text; the newest other record fills empty fields of the survivor. */
  updatedAt?: string | undefined;
  createdAt?: string | undefined;
  readonly [code: string]: unknown;
}

/** Value with the records that have it. */
export interface MergeValue {
  value: unknown;
  from: string[];
}

/** Field with different values and no choice yet. The first value is the default. */
export interface MergeConflict {
  /** Key of the choice: code of the field, or `field.key` for an object of a list. */
  field: string;
  label: string;
  values: MergeValue[];
}

/** Value that is lost in the merge. */
export interface MergeDiscarded extends MergeValue {
  field: string;
  label: string;
}

export interface MergeResult {
  /** Merged fields of the survivor, custom fields in `custom`; empty ones as `null`. */
  values: Record<string, unknown>;
  conflicts: MergeConflict[];
  discarded: MergeDiscarded[];
}

/** Chosen record by field code. */
export type MergeChoices = Readonly<Record<string, string>>;

const customPrefix = 'custom.';
const ownValue = (of: object, name: string): unknown =>
  Object.hasOwn(of, name) ? (of as Record<string, unknown>)[name] : undefined;

function valueOf(record: MergeRecord, code: string): unknown {
  if (!code.startsWith(customPrefix)) return ownValue(record, code);
  const custom = ownValue(record, 'custom');
  return typeof custom === 'object' && custom !== null
    ? ownValue(custom, code.slice(customPrefix.length))
    : undefined;
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => [name, sortKeys(each)]);
}

/** Normalizes a value for comparison, e.g. 1.50 and 1.5, or email addresses in different case. */
function comparisonKey(kind: MergeField['kind'], value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value).trim();
    if (kind === 'number' || kind === 'money') {
      const [, sign = '', whole = '', part = ''] = /^([-+]?)0*(\d*)(?:\.(\d*?)0*)?$/.exec(text) ?? [];
      if (whole + part === '') return /\d/.test(text) && /^[-+0.]*$/.test(text) ? '0' : text;
      return `${sign === '-' ? '-' : ''}${whole === '' ? '0' : whole}${part === '' ? '' : `.${part}`}`;
    }
    return kind === 'email' ? text.toLowerCase() : text;
  }
  return JSON.stringify(sortKeys(value));
}

/** Value of one record. */
interface RecordValue {
  uuid: string;
  value: unknown;
}

/** Returns the distinct non-empty values in the order of the records. */
function distinctValues(kind: MergeField['kind'], from: readonly RecordValue[]): MergeValue[] {
  const found = new Map<string, MergeValue>();
  for (const { uuid, value } of from) {
    if (isEmptyValue(value)) continue;
    const known = found.get(comparisonKey(kind, value));
    if (known) known.from.push(uuid);
    else found.set(comparisonKey(kind, value), { value, from: [uuid] });
  }
  return [...found.values()];
}

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.filter((each) => !isEmptyValue(each)) : isEmptyValue(value) ? [] : [value];

class Merging {
  readonly conflicts: MergeConflict[] = [];
  readonly discarded: MergeDiscarded[] = [];
  readonly #records: readonly MergeRecord[];
  readonly #choices: MergeChoices;
  readonly #open: Set<string>;

  constructor(records: readonly MergeRecord[], choices: MergeChoices) {
    this.#records = records;
    this.#choices = choices;
    this.#open = new Set(Object.keys(choices));
  }

  #chosen(code: string, label: string): MergeRecord | undefined {
    const uuid = ownValue(this.#choices, code);
    if (uuid === undefined) return undefined;
    this.#open.delete(code);
    const record = this.#records.find((each) => each.uuid === uuid);
    if (!record) throw new RangeError(`${label} comes from a record that is not part of the merge`);
    return record;
  }

  #one(code: string, label: string, kind: MergeField['kind'], recordValues: readonly RecordValue[]): unknown {
    const values = distinctValues(kind, recordValues);
    const chosen = this.#chosen(code, label);
    if (!chosen && values.length > 1) this.conflicts.push({ field: code, label, values });
    const kept = chosen ? recordValues.find(({ uuid }) => uuid === chosen.uuid)?.value : values[0]?.value;
    const isKept = ({ value }: MergeValue) =>
      !isEmptyValue(kept) && comparisonKey(kind, value) === comparisonKey(kind, kept);
    for (const value of values) if (!isKept(value)) this.discarded.push({ field: code, label, ...value });
    return isEmptyValue(kept) ? null : kept;
  }

  #list({ code, label, kind, key }: MergeField): unknown {
    const chosen = this.#chosen(code, label);
    const things = this.#records.flatMap((record) =>
      listOf(valueOf(record, code)).map((value) => ({ uuid: record.uuid, value })),
    );
    const keyOf = (value: unknown): string | undefined => {
      const id =
        key !== undefined && typeof value === 'object' && value !== null ? ownValue(value, key) : undefined;
      return isEmptyValue(id) ? undefined : comparisonKey('text', id);
    };
    if (chosen) {
      const kept = listOf(valueOf(chosen, code));
      const stays = new Set(kept.map((value) => comparisonKey(kind, value)));
      for (const value of distinctValues(kind, things))
        if (!stays.has(comparisonKey(kind, value.value)))
          this.discarded.push({ field: code, label, ...value });
      return kept.length > 0 ? kept : null;
    }
    const merged: unknown[] = [];
    const done = new Set<string>();
    for (const { value } of things) {
      const id = keyOf(value);
      const once = id === undefined ? `value ${comparisonKey(kind, value)}` : `key ${id}`;
      if (done.has(once)) continue;
      done.add(once);
      if (id === undefined) merged.push(value);
      else {
        const alike = things.filter((thing) => keyOf(thing.value) === id);
        const kept = this.#one(`${code}.${id}`, `${label} ${id}`, kind, alike);
        if (kept !== null) merged.push(kept);
      }
    }
    return merged.length > 0 ? merged : null;
  }

  field(field: MergeField): unknown {
    if (field.kind === 'list' || field.kind === 'multi') return this.#list(field);
    const { code, label, kind } = field;
    const said = this.#records.map((record) => ({ uuid: record.uuid, value: valueOf(record, code) }));
    return this.#one(code, label, kind, said);
  }

  /** Rejects choices for fields that have no conflict. */
  close(): void {
    for (const code of this.#open) throw new RangeError(`There is no conflict in ${code}`);
  }
}

const newestFirst = (a: MergeRecord, b: MergeRecord): number => {
  const when = (record: MergeRecord) => record.updatedAt ?? record.createdAt ?? '';
  if (when(a) !== when(b)) return when(a) < when(b) ? 1 : -1;
  return a.uuid < b.uuid ? -1 : 1;
};

/**
 * Merges records into one of them.
 *
 * Each field gets the value of the chosen record, even if it is empty; else the survivor's; else that of the newest other
 * record with a value (the lower id wins a tie). Lists are united, the survivor's values first; objects in lists are matched
 * by key. Every value that is lost is in `discarded`. Fields not in `fields`, such as ids, timestamps and children, are left
 * to the caller.
 *
 * @param fields fields to merge; custom fields by code, `custom.…`. Other codes in `custom`, such as those of removed
 * fields, are merged as text.
 * @throws RangeError with a message to show for fewer than two records, a duplicate record, or an unknown survivor or choice.
 */
export function mergeRecords(
  fields: readonly MergeField[],
  records: readonly MergeRecord[],
  survivorId: string,
  choices: MergeChoices = {},
): MergeResult {
  if (records.length < 2) throw new RangeError('Choose at least two records to merge');
  if (new Set(records.map(({ uuid }) => uuid)).size < records.length)
    throw new RangeError('A record cannot be merged with itself');
  const survivor = records.find(({ uuid }) => uuid === survivorId);
  if (!survivor) throw new RangeError('The record to keep is not part of the merge');
  const all = [survivor, ...records.filter((record) => record !== survivor).sort(newestFirst)];

  const named = new Set(fields.map(({ code }) => code));
  const unnamed = new Set(
    all.flatMap((record) =>
      Object.keys((ownValue(record, 'custom') ?? {}) as object).map((code) => customPrefix + code),
    ),
  );
  const rest = [...unnamed]
    .filter((code) => !named.has(code))
    .map((code): MergeField => ({ code, label: code.slice(customPrefix.length), kind: 'text' }));

  const merging = new Merging(all, choices);
  const values: [string, unknown][] = [];
  const custom: [string, unknown][] = [];
  for (const field of [...fields, ...rest]) {
    const value = merging.field(field);
    if (!field.code.startsWith(customPrefix)) values.push([field.code, value]);
    else if (value !== null) custom.push([field.code.slice(customPrefix.length), value]);
  }
  merging.close();
  // Entries, because a custom code may equal an inherited property name.
  const hasCustom = custom.length > 0 || all.some((record) => ownValue(record, 'custom') !== undefined);
  return {
    values: Object.fromEntries(hasCustom ? [...values, ['custom', Object.fromEntries(custom)]] : values),
    conflicts: merging.conflicts,
    discarded: merging.discarded,
  };
}

const valueText = (value: unknown): string =>
  typeof value === 'boolean'
    ? value
      ? 'yes'
      : 'no'
    : Array.isArray(value)
      ? value.map(valueText).join(', ')
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);

/**
 * Formats the discarded values for the audit log of the survivor, e.g. `Phone: 541-555-0142 (Halvorsen Inc)`.
 * @param titleOf returns the name of a record.
 */
export const mergeNote = (discarded: readonly MergeDiscarded[], titleOf: (uuid: string) => string): string =>
  discarded
    .map(({ label, value, from }) => `${label}: ${valueText(value)} (${from.map(titleOf).join(', ')})`)
    .join('\n');
