import { sql } from 'kysely';
import type { PublicContext, PublicItem, PublicThing } from '../public-thing.ts';

const fileRow = (uuid: string, { tx }: PublicContext) =>
  tx
    .selectFrom('drive_file')
    .selectAll()
    .where('file_id', '=', uuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Every whole file below a folder, whatever is deleted on the way down left out. */
async function filesIn(folder: string, { tx }: PublicContext): Promise<PublicItem[]> {
  const { rows } = await sql<PublicItem>`
    with recursive below as (
      select file_id, type, name, cloud_status, content_type, size from drive_file
      where parent_id = ${folder} and deleted_at is null
      union all
      select f.file_id, f.type, b.name || ' / ' || f.name, f.cloud_status, f.content_type, f.size
      from drive_file f join below b on b.type = 0 and f.parent_id = b.file_id::text
      where f.deleted_at is null
    )
    select file_id as id, name, content_type, size from below where type = 1 and cloud_status order by name`.execute(
    tx,
  );
  return rows;
}

/** A file of the work drive, a plan set, or a folder with what is in it. */
export const publicFile: PublicThing = {
  label: 'This file',
  module: 'workdrive',
  right: { app: 2, name: 'drive', type: 'e' },
  show: async (uuid, context) => {
    const row = await fileRow(uuid, context);
    if (!row) return undefined;
    if (row.type === 0) return { title: row.name, items: await filesIn(uuid, context) };
    if (!row.cloud_status) return undefined;
    const { name, content_type, size } = row;
    return { title: name, items: [{ id: uuid, name, content_type, size }] };
  },
  file: async (_uuid, item, context) => {
    const row = await fileRow(item.id, context);
    if (!row) throw new Error('a file that was just shown is not there');
    const { stream, size } = await context.ports.storage.read(row.storage_key);
    return { file: stream, contentType: row.content_type, name: row.name, size };
  },
};
