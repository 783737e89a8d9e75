import {
  checkValue,
  cleanValue,
  customFieldsOf,
  formOf,
  isEmptyValue,
  timeText,
  type CustomField,
  type CustomValues,
  type FormGroup,
  type FormModuleKey,
  type StoredForm,
} from '@plumbline/validation/forms';
import { messages } from '@plumbline/validation';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import type { ListField, ListFields } from './list-query.ts';
import { HttpError, type FieldError } from '../core/http-error.ts';
import { allResources, getResource } from './registry.ts';

/** What stands before the code of a company's own field, in lists, filters and errors. */
export const customPrefix = 'custom.';

type StoredRow = StoredForm & { module: string };
const storedForms = (module: FormModuleKey, tx: Transaction): Promise<StoredRow[]> =>
  tx
    .selectFrom('setup_form')
    .select(['module', 'groups', 'retired'])
    .where('module', 'in', [module, 'global'])
    .execute();
function formWith(module: FormModuleKey, rows: readonly StoredRow[]): FormGroup[] {
  const stored = (of: FormModuleKey): StoredForm | undefined => rows.find((row) => row.module === of);
  const global = module === 'global' ? [] : formOf('global', stored('global'));
  return [...formOf(module, stored(module)), ...global.filter(({ fields }) => fields.length > 0)];
}

/** The form of a kind of record, with the fields that every form has. */
export const loadForm = async (module: FormModuleKey, tx: Transaction): Promise<FormGroup[]> =>
  formWith(module, await storedForms(module, tx));

/** What a company calls its own fields of a kind of record, by `custom.` and code: those that it took off among them. */
export async function customLabels(
  module: FormModuleKey,
  tx: Transaction,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('setup_form')
    .select(['groups', 'retired'])
    .where('module', 'in', [module, 'global'])
    .execute();
  return new Map(
    rows
      .flatMap(({ groups, retired }: StoredForm) => [...retired, ...customFieldsOf(groups)])
      .map(({ code, label }) => [customPrefix + code, label]),
  );
}

const kindOf = ({ kind }: CustomField): string => {
  switch (kind) {
    case 'number':
    case 'money':
      return 'decimal';
    case 'date':
      return 'day';
    case 'switch':
      return 'boolean';
    case 'multi':
      return 'list';
    case 'person':
    case 'record':
    case 'file':
      return 'uuid';
    default:
      return 'text';
  }
};

/** A company's own fields as a list filters, sorts and exports them. */
export const listFieldsOf = (groups: readonly FormGroup[]): ListFields =>
  Object.fromEntries(
    customFieldsOf(groups).map((field): [string, ListField] => [
      customPrefix + field.code,
      {
        label: field.label,
        kind: kindOf(field),
        filter: field.kind !== 'file',
        sort: !['multi', 'person', 'record', 'file'].includes(field.kind),
        ...(field.kind === 'money' ? { format: 'money' } : {}),
        ...(field.kind === 'select' ? { sequence: field.options } : {}),
      },
    ]),
  );

/**
 * What a list can be narrowed and sorted by: those that were taken off, too, for a view that somebody keeps and an address
 * that somebody sent go on naming them, and records go on holding their values.
 */
export async function loadListFields(module: FormModuleKey, tx: Transaction): Promise<ListFields> {
  const rows = await storedForms(module, tx);
  const retired = rows.flatMap((row) => row.retired.map((field) => ({ ...field, isSystem: false })));
  return listFieldsOf([{ id: '', title: '', fields: retired }, ...formWith(module, rows)]);
}

/** A record with the values of its company's own fields beside the others, as lists and histories name them. */
export const flattenCustom = (row: object): Record<string, unknown> => {
  const { custom, ...rest } = row as { custom?: CustomValues };
  return {
    ...rest,
    ...Object.fromEntries(Object.entries(custom ?? {}).map(([code, value]) => [customPrefix + code, value])),
  };
};

/** The view in which what a field refers to must be found, if it refers to anything. */
function viewOf({ kind, record }: CustomField): string | undefined {
  if (kind === 'person') return 'security_user_view';
  if (kind === 'file') return 'drive_file_view';
  return kind === 'record' ? getResource(record)?.view : undefined;
}

async function missingReference(
  field: CustomField,
  value: unknown,
  tx: Transaction,
): Promise<string | undefined> {
  const view = viewOf(field);
  if (!view) return undefined;
  const { rows } = await sql`select 1 from ${sql.table(view)} where uuid = ${String(value)}::uuid`.execute(
    tx,
  );
  return rows.length ? undefined : 'This record does not exist or was deleted.';
}

/**
 * The values of a company's own fields as they are to be kept, after what was given is checked.
 * @param body what was sent: `custom`, and the product's own fields that a company may have made required.
 * @param before the record as it stands; without one, it is new.
 * @returns all values of the record, those of fields that were taken off among them; undefined where none were sent.
 * @throws HttpError 422 with what is wrong beside each field.
 */
export async function validateCustomFields(
  groups: readonly FormGroup[],
  body: { custom?: CustomValues | undefined },
  before: { custom?: CustomValues | undefined } | undefined,
  tx: Transaction,
): Promise<Record<string, unknown> | undefined> {
  const errors: FieldError[] = [];
  const given = body.custom ?? {};
  const kept = before?.custom ?? {};
  const fields = new Map(customFieldsOf(groups).map((field) => [field.code, field]));
  for (const code of Object.keys(given))
    if (!fields.has(code) && JSON.stringify(given[code]) !== JSON.stringify(kept[code]))
      errors.push({ field: customPrefix + code, message: 'This field is not in the form.' });
  const next: Record<string, unknown> = { ...kept };
  for (const [code, field] of fields) {
    const isGiven = Object.hasOwn(given, code);
    if (before && !isGiven) continue;
    const value = cleanValue(field, given[code]);
    const message =
      checkValue(field, value, kept[code]) ??
      (value === null || value === kept[code] ? undefined : await missingReference(field, value, tx));
    if (message) errors.push({ field: customPrefix + code, message });
    if (value === null) delete next[code];
    else next[code] = value;
  }
  const sent = new Map(Object.entries(body));
  for (const { code, isSystem, required, isAlwaysRequired } of groups.flatMap((each) => each.fields)) {
    if (!isSystem || !required || isAlwaysRequired || (before && !sent.has(code))) continue;
    if (isEmptyValue(sent.get(code))) errors.push({ field: code, message: messages.required });
  }
  if (errors.length) throw new HttpError(422, errors[0]?.message ?? messages.required, { errors });
  return before && body.custom === undefined ? undefined : next;
}

/** What records of a view are called, as SQL. */
const calledIn = (view: string) => {
  const store = [...allResources().values()].find((each) => each.view === view);
  return sql.join(
    (store?.title ?? ['name']).map((column) => sql.ref(column)),
    sql` || ' ' || `,
  );
};

/** Whether a row may hold an id of something else: without one, nobody has to ask what its fields are. */
export const hasReferences = (row: object): boolean =>
  Object.values((row as { custom?: CustomValues }).custom ?? {}).some(
    (value) => typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(value),
  );

/** What the people, records and files are called that these fields refer to, by id. @param idsOf by a field's code. */
async function namesOf(
  fields: readonly CustomField[],
  idsOf: (code: string) => readonly unknown[],
  tx: Transaction,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const view of new Set(fields.flatMap((field) => viewOf(field) ?? []))) {
    const ids = new Set(fields.filter((field) => viewOf(field) === view).flatMap(({ code }) => idsOf(code)));
    if (!ids.size) continue;
    const { rows: named } = await sql<{ uuid: string; name: string }>`
      select uuid, ${calledIn(view)} as name from ${sql.table(view)}
      where uuid = any(${[...ids]}::uuid[])`.execute(tx);
    for (const { uuid, name } of named) found.set(uuid, name);
  }
  return found;
}

/** Rows with the names of the people, records and files that their own fields refer to. */
export async function withReferenceNames<Row extends object>(
  rows: readonly Row[],
  groups: readonly FormGroup[],
  tx: Transaction,
): Promise<Row[]> {
  const fields = customFieldsOf(groups).filter((field) => viewOf(field));
  if (!fields.length) return [...rows];
  const customOf = (row: object) => (row as { custom?: CustomValues }).custom ?? {};
  const found = await namesOf(fields, (code) => rows.flatMap((row) => customOf(row)[code] ?? []), tx);
  if (!found.size) return [...rows];
  return rows.map((row) => ({
    ...row,
    customNames: Object.fromEntries(
      fields.flatMap(({ code }) => {
        const id = customOf(row)[code];
        const name = typeof id === 'string' ? found.get(id) : undefined;
        return typeof id === 'string' && name !== undefined ? [[id, name]] : [];
      }),
    ),
  }));
}

/**
 * Changes of a company's own fields as a person reads them in the history: people, records and files by the name that
 * they have now, choices as a list, a switch as yes or no, a time by the clock. All other changes stay as they are.
 */
export async function labelChanges<Change extends { field: string; before?: string; after?: string }>(
  changes: readonly Change[],
  form: FormModuleKey | undefined,
  tx: Transaction,
): Promise<Change[]> {
  // Most changes are of the product's own fields: then nobody asks for the form.
  if (!form || !changes.some(({ field }) => field.startsWith(customPrefix))) return [...changes];
  const fields = customFieldsOf(await loadForm(form, tx));
  const byName = new Map(fields.map((field) => [customPrefix + field.code, field]));
  const names = await namesOf(
    fields,
    (code) =>
      changes
        .filter(({ field }) => field === customPrefix + code)
        .flatMap(({ before, after }) => [before ?? [], after ?? []].flat()),
    tx,
  );
  const told = (field: CustomField, value: string): string => {
    if (viewOf(field)) return names.get(value) ?? 'Deleted';
    if (field.kind === 'switch') return value === 'true' ? 'Yes' : 'No';
    if (field.kind === 'time') return timeText(value);
    return field.kind === 'multi' && value.startsWith('[')
      ? (JSON.parse(value) as string[]).join(', ')
      : value;
  };
  return changes.map((change) => {
    const field = byName.get(change.field);
    return field
      ? {
          ...change,
          ...(change.before === undefined ? {} : { before: told(field, change.before) }),
          ...(change.after === undefined ? {} : { after: told(field, change.after) }),
        }
      : change;
  });
}
