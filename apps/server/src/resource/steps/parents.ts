import type { Context } from '../../context/context.ts';
import type { RecordsState } from '../call-states.ts';
import { referencesOf, valueOf } from '../entity-fields.ts';
import { assertNotDeleted } from '../reference-checks.ts';
import { getResource } from '../registry.ts';
import type { ResourceRow } from '../resource.ts';

/**
 * Checks that no record that the restored ones refer to is deleted. Deleted users may stay.
 * @throws HttpError 409 that names the first record to restore before.
 */
export async function checkParents<Row extends ResourceRow>(
  { resource: { contract }, rows }: RecordsState<Row>,
  context: Context,
): Promise<void> {
  for (const { field, ref } of referencesOf(contract?.fields ?? {})) {
    const storage = getResource(ref);
    if (!storage || ref === 'user') continue;
    await assertNotDeleted(
      context,
      rows.map((row) => valueOf(row, field) as string | null | undefined),
      { table: storage.table, key: storage.key, word: storage.one, title: storage.title },
    );
  }
}
