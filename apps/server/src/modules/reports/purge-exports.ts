import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Storage } from '../../ports/storage.ts';

/** Maximum number of files deleted per run. */
const BATCH_SIZE = 100;

/** Deletes expired files. Idempotent. */
export async function purgeExports(
  tenantId: string,
  now: string,
  { database, storage }: { database: Database; storage: Storage },
): Promise<void> {
  const over = await database.transaction({ tenantId }, 'read', async ({ tx }) => {
    const { rows } = await sql<{
      file_id: string;
      storage_key: string;
    }>`select file_id, storage_key from report_file
      where expires_at < ${now}::timestamptz limit ${BATCH_SIZE}`.execute(tx);
    return rows;
  });
  if (!over.length) return;
  // Bytes first: deleting the row first could leave orphaned bytes.
  for (const { storage_key: key } of over) if (key) await storage.remove(key);
  await database.transaction({ tenantId }, 'write', ({ tx }) =>
    sql`delete from report_file where file_id = any(${over.map((each) => each.file_id)}::uuid[])`.execute(tx),
  );
}
