import type { ImportDecision, ImportRow } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { notFoundError, HttpError } from '../../core/http-error.ts';
import { hasPermission } from '../../auth/permissions.ts';
import { recount, setBatch, type Batch } from './batch.ts';
import { checkAgain } from './edit-rows.ts';
import { kindOf } from './import-kinds.ts';

/** Maximum number of rows rechecked in the request; more are rechecked by a job. */
const MAX_SYNC_ROWS = 200;

/** Rows for a user; duplicates are named only to users who can view them. */
export function presentRows<Row extends Pick<ImportRow, 'alike'>>(
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
 * Stores decisions on duplicate rows.
 * @returns `later` if a job must recheck the rows.
 */
export async function storeDecisions(
  batch: Batch,
  { choice, numbers }: ImportDecision,
  context: Context,
): Promise<'done' | 'later'> {
  const { tx } = context;
  const { import_id: importId } = batch;
  if (batch.state !== 'checked')
    throw new HttpError(409, 'Rows can be decided on only after the check and before the import.');
  const which = numbers
    ? sql`number = any(${numbers}::int[]) and state in ('valid', 'faulty')`
    : sql`state = 'valid' and choice = ''`;
  // A row that is not a record yet cannot be updated.
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
          'None of these rows is a possible duplicate of an existing record. Skip them or create them.',
        )
      : notFoundError('A possible duplicate row');
  // The check already validated these rows as new records.
  const left = choice === 'update' ? rows : rows.filter(({ isPlain }) => !isPlain);
  if (left.length > MAX_SYNC_ROWS) {
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
