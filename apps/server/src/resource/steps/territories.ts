import type { Context } from '../../context/context.ts';
import type { WriteState } from '../call-states.ts';
import { fieldsChosenFrom, textOf } from '../entity-fields.ts';
import type { ResourceRow } from '../resource.ts';
import { assertTerritoryAccess, assertTerritoryExists } from '../territories.ts';

/**
 * Checks the territories that `body` newly names. Moving a record into a territory requires the right to edit there.
 * @throws HttpError 422 at the field for an unknown territory, 403 without access to it.
 */
export async function checkTerritories<Row extends ResourceRow, Body extends object>(
  { resource: { contract }, body, before }: WriteState<Row, Body>,
  context: Context,
): Promise<void> {
  if (!contract) return;
  for (const field of fieldsChosenFrom(contract.fields, 'territory')) {
    const [now, previous] = [textOf(body, field), textOf(before, field)];
    await assertTerritoryExists(now, previous, context);
    if (now && now !== previous)
      await assertTerritoryAccess([now], 'edit', { many: contract.many, field }, context);
  }
}
