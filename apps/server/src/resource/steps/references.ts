import type { Context } from '../../context/context.ts';
import type { WriteState } from '../call-states.ts';
import { referencesOf, valueOf } from '../entity-fields.ts';
import { assertExists } from '../reference-checks.ts';
import { getResource } from '../registry.ts';
import type { ResourceRow } from '../resource.ts';

/**
 * Checks that the records exist that `body` newly refers to.
 * @throws HttpError 422 at the first field whose record does not exist.
 */
export async function checkReferences<Row extends ResourceRow, Body extends object>(
  { resource: { contract }, body, before }: WriteState<Row, Body>,
  context: Context,
): Promise<void> {
  for (const { field, ref } of referencesOf(contract?.fields ?? {})) {
    const storage = getResource(ref);
    const uuid = valueOf(body, field);
    if (storage && typeof uuid === 'string' && uuid !== valueOf(before, field))
      await assertExists(context, storage.view, field, uuid, `This ${storage.one}`);
  }
}
