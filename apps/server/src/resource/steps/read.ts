import type { Context } from '../../context/context.ts';
import { notFoundError } from '../../core/http-error.ts';
import type { RecordsState, WriteState } from '../call-states.ts';
import { findRows } from '../find-rows.ts';
import type { ResourceRow } from '../resource.ts';
import { readVisible } from './record-scope.ts';

/** Sets `row` to the written record with the columns that the view computes. */
export async function readRecord<Row extends ResourceRow, Body extends object>(
  state: WriteState<Row, Body>,
  context: Context,
): Promise<void> {
  state.row = await readVisible(state, context);
}

/**
 * Sets `rows` to the restored records.
 * @throws HttpError 404 if the caller does not see one of them.
 */
export async function readRecords<Row extends ResourceRow>(
  state: RecordsState<Row>,
  context: Context,
): Promise<void> {
  state.rows = await findRows(state.resource, state.uuids, context);
  if (state.rows.length < state.uuids.length) throw notFoundError(state.resource.label);
}
