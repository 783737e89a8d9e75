import type { Merging, MergeOutcome } from '@plumbline/api';
import type { FieldMeta, KindMeta } from '@plumbline/api/operations';
import { customFieldsOf, type FieldKind, type FormModuleKey } from '@plumbline/validation/forms';
import { mergeNote, mergeRecords, type MergeField, type MergeRecord } from '@plumbline/validation/merge';
import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { labelChanges, customPrefix, loadForm } from './custom-fields.ts';
import { notFoundError, HttpError, versionConflict } from '../core/http-error.ts';
import { diffRecords } from './crud.ts';
import { allResources, getResource, type ResourceStorage } from './registry.ts';
import { requirePermission } from '../auth/permissions.ts';
import { detectsDuplicates, saveSignatures } from './duplicate-detection.ts';
import { isLocated, saveLocations } from './record-locations.ts';

/** Rows of other tables that name a record by its kind and id. */
const followers: readonly { table: string; type: string; id: string; as: 'uuid' | 'text' }[] = [
  { table: 'crm_activity', type: 'prop_type', id: 'prop_id', as: 'uuid' },
  { table: 'drive_file', type: 'prop_type', id: 'prop_id', as: 'text' },
  { table: 'comment', type: 'prop_type', id: 'prop_id', as: 'uuid' },
  { table: 'task_item', type: 'related_type', id: 'related_id', as: 'uuid' },
];
/** Rows of tables that are no kind of record, which name one by a column of its own. */
const columns: readonly { kind: string; table: string; column: string }[] = [
  { kind: 'vendor', table: 'crm_bid', column: 'vendor_id' },
  { kind: 'account', table: 'crm_bid', column: 'account_id' },
  { kind: 'opportunity', table: 'crm_bid', column: 'opportunity_id' },
  { kind: 'opportunity', table: 'estimation', column: 'opportunity_id' },
  { kind: 'account', table: 'crm_lead', column: 'converted_account_id' },
  { kind: 'contact', table: 'crm_lead', column: 'converted_contact_id' },
  { kind: 'opportunity', table: 'crm_lead', column: 'converted_opportunity_id' },
];
/** Tables that the company's role only adds to: `particular` moves their rows. */
const apart: ReadonlySet<string> = new Set(['material_price']);
/** What is moved otherwise than by its column. */
const particular: Readonly<
  Record<string, (survivor: string, others: readonly string[], context: Context) => Promise<number>>
> = {
  vendor: async (survivor, others, { tx }) => {
    const { rows } = await sql<{ moved: number }>`select platform.move_vendor_prices(${survivor}::uuid,
      ${[...others]}::uuid[]) as moved`.execute(tx);
    return rows[0]?.moved ?? 0;
  },
};

const fieldKind = ({ kind, ref, format, options, choices }: FieldMeta): FieldKind => {
  if (ref) return ref === 'user' ? 'person' : 'record';
  if (options || choices) return 'select';
  if (kind === 'decimal') return format?.startsWith('money') ? 'money' : 'number';
  if (kind === 'number') return 'number';
  if (kind === 'day') return 'date';
  return kind === 'boolean' ? 'switch' : 'text';
};

async function fieldsOf(kind: KindMeta, store: ResourceStorage, context: Context): Promise<MergeField[]> {
  const own = Object.entries(store.fields).flatMap(([code, meta]) =>
    meta.write ? [{ code, label: meta.label, kind: fieldKind(meta) }] : [],
  );
  if (!kind.form) return own;
  const form = await loadForm(kind.name as FormModuleKey, context.tx);
  return [
    ...own,
    ...customFieldsOf(form).map(({ code, label, kind: each }) => ({
      code: customPrefix + code,
      label,
      kind: each,
    })),
  ];
}

/** The columns of other tables that name records of a kind, and go with a merge; `apart` what goes otherwise. */
export const mergeableColumns = (kind: string): { table: string; column: string; apart: boolean }[] => [
  ...[...allResources().values()].flatMap(({ table, fields }) =>
    Object.entries(fields).flatMap(([column, { ref, write }]) =>
      ref === kind && write ? [{ table, column, apart: apart.has(table) }] : [],
    ),
  ),
  ...columns.flatMap(({ kind: of, table, column }) => (of === kind ? [{ table, column, apart: false }] : [])),
];

async function moveChildren(
  kind: KindMeta,
  survivor: string,
  others: readonly string[],
  context: Context,
): Promise<number> {
  const { tx } = context;
  const ids = [...others];
  let moved = (await particular[kind.name]?.(survivor, ids, context)) ?? 0;
  for (const { table, column, apart: isApart } of mergeableColumns(kind.name)) {
    if (isApart) continue;
    const { numAffectedRows } =
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${survivor}::uuid,
      version = version + 1 where ${sql.ref(column)} = any(${ids}::uuid[])`.execute(tx);
    moved += Number(numAffectedRows ?? 0);
  }
  for (const { table, type, id, as } of followers) {
    const { numAffectedRows } =
      await sql`update ${sql.table(table)} set ${sql.ref(id)} = ${survivor}::${sql.raw(as)}
      where ${sql.ref(type)} = ${kind.name} and ${sql.ref(id)} = any(${ids}::${sql.raw(as)}[])`.execute(tx);
    moved += Number(numAffectedRows ?? 0);
  }
  // A contact of both stays once.
  const mapped =
    await sql`insert into crm_contact_mapping (tenant_id, prop_type, prop_id, contact_id, role, is_primary)
    select distinct on (contact_id) tenant_id, prop_type, ${survivor}::uuid, contact_id, role, false from crm_contact_mapping
    where prop_type = ${kind.name} and prop_id = any(${ids}::uuid[]) order by contact_id, created_at
    on conflict (tenant_id, prop_id, contact_id) do nothing`.execute(tx);
  await sql`delete from crm_contact_mapping where prop_type = ${kind.name} and prop_id = any(${ids}::uuid[])`.execute(
    tx,
  );
  if (kind.name === 'contact') {
    await sql`insert into crm_contact_mapping (tenant_id, prop_type, prop_id, contact_id, role, is_primary)
      select distinct on (prop_id) tenant_id, prop_type, prop_id, ${survivor}::uuid, role, is_primary from crm_contact_mapping
      where contact_id = any(${ids}::uuid[]) order by prop_id, created_at
      on conflict (tenant_id, prop_id, contact_id) do nothing`.execute(tx);
    await sql`delete from crm_contact_mapping where contact_id = any(${ids}::uuid[])`.execute(tx);
    await sql`update crm_activity set people = array(select distinct case when p = any(${ids}::uuid[])
      then ${survivor}::uuid else p end from unnest(people) p) where people && ${ids}::uuid[]`.execute(tx);
  }
  return moved + Number(mapped.numAffectedRows ?? 0);
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
  kind: KindMeta,
  { survivor, version, others, choices = {} }: Merging,
  context: Context,
  { beforeMerge, afterMerge }: MergeHooks<MergeRecord> = {},
): Promise<{ data: MergeOutcome }> {
  requirePermission({ ...kind.right, type: 'e' } as Parameters<typeof requirePermission>[0], context);
  const { tx, user } = context;
  const store = getResource(kind.name);
  if (!store) throw notFoundError();
  const ids = [survivor, ...others];
  await sql`select 1 from ${sql.table(store.table)} where ${sql.ref(store.key)} = any(${ids}::uuid[])
    order by ${sql.ref(store.key)} for update`.execute(tx);
  const { rows } = await sql<MergeRecord & { version: number }>`select * from ${sql.table(store.view)}
    where uuid = any(${ids}::uuid[])`.execute(tx);
  const stays = rows.find(({ uuid }) => uuid === survivor);
  if (!stays || rows.length < new Set(ids).size) throw notFoundError(`This ${kind.one}`);
  if (stays.version !== version) throw versionConflict();
  await beforeMerge?.(rows, context);
  const titleOf = (uuid: string) => {
    const row = rows.find((each) => each.uuid === uuid);
    return kind.title.map((each) => String(row?.[each] ?? '')).join(' ');
  };
  const fields = await fieldsOf(kind, store, context);
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
  const moved = await moveChildren(kind, survivor, others, context);
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
    select ${user.tenant_id}::uuid, each, ${survivor}::uuid, ${kind.name} from unnest(${others}::uuid[]) each
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
    module: kind.module,
    entity: kind.name,
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
        kind.name as FormModuleKey,
        tx,
      )),
      ...(note ? [{ field: 'not kept', before: note }] : []),
    ],
  });
  for (const uuid of others)
    await context.audit({
      module: kind.module,
      entity: kind.name,
      entityId: uuid,
      entityName: titleOf(uuid),
      action: 'deleted',
      changes: [{ field: 'merged into', after: titleOf(survivor) }],
    });
  if (detectsDuplicates(kind.name)) await saveSignatures(kind.name, [now], user.tenant_id, tx);
  if (isLocated(kind.name))
    await saveLocations(kind.name, [now], user.tenant_id, { tx, geocoder: context.ports.geocoder });
  return { data: { uuid: survivor, moved } };
}
