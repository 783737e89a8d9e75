import { sql, type Selectable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { ImportAlike } from './tables.ts';
import { notFoundError } from '../../core/http-error.ts';
import type { RawRow } from './planned-row.ts';

/** Runs work in a transaction of its own. */
export type RunInTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
export type Batch = Awaited<ReturnType<typeof batchOf>>;
export type BatchState = Batch['state'];

/** @throws HttpError 404 */
export async function batchOf(importId: string, tx: Transaction, lock: 'locked' | 'unlocked' = 'unlocked') {
  let query = tx.selectFrom('import_batch').selectAll().where('import_id', '=', importId);
  if (lock === 'locked') query = query.forUpdate();
  const batch = await query.executeTakeFirst();
  if (!batch) throw notFoundError('This import');
  return batch;
}

type Changes = Partial<
  Pick<
    Batch,
    'state' | 'problem' | 'mode' | 'date_order' | 'existing' | 'remembered' | 'total' | 'progress' | 'read_as'
  >
> & { columns?: string; reading?: string };
/** Increments the version for every step of an import. */
export const setBatch = (importId: string, tx: Transaction, values: Changes) =>
  tx
    .updateTable('import_batch')
    .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
    .where('import_id', '=', importId)
    .execute();

type CountedColumn =
  | 'progress'
  | 'created'
  | 'updated'
  | 'skipped'
  | 'rejected'
  | 'faulty'
  | 'undone'
  | 'kept';
/** Updates progress in the transaction of the step. */
export async function addProgress(
  importId: string,
  tx: Transaction,
  by: Partial<Record<CountedColumn, number>>,
): Promise<void> {
  const sets = Object.entries(by).map(([name, count]) => sql`${sql.ref(name)} = ${sql.ref(name)} + ${count}`);
  await sql`update import_batch set ${sql.join([...sets, sql`updated_at = now()`])} where import_id = ${importId}::uuid`.execute(
    tx,
  );
}

/** Recounts the rows by state. */
export const recount = (importId: string, tx: Transaction) =>
  sql`update import_batch b set (total, faulty, alike, created, updated, skipped, rejected, undone, kept) =
    (select count(*), count(*) filter (where state = 'faulty'),
      count(*) filter (where state = 'valid' and alike <> '[]' and choice = ''), count(*) filter (where state = 'created'),
      count(*) filter (where state = 'updated'), count(*) filter (where state = 'skipped'),
      count(*) filter (where state = 'rejected'), count(*) filter (where undo = 'undone'),
      count(*) filter (where undo = 'kept')
      from import_row i where i.tenant_id = b.tenant_id and i.import_id = b.import_id)
    where import_id = ${importId}::uuid`.execute(tx);

type RowState = Selectable<Schema['import_row']>['state'];
/** Rows in a state in file order. */
export const rowsIn = (
  importId: string,
  state: RowState,
  tx: Transaction,
  limit: number,
): Promise<RawRow[]> =>
  tx
    .selectFrom('import_row')
    .select(['number', 'cells', 'marks', 'choice', 'alike'])
    .where('import_id', '=', importId)
    .where('state', '=', state)
    .orderBy('number')
    .limit(limit)
    .execute();

/** Records written from these lines. */
export async function recordsOfLines(
  importId: string,
  lines: readonly number[],
  tx: Transaction,
): Promise<Map<number, string>> {
  if (!lines.length) return new Map();
  const rows = await tx
    .selectFrom('import_row')
    .select(['number', 'record_id'])
    .where('import_id', '=', importId)
    .where('number', 'in', [...lines])
    .where('undo', '=', '')
    .execute();
  return new Map(rows.flatMap(({ number, record_id }) => (record_id ? [[number, record_id] as const] : [])));
}

/** Rows by line number. */
export const linesOfFile = (
  importId: string,
  numbers: readonly number[],
  tx: Transaction,
): Promise<RawRow[]> =>
  tx
    .selectFrom('import_row')
    .select(['number', 'cells', 'marks', 'choice', 'alike'])
    .where('import_id', '=', importId)
    .where('number', 'in', [...numbers])
    .orderBy('number')
    .execute();

export interface RowResult {
  number: number;
  state: RowState;
  errors: { column: number; message: string }[];
  keys?: string[];
  alike?: ImportAlike[];
  record_id?: string;
  record_version?: number;
  before?: Record<string, unknown>;
}
/** Stores results of many rows in one statement. */
export async function setRows(
  importId: string,
  tx: Transaction,
  results: readonly RowResult[],
): Promise<void> {
  if (!results.length) return;
  await sql`update import_row r set state = v.state, errors = v.errors, keys = coalesce(v.keys, r.keys),
      alike = coalesce(v.alike, r.alike), choice = case when v.alike = '[]' then '' else r.choice end,
      record_id = v.record_id, record_version = v.record_version, before = v.before
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as v(number int, state text, errors jsonb, keys text[],
      alike jsonb, record_id uuid, record_version int, before jsonb)
    where r.import_id = ${importId}::uuid and r.number = v.number`.execute(tx);
}

/** Marks all pending rows as rejected with a reason. */
export async function rejectPendingRows(importId: string, tx: Transaction, reason: string): Promise<void> {
  await sql`update import_row set state = 'rejected', errors = errors || ${JSON.stringify([{ column: -1, message: reason }])}::jsonb
    where import_id = ${importId}::uuid and state in ('waiting', 'valid', 'faulty')`.execute(tx);
  await recount(importId, tx);
}
