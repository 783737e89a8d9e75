import type { TaskFolder } from '@plumbline/api';
import { TaskFolderFields } from '@plumbline/api/fields';
import { messages } from '@plumbline/validation';
import { sql, type RawBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../context/context.ts';
import { queryList, type ListQuery } from '../../resource/list-query.ts';
import { invalidField, notFoundError, HttpError, versionConflict } from '../../core/http-error.ts';
import { insertRow } from '../../database/insert-row.ts';
import { auditFolder } from './audit.ts';
import { lockTree } from './queries.ts';
import { restoreTree } from './trash.ts';

/** A folder with the ids of its path from the top. */
export type FolderRow = TaskFolder & { ids: string[] };
const bare = ({ ids: _ids, ...row }: FolderRow & { tenant_id?: string }): TaskFolder => {
  const { tenant_id: _tenant, ...folder } = row;
  return folder;
};

/** @throws HttpError 404 for a missing folder or one the caller cannot view. */
export async function folderOf(uuid: string, { tx }: Pick<Context, 'tx'>): Promise<FolderRow> {
  const { rows } = await sql<FolderRow>`select * from task_folder_view where uuid = ${uuid}::uuid`.execute(
    tx,
  );
  if (!rows[0]) throw notFoundError('This folder');
  return rows[0];
}

/** @param needed 1 Edit, 2 Full access. @throws HttpError 403 naming the required level. */
export function assertFolderLevel({ name, permission }: TaskFolder, needed: 1 | 2): void {
  if (permission >= needed) return;
  throw new HttpError(
    403,
    needed === 1
      ? `You can view “${name}” but not edit it. Ask its owner for the Edit level.`
      : `You need full access to “${name}” to delete or share it. Ask its owner.`,
  );
}

const list = async (query: ListQuery, where: RawBuilder<unknown>[], { tx }: Context) => {
  const { rows, count } = await queryList<FolderRow>(tx, 'task_folder_view', TaskFolderFields, query, {
    order: 'name',
    where,
  });
  return { data: rows.map(bare), meta: { count } };
};
const named = (name: string): string => {
  if (!name.trim()) throw invalidField('name', messages.required);
  return name.trim();
};

/** Topmost visible folders: the caller's own, and shared ones whose parents are not visible. */
const atTop = sql`(parent_folder_id is null or not exists (select 1 from task_folder_reach r
  where r.folder_id = parent_folder_id and r.deleted_at is null and r.level is not null))`;

async function restored(uuids: readonly string[], context: Context) {
  await lockTree(context);
  const uniqueIds = [...new Set(uuids)];
  const { rows } = await sql<{ uuid: string; name: string }>`
    select r.folder_id as uuid, r.name from task_folder_reach r join task_folder f on f.folder_id = r.folder_id
    where r.folder_id = any(${uniqueIds}::uuid[]) and r.deleted_at is not null and r.level = 2
    order by cardinality(f.path)`.execute(context.tx);
  if (rows.length < uniqueIds.length) throw notFoundError('This folder');
  return restoreTree('task_folder', rows, context, (row) => auditFolder(row, 'restored', context));
}

export const taskFolders = {
  taskFoldersList: ({ query: { parent_folder_id, allFolders, type, ...query } }, context) => {
    const where: RawBuilder<unknown>[] = [];
    if (type) where.push(sql`type = ${type}`);
    if (parent_folder_id) where.push(sql`parent_folder_id = ${parent_folder_id}::uuid`);
    // A filter names its own place, and a search covers all places.
    else if (!allFolders && !query.search?.trim() && !query.filter?.includes('parent_folder_id'))
      where.push(atTop);
    return list(query, where, context);
  },
  taskFoldersCreate: async ({ body }, context) => {
    const { user, tx } = context;
    const name = named(body.name);
    const parentId = body.parent_folder_id ?? body.parent_id ?? null;
    await lockTree(context);
    const uuid = uuidv7();
    const { rows } = parentId
      ? await sql<FolderRow>`select * from task_folder_view where uuid = ${parentId}::uuid`.execute(tx)
      : { rows: [] };
    const parent = rows[0];
    if (parentId && !parent) throw invalidField('parent_folder_id', 'This folder does not exist.');
    if (parent) assertFolderLevel(parent, 1);
    await insertRow(tx, 'task_folder', {
      tenant_id: user.tenant_id,
      folder_id: uuid,
      name,
      type: body.type,
      parent_folder_id: parentId,
      path: [...(parent?.ids ?? []), uuid],
      // New content of another user's folder belongs to that user.
      owner_id: parent ? parent.owner_id : user.user_id,
    });
    await auditFolder({ uuid, name }, 'created', context, [
      { field: 'name', after: name },
      { field: 'type', after: body.type },
    ]);
    return { data: bare(await folderOf(uuid, context)), message: messages.folderAdded };
  },
  taskFoldersRead: async ({ params }, context) => {
    const folder = await folderOf(params.uuid, context);
    const { rows } = await sql<{ uuid: string; name: string }>`select uuid, name from task_folder_view
      where uuid = any(${folder.ids.slice(0, -1)}::uuid[]) order by cardinality(ids)`.execute(context.tx);
    return { data: { ...bare(folder), trail: rows } };
  },
  taskFoldersRename: async ({ params, body }, context) => {
    const name = named(body.name);
    await sql`select 1 from task_folder where folder_id = ${params.uuid}::uuid for update`.execute(
      context.tx,
    );
    const before = await folderOf(params.uuid, context);
    assertFolderLevel(before, 1);
    if (body.version !== undefined && body.version !== before.version) throw versionConflict();
    if (name !== before.name) {
      await sql`update task_folder set name = ${name}, version = version + 1, updated_at = now()
        where folder_id = ${params.uuid}::uuid`.execute(context.tx);
      await auditFolder({ uuid: params.uuid, name }, 'updated', context, [
        { field: 'name', before: before.name, after: name },
      ]);
    }
    return { data: bare(await folderOf(params.uuid, context)), message: messages.folderUpdated };
  },
  taskFoldersMove: async ({ params, body }, context) => {
    const { tx, user } = context;
    await folderOf(params.uuid, context);
    await lockTree(context);
    const folder = await folderOf(params.uuid, context);
    assertFolderLevel(folder, 2);
    const parent = body.parent_folder_id ? await folderOf(body.parent_folder_id, context) : undefined;
    if (parent) assertFolderLevel(parent, 1);
    if (parent?.ids.includes(folder.uuid))
      throw invalidField(
        'parent_folder_id',
        parent.uuid === folder.uuid
          ? `“${folder.name}” cannot be moved into itself.`
          : `“${folder.name}” cannot be moved into its own subfolder “${parent.name}”.`,
      );
    const above = parent?.ids ?? [];
    await sql`update task_folder set parent_folder_id = ${parent?.uuid ?? null}::uuid, version = version + 1,
      updated_at = now() where folder_id = ${folder.uuid}::uuid`.execute(tx);
    await sql`update task_folder set path = ${above}::uuid[] || path[array_position(path, ${folder.uuid}::uuid) :],
      owner_id = ${parent ? (parent.owner_id ?? null) : user.user_id}::uuid
      where path @> array[${folder.uuid}::uuid]`.execute(tx);
    await auditFolder(folder, 'updated', context, [
      {
        field: 'folder',
        before: folder.path,
        after: parent ? `${parent.path} / ${folder.name}` : folder.name,
      },
    ]);
    return { data: bare(await folderOf(folder.uuid, context)) };
  },
  taskFoldersRemoveMany: async ({ body }, context) => {
    await lockTree(context);
    const folders: FolderRow[] = [];
    for (const uuid of new Set(body.uuid)) folders.push(await folderOf(uuid, context));
    for (const folder of folders) assertFolderLevel(folder, 2);
    // Top down, so that content deleted with a parent is not deleted separately.
    for (const { uuid } of folders.toSorted((a, b) => a.ids.length - b.ids.length))
      await sql`update task_folder set deleted_at = now(), trash_id = ${uuid}::uuid, version = version + 1, updated_at = now()
        where path @> array[${uuid}::uuid] and deleted_at is null`.execute(context.tx);
    for (const folder of folders) await auditFolder(folder, 'deleted', context);
    return { data: { deleted: folders.length } };
  },
  taskFoldersRestoreMany: ({ body }, context) => restored(body.uuid, context),
  taskFoldersListShared: async (_input, context) => {
    const { rows } = await sql<FolderRow>`select * from task_folder_view v
      where owner_id is distinct from ${context.user.user_id}::uuid and exists (select 1 from task_folder_share h
        where h.tenant_id = v.tenant_id and h.folder_id = v.uuid and h.user_id = ${context.user.user_id}::uuid)
      order by name, uuid`.execute(context.tx);
    return { data: rows.map(bare) };
  },
} satisfies Partial<Handlers>;
