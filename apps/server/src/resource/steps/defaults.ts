import type { Context } from '../../context/context.ts';
import type { CreateState } from '../call-states.ts';
import type { Values } from '../entity-fields.ts';
import type { ResourceRow } from '../resource.ts';
import { firstStatus } from '../workflow.ts';

/** Adds what `columns` leave open: the creator, the first status and the next number. */
export async function fillDefaults<Row extends ResourceRow, Create extends object>(
  state: CreateState<Row, Create>,
  context: Context,
): Promise<void> {
  const { contract } = state.resource;
  if (!contract) return;
  const defaults: Values = {};
  for (const [field, { default: initial, ref }] of Object.entries(contract.fields)) {
    if (initial === 'me' && ref === 'user') defaults[field] = context.user.user_id;
    if (initial === 'first') defaults[field] = await firstStatus(contract.name, context);
  }
  if (contract.isNumbered) defaults['number'] = (await context.nextNumbers(contract.name, '', 1))[0];
  state.columns = { ...defaults, ...state.columns };
}
