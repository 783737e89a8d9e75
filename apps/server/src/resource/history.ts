import { ChangeFields } from '@plumbline/api/fields';
import { formModules, type FormModuleKey } from '@plumbline/validation/forms';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context/context.ts';
import { customLabels, customPrefix } from './custom-fields.ts';
import { queryList, type ListQuery } from './list-query.ts';

interface ChangeRow {
  uuid: string;
  createdAt: string;
  user_name: string;
  action: string;
  entity: string;
  entity_id: string;
  entity_name: string;
  changes: { field: string; label?: string; before?: string; after?: string }[];
  request_id: string;
}
const bare = ({
  tenant_id: _tenant,
  module: _module,
  ...row
}: ChangeRow & { tenant_id?: string; module?: string }): ChangeRow => row;

const isOwn = ({ field }: { field: string }) => field.startsWith(customPrefix);
const hasForm = (entity: string): entity is FormModuleKey => Object.hasOwn(formModules, entity);

/** Changes with the labels of custom fields. */
export async function withFieldLabels<Row extends ChangeRow>(rows: Row[], { tx }: Context): Promise<Row[]> {
  const labels = new Map<string, ReadonlyMap<string, string>>();
  for (const { entity, changes } of rows)
    if (hasForm(entity) && !labels.has(entity) && changes.some(isOwn))
      labels.set(entity, await customLabels(entity, tx));
  if (!labels.size) return rows;
  return rows.map((row) => ({
    ...row,
    changes: row.changes.map((change) => {
      const label = isOwn(change) ? labels.get(row.entity)?.get(change.field) : undefined;
      return label === undefined ? change : { ...change, label };
    }),
  }));
}

/**
 * Changes with the labels of custom fields and `restorable` for a deletion that is the record's last change.
 * @param restores entities whose records can be restored.
 */
export async function withRestorable<Row extends ChangeRow>(
  rows: readonly Row[],
  restores: readonly string[],
  context: Context,
): Promise<(Row & { restorable?: true })[]> {
  const deleted = rows.filter(({ action, entity }) => action === 'deleted' && restores.includes(entity));
  const { rows: last } = await sql<{ change_id: string }>`
    select c.change_id from audit_change c where c.change_id = any(${deleted.map(({ uuid }) => uuid)}::uuid[])
      and not exists (select 1 from audit_change n where n.tenant_id = c.tenant_id and n.entity_id = c.entity_id
        and (n.created_at, n.change_id) > (c.created_at, c.change_id))`.execute(context.tx);
  const restorable = new Set(last.map(({ change_id }) => change_id));
  return (await withFieldLabels([...rows], context)).map((row) => ({
    ...row,
    ...(restorable.has(row.uuid) ? { restorable: true as const } : {}),
  }));
}

/**
 * Recent changes of a module, newest first, by the list grammar.
 * @param only.kinds entities to include; all of the module by default.
 * @param only.restores entities whose records can be restored.
 * @param only.where further conditions on `audit_change_view`.
 */
export async function recentChanges(
  context: Context,
  query: ListQuery,
  module: string,
  only: { kinds?: readonly string[]; restores?: readonly string[]; where?: RawBuilder<unknown> } = {},
) {
  const { rows, count } = await queryList<ChangeRow>(context.tx, 'audit_change_view', ChangeFields, query, {
    order: '-createdAt',
    where: [
      sql`module = ${module}`,
      ...(only.kinds ? [sql`entity = any(${only.kinds}::text[])`] : []),
      ...(only.where ? [only.where] : []),
    ],
  });
  return { data: await withRestorable(rows.map(bare), only.restores ?? [], context), meta: { count } };
}

/** Changes of a record and of the records that were merged into it, newest first. */
export async function historyOf(
  context: Context,
  entity: string,
  uuid: string,
  { before = '9999-01-01', limit = 200 }: { before?: string; limit?: number } = {},
) {
  const { rows } = await sql<ChangeRow>`
    with recursive own as (
      select ${uuid}::uuid as id union
      select m.from_id from record_merge m join own on m.survivor_id = own.id
    )
    select v.* from audit_change_view v where v.entity = ${entity} and v.entity_id in (select id from own)
      and v."createdAt" < ${before}::timestamptz
    order by v."createdAt" desc, v.uuid desc limit ${limit}`.execute(context.tx);
  return withFieldLabels(rows.map(bare), context);
}

/** Answer of a record's history call. */
export async function recordHistory(context: Context, entity: string, uuid: string) {
  return { data: await historyOf(context, entity, uuid) };
}
