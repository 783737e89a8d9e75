import type { Context } from '../../context/context.ts';
import type { WriteState } from '../call-states.ts';
import { fieldsChosenFrom, textOf } from '../entity-fields.ts';
import type { ResourceRow } from '../resource.ts';
import { assertFollowsWorkflow } from '../workflow.ts';

/**
 * Checks a changed status in `body` against the workflow of the contract. A new record may have any status.
 * @throws HttpError 422 at the field, naming the statuses that the record may change to.
 */
export async function checkWorkflow<Row extends ResourceRow, Body extends object>(
  { resource: { contract }, body, before }: WriteState<Row, Body>,
  context: Context,
): Promise<void> {
  if (!contract) return;
  for (const field of fieldsChosenFrom(contract.fields, `status:${contract.name}`))
    await assertFollowsWorkflow(contract.name, field, textOf(before, field), textOf(body, field), context);
}
