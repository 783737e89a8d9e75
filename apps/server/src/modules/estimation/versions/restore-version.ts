import { sql } from 'kysely';
import type { Context } from '../../../context/context.ts';
import { rowsOf } from './version-storage.ts';

/** Tables with soft-deleted rows in dependency order, with the restored columns. */
const drawn = [
  {
    table: 'estimation_condition',
    key: 'condition_id',
    own: [
      'assembly_id',
      'code',
      'name',
      'type',
      'color',
      'hatch',
      'mark_shape',
      'category',
      'unit',
      'parameters',
      'sequence',
    ],
  },
  { table: 'typical_group', key: 'group_id', own: ['name', 'multiplier'] },
  {
    table: 'takeoff',
    key: 'takeoff_id',
    own: ['condition_id', 'page_id', 'name', 'geometry', 'parameters', 'layer_id', 'group_id', 'copied_from'],
  },
  {
    table: 'estimate_alternate',
    key: 'alternate_id',
    own: ['name', 'description', 'accepted', 'changes', 'lines'],
  },
  { table: 'estimate_item', key: 'item_id', own: ['line'] },
] as const;

const list = (names: readonly string[], of: string) =>
  sql.join(names.map((name) => sql.ref(of ? `${of}.${name}` : name)));

/**
 * Restores the estimation's rows to a version. Newer rows are soft-deleted, missing ones restored, and changed ones
 * get a new version so that open editors are informed. The version of the estimation itself is left to the transition.
 */
export async function restoreRows(
  estimationId: string,
  versionId: string,
  { tx }: Pick<Context, 'tx'>,
): Promise<void> {
  const rows = await rowsOf(versionId, { tx });
  // Loaded once for all statements to reduce traffic for large estimates.
  await sql`create temp table restored_rows on commit drop as select ${rows}::jsonb as kept`.execute(tx);
  // Versions from before hatches existed do not contain one.
  await sql`update restored_rows set kept = jsonb_set(kept, '{estimation_condition}',
    (select coalesce(jsonb_agg('{"hatch": "none", "mark_shape": "circle"}'::jsonb || each), '[]')
      from jsonb_array_elements(kept->'estimation_condition') each))`.execute(tx);
  const of = (table: string) =>
    sql`jsonb_populate_recordset(null::${sql.table(table)}, (select kept->${sql.lit(table)} from restored_rows))`;
  for (const { table, key } of drawn)
    await sql`update ${sql.table(table)} t set deleted_at = now(), updated_at = clock_timestamp(), version = t.version + 1
      where t.estimation_id = ${estimationId}::uuid and t.deleted_at is null
        and not exists (select 1 from ${of(table)} r where ${sql.ref(`r.${key}`)} = ${sql.ref(`t.${key}`)})`.execute(
      tx,
    );
  for (const { table, key, own } of drawn)
    await sql`update ${sql.table(table)} t set (${list(own, '')}) = row(${list(own, 'r')}), deleted_at = null,
        updated_at = clock_timestamp(), version = t.version + 1
      from ${of(table)} r where ${sql.ref(`r.${key}`)} = ${sql.ref(`t.${key}`)} and t.estimation_id = ${estimationId}::uuid
        and (t.deleted_at is not null or (${list(own, 't')}) is distinct from (${list(own, 'r')}))`.execute(
      tx,
    );
  for (const table of ['estimate_override', 'estimate_field_value']) {
    await sql`delete from ${sql.table(table)} where estimation_id = ${estimationId}::uuid`.execute(tx);
    await sql`insert into ${sql.table(table)} select r.* from ${of(table)} r`.execute(tx);
  }
  await restorePages(estimationId, { tx });
  await sql`update estimation e set settings = kept->'estimation'->'settings',
      adjustments = nullif(kept->'estimation'->'adjustments', 'null'),
      calculator_template_id = (kept->'estimation'->>'calculator_template_id')::uuid
    from restored_rows where e.estimation_id = ${estimationId}::uuid`.execute(tx);
  await sql`drop table restored_rows`.execute(tx);
}

/** Restores scales and sheet revisions. */
async function restorePages(estimationId: string, { tx }: Pick<Context, 'tx'>): Promise<void> {
  await sql`update plan_page p set calibrations = r.calibrations, sheet_id = r.sheet_id, revision = r.revision,
      is_current = r.is_current, current_since = r.current_since, deleted_at = null, updated_at = now()
    from jsonb_populate_recordset(null::plan_page, (select kept->'plan_page' from restored_rows)) r
    where p.page_id = r.page_id and (p.deleted_at is not null or
      (p.calibrations, p.sheet_id, p.revision, p.is_current) is distinct from
      (r.calibrations, r.sheet_id, r.revision, r.is_current))`.execute(tx);
  // Pages linked since are separate again, as their measures were removed.
  await sql`update plan_page p set sheet_id = null, revision = 0, is_current = true, current_since = null
    from drive_file_directory f
    where f.tenant_id = p.tenant_id and f.file_id = p.file_id and f.prop_type = 'estimation' and f.prop_id = ${estimationId}
      and p.sheet_id is not null and not exists (select 1 from
        jsonb_to_recordset((select kept->'plan_page' from restored_rows)) as r(page_id uuid) where r.page_id = p.page_id)`.execute(
    tx,
  );
}
