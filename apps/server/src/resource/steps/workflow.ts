import type { Context } from '../../context/context.ts';
import { UpdateState, type WriteState } from '../call-states.ts';
import { fieldsChosenFrom, textOf } from '../entity-fields.ts';
import type { ResourceRow } from '../resource.ts';
import { assertFollowsWorkflow } from '../workflow.ts';

/**
 * Checks a changed status in `body` against the workflow of the contract. A new record may have any status.
 * @throws HttpError 422 at the field, naming the statuses that the record may change to.
 */
export async function checkWorkflow<Row extends ResourceRow, Body extends object>(
  state: WriteState<Row, Body>,
  context: Context,
): Promise<void> {
  const { contract } = state.resource;
  const { body, before } = state;
  if (!contract) return;
  const reverted = state instanceof UpdateState ? state.revertedStatuses : undefined;
  for (const field of fieldsChosenFrom(contract.fields, `status:${contract.name}`))
    if (!reverted?.has(field))
      await assertFollowsWorkflow(contract.name, field, textOf(before, field), textOf(body, field), context);
}
