import { sql } from 'kysely';
import type { Context } from '../../../context/context.ts';
import { invalidField } from '../../../core/http-error.ts';
import { estimationRow } from '../estimates/queries.ts';

const namedTables = {
  plan_layer: { key: 'layer_id', one: 'layer' },
  typical_group: { key: 'group_id', one: 'group' },
} as const;

/** @throws HttpError 422 at the field for a used name within the estimation. */
export async function assertUniqueName(
  table: keyof typeof namedTables,
  { estimation_id, name, except = null }: { estimation_id: string; name: string; except?: string | null },
  { tx }: Context,
): Promise<void> {
  const { key, one } = namedTables[table];
  const { rows } = await sql`select 1 from ${sql.table(table)} where estimation_id = ${estimation_id}::uuid
    and deleted_at is null and lower(name) = lower(${name}) and ${sql.ref(key)} is distinct from ${except}::uuid`.execute(
    tx,
  );
  if (rows.length) throw invalidField('name', `Another ${one} already has this name.`);
}

/** Writes an audit entry of a layer or group. */
export async function auditNamedPart(
  entity: string,
  estimationId: string,
  change: { action: 'created' | 'updated' | 'deleted'; before?: string; after?: string },
  context: Context,
): Promise<void> {
  const { action, ...values } = change;
  const { name } = await estimationRow(estimationId, context);
  await context.audit({
    module: 'estimation',
    entity,
    entityId: estimationId,
    entityName: name,
    action,
    changes: [{ field: entity, ...values }],
  });
}
