import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { notFoundError, versionConflict } from '../../core/http-error.ts';
import type { RecordsState, UpdateState } from '../call-states.ts';
import { findRow, findRows } from '../find-rows.ts';
import type { ResourceRow } from '../resource.ts';

/**
 * Locks the record of an update, so that two updates of it run one after the other, and sets `before`.
 * @throws HttpError 404 without the record, 409 if it was changed since the caller read it.
 */
export async function loadForUpdate<Row extends ResourceRow, Update extends { version: number }>(
  state: UpdateState<Row, Update>,
  context: Context,
): Promise<void> {
  const { table, key } = state.resource;
  await sql`select 1 from ${sql.table(table)} where ${sql.ref(key)} = ${state.uuid}::uuid for update`.execute(
    context.tx,
  );
  state.before = await findRow(state.resource, state.uuid, context);
  if (state.before.version !== state.version) throw versionConflict();
}

/**
 * Sets `rows` to the records of a delete.
 * @throws HttpError 404 if one of them does not exist.
 */
export async function loadForDelete<Row extends ResourceRow>(
  state: RecordsState<Row>,
  context: Context,
): Promise<void> {
  state.rows = await findRows(state.resource, state.uuids, context);
  if (state.rows.length !== new Set(state.uuids).size) throw notFoundError(state.resource.label);
}
