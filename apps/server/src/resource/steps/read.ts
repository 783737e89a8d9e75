import type { Context } from '../../context/context.ts';
import type { RecordsState, WriteState } from '../call-states.ts';
import { findRow, findRows } from '../find-rows.ts';
import type { ResourceRow } from '../resource.ts';

/** Sets `row` to the written record with the columns that the view computes. */
export async function readRecord<Row extends ResourceRow, Body extends object>(
  state: WriteState<Row, Body>,
  context: Context,
): Promise<void> {
  state.row = await findRow(state.resource, state.uuid, context);
}

/** Sets `rows` to the restored records. */
export async function readRecords<Row extends ResourceRow>(
  state: RecordsState<Row>,
  context: Context,
): Promise<void> {
  state.rows = await findRows(state.resource, state.uuids, context);
}
