import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { JobKinds } from '../../ports/jobs.ts';
import {
  addProgress,
  batchOf,
  rejectPendingRows,
  recount,
  linesOfFile,
  recordsOfLines,
  rowsIn,
  setBatch,
  setRows,
  type Batch,
  type RunInTransaction,
} from './batch.ts';
import { LinesByKey, markDuplicates } from './detect-duplicates.ts';
import { markRepeatedKeys } from './planned-row.ts';
import { noticeCodes } from '@plumbline/validation/notification-kinds';
import { notify, type Notice } from '../../capabilities/notifications/notify.ts';
import { setCurrentUser } from '../../database/impersonate.ts';
import { loadJobUser, jobContext, type JobContextDependencies } from '../../jobs/job-context.ts';
import { checkRows, checkerOf } from './dry-run.ts';
import { rejectedRowsFile } from './files.ts';
import { kindOf } from './import-kinds.ts';
import { receiveSheet } from './parse-upload.ts';
import { rejectionMessage } from './sheet.ts';
import { undoRows } from './undo-import.ts';
import { writePlans } from './write-rows.ts';

/** Rows per transaction, balancing round trips and lock times. */
const BATCH_SIZE = 250;
/** Pause between batches so that requests are not starved. */
const PAUSE_MS = 5;

/**
 * Runs the current step of an import: reading, checking, writing or undoing. An interrupted step resumes after its
 * last finished row.
 * @param attempt.last the last attempt, after which a failure is reported.
 */
export async function runImport(
  { tenantId, importId }: JobKinds['import-work'],
  parts: JobContextDependencies,
  attempt: { last: boolean } = { last: false },
): Promise<void> {
  const run: RunInTransaction = (work) =>
    parts.database.transaction({ tenantId }, 'write', ({ tx }) => work(tx));
  const batch = await run((tx) => batchOf(importId, tx).catch(() => undefined));
  if (!batch) return;
  try {
    if (batch.state === 'reading') await receiveSheet(batch, run, parts);
    else if (batch.state === 'checking') await checkAll(batch, run, parts);
    else if (batch.state === 'importing') await importAll(batch, run, parts);
    if ((await run((tx) => batchOf(importId, tx))).state === 'undoing') await undoAll(importId, run, parts);
  } catch (error) {
    if (attempt.last) await run((tx) => reportFailedStep(importId, tx));
    throw error;
  }
}

/** Reports a finally failed step and keeps its results. */
async function reportFailedStep(importId: string, tx: Transaction): Promise<void> {
  const { state } = await batchOf(importId, tx, 'locked');
  if (state === 'reading')
    await setBatch(importId, tx, { state: 'refused', problem: rejectionMessage('failed') });
  if (state === 'checking')
    await setBatch(importId, tx, {
      state: 'mapping',
      problem: 'The rows could not be checked. Nothing was imported. Try again.',
    });
  if (state === 'importing') {
    await rejectPendingRows(importId, tx, 'The import stopped before this row.');
    await setBatch(importId, tx, {
      state: 'cancelled',
      problem: 'The import stopped because of a server error. Rows imported before that were kept.',
    });
  }
  if (state === 'undoing')
    await setBatch(importId, tx, {
      state: 'done',
      problem: 'The import was only partly undone. Undone rows are marked. Try again.',
    });
}

/** Processes batches while the import is in this state. @returns true when finished. */
async function eachBatch(
  importId: string,
  state: Batch['state'],
  run: RunInTransaction,
  step: (tx: Transaction, batch: Batch) => Promise<{ done: number; after?: (() => Promise<void>)[] }>,
): Promise<boolean> {
  for (;;) {
    const result = await run(async (tx) => {
      // Canceling waits for this lock and is seen by the next batch.
      const batch = await batchOf(importId, tx, 'locked');
      return batch.state === state ? step(tx, batch) : undefined;
    });
    if (!result) return false;
    for (const work of result.after ?? []) await work();
    if (result.done === 0) return true;
    await pause(PAUSE_MS);
  }
}

async function checkAll(batch: Batch, run: RunInTransaction, parts: JobContextDependencies): Promise<void> {
  const { import_id: importId } = batch;
  // An interrupted check restarts, because first lines of keys are known only from the start.
  await run(async (tx) => {
    await sql`update import_row set state = 'waiting', errors = '[]', keys = '{}' where import_id = ${importId}::uuid`.execute(
      tx,
    );
    await sql`update import_batch set progress = 0 where import_id = ${importId}::uuid`.execute(tx);
  });
  const { user, checker } = await run(async (tx) => ({
    user: await loadJobUser(tx, batch.user_id),
    checker: await checkerOf(batch, tx),
  }));
  const first = new Map<string, number>();
  const lines = new LinesByKey();
  const finished = await eachBatch(importId, 'checking', run, async (tx) => {
    await setCurrentUser(tx, user);
    const rows = await rowsIn(importId, 'waiting', tx, BATCH_SIZE);
    const context = jobContext(parts, tx, user, { importId });
    const results = await checkRows(batch, rows, checker, context, async (plans) => {
      for (const { keys, number } of plans)
        for (const { text } of keys) if (!first.has(text)) first.set(text, number);
      markRepeatedKeys(plans, first);
      lines.add(plans);
      const inFile = {
        linesOf: lines.of,
        rowsOf: (numbers: readonly number[]) => linesOfFile(importId, numbers, tx),
      };
      await markDuplicates(batch.kind, plans, checker, inFile, tx);
    });
    await setRows(importId, tx, results);
    await addProgress(importId, tx, {
      progress: rows.length,
    });
    return { done: rows.length };
  });
  if (finished)
    await run(async (tx) => {
      await recount(importId, tx);
      await setBatch(importId, tx, { state: 'checked', problem: '' });
    });
}

async function importAll(batch: Batch, run: RunInTransaction, parts: JobContextDependencies): Promise<void> {
  const { import_id: importId } = batch;
  const kind = kindOf(batch.kind);
  const { user, checker } = await run(async (tx) => ({
    user: await loadJobUser(tx, batch.user_id),
    checker: await checkerOf(batch, tx),
  }));
  const finished = await eachBatch(importId, 'importing', run, async (tx) => {
    await setCurrentUser(tx, user);
    const rows = await rowsIn(importId, 'valid', tx, BATCH_SIZE);
    if (!rows.length) return { done: 0 };
    const context = jobContext(parts, tx, user, {
      importId,
      take: parts.database.counter(user.tenant_id),
    });
    // Rechecked, because referenced records may have changed.
    const plans = await checker.plan(rows, tx);
    const lines = plans.flatMap(({ above }) => above?.line ?? []);
    const written = await recordsOfLines(importId, lines, tx);
    const results = await writePlans(kind, plans, checker, context, written);
    await setRows(importId, tx, results);
    const count = (state: string) => results.filter((each) => each.state === state).length;
    await addProgress(importId, tx, {
      progress: rows.length,
      created: count('created'),
      updated: count('updated'),
      skipped: count('skipped'),
      rejected: count('rejected'),
    });
    const refused = results.find(({ state }) => state === 'rejected');
    if (batch.mode === 'all' && refused) {
      await rejectPendingRows(importId, tx, `Not imported because line ${refused.number} was rejected.`);
      await setBatch(importId, tx, {
        state: 'undoing',
        progress: 0,
        problem: `Line ${refused.number} was rejected: ${refused.errors[0]?.message ?? ''} You chose to import all rows or none, so no rows were imported.`,
      });
    }
    return { done: rows.length, after: context.after };
  });
  if (finished) await parts.ports.jobs.send('signatures', { tenantId: batch.tenant_id, kind: batch.kind });
  if (finished)
    await notifyEnd(parts, run, async (tx) => {
      await rejectPendingRows(importId, tx, 'Not imported because it has errors.');
      await setBatch(importId, tx, { state: 'done', problem: '' });
      return batchOf(importId, tx);
    });
}

/** Stores rejected rows in a file that is attached to the notification. */
async function storeRejectedRows(
  batch: Batch,
  tx: Transaction,
  { ports: { storage } }: JobContextDependencies,
): Promise<NonNullable<Notice['file']>> {
  const { file, name, contentType } = await rejectedRowsFile(batch, tx);
  const key = `${batch.tenant_id}/imports/${batch.import_id}-left-out`;
  // A restarted job overwrites the file.
  await storage.append(key, 0, file);
  await storage.settle(key);
  return { key, name, contentType, right: { ...kindOf(batch.kind).right, type: 'v' } };
}

/** Ends the import and notifies its user in one transaction. */
async function notifyEnd(
  parts: JobContextDependencies,
  run: RunInTransaction,
  end: (tx: Transaction) => Promise<Batch>,
): Promise<void> {
  const letters = await run(async (tx) => {
    const batch = await end(tx);
    const file = batch.rejected > 0 ? await storeRejectedRows(batch, tx, parts) : undefined;
    const count = (of: 'created' | 'updated' | 'skipped' | 'rejected') =>
      `${batch[of].toLocaleString('en-US')} ${of}`;
    return notify(tx, batch.tenant_id, [batch.user_id], {
      kind: 'imports',
      name: 'Import finished',
      message: `“${batch.name}”: ${count('created')}, ${count('updated')}, ${count('skipped')}, ${count('rejected')}.${file ? ' Download the rejected rows to correct and import them.' : ''}`,
      ...(file ? { code: noticeCodes.openLink, file } : {}),
      module: 'imports',
      prop_type: batch.kind,
      prop_id: batch.import_id,
    });
  });
  for (const letter of letters) await parts.ports.mail.send(letter);
}

async function undoAll(
  importId: string,
  run: RunInTransaction,
  parts: JobContextDependencies,
): Promise<void> {
  const all = 2 ** 31 - 1;
  let below = all;
  const finished = await eachBatch(importId, 'undoing', run, async (tx, batch) => {
    let result = await undoRows(batch, { limit: BATCH_SIZE, below }, tx, parts);
    // Rows of an uncommitted batch remain above, so the end is reached when none is left at all.
    if (result.done === 0 && below !== all)
      result = await undoRows(batch, { limit: BATCH_SIZE, below: all }, tx, parts);
    below = result.last ?? all;
    return result;
  });
  if (finished)
    await run(async (tx) => {
      await recount(importId, tx);
      await setBatch(importId, tx, { state: 'undone' });
    });
}
