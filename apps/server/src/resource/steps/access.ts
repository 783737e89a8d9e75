import type { Context } from '../../context/context.ts';
import type { RecordsState, UpdateState } from '../call-states.ts';
import { fieldsChosenFrom, textOf } from '../entity-fields.ts';
import type { Resource, ResourceRow } from '../resource.ts';
import { assertTerritoryAccess } from '../territories.ts';

async function assertAccess<Row extends ResourceRow>(
  { contract }: Resource<Row>,
  rows: readonly Row[],
  needed: 'edit' | 'fullAccess',
  context: Context,
): Promise<void> {
  if (!contract) return;
  for (const field of fieldsChosenFrom(contract.fields, 'territory')) {
    const names = new Set(rows.map((row) => textOf(row, field)));
    await assertTerritoryAccess([...names], needed, { many: contract.many }, context);
  }
}

/**
 * Checks that the caller may edit in the territory that the record is in.
 * @throws HttpError 403 otherwise.
 */
export const checkEditAccess = <Row extends ResourceRow, Update extends { version: number }>(
  { resource, before }: UpdateState<Row, Update>,
  context: Context,
): Promise<void> => assertAccess(resource, [before], 'edit', context);

/**
 * Checks that the caller may delete in the territories that the records are in.
 * @throws HttpError 403 otherwise.
 */
export const checkDeleteAccess = <Row extends ResourceRow>(
  { resource, rows }: RecordsState<Row>,
  context: Context,
): Promise<void> => assertAccess(resource, rows, 'fullAccess', context);
