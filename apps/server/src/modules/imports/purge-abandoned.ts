import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Storage } from '../../ports/storage.ts';

/** Maximum number of imports deleted per run. */
const BATCH_SIZE = 100;

/** Deletes abandoned imports. Idempotent. */
export async function purgeAbandonedImports(
  tenantId: string,
  before: string,
  { database, storage }: { database: Database; storage: Storage },
): Promise<void> {
  const left = await database.transaction({ tenantId }, 'read', async ({ tx }) => {
    const { rows } = await sql<{ import_id: string; storage_key: string }>`
      select import_id, storage_key from import_batch
      where state in ('receiving', 'mapping', 'checked', 'refused') and updated_at < ${before} limit ${BATCH_SIZE}`.execute(
      tx,
    );
    return rows;
  });
  if (!left.length) return;
  for (const { storage_key: key } of left) await storage.remove(key);
  await database.transaction({ tenantId }, 'write', ({ tx }) =>
    sql`delete from import_batch where import_id = any(${left.map((each) => each.import_id)}::uuid[])`.execute(
      tx,
    ),
  );
}
