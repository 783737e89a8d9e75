import { sql } from 'kysely';
import { archiveSize, zipStream } from '../../files/zip-stream.ts';
import type { ShareContext, SharedItem, Shareable } from '../../capabilities/share-links/shareable.ts';
import { archiveOf } from './signed-downloads.ts';
import { itemsWhere } from './items.ts';

/** A share link is open to everyone who has it. */
const everyone = {
  userId: '00000000-0000-0000-0000-000000000000',
  isAdmin: true,
  unread: [],
  unchanged: [],
};
const itemRow = async (uuid: string, { tx }: Pick<ShareContext, 'tx'>) =>
  (await itemsWhere({ tx }, everyone, sql`f.file_id = ${uuid}::uuid and f.deleted_at is null`))[0];

/** Files of a folder, and the whole folder as a zip file. */
async function filesIn(folder: string, title: string, { tx }: ShareContext): Promise<SharedItem[]> {
  const { rows } = await sql<SharedItem>`
    select f.file_id as id, f.content_type, f.size,
      coalesce((select string_agg(a.name, ' / ' order by array_length(a.path, 1)) || ' / ' from drive_file a
        where a.tenant_id = f.tenant_id and a.file_id = any(f.path[array_position(f.path, ${folder}::uuid) + 1 :])
          and a.file_id <> f.file_id), '') || f.name as name
    from drive_file f
    where f.path @> array[${folder}::uuid] and f.type = 1 and f.cloud_status and f.deleted_at is null
    order by name`.execute(tx);
  return rows.length
    ? [{ id: folder, name: `${title}.zip`, content_type: 'application/zip' }, ...rows]
    : rows;
}

/** Share view of a file, plan set or folder. */
export const publicFile: Shareable = {
  label: 'This file',
  module: 'workdrive',
  right: { app: 2, name: 'drive', type: 'e' },
  permission: async (uuid, userId, { tx }) => {
    const { rows } = await sql<{
      is_admin: boolean;
    }>`select is_admin from user_directory where user_id = ${userId}::uuid`.execute(tx);
    // The right to the record type is checked before.
    const reach = { userId, isAdmin: rows[0]?.is_admin ?? false, unread: [], unchanged: [] };
    const [row] = await itemsWhere({ tx }, reach, sql`f.file_id = ${uuid}::uuid and f.deleted_at is null`);
    return row?.permission ?? null;
  },
  show: async (uuid, context) => {
    const row = await itemRow(uuid, context);
    if (!row) return undefined;
    if (row.type === 0) return { title: row.name, items: await filesIn(uuid, row.name, context) };
    if (!row.cloud_status) return undefined;
    const { name, content_type, size } = row;
    return { title: name, items: [{ id: uuid, name, content_type, size }] };
  },
  file: async (_uuid, item, context) => {
    const row = await itemRow(item.id, context);
    if (!row) throw new Error('a file that was just shown is not there');
    if (row.type === 0) {
      const parts = await archiveOf([row], context);
      return {
        file: zipStream(parts),
        contentType: item.content_type,
        name: item.name,
        size: archiveSize(parts),
      };
    }
    return { stored: row.storage_key, contentType: row.content_type, name: row.name };
  },
};
