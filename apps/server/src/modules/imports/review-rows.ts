import type { ImportDecision, ImportRow } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { notFoundError, HttpError } from '../../core/http-error.ts';
import { hasPermission } from '../../auth/permissions.ts';
import { recount, setBatch, type Batch } from './batch.ts';
import { checkAgain } from './edit-rows.ts';
import { kindOf } from './import-kinds.ts';

/** Rows that are checked again while their caller waits; more of them are checked by whoever is free. */
const atOnce = 200;

/** Rows as somebody may see them: whose records they look like is told to those who may view these. */
export function toldTo<Row extends Pick<ImportRow, 'alike'>>(
  { kind }: Batch,
  rows: readonly Row[],
  context: Context,
): Row[] {
  if (hasPermission({ ...kindOf(kind).right, type: 'v' }, context)) return [...rows];
  return rows.map((row) => ({
    ...row,
    alike: row.alike.map(({ uuid, line, title, score, reasons }) => ({
      ...(line === undefined ? { title: '' } : { line, title }),
      ...(uuid ? { uuid } : {}),
      score,
      reasons,
    })),
  }));
}

/**
 * Writes down what becomes of rows that look like others.
 * @returns `later` where the rows have to be checked anew by a job, which the caller starts.
 */
export async function decide(
  batch: Batch,
  { choice, numbers }: ImportDecision,
  context: Context,
): Promise<'done' | 'later'> {
  const { tx } = context;
  const { import_id: importId } = batch;
  if (batch.state !== 'checked')
    throw new HttpError(409, 'Rows can be decided on after they were checked and before they are imported.');
  const which = numbers
    ? sql`number = any(${numbers}::int[]) and state in ('valid', 'faulty')`
    : sql`state = 'valid' and choice = ''`;
  // What is no record yet cannot be updated.
  const fit = choice === 'update' ? sql`and jsonb_path_exists(alike, '$[*].uuid')` : sql``;
  const { rows } = await sql<{ number: number; keys: string[]; isPlain: boolean }>`
    with before as (select number, state, choice from import_row
      where import_id = ${importId}::uuid and alike <> '[]' and ${which} ${fit} for update)
    update import_row r set choice = ${choice} from before
    where r.import_id = ${importId}::uuid and r.number = before.number
    returning r.number, r.keys, before.state = 'valid' and before.choice = '' as "isPlain"`.execute(tx);
  if (!rows.length)
    throw choice === 'update'
      ? new HttpError(
          409,
          'None of these rows looks like a record that is there: leave them out or create them.',
        )
      : notFoundError('A row that looks like another');
  // The check tried out each of these rows as a new record already.
  const left = choice === 'update' ? rows : rows.filter(({ isPlain }) => !isPlain);
  if (left.length > atOnce) {
    await setBatch(importId, tx, { state: 'checking', progress: 0, problem: '' });
    return 'later';
  }
  if (left.length) {
    const again = await tx
      .selectFrom('import_row')
      .select(['number', 'cells', 'marks', 'choice', 'alike'])
      .where('import_id', '=', importId)
      .where(
        'number',
        'in',
        left.map(({ number }) => number),
      )
      .execute();
    await checkAgain(
      batch,
      again,
      left.flatMap(({ keys }) => keys),
      context,
    );
  } else await recount(importId, tx);
  return 'done';
}
