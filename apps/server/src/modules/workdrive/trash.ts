import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { commandsOf } from '../../capabilities/published-commands.ts';
import { notFoundError, HttpError } from '../../core/http-error.ts';
import {
  auditItem,
  unusedNameIn,
  itemOf,
  itemsOf,
  itemsWhere,
  lockTree,
  assertCanEdit,
  bulkResult,
  moveItem,
  readOnly,
  locationIn,
  includingContent,
  type ItemRow,
} from './items.ts';
import { frozenSheetsReason } from '../../capabilities/freeze-guard.ts';
import { restoreText, type RestoredItem } from './restore-result.ts';
import { driveRightsOf } from './rights.ts';

/** Limits page queries to plan sets, because other files have no pages. */
const isPlanSet = ({ prop_type }: ItemRow) => prop_type === 'estimation';

/** Ids of an item and its content. */
const filesOf = (row: ItemRow) => sql`select file_id from drive_file where ${includingContent(row)}`;

/** Reason why a plan set cannot be deleted; undefined if it has no measures and its estimate is not frozen. */
async function planRefusal(row: ItemRow, context: Context): Promise<string | undefined> {
  if (!isPlanSet(row)) return undefined;
  const { tx } = context;
  const lockedReason = await frozenSheetsReason(row.prop_id, context);
  if (lockedReason) return lockedReason;
  // Concurrent saves of measures hold these rows and are counted below.
  await commandsOf('planSheets').lock(tx, filesOf(row));
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from plan_sheet_measure t
    join plan_sheet p on p.tenant_id = t.tenant_id and p.page_id = t.page_id
    where p.file_id in (${filesOf(row)}) and p.deleted_at is null`.execute(tx);
  const measures = rows[0]?.count ?? 0;
  if (!measures) return undefined;
  return measures === 1
    ? 'This plan set has 1 measure. Delete it first.'
    : `This plan set has ${measures} measures. Delete them first.`;
}

/** Deletes an item with its undeleted content. */
export async function trash(row: ItemRow, context: Context): Promise<void> {
  const now = new Date().toISOString();
  await sql`update drive_file set deleted_at = ${now}::timestamptz, trash_id = ${row.file_id}::uuid,
      trashed_by = ${context.user.user_id}::uuid
    where ${includingContent(row)} and deleted_at is null
      and (cloud_status or file_id = ${row.file_id}::uuid)`.execute(context.tx);
  if (isPlanSet(row)) await commandsOf('planSheets').remove(context.tx, filesOf(row), now);
  await auditItem(row, 'deleted', context);
}

/** Deleted items the caller can restore. @throws HttpError 404 for any other. */
async function trashed(uuids: readonly string[] | undefined, context: Context): Promise<ItemRow[]> {
  const rows = await itemsWhere(
    context,
    driveRightsOf(context),
    sql`f.deleted_at is not null and f.trash_id = f.file_id and f.purged_at is null
      and ${uuids ? sql`f.file_id = any(${uuids}::uuid[])` : sql`true`}`,
    sql`order by f.deleted_at, f.file_id`,
  );
  const own = rows.filter(({ permission }) => permission === 0);
  if (uuids && own.length < new Set(uuids).size) throw notFoundError('This item');
  return own;
}

/** Nearest existing ancestor folder; undefined for the top level. */
async function existingAncestor(row: ItemRow, context: Context): Promise<ItemRow | undefined> {
  const above = await itemsWhere(
    context,
    driveRightsOf(context),
    sql`f.file_id = any(${row.path.slice(0, -1)}::uuid[]) and f.deleted_at is null and f.type = 0`,
    sql`order by array_length(f.path, 1) desc limit 1`,
  );
  return above[0];
}

/** @returns changed location and name. */
async function restoreItem(row: ItemRow, context: Context): Promise<RestoredItem> {
  const { tx } = context;
  const parent = await existingAncestor(row, context);
  const name = await unusedNameIn(row.name, locationIn(parent, row), context);
  if ((parent?.file_id ?? null) !== row.parent_id) await moveItem(row, parent, row.owner_id, context);
  await sql`update drive_file set name = ${name} where file_id = ${row.file_id}::uuid`.execute(tx);
  if (isPlanSet(row)) await commandsOf('planSheets').restore(tx, filesOf(row), row.deleted_at);
  await sql`update drive_file set deleted_at = null, trash_id = null, trashed_by = null, version = version + 1
    where ${includingContent(row)} and trash_id = ${row.file_id}::uuid and purged_at is null`.execute(tx);
  await auditItem({ ...row, name }, 'restored', context);
  return {
    was: row.name,
    ...((parent?.file_id ?? null) === row.parent_id ? {} : { place: placeOf(parent, row) }),
    ...(name === row.name ? {} : { name }),
  };
}

/** Folder name for a user who restores into it. */
const placeOf = (parent: ItemRow | undefined, { prop_type }: ItemRow): string => {
  if (!parent) return prop_type ? 'at the top level of its record’s files' : 'at the top level of All files';
  return parent.permission === null ? 'in the parent folder' : `in “${parent.name}”`;
};

/** Deletes unreferenced content. */
export async function deleteStoredBytes(
  keys: readonly string[],
  { tx, ports }: { tx: Context['tx']; ports: Pick<Context['ports'], 'storage'> },
): Promise<void> {
  const { rows } = await sql<{ key: string }>`select key from unnest(${keys}::text[]) as k(key)
    where not exists (select 1 from drive_file f where f.storage_key = key and f.purged_at is null)
      and not exists (select 1 from drive_version v join drive_file f on f.tenant_id = v.tenant_id and f.file_id = v.file_id
        where v.storage_key = key and f.purged_at is null)`.execute(tx);
  for (const { key } of rows) await ports.storage.remove(key);
}

export const driveTrash = {
  workdriveTrash: async ({ params }, context) => {
    await itemOf(params.id, context);
    await lockTree(context);
    const row = await itemOf(params.id, context);
    assertCanEdit(row);
    const refusal = await planRefusal(row, context);
    if (refusal) throw new HttpError(409, refusal);
    await trash(row, context);
    return { data: { deleted: 1 } };
  },
  workdriveTrashMany: async ({ body }, context) => {
    await itemsOf(body.uuid, context);
    await lockTree(context);
    const refused: { row: ItemRow; message: string }[] = [];
    let done = 0;
    for (const row of await itemsOf(body.uuid, context)) {
      const message = readOnly(row) ?? (await planRefusal(row, context));
      if (message) refused.push({ row, message });
      else {
        await trash(row, context);
        done++;
      }
    }
    return bulkResult(done, refused);
  },
  workdriveRestore: async ({ body }, context) => {
    await lockTree(context);
    // Folders first, so that earlier deleted content finds its parent.
    const rows = (await trashed(body.uuid, context)).toSorted((a, b) => a.path.length - b.path.length);
    const back: RestoredItem[] = [];
    for (const row of rows) back.push(await restoreItem(row, context));
    const message = restoreText(back);
    return { data: { restored: rows.length }, ...(message ? { message } : {}) };
  },
  workdrivePurge: async ({ body }, context) => {
    const { tx, user } = context;
    await lockTree(context);
    const roots = await trashed(body.uuid, context);
    const ids = roots.map(({ file_id }) => file_id);
    const { rows } = await sql<{ file_id: string; storage_key: string }>`update drive_file
      set purged_at = now() where trash_id = any(${ids}::uuid[]) and purged_at is null
      returning file_id, storage_key`.execute(tx);
    const { rows: versions } = await sql<{ storage_key: string }>`select storage_key from drive_version
      where file_id = any(${rows.map(({ file_id }) => file_id)}::uuid[])`.execute(tx);
    const keys = [...new Set([...rows, ...versions].map(({ storage_key }) => storage_key))].filter(Boolean);
    // On failure, housekeeping deletes the content later.
    context.afterCommit(() =>
      context.separate('read', (own) => deleteStoredBytes(keys, { tx: own, ports: context.ports })),
    );
    context.log.info({ tenantId: user.tenant_id, items: rows.length }, 'permanently deleted');
    return { data: { deleted: roots.length } };
  },
} satisfies Partial<Handlers>;
