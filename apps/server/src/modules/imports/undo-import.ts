import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { addProgress, type Batch } from './batch.ts';
import { setCurrentUser } from '../../database/impersonate.ts';
import { loadJobUser, jobContext, type JobContextDependencies } from '../../jobs/job-context.ts';
import { kindOf, type Body } from './import-kinds.ts';
import { withSavepoint } from '../../database/savepoint.ts';
import type { PlannedRow } from './planned-row.ts';
import { writeSeveral } from './write-result.ts';

interface UndoRow {
  number: number;
  state: 'created' | 'updated';
  record_id: string;
  record_version: number;
  before: Body | null;
}

/**
 * Undoes rows from the end: deletes created records and reverts updates. Records changed or referenced since are kept.
 * @param from.below treats rows from this line on as done, to avoid rescanning.
 * @returns `last` the lowest processed line.
 */
export async function undoRows(
  batch: Batch,
  from: { limit: number; below: number },
  tx: Transaction,
  parts: JobContextDependencies,
): Promise<{ done: number; last?: number; after: (() => Promise<void>)[] }> {
  const { import_id: importId } = batch;
  const kind = kindOf(batch.kind);
  const { rows } = await sql<UndoRow>`select number, state, record_id, record_version, before from import_row
    where import_id = ${importId}::uuid and number < ${from.below}
      and state in ('created', 'updated') and undo = ''
    order by number desc limit ${from.limit}`.execute(tx);
  if (!rows.length) return { done: 0, after: [] };
  const user = await loadJobUser(tx, batch.user_id);
  await setCurrentUser(tx, user);
  const context = jobContext(parts, tx, user, {
    importId,
    take: parts.database.counter(user.tenant_id),
  });
  const found = await sql<{ uuid: string; version: number }>`select uuid, version
    from ${sql.table(kind.options.view)} where uuid = any(${rows.map((row) => row.record_id)}::uuid[])`.execute(
    tx,
  );
  const standing = new Map(found.rows.map((record) => [record.uuid, record]));
  const results = new Map<number, 'undone' | 'kept'>();
  const made: UndoRow[] = [];
  for (const row of rows) {
    const record = standing.get(row.record_id);
    // A record deleted in the meantime needs no undo.
    if (!record) results.set(row.number, row.state === 'created' ? 'undone' : 'kept');
    else if (record.version !== row.record_version) results.set(row.number, 'kept');
    else if (row.state === 'created') made.push(row);
    else {
      const { several, ...body } = row.before ?? {};
      const back = await withSavepoint(tx, async () => {
        if (Object.keys(body).length)
          await kind.resource.update(
            { params: { uuid: row.record_id }, body: { ...body, version: row.record_version } },
            context,
          );
        const beside = [{ uuid: row.record_id, several: (several ?? {}) as PlannedRow['several'] }];
        await writeSeveral(kind, beside, context);
      });
      results.set(row.number, 'value' in back ? 'undone' : 'kept');
    }
  }
  const remove = (some: readonly UndoRow[]) =>
    withSavepoint(tx, () =>
      kind.resource.removeMany({ body: { uuid: some.map((row) => row.record_id) } }, context),
    );
  const all = made.length ? await remove(made) : undefined;
  for (const row of made)
    results.set(
      row.number,
      all && 'value' in all ? 'undone' : 'value' in (await remove([row])) ? 'undone' : 'kept',
    );
  const outcome = [...results].map(([number, undo]) => ({ number, undo }));
  await sql`update import_row r set undo = v.undo
    from jsonb_to_recordset(${JSON.stringify(outcome)}::jsonb) as v(number int, undo text)
    where r.import_id = ${importId}::uuid and r.number = v.number`.execute(tx);
  const count = (undo: string) => outcome.filter((each) => each.undo === undo).length;
  await addProgress(importId, tx, { progress: rows.length, undone: count('undone'), kept: count('kept') });
  return { done: rows.length, last: rows.at(-1)?.number ?? from.below, after: context.after };
}
