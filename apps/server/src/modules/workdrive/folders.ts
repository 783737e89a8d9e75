import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField, HttpError, versionConflict } from '../../core/http-error.ts';
import {
  auditItem,
  checkedName,
  unusedNameIn,
  itemOf,
  itemsOf,
  itemsWhere,
  lockTree,
  assertCanEdit,
  namesIn,
  openFolder,
  bulkResult,
  moveItem,
  readOnly,
  locationIn,
  type ItemRow,
} from './items.ts';
import { freeName, nameKey, partsOf } from './file-names.ts';
import { addVersion } from './versions.ts';
import { assertCanAttach } from './attachment-permission.ts';
import { readItem } from './list.ts';
import { trash } from './trash.ts';

/** Maximum number of items per copy. */
const MAX_COPIED_ITEMS = 10_000;

const auditMove = async (row: ItemRow, to: ItemRow | undefined, context: Context) => {
  const [from] = row.parent_id
    ? (
        await sql<{
          name: string;
        }>`select name from drive_file where file_id::text = ${row.parent_id}`.execute(context.tx)
      ).rows
    : [];
  await auditItem(row, 'updated', context, [
    { field: 'folder', before: from?.name ?? 'All files', after: to?.name ?? 'All files' },
  ]);
};

/** Reason why an item cannot be moved there; undefined if it can. */
function moveRefusal(row: ItemRow, parent: ItemRow | undefined): string | undefined {
  const refusal = readOnly(row);
  if (refusal) return refusal;
  if (parent?.path.includes(row.file_id))
    return parent.file_id === row.file_id
      ? `“${row.name}” cannot be moved into itself.`
      : `“${row.name}” cannot be moved into its own subfolder “${parent.name}”.`;
  // Without a folder, the target is the top level of the item's owner or record.
  if (parent && (row.prop_type !== parent.prop_type || row.prop_id !== parent.prop_id))
    return row.prop_type
      ? `“${row.name}” belongs to a record and cannot be moved. Copy it instead.`
      : `“${parent.name}” belongs to a record. Copy “${row.name}” into it instead.`;
  return undefined;
}

async function makeFolder(
  name: string,
  parentId: string | null,
  context: Context,
  /** Record at whose top level the folder is created. */
  of?: { prop_type: string; prop_id: string },
): Promise<string> {
  const uuid = uuidv7();
  const { user, tx } = context;
  await tx
    .insertInto('drive_file')
    .values({
      tenant_id: user.tenant_id,
      file_id: uuid,
      name,
      type: 0,
      parent_id: parentId,
      ...of,
      size: 0,
      cloud_status: true,
      state: 'ready',
      created_by: user.user_id,
    })
    .execute();
  await auditItem({ file_id: uuid, name, type: 0 }, 'created', context);
  return uuid;
}

export const driveFolders = {
  workdriveUploadFolder: async ({ body }, context) => {
    const parent = body.parent_id ? await openFolder(body.parent_id, context) : undefined;
    const files = body.fileList.map(({ path }) => {
      const parts = partsOf(path);
      if (!parts) throw invalidField('fileList', `“${path}” is not a valid file path.`);
      return { path, ...parts };
    });
    if (!parent) await assertCanAttach(body, context);
    const of = { prop_type: body.prop_type ?? '', prop_id: body.prop_id ?? '' };
    const top = locationIn(parent, { owner_id: context.user.user_id, ...of });
    await lockTree(context);
    /** Finds or creates folders by path. */
    const folderIds = new Map<string, string | null>([['', parent?.file_id ?? null]]);
    const namesOf = new Map<string | null, Map<string, string>>();
    const folder = async (parts: readonly string[]): Promise<string | null> => {
      const key = parts.map(nameKey).join('/');
      const existingId = folderIds.get(key);
      if (existingId !== undefined) return existingId;
      const above = await folder(parts.slice(0, -1));
      const name = parts.at(-1) ?? '';
      let names = namesOf.get(above);
      if (!names)
        namesOf.set(above, (names = await namesIn(above ? { ...top, parent_id: above } : top, context)));
      const there = names.get(nameKey(name));
      const [row] = there ? await itemsOf([there], context) : [];
      // If a file has the name, the folder gets a numbered one.
      const free = row?.type === 1 ? freeName(name, new Set(names.keys())) : name;
      const uuid =
        row?.type === 0 ? row.file_id : await makeFolder(free, above, context, above ? undefined : of);
      if (row?.type === 0) assertCanEdit(row);
      names.set(nameKey(free), uuid);
      folderIds.set(key, uuid);
      return uuid;
    };
    const outputData: { path: string; name: string; parent_id: string | null }[] = [];
    for (const { path, folders, name } of files)
      outputData.push({ path, name, parent_id: await folder(folders) });
    return { data: { outputData } };
  },
  workdriveRename: async ({ params, body }, context) => {
    const name = checkedName(body.name);
    await itemOf(params.uuid, context);
    await lockTree(context);
    const row = await itemOf(params.uuid, context);
    assertCanEdit(row);
    if (row.version !== body.version) throw versionConflict();
    if (name !== row.name) {
      const names = await namesIn(row, context, [row.file_id]);
      if (names.has(nameKey(name)))
        throw new HttpError(409, `“${name}” already exists here. Choose another name.`, {
          errors: [{ field: 'name', message: `“${name}” already exists here.` }],
        });
      await context.tx
        .updateTable('drive_file')
        .set({ name, version: row.version + 1, updated_at: new Date().toISOString() })
        .where('file_id', '=', row.file_id)
        .execute();
      await auditItem({ ...row, name }, 'updated', context, [
        { field: 'name', before: row.name, after: name },
      ]);
    }
    return { data: await readItem(params.uuid, context) };
  },
  workdriveMove: async ({ body }, context) => {
    await itemsOf(body.uuid, context);
    if (body.parent_id) await openFolder(body.parent_id, context);
    await lockTree(context);
    const parent = body.parent_id ? await openFolder(body.parent_id, context) : undefined;
    const refused: { row: ItemRow; message: string }[] = [];
    let done = 0;
    for (const uuid of new Set(body.uuid)) {
      // Items inside a selected folder move with it.
      const [row] = await itemsOf([uuid], context);
      if (!row) continue;
      const ownerId = row.owner_id;
      const message =
        moveRefusal(row, parent) ??
        (parent &&
        row.owner_id !== parent.owner_id &&
        row.owner_id !== context.user.user_id &&
        !context.user.is_admin
          ? `Only the owner of “${row.name}” can move it into “${parent.name}”.`
          : !parent &&
              row.parent_id &&
              !row.prop_type &&
              ownerId !== context.user.user_id &&
              !context.user.is_admin
            ? `Only the owner of “${row.name}” can move it to the top level.`
            : undefined);
      if (message) {
        refused.push({ row, message });
        continue;
      }
      if (row.parent_id === (parent?.file_id ?? null)) {
        done++;
        continue;
      }
      const names = await namesIn(locationIn(parent, row), context, [row.file_id]);
      const there = names.get(nameKey(row.name));
      if (there && body.on_clash === 'refuse') {
        refused.push({ row, message: `“${row.name}” is already in “${parent?.name ?? 'All files'}”.` });
        continue;
      }
      const [other] = there && body.on_clash === 'replace' ? await itemsOf([there], context) : [];
      if (other?.type === 1 && row.type === 1 && other.permission === 0) {
        await addVersion(other, row, context);
        await trash(row, context);
        done++;
        continue;
      }
      await auditMove(row, parent, context);
      await moveItem(row, parent, ownerId, context, freeName(row.name, new Set(names.keys())));
      done++;
    }
    return bulkResult(done, refused);
  },
  workdriveCopy: async ({ body }, context) => {
    await itemsOf(body.uuid, context);
    await lockTree(context);
    const parent = body.parent_id ? await openFolder(body.parent_id, context) : undefined;
    const rows = await itemsOf(body.uuid, context);
    let done = 0;
    for (const row of rows) {
      await copyTree(row, parent, context);
      done++;
    }
    return bulkResult(done, []);
  },
} satisfies Partial<Handlers>;

/** Copies an item with its content as the caller's own. Copies share stored content. */
async function copyTree(row: ItemRow, parent: ItemRow | undefined, context: Context): Promise<void> {
  const { tx, user } = context;
  const reach = { userId: user.user_id, isAdmin: true, unread: [], unchanged: [] };
  const below = await itemsWhere(
    context,
    reach,
    sql`f.path @> array[${row.file_id}::uuid] and f.deleted_at is null and f.cloud_status`,
    sql`order by array_length(f.path, 1), f.file_id limit ${MAX_COPIED_ITEMS + 1}`,
  );
  if (below.length > MAX_COPIED_ITEMS)
    throw new HttpError(
      422,
      `“${row.name}” holds more than ${MAX_COPIED_ITEMS.toLocaleString('en-US')} items. Copy its folders one by one.`,
    );
  const ids = new Map(below.map(({ file_id }) => [file_id, uuidv7()]));
  const name = await unusedNameIn(row.name, locationIn(parent, { owner_id: user.user_id }), context);
  for (const each of below) {
    const isTop = each.file_id === row.file_id;
    await tx
      .insertInto('drive_file')
      .values({
        tenant_id: user.tenant_id,
        file_id: ids.get(each.file_id) ?? '',
        name: isTop ? name : each.name,
        type: each.type,
        parent_id: isTop ? (parent?.file_id ?? null) : (ids.get(each.parent_id ?? '') ?? null),
        size: each.size,
        received: each.size,
        storage_key: each.storage_key,
        content_type: each.content_type,
        content_text: each.content_text,
        cloud_status: true,
        state: 'ready',
        created_by: user.user_id,
      })
      .execute();
  }
  await auditItem({ ...row, file_id: ids.get(row.file_id) ?? '', name }, 'created', context);
}
