import type { Merging, MergeOutcome } from '@plumbline/api';
import type { FieldMeta, EntityMeta } from '@plumbline/api/operations';
import { customFieldsOf, type FieldKind, type FormModuleKey } from '@plumbline/validation/forms';
import { mergeNote, mergeRecords, type MergeField, type MergeRecord } from '@plumbline/validation/merge';
import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { labelChanges, customPrefix, loadForm } from './custom-fields.ts';
import { notFoundError, HttpError, versionConflict } from '../core/http-error.ts';
import { diffRecords } from './record-diff.ts';
import { allResources, getResource, type ResourceStorage } from './registry.ts';
import { requirePermission } from '../auth/permissions.ts';
import { detectsDuplicates, saveSignatures } from './duplicate-detection.ts';
import { isLocated, saveLocations } from './record-locations.ts';

/** What follows a record into the one that it is merged into, beside the fields of entities that refer to it. */
export interface MergeRules {
  /** Tables that store the entity name and id of a record of any type. */
  followers?: readonly { table: string; type: string; id: string; as: 'uuid' | 'text' }[];
  /** Columns of tables that are no resource and refer to a record of one entity. */
  columns?: readonly { entity: string; table: string; column: string }[];
  /** Tables whose rows the application role may only insert into: `move` changes them through a database function. */
  appendOnly?: readonly string[];
  /** Moves rows that need more than a changed id. @returns how many moved. */
  move?: (entity: string, survivor: string, others: readonly string[], context: Context) => Promise<number>;
}

const registered: MergeRules[] = [];

/** Adds a module's rules. */
export const registerMergeRules = (rules: MergeRules): void => void registered.push(rules);

const isAppendOnly = (table: string) => registered.some(({ appendOnly }) => appendOnly?.includes(table));

const fieldKind = ({ kind, ref, format, options, choices }: FieldMeta): FieldKind => {
  if (ref) return ref === 'user' ? 'person' : 'record';
  if (options || choices) return 'select';
  if (kind === 'decimal') return format?.startsWith('money') ? 'money' : 'number';
  if (kind === 'number') return 'number';
  if (kind === 'day') return 'date';
  return kind === 'boolean' ? 'switch' : 'text';
};

async function fieldsOf(entity: EntityMeta, store: ResourceStorage, context: Context): Promise<MergeField[]> {
  const own = Object.entries(store.fields).flatMap(([code, meta]) =>
    meta.write ? [{ code, label: meta.label, kind: fieldKind(meta) }] : [],
  );
  if (!entity.form) return own;
  const form = await loadForm(entity.name as FormModuleKey, context.tx);
  return [
    ...own,
    ...customFieldsOf(form).map(({ code, label, kind: each }) => ({
      code: customPrefix + code,
      label,
      kind: each,
    })),
  ];
}

/** Columns of other tables that refer to records of an entity; `isAppendOnly` for those that a rule's `move` changes. */
export const mergeableColumns = (
  entity: string,
): { table: string; column: string; isAppendOnly: boolean }[] => [
  ...[...allResources().values()].flatMap(({ table, fields }) =>
    Object.entries(fields).flatMap(([column, { ref, write }]) =>
      ref === entity && write ? [{ table, column, isAppendOnly: isAppendOnly(table) }] : [],
    ),
  ),
  ...registered.flatMap(({ columns = [] }) =>
    columns.flatMap(({ entity: of, table, column }) =>
      of === entity ? [{ table, column, isAppendOnly: false }] : [],
    ),
  ),
];

/** Makes rows that refer to `others` refer to `survivor`. @returns how many rows changed. */
async function moveDependents(
  entity: EntityMeta,
  survivor: string,
  others: readonly string[],
  context: Context,
): Promise<number> {
  const { tx } = context;
  const ids = [...others];
  let moved = 0;
  for (const { move } of registered) moved += (await move?.(entity.name, survivor, ids, context)) ?? 0;
  for (const { table, column, isAppendOnly: isMoved } of mergeableColumns(entity.name)) {
    if (isMoved) continue;
    const { numAffectedRows } =
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${survivor}::uuid,
      version = version + 1 where ${sql.ref(column)} = any(${ids}::uuid[])`.execute(tx);
    moved += Number(numAffectedRows ?? 0);
  }
  for (const { table, type, id, as } of registered.flatMap(({ followers = [] }) => followers)) {
    const { numAffectedRows } =
      await sql`update ${sql.table(table)} set ${sql.ref(id)} = ${survivor}::${sql.raw(as)}
      where ${sql.ref(type)} = ${entity.name} and ${sql.ref(id)} = any(${ids}::${sql.raw(as)}[])`.execute(tx);
    moved += Number(numAffectedRows ?? 0);
  }
  return moved;
}

/** What is particular to merging a kind of record. */
export interface MergeHooks<Row> {
  /** Refuses by throwing. */
  beforeMerge?: (rows: readonly Row[], context: Context) => void | Promise<void>;
  /** What follows from the values that were chosen. */
  afterMerge?: (before: Row, after: Row, context: Context) => Promise<void>;
}

/**
 * Several records become one: its fields by the choices, all that belongs to the others with it, their history beside
 * its own. All of it or nothing.
 * @throws HttpError 404 for a record that is not there, 409 for a survivor that was changed meanwhile, 422 for a choice that is none.
 */
export async function mergeRecordsOf(
  entity: EntityMeta,
  { survivor, version, others, choices = {} }: Merging,
  context: Context,
  { beforeMerge, afterMerge }: MergeHooks<MergeRecord> = {},
): Promise<{ data: MergeOutcome }> {
  requirePermission({ ...entity.right, type: 'e' } as Parameters<typeof requirePermission>[0], context);
  const { tx, user } = context;
  const store = getResource(entity.name);
  if (!store) throw notFoundError();
  const ids = [survivor, ...others];
  await sql`select 1 from ${sql.table(store.table)} where ${sql.ref(store.key)} = any(${ids}::uuid[])
    order by ${sql.ref(store.key)} for update`.execute(tx);
  const { rows } = await sql<MergeRecord & { version: number }>`select * from ${sql.table(store.view)}
    where uuid = any(${ids}::uuid[])`.execute(tx);
  const stays = rows.find(({ uuid }) => uuid === survivor);
  if (!stays || rows.length < new Set(ids).size) throw notFoundError(`This ${entity.one}`);
  if (stays.version !== version) throw versionConflict();
  await beforeMerge?.(rows, context);
  const titleOf = (uuid: string) => {
    const row = rows.find((each) => each.uuid === uuid);
    return entity.title.map((each) => String(row?.[each] ?? '')).join(' ');
  };
  const fields = await fieldsOf(entity, store, context);
  let result;
  try {
    result = mergeRecords(fields, rows, survivor, choices);
  } catch (error) {
    if (error instanceof RangeError) throw new HttpError(422, error.message);
    throw error;
  }
  const { custom, ...values } = result.values;
  const sets = Object.entries(values).flatMap(([name, value]) => {
    const meta = store.fields[name];
    // Texts are never nothing in the table, references and days are.
    const next = value === null && meta && (meta.kind === 'text' ? '' : meta.kind === 'decimal' ? '0' : null);
    const kept = value === null ? next : value;
    return kept === null && meta?.kind === 'boolean' ? [] : [sql`${sql.ref(name)} = ${kept}`];
  });
  const moved = await moveDependents(entity, survivor, others, context);
  // They go first: what only one record may have is free then for the one that stays.
  await sql`update ${sql.table(store.table)} set deleted_at = now(), version = version + 1, updated_at = now()
    where ${sql.ref(store.key)} = any(${others}::uuid[])`.execute(tx);
  await sql`update ${sql.table(store.table)} set ${sql.join([
    ...sets,
    ...(custom === undefined ? [] : [sql`custom = ${JSON.stringify(custom)}::jsonb`]),
    sql`version = version + 1`,
    sql`updated_at = now()`,
  ])} where ${sql.ref(store.key)} = ${survivor}::uuid`.execute(tx);
  await sql`insert into record_merge (tenant_id, from_id, into_id, kind)
    select ${user.tenant_id}::uuid, each, ${survivor}::uuid, ${entity.name} from unnest(${others}::uuid[]) each
    on conflict (tenant_id, from_id) do update set into_id = excluded.into_id, created_at = now()`.execute(
    tx,
  );
  const { rows: after } =
    await sql<MergeRecord>`select * from ${sql.table(store.view)} where uuid = ${survivor}::uuid`.execute(tx);
  const [now] = after;
  if (!now) throw new Error('the record that stays is gone');
  await afterMerge?.(stays, now, context);
  const note = mergeNote(result.discarded, titleOf);
  await context.audit({
    module: entity.module,
    entity: entity.name,
    entityId: survivor,
    entityName: titleOf(survivor),
    action: 'updated',
    changes: [
      { field: 'merged', after: others.map(titleOf).join(', ') },
      ...(await labelChanges(
        diffRecords(
          stays,
          now,
          fields.map(({ code }) => code),
        ),
        entity.name as FormModuleKey,
        tx,
      )),
      ...(note ? [{ field: 'not kept', before: note }] : []),
    ],
  });
  for (const uuid of others)
    await context.audit({
      module: entity.module,
      entity: entity.name,
      entityId: uuid,
      entityName: titleOf(uuid),
      action: 'deleted',
      changes: [{ field: 'merged into', after: titleOf(survivor) }],
    });
  if (detectsDuplicates(entity.name)) await saveSignatures(entity.name, [now], user.tenant_id, tx);
  if (isLocated(entity.name))
    await saveLocations(entity.name, [now], user.tenant_id, { tx, geocoder: context.ports.geocoder });
  return { data: { uuid: survivor, moved } };
}
