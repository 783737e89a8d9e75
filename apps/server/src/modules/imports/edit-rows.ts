import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { notFoundError, HttpError } from '../../core/http-error.ts';
import { linesInFile, markDuplicates } from './detect-duplicates.ts';
import { batchOf, linesOfFile, recount, setRows, type Batch } from './batch.ts';
import { markRepeatedKeys, type PlannedRow, type RawRow } from './planned-row.ts';
import { jobContext } from '../../jobs/job-context.ts';
import { aboveKey, checkerOf, checkRows } from './dry-run.ts';
import { clean } from './sheet.ts';

interface Edit {
  number: number;
  cells: { column: number; value: string }[];
}
/** Maximum number of rows rechecked for equal keys, and for similarity. */
const MAX_NEIGHBORS = { same: 200, alike: 50 };

/**
 * Edits cells of a checked import and rechecks these rows with those that shared their keys, because correcting one
 * duplicate resolves both.
 */
export async function editRows(importId: string, edits: readonly Edit[], context: Context) {
  const { tx } = context;
  const batch = await batchOf(importId, tx, 'locked');
  if (batch.state !== 'checked')
    throw new HttpError(409, 'Rows can be edited only after the check and before the import.');
  const width = batch.columns.length;
  const byNumber = new Map(edits.map((edit) => [edit.number, edit]));
  const numbers = [...byNumber.keys()];
  const rows = await tx
    .selectFrom('import_row')
    .select(['number', 'cells', 'marks', 'keys'])
    .where('import_id', '=', importId)
    .where('number', 'in', numbers)
    .execute();
  if (rows.length !== numbers.length) throw notFoundError('This row');
  const changed: RawRow[] = [];
  for (const { number, cells, marks } of rows) {
    const next = Array.from({ length: Math.max(width, cells.length) }, (_, at) => cells[at] ?? '');
    const left = { ...marks };
    for (const { column, value } of byNumber.get(number)?.cells ?? []) {
      if (column < 0 || column >= width) throw new HttpError(422, 'This column does not exist in the file.');
      next[column] = clean(value);
      delete left[String(column)];
    }
    changed.push({ number, cells: next, marks: left });
  }
  await sql`update import_row r set cells = v.cells, marks = v.marks, choice = ''
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as v(number int, cells text[], marks jsonb)
    where r.import_id = ${importId}::uuid and r.number = v.number`.execute(tx);

  return checkAgain(
    batch,
    changed,
    rows.flatMap(({ keys }) => keys),
    context,
  );
}

/**
 * Rechecks rows with others that shared a key.
 * @param keysBefore previous shared keys.
 * @returns all rechecked rows.
 */
export async function checkAgain(
  batch: Batch,
  changed: readonly RawRow[],
  keysBefore: readonly string[],
  context: Context,
) {
  const { tx } = context;
  const { import_id: importId } = batch;
  const numbers = changed.map(({ number }) => number);
  const others = async (keys: readonly string[], limit: number) =>
    keys.length
      ? tx
          .selectFrom('import_row')
          .select(['number', 'cells', 'marks', 'choice', 'alike'])
          .where('import_id', '=', importId)
          .where('number', 'not in', numbers)
          .where(sql<boolean>`keys && ${[...keys]}::text[]`)
          .orderBy('number')
          .limit(limit)
          .execute()
      : [];
  const isLikeness = (key: string) => key.startsWith('like:');
  const near = [
    ...(await others(
      [
        ...keysBefore.filter((key) => !isLikeness(key) && !key.startsWith('above:')),
        ...numbers.map(aboveKey),
      ],
      MAX_NEIGHBORS.same,
    )),
    ...(await others(keysBefore.filter(isLikeness), MAX_NEIGHBORS.alike)),
  ];
  const again = [...new Map([...changed, ...near].map((row) => [row.number, row])).values()].sort(
    (a, b) => a.number - b.number,
  );
  const checker = await checkerOf(batch, tx);
  const dry = jobContext(context, tx, context.user, { importId });
  const results = await checkRows(batch, again, checker, dry, async (plans) => {
    markRepeatedKeys(plans, await firstLines(importId, plans, context));
    const inFile = {
      linesOf: linesInFile(importId, plans, tx),
      rowsOf: (lines: readonly number[]) => linesOfFile(importId, lines, tx),
    };
    await markDuplicates(batch.kind, plans, checker, inFile, tx);
  });
  await setRows(importId, tx, results);
  await recount(importId, tx);
  return tx
    .selectFrom('import_row')
    .select(['number', 'state', 'cells', 'errors', 'alike', 'choice', 'undo'])
    .where('import_id', '=', importId)
    .where(
      'number',
      'in',
      again.map(({ number }) => number),
    )
    .orderBy('number')
    .execute();
}

/** First line of each key, including the current rows. */
async function firstLines(
  importId: string,
  plans: readonly PlannedRow[],
  { tx }: Context,
): Promise<Map<string, number>> {
  const texts = [...new Set(plans.flatMap(({ keys }) => keys.map(({ text }) => text)))];
  const { rows } = await sql<{ key: string; first: number }>`
    select k.key, min(r.number)::int as first from import_row r, unnest(r.keys) as k(key)
    where r.import_id = ${importId}::uuid and r.keys && ${texts}::text[]
      and not (r.number = any(${plans.map(({ number }) => number)}::int[]))
    group by k.key`.execute(tx);
  const first = new Map(rows.map(({ key, first: number }) => [key, number]));
  for (const { keys, number } of plans)
    for (const { text } of keys) first.set(text, Math.min(first.get(text) ?? number, number));
  return first;
}
