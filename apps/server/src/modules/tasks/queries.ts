import { utcDay } from '@plumbline/dates';
import type { FolderShareLevel } from '@plumbline/permissions';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../context/context.ts';
import { notFoundError } from '../../core/http-error.ts';

/** Row of `task_view` with the caller's rights. */
export interface ItemRow {
  uuid: string;
  version: number;
  number: string;
  name: string;
  type: string;
  space_id: string | null;
  folder_id: string | null;
  dependent_id: string | null;
  path: string[];
  rank: string;
  workflow_id: string | null;
  workflow_status_id: string | null;
  workflow_status: string;
  is_done: boolean;
  from_date: string | null;
  to_date: string | null;
  due_date: string | null;
  owner_id: string | null;
  related_type: string;
  related_id: string | null;
  permission: number;
}
type Tx = Pick<Context, 'tx'>;

/** Tasks the caller can view. */
export async function itemsWhere({ tx }: Tx, where: RawBuilder<unknown>): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`select * from task_view where ${where}`.execute(tx);
  return rows;
}

/** @throws HttpError 404 for a missing or deleted task or one the caller cannot view. */
export async function itemOf(uuid: string, context: Tx): Promise<ItemRow> {
  const [row] = await itemsWhere(context, sql`uuid = ${uuid}::uuid`);
  if (!row) throw notFoundError('This task');
  return row;
}

/** Tasks in the order of their ids. @throws HttpError 404 if the caller cannot view one of them. */
export async function itemsOf(uuids: readonly string[], context: Tx): Promise<ItemRow[]> {
  const uniqueIds = [...new Set(uuids)];
  const rows = new Map(
    (await itemsWhere(context, sql`uuid = any(${uniqueIds}::uuid[])`)).map((row) => [row.uuid, row]),
  );
  return uniqueIds.map((uuid) => {
    const row = rows.get(uuid);
    if (!row) throw notFoundError('This task');
    return row;
  });
}

/** Caller's levels on task folders, by folder id. */
export async function folderLevels(
  items: readonly { folder_id?: string | null | undefined }[],
  { tx }: Tx,
): Promise<Map<string, FolderShareLevel>> {
  const ids = [...new Set(items.flatMap(({ folder_id }) => folder_id ?? []))];
  if (!ids.length) return new Map();
  const { rows } = await sql<{ folder_id: string; level: FolderShareLevel }>`
    select folder_id, level from task_folder_reach
    where folder_id = any(${ids}::uuid[]) and level is not null and deleted_at is null`.execute(tx);
  return new Map(rows.map(({ folder_id, level }) => [folder_id, level]));
}

/** Ids of tasks and their subtasks, including deleted ones. */
export const belowAll = (uuids: readonly string[]) => sql`with recursive below as (
    select item_id, deleted_at from task_item where item_id = any(${[...uuids]}::uuid[])
    union all
    select c.item_id, c.deleted_at from task_item c join below b on c.dependent_id = b.item_id
  )`;

/** Locks the company's task tree, which serializes moves and prevents cycles. */
export const lockTree = async ({ tx, user }: Pick<Context, 'tx' | 'user'>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`tasks ${user.tenant_id}`}))`.execute(tx);
};

export const today = ({ ports }: Pick<Context, 'ports'>): string => utcDay(ports.clock());
