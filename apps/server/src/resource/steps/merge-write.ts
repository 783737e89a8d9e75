import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../context/context.ts';
import type { MergeState } from '../merge-state.ts';
import type { ResourceStorage } from '../registry.ts';
import type { ResourceRow } from '../resource.ts';
import type { Values } from '../entity-fields.ts';

/** Assignments of the kept values. In tables, an empty text is '', an empty decimal 0; a boolean is never empty. */
function assignments(values: Values, { fields }: ResourceStorage): RawBuilder<unknown>[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const meta = fields[name];
    const empty =
      value === null && meta && (meta.kind === 'text' ? '' : meta.kind === 'decimal' ? '0' : null);
    const stored = value === null ? empty : value;
    return stored === null && meta?.kind === 'boolean' ? [] : [sql`${sql.ref(name)} = ${stored}`];
  });
}

/** Deletes `others`, writes the kept values to the survivor and records what became part of it. */
export async function writeMerged<Row extends ResourceRow>(
  { entity, storage, survivor, others, merged }: MergeState<Row>,
  { tx, user }: Context,
): Promise<void> {
  const { custom, ...values } = merged.result.values;
  // The others are deleted first, which frees values that only one record may have.
  await sql`update ${sql.table(storage.table)} set deleted_at = now(), version = version + 1, updated_at = now()
    where ${sql.ref(storage.key)} = any(${others}::uuid[])`.execute(tx);
  await sql`update ${sql.table(storage.table)} set ${sql.join([
    ...assignments(values, storage),
    ...(custom === undefined ? [] : [sql`custom = ${JSON.stringify(custom)}::jsonb`]),
    sql`version = version + 1`,
    sql`updated_at = now()`,
  ])} where ${sql.ref(storage.key)} = ${survivor}::uuid`.execute(tx);
  await sql`insert into record_merge (tenant_id, from_id, survivor_id, kind)
    select ${user.tenant_id}::uuid, each, ${survivor}::uuid, ${entity.name} from unnest(${others}::uuid[]) each
    on conflict (tenant_id, from_id) do update set survivor_id = excluded.survivor_id, created_at = now()`.execute(
    tx,
  );
}
