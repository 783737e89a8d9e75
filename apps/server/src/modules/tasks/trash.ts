import { sql } from 'kysely';
import type { Context } from '../../http/context.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { auditTask } from './audit.ts';
import { mustDelete } from './rights.ts';
import { belowAll, folderLevels, itemsOf, lockTree } from './rows.ts';

/**
 * Deletes items with all that lies below them and is not deleted yet.
 * @throws Problem 404 for one that is not the caller's to open, 403 for one that is not theirs to delete.
 */
export async function removeItems(uuids: readonly string[], context: Context) {
  await itemsOf(uuids, context);
  await lockTree(context);
  const items = await itemsOf(uuids, context);
  const folders = await folderLevels(items, context);
  for (const item of items) mustDelete(item, folders.get(item.folder_id ?? ''));
  // From the top down: what goes with another does not go by itself.
  for (const { uuid } of items.toSorted((a, b) => a.path.length - b.path.length))
    await sql`${belowAll([uuid])} update task_item i set deleted_at = now(), trash_id = ${uuid}::uuid,
        version = version + 1, updated_at = now()
      from below b where i.item_id = b.item_id and b.deleted_at is null`.execute(context.tx);
  for (const item of items) await auditTask(item, 'deleted', context);
  return { data: { deleted: items.length } };
}

/**
 * Brings items back with what went with them, and nothing else.
 * @throws Problem 404 for one that was not deleted by itself, 409 while what it is a part of is deleted.
 */
export async function restoreItems(uuids: readonly string[], context: Context) {
  const { tx } = context;
  await lockTree(context);
  const wanted = [...new Set(uuids)];
  const { rows } = await sql<{
    item_id: string;
    name: string;
    permission: number;
    folder_id: string | null;
    parent: string | null;
  }>`
    select r.item_id, r.name, r.permission, i.folder_id, p.name as parent from task_reach_view r
    join task_item i on i.item_id = r.item_id
    left join task_item p on p.tenant_id = i.tenant_id and p.item_id = i.dependent_id and p.deleted_at is not null
      and p.item_id <> all(${wanted}::uuid[])
    where r.item_id = any(${wanted}::uuid[]) and r.deleted_at is not null
    order by cardinality(i.path)`.execute(tx);
  if (rows.length < wanted.length) throw notFound('This task');
  const folders = await folderLevels(rows, context);
  for (const row of rows) {
    mustDelete(row, folders.get(row.folder_id ?? ''));
    if (row.parent !== null)
      throw new Problem(409, `${row.parent}, the task that this belongs to, is deleted. Restore it first.`);
  }
  for (const { item_id, name } of rows) {
    await sql`update task_item set deleted_at = null, trash_id = null, version = version + 1, updated_at = now()
      where trash_id = ${item_id}::uuid`.execute(tx);
    await auditTask({ uuid: item_id, name }, 'restored', context);
  }
  return { data: { restored: rows.length } };
}
