import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { notFoundError, HttpError } from '../../core/http-error.ts';
import { auditTask } from './audit.ts';
import { assertCanDelete } from './rights.ts';
import { belowAll, folderLevels, itemsOf, lockTree } from './queries.ts';

/**
 * Deletes tasks with their undeleted subtasks.
 * @throws HttpError 404 for a task the caller cannot view, 403 for one they cannot delete.
 */
export async function removeItems(uuids: readonly string[], context: Context) {
  await itemsOf(uuids, context);
  await lockTree(context);
  const items = await itemsOf(uuids, context);
  const folders = await folderLevels(items, context);
  for (const item of items) assertCanDelete(item, folders.get(item.folder_id ?? ''));
  // Top down, so that subtasks deleted with a parent are not deleted separately.
  for (const { uuid } of items.toSorted((a, b) => a.path.length - b.path.length))
    await sql`${belowAll([uuid])} update task_item i set deleted_at = now(), trash_id = ${uuid}::uuid,
        version = version + 1, updated_at = now()
      from below b where i.item_id = b.item_id and b.deleted_at is null`.execute(context.tx);
  for (const item of items) await auditTask(item, 'deleted', context);
  return { data: { deleted: items.length } };
}

const treeTables = {
  task_item: {
    id: sql.ref('item_id'),
    parent: sql.ref('dependent_id'),
    above: 'the task that this belongs to',
  },
  task_folder: {
    id: sql.ref('folder_id'),
    parent: sql.ref('parent_folder_id'),
    above: 'the folder that this is in',
  },
};

/**
 * Restores rows of a tree, each with what was deleted with it. Children follow parents, which may restore them.
 * @param rows top down. @throws HttpError 409 for a row whose parent is deleted.
 */
export async function restoreTree<Row extends { uuid: string }>(
  tree: keyof typeof treeTables,
  rows: readonly Row[],
  context: Context,
  audit: (row: Row) => Promise<void>,
): Promise<{ data: { restored: number } }> {
  const { tx } = context;
  const { id, parent, above } = treeTables[tree];
  for (const row of rows) {
    const { rows: deletedParents } = await sql<{ name: string }>`select p.name from ${sql.table(tree)} r
      join ${sql.table(tree)} p on p.tenant_id = r.tenant_id and p.${id} = r.${parent}
      where r.${id} = ${row.uuid}::uuid and p.deleted_at is not null`.execute(tx);
    if (deletedParents[0])
      throw new HttpError(409, `${deletedParents[0].name}, ${above}, is deleted. Restore it first.`);
    await sql`update ${sql.table(tree)} set deleted_at = null, trash_id = null, version = version + 1, updated_at = now()
      where trash_id = ${row.uuid}::uuid`.execute(tx);
    await audit(row);
  }
  return { data: { restored: rows.length } };
}

/**
 * Restores tasks with what was deleted with them.
 * @throws HttpError 404 for a task not deleted by itself, 409 while its parent is deleted.
 */
export async function restoreItems(uuids: readonly string[], context: Context) {
  await lockTree(context);
  const uniqueIds = [...new Set(uuids)];
  const { rows } = await sql<{ uuid: string; name: string; permission: number; folder_id: string | null }>`
    select r.item_id as uuid, r.name, r.permission, i.folder_id from task_reach_view r
    join task_item i on i.item_id = r.item_id
    where r.item_id = any(${uniqueIds}::uuid[]) and r.deleted_at is not null
    order by cardinality(i.path)`.execute(context.tx);
  if (rows.length < uniqueIds.length) throw notFoundError('This task');
  const folders = await folderLevels(rows, context);
  for (const row of rows) assertCanDelete(row, folders.get(row.folder_id ?? ''));
  return restoreTree('task_item', rows, context, (row) => auditTask(row, 'restored', context));
}
