import type { Context } from '../../context/context.ts';
import type { RecordsState } from '../call-states.ts';
import { withArticle } from '../entity-fields.ts';
import { assertUnreferenced } from '../reference-checks.ts';
import { allResources } from '../registry.ts';
import type { ResourceRow } from '../resource.ts';

/**
 * Checks that no other record refers to the records by a field that forbids their deletion.
 * @throws HttpError 409 that names the record with the most references.
 */
export async function checkDependents<Row extends ResourceRow>(
  { resource: { contract }, uuids }: RecordsState<Row>,
  context: Context,
): Promise<void> {
  if (!contract) return;
  for (const storage of allResources().values()) {
    for (const [field, { ref, onDelete }] of Object.entries(storage.fields)) {
      if (ref !== contract.name || !onDelete) continue;
      await assertUnreferenced(
        context,
        uuids,
        { view: storage.view, by: field, name: field.replace(/_id$/, '_name') },
        [withArticle(storage.one), storage.many],
      );
    }
  }
}
