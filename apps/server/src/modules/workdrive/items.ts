import { sql, type RawBuilder } from 'kysely';
import type { AuditEntry, Context } from '../../context/context.ts';
import { invalidField, notFoundError, HttpError } from '../../core/http-error.ts';
import { freeName, nameKey, nameProblem } from './file-names.ts';
import { permissionOn, driveRightsOf, type DriveRights } from './rights.ts';

export interface ItemRow {
  tenant_id: string;
  file_id: string;
  name: string;
  type: number;
  parent_id: string | null;
  path: string[];
  owner_id: string | null;
  prop_type: string;
  prop_id: string;
  cloud_status: boolean;
  size: number;
  content_type: string;
  storage_key: string;
  state: string;
  created_by: string | null;
  deleted_at: string | null;
  trash_id: string | null;
  purged_at: string | null;
  version: number;
  revision: number;
  content_at: string;
  content_by: string | null;
  on_clash: 'keep' | 'replace' | 'refuse';
  replaces: string | null;
  content_text: string;
  /** Caller's level; null for none. */
  permission: 0 | 1 | null;
}
type Tx = Pick<Context, 'tx'>;

/** Items with the caller's level, including inaccessible ones. */
export async function itemsWhere(
  { tx }: Tx,
  reach: DriveRights,
  where: RawBuilder<unknown>,
  more = sql``,
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`select f.*, ${permissionOn('f', reach)} as permission
    from drive_file f where ${where} ${more}`.execute(tx);
  return rows;
}

/** @throws HttpError 404 for a missing or deleted item or one the caller cannot view. */
export async function itemOf(uuid: string, context: Context): Promise<ItemRow> {
  const [row] = await itemsWhere(
    context,
    driveRightsOf(context),
    sql`f.file_id = ${uuid}::uuid and f.deleted_at is null`,
  );
  if (!row || row.permission === null) throw notFoundError(row?.type === 0 ? 'This folder' : 'This file');
  return row;
}

/** Items in the order of their ids. @throws HttpError 404 if the caller cannot view one of them. */
export async function itemsOf(uuids: readonly string[], context: Context): Promise<ItemRow[]> {
  const uniqueIds = [...new Set(uuids)];
  const rows = await itemsWhere(
    context,
    driveRightsOf(context),
    sql`f.file_id = any(${uniqueIds}::uuid[]) and f.deleted_at is null`,
  );
  const open = new Map(rows.filter(({ permission }) => permission !== null).map((row) => [row.file_id, row]));
  return uniqueIds.map((uuid) => {
    const row = open.get(uuid);
    if (!row) throw notFoundError('This file');
    return row;
  });
}

/** Reason why the caller cannot edit a visible item; undefined if they can. */
export const readOnly = ({ name, permission }: ItemRow): string | undefined =>
  permission === 0
    ? undefined
    : `You can view “${name}” but not edit it. Ask its owner for the Read & Write level.`;

export function assertCanEdit(row: ItemRow): void {
  const refusal = readOnly(row);
  if (refusal) throw new HttpError(403, refusal);
}

/** Rejects new versions of plan sets, because measures refer to their sheets. */
export function assertVersionable({ prop_type, name }: ItemRow): void {
  if (prop_type === 'estimation')
    throw invalidField('replaces', `“${name}” is a plan set. Upload the new plan set on its estimate.`);
}

/** A folder the caller can add to. @throws HttpError 404 or 403, or 422 for a file. */
export async function openFolder(uuid: string, context: Context): Promise<ItemRow> {
  const folder = await itemOf(uuid, context);
  if (folder.type !== 0) throw invalidField('parent_id', `“${folder.name}” is a file. Choose a folder.`);
  assertCanEdit(folder);
  return folder;
}

/** Locks the company's drive tree, which keeps names unique and prevents cycles. */
export const lockTree = async ({ tx, user }: Pick<Context, 'tx' | 'user'>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`drive ${user.tenant_id}`}))`.execute(tx);
};

/** Location of items: a folder, the top level of a record's files or of a user's drive. */
export type DriveLocation = Pick<ItemRow, 'parent_id' | 'owner_id' | 'prop_type' | 'prop_id'>;

/** In the folder, or at the given top level. */
export const locationIn = (
  parent: ItemRow | undefined,
  top: { owner_id: string | null; prop_type?: string; prop_id?: string },
): DriveLocation =>
  parent
    ? { ...parent, parent_id: parent.file_id }
    : { parent_id: null, owner_id: top.owner_id, prop_type: top.prop_type ?? '', prop_id: top.prop_id ?? '' };

/** Plan sets may share a name, and files of custom fields have no location. */
const allowsEqualNames = ({ parent_id, prop_type }: DriveLocation) =>
  !parent_id && (prop_type === 'estimation' || prop_type === 'field');

/** Used names at a location, except those of `except`. */
export async function namesIn(
  spot: DriveLocation,
  { tx }: Tx,
  except: readonly string[] = [],
): Promise<Map<string, string>> {
  if (allowsEqualNames(spot)) return new Map();
  const { parent_id, owner_id, prop_type, prop_id } = spot;
  const among = parent_id
    ? sql`parent_id = ${parent_id}`
    : prop_type
      ? sql`parent_id is null and prop_type = ${prop_type} and prop_id = ${prop_id}`
      : sql`parent_id is null and prop_type = '' and owner_id = ${owner_id}::uuid`;
  const { rows } = await sql<{ name: string; file_id: string }>`select name, file_id from drive_file
    where deleted_at is null and cloud_status and file_id <> all(${except}::uuid[]) and ${among}`.execute(tx);
  return new Map(rows.map(({ name, file_id }) => [nameKey(name), file_id]));
}

/** An unused name at a location. */
export async function unusedNameIn(name: string, spot: DriveLocation, context: Tx): Promise<string> {
  return freeName(name, new Set((await namesIn(spot, context)).keys()));
}

/** @returns the trimmed name. @throws HttpError 422 at the field. */
export function checkedName(name: string): string {
  const problem = nameProblem(name);
  if (problem) throw invalidField('name', problem);
  return name.trim();
}

export const auditItem = (
  row: Pick<ItemRow, 'file_id' | 'name' | 'type'>,
  action: AuditEntry['action'],
  context: Pick<Context, 'audit'>,
  changes?: AuditEntry['changes'],
): Promise<void> =>
  context.audit({
    module: 'workdrive',
    entity: row.type === 0 ? 'folder' : 'file',
    entityId: row.file_id,
    entityName: row.name,
    action,
    ...(changes ? { changes } : {}),
  });

/** An item with its content. Files skip the path search, which would be slow for thousands of them. */
export const includingContent = ({ type, file_id }: Pick<ItemRow, 'type' | 'file_id'>) =>
  type === 0 ? sql`path @> array[${file_id}::uuid]` : sql`file_id = ${file_id}::uuid`;

/** Moves an item with its content to a folder or to its owner's top level. */
export async function moveItem(
  row: ItemRow,
  parent: Pick<ItemRow, 'file_id' | 'path' | 'owner_id'> | undefined,
  ownerId: string | null,
  { tx }: Tx,
  name = row.name,
): Promise<void> {
  const above = parent?.path ?? [];
  await sql`update drive_file set parent_id = ${parent?.file_id ?? null}, name = ${name}, updated_at = now(), version = version + 1
    where file_id = ${row.file_id}::uuid`.execute(tx);
  await sql`update drive_file set path = ${above}::uuid[] || path[array_position(path, ${row.file_id}::uuid) :],
      owner_id = ${parent ? parent.owner_id : ownerId}
    where ${includingContent(row)}`.execute(tx);
}

export const bulkResult = (done: number, refused: { row: ItemRow; message: string }[]) => ({
  data: {
    done,
    refused: refused.map(({ row, message }) => ({ uuid: row.file_id, name: row.name, message })),
  },
});
