import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Ports } from '../context/context.ts';
import { purgeAbandonedImports } from '../modules/imports/purge-abandoned.ts';
import { purgeExports } from '../modules/reports/purge-exports.ts';
import { deleteStoredBytes } from '../modules/workdrive/trash.ts';

const hours = 3_600_000;
const days = 24 * hours;
/** How long what nobody needs any more is kept, in milliseconds. */
const kept = {
  /** An upload that never finished; a person may still resume it until then. */
  upload: 2 * days,
  /** Bytes of files and sheets in the trash. */
  trash: 30 * days,
  /** A repeated call is recognised for as long. */
  idempotencyKey: 7 * days,
  letter: 30 * days,
  /** What a conversation with the assistant goes on from. */
  question: days,
  /** Who was reminded of what; older reminders are not sent any more. */
  reminded: 60 * days,
  /** An import that was begun and not finished. */
  import: 30 * days,
  /** A plan set that makes no progress and that no job is about lost its job with the server that should have sent it. */
  processing: hours / 4,
};
/** Of one company in one run; the rest waits for the next. */
const batch = 500;

interface Parts {
  database: Database;
  owner: pg.Pool;
  ports: Pick<Ports, 'storage' | 'clock' | 'jobs'>;
  log: Logger;
  sessionIdleMinutes: number;
}

/** Throws away what has served its time, for every company, and finds again what was lost. Repeating it does no harm. */
export async function runHousekeeping({
  database,
  owner,
  ports,
  log,
  sessionIdleMinutes,
}: Parts): Promise<void> {
  const before = (age: number) => new Date(ports.clock().getTime() - age).toISOString();
  await owner.query('delete from platform.session where expires_at < $1 or seen_at < $2', [
    before(0),
    before(sessionIdleMinutes * 60_000),
  ]);
  await owner.query('delete from platform.reset_token where expires_at < $1', [before(days)]);
  await owner.query("delete from platform.signup where created_at < now() - interval '14 days'");
  await owner.query('delete from platform.outbox where created_at < $1', [before(kept.letter)]);

  const { rows } = await owner.query<{ tenant_id: string }>('select tenant_id from platform.tenant');
  for (const { tenant_id: tenantId } of rows) {
    // One company's trouble is not the next one's.
    await keepCompany(tenantId).catch((error: unknown) =>
      log.error({ err: error, tenantId }, 'housekeeping'),
    );
  }

  async function keepCompany(tenantId: string): Promise<void> {
    const scope = { tenantId };
    await purgeAbandonedImports(tenantId, before(kept.import), { database, storage: ports.storage });
    await purgeExports(tenantId, before(0), { database, storage: ports.storage });
    const found = await database.transaction(scope, 'write', async ({ tx }) => {
      await tx.deleteFrom('idempotency_key').where('created_at', '<', before(kept.idempotencyKey)).execute();
      await sql`delete from assistant_question where asked_at < ${before(kept.question)}::timestamptz`.execute(
        tx,
      );
      await sql`delete from task_reminded where reminded_at < ${before(kept.reminded)}::timestamptz`.execute(
        tx,
      );
      await tx
        .updateTable('drive_file')
        .set({ deleted_at: before(0) })
        .where('cloud_status', '=', false)
        .where('deleted_at', 'is', null)
        .where('created_at', '<', before(kept.upload))
        .execute();
      // A file that never became whole was never in the trash: nothing brings it back.
      const files = await sql<{
        file_id: string;
        storage_key: string;
      }>`update drive_file set purged_at = coalesce(purged_at, ${before(0)}::timestamptz)
        where file_id in (select file_id from drive_file where (storage_key <> '' or purged_at is null)
          and (purged_at is not null or deleted_at < ${before(kept.trash)} or (deleted_at is not null and not cloud_status))
          limit ${batch})
        returning file_id, storage_key`.execute(tx);
      const versions = await sql<{ storage_key: string }>`select storage_key from drive_version
        where file_id = any(${files.rows.map((each) => each.file_id)}::uuid[])`.execute(tx);
      // The only sheet of a file is the file itself: its bytes go with the file, not with the sheet.
      const pages = await sql<{ page_id: string; keys: string[] }>`select p.page_id,
          array_remove(array[nullif(nullif(p.pdf_key, f.storage_key), ''), nullif(p.preview_key, '')], null) as keys
        from plan_page p join drive_file f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
        where p.deleted_at < ${before(kept.trash)} and (p.pdf_key <> '' or p.preview_key <> '')
        limit ${batch}`.execute(tx);
      const stuck = await sql<{ file_id: string }>`select f.file_id from drive_file f
        where f.state = 'processing' and f.deleted_at is null and f.updated_at < ${before(kept.processing)}
          and not exists (select 1 from plan_page p where p.tenant_id = f.tenant_id and p.file_id = f.file_id
            and p.updated_at >= ${before(kept.processing)})`.execute(tx);
      // A price of theirs ends or begins today, or nobody has looked yet.
      const dated = await sql<{ estimation_id: string }>`select estimation_id from estimation
        where deleted_at is null and frozen_at is null and (radar_due is null or radar_due <= ${before(0).slice(0, 10)}::date)
        limit ${batch}`.execute(tx);
      return {
        files: files.rows,
        versions: versions.rows,
        pages: pages.rows,
        stuck: stuck.rows,
        dated: dated.rows,
      };
    });

    for (const { estimation_id: estimationId } of found.dated)
      await ports.jobs.sendOnce('estimate-totals', { tenantId, estimationId });

    for (const { file_id: fileId } of found.stuck) {
      if (await ports.jobs.isUnderWay('plan-process', { tenantId, fileId })) continue;
      log.warn({ tenantId, fileId }, 'a plan set had lost its job');
      await ports.jobs.send('plan-process', { tenantId, fileId });
    }

    // Bytes first: a row that forgot its key while the bytes stayed would leave them for ever.
    const keys = [
      ...[...found.files, ...found.versions].map((each) => each.storage_key).filter(Boolean),
      ...found.pages.flatMap((each) => each.keys),
    ];
    // Copies and versions stand on the same bytes as what they were made of.
    await database.transaction(scope, 'read', ({ tx }) => deleteStoredBytes(keys, { tx, ports }));
    if (!found.files.length && !found.pages.length) return;
    await database.transaction(scope, 'write', async ({ tx }) => {
      await sql`update drive_file set storage_key = ''
        where file_id = any(${found.files.map((each) => each.file_id)}::uuid[])`.execute(tx);
      await sql`update plan_page set pdf_key = '', preview_key = ''
        where page_id = any(${found.pages.map((each) => each.page_id)}::uuid[])`.execute(tx);
    });
    log.info({ tenantId, files: found.files.length, pages: found.pages.length }, 'bytes thrown away');
  }
}
