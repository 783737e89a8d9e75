import type { Context } from '../../context/context.ts';
import type { WriteState } from '../call-states.ts';
import { presentRow } from '../present-rows.ts';
import type { ResourceRow } from '../resource.ts';

/** Sets `data` to the written record as the contract answers it. */
export async function presentRecord<Row extends ResourceRow, Body extends object>(
  state: WriteState<Row, Body>,
  context: Context,
): Promise<void> {
  state.data = await presentRow(state.resource, state.row, context);
}
