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

/** Prefix of a custom field's code in lists, filters and errors. */
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

/** Form of an entity, with the fields that every form has. */
export const loadForm = async (module: FormModuleKey, tx: Transaction): Promise<FormGroup[]> =>
  formWith(module, await storedForms(module, tx));

/** Labels of an entity's custom fields by `custom.` and code, including removed ones. */
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

/** Custom fields as a list filters, sorts and exports them. */
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
 * Custom fields that a list can filter and sort by. Removed fields are included, because saved views and shared addresses
 * may name them and records keep their values.
 */
export async function loadListFields(module: FormModuleKey, tx: Transaction): Promise<ListFields> {
  const rows = await storedForms(module, tx);
  const retired = rows.flatMap((row) => row.retired.map((field) => ({ ...field, isSystem: false })));
  return listFieldsOf([{ id: '', title: '', fields: retired }, ...formWith(module, rows)]);
}

/** A record with its custom values as properties `custom.<code>`, as lists and audit logs name them. */
export const flattenCustom = (row: object): Record<string, unknown> => {
  const { custom, ...rest } = row as { custom?: CustomValues };
  return {
    ...rest,
    ...Object.fromEntries(Object.entries(custom ?? {}).map(([code, value]) => [customPrefix + code, value])),
  };
};

/** View of the records that a custom field refers to; undefined for a field without references. */
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
 * Checks a body against the company's form and returns the custom values to store.
 * @param body `custom`, and built-in fields that a company may have made required.
 * @param before the stored record; undefined for a new one.
 * @returns all custom values of the record, including those of removed fields; undefined if an update sends none.
 * @throws HttpError 422 with the errors of each field.
 */
export async function validateCustomFields(
  groups: readonly FormGroup[],
  body: { custom?: CustomValues | undefined },
  before: { custom?: CustomValues | undefined } | undefined,
  tx: Transaction,
): Promise<Record<string, unknown> | undefined> {
  const errors: FieldError[] = [];
  const values = body.custom ?? {};
  const kept = before?.custom ?? {};
  const fields = new Map(customFieldsOf(groups).map((field) => [field.code, field]));
  for (const code of Object.keys(values))
    if (!fields.has(code) && JSON.stringify(values[code]) !== JSON.stringify(kept[code]))
      errors.push({ field: customPrefix + code, message: 'This field is not in the form.' });
  const next: Record<string, unknown> = { ...kept };
  for (const [code, field] of fields) {
    const isGiven = Object.hasOwn(values, code);
    if (before && !isGiven) continue;
    const value = cleanValue(field, values[code]);
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

/** SQL expression of the title of a view's records. */
const titleExpression = (view: string) => {
  const store = [...allResources().values()].find((each) => each.view === view);
  return sql.join(
    (store?.title ?? ['name']).map((column) => sql.ref(column)),
    sql` || ' ' || `,
  );
};

/** True if a custom value of the row may be an id. Otherwise the form need not be loaded. */
export const hasReferences = (row: object): boolean =>
  Object.values((row as { custom?: CustomValues }).custom ?? {}).some(
    (value) => typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(value),
  );

/** Names of the people, records and files that custom fields refer to, by id. @param idsOf ids by the field's code. */
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
      select uuid, ${titleExpression(view)} as name from ${sql.table(view)}
      where uuid = any(${[...ids]}::uuid[])`.execute(tx);
    for (const { uuid, name } of named) found.set(uuid, name);
  }
  return found;
}

/** Rows with the names of the people, records and files that their custom fields refer to. */
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
 * Changes with readable values of custom fields: people, records and files by their current name, choices as a list, a
 * switch as yes or no, a time in 12-hour format. All other changes are returned as they are.
 */
export async function labelChanges<Change extends { field: string; before?: string; after?: string }>(
  changes: readonly Change[],
  form: FormModuleKey | undefined,
  tx: Transaction,
): Promise<Change[]> {
  // Most changes are of built-in fields and need no form.
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
  const displayText = (field: CustomField, value: string): string => {
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
          ...(change.before === undefined ? {} : { before: displayText(field, change.before) }),
          ...(change.after === undefined ? {} : { after: displayText(field, change.after) }),
        }
      : change;
  });
}
