import { ChangeFields } from '@plumbline/api/fields';
import { sql } from 'kysely';
import type { Context } from '../http/context.ts';
import { listRows, type ListQuery } from '../http/listing.ts';

interface ChangeRow {
  uuid: string;
  createdAt: string;
  user_name: string;
  action: string;
  entity: string;
  entity_id: string;
  entity_name: string;
  changes: { field: string; before?: string; after?: string }[];
  request_id: string;
}
const bare = ({
  tenant_id: _tenant,
  module: _module,
  ...row
}: ChangeRow & { tenant_id?: string; module?: string }): ChangeRow => row;

/**
 * An area's recent changes, newest first, by the list grammar.
 * @param only.kinds of records to tell of; all of the area's without it.
 */
export async function recentChanges(
  context: Context,
  query: ListQuery,
  module: string,
  only: { kinds?: readonly string[] } = {},
) {
  const { rows, count } = await listRows<ChangeRow>(context.tx, 'audit_change_view', ChangeFields, query, {
    order: '-createdAt',
    where: [sql`module = ${module}`, ...(only.kinds ? [sql`entity = any(${only.kinds}::text[])`] : [])],
  });
  return { data: rows.map(bare), meta: { count } };
}

/** One record's own history, newest first. */
export async function history(context: Context, entity: string, uuid: string) {
  const { rows } =
    await sql<ChangeRow>`select * from audit_change_view where entity = ${entity} and entity_id = ${uuid}::uuid
    order by "createdAt" desc limit 200`.execute(context.tx);
  return { data: rows.map(bare) };
}
