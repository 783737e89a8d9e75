import { setTimeout as wait } from 'node:timers/promises';
import { noticeCodes } from '@plumbline/validation/notification-kinds';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../../database/database.ts';
import type { Ports } from '../../context/context.ts';
import type { LoadMonitor } from '../../jobs/load-monitor.ts';
import type { JobKinds } from '../../ports/jobs.ts';
import type { PageSize } from './pdf-worker-thread.ts';
import { commandsOf } from '../../capabilities/published-commands.ts';
import { notify } from '../../capabilities/notifications/notify.ts';
import { openReader, Unreadable } from './pdf-worker.ts';
import { leftOutMessage, readyMessage, refusals, refusedMessage } from './rules.ts';
import { sheetName, sheetNumber } from './sheet.ts';

const previewWidth = 480;
/** Pause after a page under load, as a multiple of its processing time. */
const PAUSE_FACTOR = 1.5;

interface PlanSetServices {
  database: Database;
  ports: Pick<Ports, 'storage' | 'mail'>;
  log: Logger;
  /** If undefined, no load is assumed. */
  loadMonitor?: Pick<LoadMonitor, 'isBusy'>;
}
type Run = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/**
 * Processes a plan set: splits each page into a PDF (1 split), extracts text, sheet number and name (2 text), renders
 * a preview (3 preview) and marks it ready (4). An interrupted run resumes without touching finished pages; damaged
 * pages are left out and listed. While other users send requests, it pauses before each page but the first. The
 * uploader is notified of the result.
 * @param attempt.last the last attempt, after which a failure is final.
 */
export async function processPlanSet(
  job: JobKinds['plan-process'],
  { database, ports, log, loadMonitor }: PlanSetServices,
  attempt: { last: boolean } = { last: false },
): Promise<void> {
  const { tenantId, fileId } = job;
  const sheetCommands = commandsOf('planSheets');
  const run: Run = (work) => database.transaction({ tenantId }, 'write', ({ tx }) => work(tx));
  const file = await run((tx) =>
    tx.selectFrom('drive_file').selectAll().where('file_id', '=', fileId).executeTakeFirst(),
  );
  if (!file || file.deleted_at || file.state !== 'processing') return;

  /** Finishes a file once: state, reason and notification are written in one transaction. */
  const settle = async (state: 'ready' | 'password' | 'refused', problem: string | null, pages = 0) => {
    const letters = await run(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('drive_file')
        .set({ state, problem, updated_at: new Date().toISOString() })
        .where('file_id', '=', fileId)
        .where('state', '=', 'processing')
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!numUpdatedRows || !file.created_by) return [];
      return notify(tx, tenantId, [file.created_by], {
        kind: 'planSet',
        name: state === 'ready' ? 'Plan set ready' : 'Plan set rejected',
        message:
          state === 'ready'
            ? readyMessage(file.name, pages, problem)
            : refusedMessage(file.name, problem ?? ''),
        module: file.prop_type || 'workdrive',
        prop_type: file.prop_type,
        prop_id: file.prop_id,
        pdf_id: fileId,
        code: noticeCodes.planRead,
      });
    });
    for (const letter of letters) await ports.mail.send(letter);
  };

  try {
    const reader = openReader(new Uint8Array(await ports.storage.bytes(file.storage_key)));
    try {
      const { pages: sizes, damaged, isPlain } = await reader.call('open');
      if (!sizes.length) throw new Unreadable('empty', 'it has no pages');
      let worked: number | undefined;
      for (const { id, number } of await receivePages(sizes, job, run)) {
        if (worked !== undefined && loadMonitor?.isBusy(file.created_by ?? ''))
          await wait(worked * PAUSE_FACTOR);
        const from = performance.now();
        const key = `${tenantId}/${fileId}/page-${number}`;
        /** @returns true if the page still exists. */
        const step = (content: Parameters<typeof sheetCommands.update>[2]) =>
          run((tx) => sheetCommands.update(tx, id, content));
        /** A failed page does not affect others: without text or preview it can still be measured. */
        const orNothing = (error: unknown) => {
          if (!(error instanceof Unreadable) || reader.ended()) throw error;
          log.warn({ fileId, number, reason: error.message }, 'part of a page cannot be read');
          return undefined;
        };

        // Normalizes user units to points, because scales are per point.
        const isOwnFile = isPlain && sizes.length === 1 && damaged.length === 0 && sizes[0]?.unit === 1;
        if (!isOwnFile) {
          const alone = await reader.call('split', number).catch(orNothing);
          if (!alone) {
            await run((tx) => sheetCommands.discard(tx, id));
            damaged.push(number);
            continue;
          }
          await ports.storage.put(`${key}.pdf`, alone);
        }
        const pdfKey = isOwnFile ? file.storage_key : `${key}.pdf`;
        if (!(await step({ is_processed: 1, pdf_key: pdfKey }))) continue;

        const placed = (await reader.call('texts', number).catch(orNothing)) ?? [];
        const code = sheetNumber(placed);
        await step({
          is_processed: 2,
          // A text column holds no NUL; some fonts map glyphs to it.
          text: placed
            .map((each) => each.text)
            .join(' ')
            .replaceAll('\0', '')
            .slice(0, 100_000),
          page_name: code,
          name: sheetName(placed, code) || `Page ${number}`,
        });

        const preview = await reader.call('preview', number, previewWidth).catch(orNothing);
        if (preview) await ports.storage.put(`${key}.webp`, preview);
        await step({ is_processed: 3, preview_key: preview ? `${key}.webp` : '' });
        await step({ is_processed: 4 });
        worked = performance.now() - from;
      }
      const ready = sizes.filter(({ number }) => !damaged.includes(number)).length;
      if (!ready) throw new Unreadable('damaged', 'none of its pages can be read');
      await settle('ready', leftOutMessage(damaged.toSorted((a, b) => a - b)), ready);
    } finally {
      await reader.close();
    }
  } catch (error) {
    if (error instanceof Unreadable) {
      log.warn({ fileId, reason: error.message }, 'plan set refused');
      await settle(error.reason === 'password' ? 'password' : 'refused', refusals[error.reason]);
      return;
    }
    if (attempt.last) await settle('refused', refusals.failed);
    throw error;
  }
}

/** Inserts all pages in one step, so that users see the total. @returns unfinished ones. */
function receivePages(
  sizes: readonly PageSize[],
  { tenantId, fileId }: JobKinds['plan-process'],
  run: Run,
): Promise<{ id: string; number: number }[]> {
  return run(async (tx) => {
    // A concurrent worker waits here and then finds the pages.
    await tx.selectFrom('drive_file').select('file_id').where('file_id', '=', fileId).forUpdate().execute();
    return commandsOf('planSheets').receive(tx, {
      tenantId,
      fileId,
      pages: sizes.map(({ unit: _unit, ...size }) => size),
    });
  });
}
