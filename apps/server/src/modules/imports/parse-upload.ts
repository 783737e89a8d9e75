import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from '../../database/database.ts';
import { addProgress, batchOf, recount, setBatch, type Batch } from './batch.ts';
import { kindOf, targetsOf } from './import-kinds.ts';
import { fingerprint, orderOfDates, proposeMapping } from './mapping.ts';
import { sheetRows } from './reader.ts';
import { kindOfBytes, rejectionMessages, UnreadableSheet, type SheetRow } from './sheet.ts';
import type { JobContextDependencies } from '../../jobs/job-context.ts';
import type { RunInTransaction } from './batch.ts';

const samplesShown = 3;

/** Parses an uploaded file into rows and proposes a mapping. Files that are not spreadsheets are rejected. */
export async function receiveSheet(
  batch: Batch,
  run: RunInTransaction,
  parts: JobContextDependencies,
): Promise<void> {
  const { import_id: importId, storage_key: key } = batch;
  await run((tx) => sql`delete from import_row where import_id = ${importId}::uuid`.execute(tx));
  try {
    let headings: string[] | undefined;
    const samples: string[][] = [];
    const dates: string[] = [];
    const bytes = new Uint8Array(await parts.ports.storage.bytes(key));
    const readAs = kindOfBytes(bytes) === 'xlsx' ? 'workbook' : 'text';
    await run((tx) => setBatch(importId, tx, { read_as: readAs }));
    for await (const part of sheetRows(bytes)) {
      const rows = headings ? part : part.slice(1);
      headings ??= (part[0] as SheetRow).cells;
      for (const { cells } of rows)
        for (const [index, cell] of cells.entries()) {
          const shown = (samples[index] ??= []);
          if (cell && shown.length < samplesShown) shown.push(cell.slice(0, 80));
          if (dates.length < 20_000 && cell.length < 30 && /^\d{1,2}[-/. ]\d{1,2}[-/. ]\d/.test(cell))
            dates.push(cell);
        }
      const isWanted = await run((tx) => storeRows(importId, rows, tx));
      if (!isWanted) return;
      await pause(2);
    }
    const found = headings ?? [];
    await run((tx) => finish(batch, found, samples, dates, tx));
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    parts.log.warn({ importId, reason: error.reason }, 'import refused');
    await run(async (tx) => {
      await sql`delete from import_row where import_id = ${importId}::uuid`.execute(tx);
      await sql`update import_batch set total = 0, progress = 0 where import_id = ${importId}::uuid`.execute(
        tx,
      );
      const { state } = await batchOf(importId, tx, 'locked');
      if (state === 'reading')
        await setBatch(importId, tx, { state: 'refused', problem: rejectionMessages[error.reason] });
    });
  }
  // The rows contain all data of the file.
  await parts.ports.storage.remove(key);
}

async function storeRows(importId: string, rows: readonly SheetRow[], tx: Transaction): Promise<boolean> {
  const { state, tenant_id } = await batchOf(importId, tx, 'locked');
  if (state !== 'reading') return false;
  await sql`insert into import_row (tenant_id, import_id, number, cells, marks)
    select ${tenant_id}::uuid, ${importId}::uuid, v.number, v.cells, v.marks
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(number int, cells text[], marks jsonb)`.execute(
    tx,
  );
  await addProgress(importId, tx, { progress: rows.length });
  return true;
}

async function finish(
  batch: Batch,
  headings: readonly string[],
  samples: readonly (readonly string[])[],
  dates: readonly string[],
  tx: Transaction,
): Promise<void> {
  const { import_id: importId } = batch;
  const { state } = await batchOf(importId, tx, 'locked');
  if (state !== 'reading') return;
  const kind = kindOf(batch.kind);
  const targets = await targetsOf(kind, { tx });
  const known = new Set(targets.map(({ id }) => id));
  const width = Math.max(headings.length, samples.length);
  const named = Array.from({ length: width }, (_, index) => headings[index] ?? '');
  const before = await tx
    .selectFrom('import_mapping')
    .selectAll()
    .where('kind', '=', batch.kind)
    .where('headers', '=', fingerprint(named))
    .executeTakeFirst();
  const proposed = before?.fields ?? proposeMapping(named, batch.kind, targets);
  const columns = named.map((header, index) => {
    const field = proposed[index] ?? null;
    return {
      index,
      header,
      samples: samples[index] ?? [],
      field: field !== null && known.has(field) ? field : null,
    };
  });
  // An order inferred from this file overrides the remembered one.
  const order = orderOfDates(dates);
  await recount(importId, tx);
  await setBatch(importId, tx, {
    state: 'mapping',
    progress: 0,
    columns: JSON.stringify(columns),
    remembered: before !== undefined,
    date_order: order === 'ask' ? (before?.date_order ?? 'ask') : order,
    existing: before?.existing ?? 'update',
  });
}
