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

/** Changes with a company's own fields by the names that it has for them. */
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
 * Changes as they are told: a company's own fields by name, and of a deletion that nothing has followed yet, that it can
 * be undone. @param restores the kinds of which that is so.
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
 * An area's recent changes, newest first, by the list grammar.
 * @param only.kinds of records to tell of; all of the area's without it.
 * @param only.restores kinds whose deletion can be undone.
 * @param only.where what else a change has to be, of `audit_change_view`.
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

/** One record's own history, and that of the records that became it, newest first. */
export async function historyOf(
  context: Context,
  entity: string,
  uuid: string,
  { before = '9999-01-01', limit = 200 }: { before?: string; limit?: number } = {},
) {
  const { rows } = await sql<ChangeRow>`
    with recursive own as (
      select ${uuid}::uuid as id union
      select m.from_id from record_merge m join own on m.into_id = own.id
    )
    select v.* from audit_change_view v where v.entity = ${entity} and v.entity_id in (select id from own)
      and v."createdAt" < ${before}::timestamptz
    order by v."createdAt" desc, v.uuid desc limit ${limit}`.execute(context.tx);
  return withFieldLabels(rows.map(bare), context);
}

/** One record's own history, newest first. */
export async function recordHistory(context: Context, entity: string, uuid: string) {
  return { data: await historyOf(context, entity, uuid) };
}
