import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from '../../database/database.ts';
import type { JobContextDependencies } from '../../jobs/job-context.ts';
import { addProgress, batchOf, recount, setBatch, type Batch, type RunInTransaction } from './batch.ts';
import { dateOrderOf, dateOrders, decimalSigns, noEvidence, type ColumnEvidence } from './column-evidence.ts';
import { kindOf, targetsOf } from './import-kinds.ts';
import { fingerprint, proposeMapping } from './mapping.ts';
import { sheetRows } from './reader.ts';
import {
  kindOfBytes,
  rejectionMessage,
  UnreadableSheet,
  type FileReading,
  type ReadingSettings,
  type SheetRow,
} from './sheet.ts';
import type { KeptColumn, StoredColumn } from './tables.ts';

/** Content of a file besides its rows. */
interface ParsedFile {
  reading: FileReading;
  headings: readonly string[];
  evidence: readonly ColumnEvidence[];
}

/**
 * Parses an uploaded file into rows and proposes a mapping. The file is kept until the import is written or canceled, so
 * that a person can correct how it is read. Files that are not spreadsheets are rejected; a correction under which the
 * file cannot be read is reported, and the file is read as before.
 */
export async function receiveSheet(
  batch: Batch,
  run: RunInTransaction,
  parts: JobContextDependencies,
): Promise<void> {
  const { import_id: importId, storage_key: key, reading } = batch;
  const { corrected, delimiter, heading_line } = reading;
  const attempts: ReadingSettings[] = [
    ...(corrected ? [corrected] : []),
    delimiter !== undefined && heading_line !== undefined ? { delimiter, heading_line } : {},
  ];
  let problem = '';
  for (const settings of attempts) {
    try {
      await readFile(batch, settings, problem, run, parts);
      return;
    } catch (error) {
      if (!(error instanceof UnreadableSheet)) throw error;
      parts.log.warn({ importId, reason: error.reason }, 'import refused');
      problem = rejectionMessage(error.reason, error.line);
    }
  }
  await run(async (tx) => {
    await clearRows(importId, tx);
    const { state } = await batchOf(importId, tx, 'locked');
    if (state === 'reading') await setBatch(importId, tx, { state: 'refused', problem });
  });
  await parts.ports.storage.remove(key);
}

async function clearRows(importId: string, tx: Transaction): Promise<void> {
  await sql`delete from import_row where import_id = ${importId}::uuid`.execute(tx);
  await sql`update import_batch set total = 0, progress = 0 where import_id = ${importId}::uuid`.execute(tx);
}

/**
 * Stores the rows of a file and how it is read.
 * @param problem why the correction that a person made could not be read; empty otherwise.
 * @throws UnreadableSheet
 */
async function readFile(
  batch: Batch,
  settings: ReadingSettings,
  problem: string,
  run: RunInTransaction,
  { ports }: JobContextDependencies,
): Promise<void> {
  const { import_id: importId, storage_key: key } = batch;
  await run((tx) => clearRows(importId, tx));
  const bytes = new Uint8Array(await ports.storage.bytes(key));
  const readAs = kindOfBytes(bytes) === 'xlsx' ? 'workbook' : 'text';
  await run((tx) => setBatch(importId, tx, { read_as: readAs }));
  let parsed: ParsedFile | undefined;
  for await (const { rows: part, reading, evidence } of sheetRows(bytes, settings)) {
    const rows = parsed ? part : part.slice(1);
    parsed = { reading, headings: parsed?.headings ?? part[0]?.cells ?? [], evidence };
    if (!part.length) break;
    const isWanted = await run((tx) => storeRows(importId, rows, tx));
    if (!isWanted) return;
    await pause(2);
  }
  const found = parsed;
  if (found) await run((tx) => finish(batch, found, problem, tx));
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

/** Columns of a file with the fields that a person chose before, those of an earlier file, or those like the headings. */
function columnsOf(
  { headings, evidence }: ParsedFile,
  proposed: readonly (string | null)[],
  known: ReadonlySet<string>,
  remembered: readonly Pick<StoredColumn, 'date_order' | 'decimal_sign'>[],
  kept: readonly KeptColumn[],
): StoredColumn[] {
  const orders = dateOrders(evidence);
  const signs = decimalSigns(evidence);
  const taken = new Set<string>();
  return headings.map((header, index) => {
    const { samples = [], date_sample, number_sample } = evidence[index] ?? {};
    const same = header === '' ? undefined : kept.find((column) => column.header === header);
    const field = (same ? same.field : proposed[index]) ?? null;
    const isUsable = field !== null && known.has(field) && !taken.has(field);
    if (isUsable) taken.add(field);
    const order = orders[index] ?? 'mdy';
    const sign = signs[index] ?? 'point';
    return {
      index,
      header,
      samples,
      field: isUsable ? field : null,
      // Evidence in the file takes precedence over the remembered mapping.
      date_order: same?.date_order ?? (order === 'ask' ? (remembered[index]?.date_order ?? order) : order),
      decimal_sign: same?.decimal_sign ?? (sign === 'ask' ? (remembered[index]?.decimal_sign ?? sign) : sign),
      ...(date_sample ? { date_sample } : {}),
      ...(number_sample ? { number_sample } : {}),
    };
  });
}

async function finish(batch: Batch, file: ParsedFile, problem: string, tx: Transaction): Promise<void> {
  const { import_id: importId } = batch;
  const { state } = await batchOf(importId, tx, 'locked');
  if (state !== 'reading') return;
  const { kept = [] } = batch.reading;
  const kind = kindOf(batch.kind);
  const targets = await targetsOf(kind, { tx });
  const width = Math.max(file.headings.length, file.evidence.length);
  const headings = Array.from({ length: width }, (_, index) => file.headings[index] ?? '');
  const evidence = Array.from({ length: width }, (_, index) => file.evidence[index] ?? noEvidence());
  const before = await tx
    .selectFrom('import_mapping')
    .selectAll()
    .where('kind', '=', batch.kind)
    .where('headers', '=', fingerprint(headings))
    .executeTakeFirst();
  const columns = columnsOf(
    { ...file, headings, evidence },
    before?.fields ?? proposeMapping(headings, batch.kind, targets),
    new Set(targets.map(({ id }) => id)),
    before?.formats ?? [],
    kept,
  );
  const order = dateOrderOf(evidence);
  await recount(importId, tx);
  await setBatch(importId, tx, {
    state: 'mapping',
    progress: 0,
    problem,
    columns: JSON.stringify(columns),
    reading: JSON.stringify({ ...file.reading, kept }),
    remembered: before !== undefined,
    date_order: order === 'ask' ? (before?.date_order ?? 'ask') : order,
    existing: before?.existing ?? 'update',
  });
}
