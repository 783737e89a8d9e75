import type { MergeRecord } from '@plumbline/validation/merge';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { notFoundError, versionConflict } from '../../core/http-error.ts';
import type { MergeState } from '../merge-state.ts';
import type { ResourceRow } from '../resource.ts';

/**
 * Locks the records of a merge in the order of their ids and sets `rows`, `before` and `snapshot`.
 * @throws HttpError 404 if one does not exist, 409 if the survivor was changed since the caller read it.
 */
export async function loadForMerge<Row extends ResourceRow>(
  state: MergeState<Row>,
  { tx }: Context,
): Promise<void> {
  const { entity, storage, survivor, others, version } = state;
  const ids = [survivor, ...others];
  await sql`select 1 from ${sql.table(storage.table)} where ${sql.ref(storage.key)} = any(${ids}::uuid[])
    order by ${sql.ref(storage.key)} for update`.execute(tx);
  const { rows } = await sql<Row & MergeRecord>`select * from ${sql.table(storage.view)}
    where uuid = any(${ids}::uuid[])`.execute(tx);
  const before = rows.find(({ uuid }) => uuid === survivor);
  if (!before || rows.length < new Set(ids).size) throw notFoundError(`This ${entity.one}`);
  if (before.version !== version) throw versionConflict();
  state.rows = rows;
  state.before = before;
  const { rows: stored } = await sql<{ columns: string }>`select to_jsonb(t)::text as columns
    from ${sql.table(storage.table)} t where ${sql.ref(storage.key)} = ${survivor}::uuid`.execute(tx);
  state.snapshot = stored[0]?.columns ?? '{}';
}

/** Sets `after` to the merged record. */
export async function readMerged<Row extends ResourceRow>(
  state: MergeState<Row>,
  { tx }: Context,
): Promise<void> {
  const { rows } = await sql<Row & MergeRecord>`select * from ${sql.table(state.storage.view)}
    where uuid = ${state.survivor}::uuid`.execute(tx);
  if (!rows[0]) throw new Error('the merged record is not in its view');
  state.after = rows[0];
}
