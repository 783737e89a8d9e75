import { sql } from 'kysely';
import { commandsOf } from '../../capabilities/published-commands.ts';
import { DAY, HOUR, HOUSEKEEPING_BATCH, type HousekeepingDependencies } from '../../jobs/housekeeping.ts';
import { deleteStoredBytes } from './trash.ts';

/** Retention in milliseconds. */
const retention = {
  /** An unfinished upload can be resumed for this long. */
  upload: 2 * DAY,
  /** Content of files and sheets in the trash. */
  trash: 30 * DAY,
  /** A plan set without progress and without a job lost its job with a server. */
  processing: HOUR / 4,
};

/** Deletes the content of expired files and sheets, and requeues plan sets that lost their job. */
export async function cleanUpDrive({
  tenantId,
  database,
  ports,
  log,
  before,
}: HousekeepingDependencies): Promise<void> {
  const scope = { tenantId };
  const found = await database.transaction(scope, 'write', async ({ tx }) => {
    await tx
      .updateTable('drive_file')
      .set({ deleted_at: before(0) })
      .where('cloud_status', '=', false)
      .where('deleted_at', 'is', null)
      .where('created_at', '<', before(retention.upload))
      .execute();
    // An upload that never finished was never in the trash, so it cannot be restored.
    const files = await sql<{
      file_id: string;
      storage_key: string;
    }>`update drive_file set purged_at = coalesce(purged_at, ${before(0)}::timestamptz)
      where file_id in (select file_id from drive_file where (storage_key <> '' or purged_at is null)
        and (purged_at is not null or deleted_at < ${before(retention.trash)} or (deleted_at is not null and not cloud_status))
        limit ${HOUSEKEEPING_BATCH})
      returning file_id, storage_key`.execute(tx);
    const versions = await sql<{ storage_key: string }>`select storage_key from drive_version
      where file_id = any(${files.rows.map((each) => each.file_id)}::uuid[])`.execute(tx);
    // A file with one sheet shares its content with the sheet: it is deleted with the file.
    const pages = await sql<{ page_id: string; keys: string[] }>`select p.page_id,
        array_remove(array[nullif(nullif(p.pdf_key, f.storage_key), ''), nullif(p.preview_key, '')], null) as keys
      from plan_sheet p join drive_file f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
      where p.deleted_at < ${before(retention.trash)} and (p.pdf_key <> '' or p.preview_key <> '')
      limit ${HOUSEKEEPING_BATCH}`.execute(tx);
    const stuck = await sql<{ file_id: string }>`select f.file_id from drive_file f
      where f.state = 'processing' and f.deleted_at is null and f.updated_at < ${before(retention.processing)}
        and not exists (select 1 from plan_sheet p where p.tenant_id = f.tenant_id and p.file_id = f.file_id
          and p.updated_at >= ${before(retention.processing)})`.execute(tx);
    return { files: files.rows, versions: versions.rows, pages: pages.rows, stuck: stuck.rows };
  });

  for (const { file_id: fileId } of found.stuck) {
    if (await ports.jobs.isUnderWay('plan-process', { tenantId, fileId })) continue;
    log.warn({ tenantId, fileId }, 'plan set lost its job and was queued again');
    await ports.jobs.send('plan-process', { tenantId, fileId });
  }

  // Delete content before the row loses its key, so that a failure in between leaves no orphaned content.
  const keys = [
    ...[...found.files, ...found.versions].map((each) => each.storage_key).filter(Boolean),
    ...found.pages.flatMap((each) => each.keys),
  ];
  // Copies and versions may share stored content with the file that they were made from.
  await database.transaction(scope, 'read', ({ tx }) => deleteStoredBytes(keys, { tx, ports }));
  if (!found.files.length && !found.pages.length) return;
  await database.transaction(scope, 'write', async ({ tx }) => {
    await sql`update drive_file set storage_key = ''
      where file_id = any(${found.files.map((each) => each.file_id)}::uuid[])`.execute(tx);
    await commandsOf('planSheets').clearContent(
      tx,
      found.pages.map((each) => each.page_id),
    );
  });
  log.info({ tenantId, files: found.files.length, pages: found.pages.length }, 'expired content deleted');
}
