import type { Context } from '../../context/context.ts';
import type { WriteState } from '../call-states.ts';
import { loadForm, validateCustomFields } from '../custom-fields.ts';
import type { ResourceRow } from '../resource.ts';

/**
 * Checks `body` against the company's form and sets `customColumn` to the custom fields as they are stored.
 * @throws HttpError 422 at the fields that are invalid or missing.
 */
export async function validate<Row extends ResourceRow, Body extends object>(
  state: WriteState<Row, Body>,
  { tx }: Context,
): Promise<void> {
  const { form } = state.resource;
  if (!form) return;
  const body: object = state.body;
  const before: object | undefined = state.before;
  const custom = await validateCustomFields(await loadForm(form, tx), body, before, tx);
  state.customColumn = { custom: custom && JSON.stringify(custom) };
}
