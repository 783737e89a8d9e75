import type { FormModuleKey } from '@plumbline/validation/forms';
import { mergeNote } from '@plumbline/validation/merge';
import type { Context } from '../../context/context.ts';
import { labelChanges } from '../custom-fields.ts';
import type { MergeState } from '../merge-state.ts';
import { diffRecords } from '../record-diff.ts';
import type { ResourceRow } from '../resource.ts';

/** Adds an audit entry for the survivor, with the values that were lost, and one for each of the others. */
export async function auditMerge<Row extends ResourceRow>(
  state: MergeState<Row>,
  context: Context,
): Promise<void> {
  const { entity, survivor, others, before, after, merged } = state;
  const titleOf = (uuid: string) => state.titleOf(uuid);
  const note = mergeNote(merged.result.discarded, titleOf);
  const compared = merged.fields.map(({ code }) => code);
  await context.audit({
    module: entity.module,
    entity: entity.name,
    entityId: survivor,
    entityName: titleOf(survivor),
    action: 'updated',
    changes: [
      { field: 'merged', after: others.map(titleOf).join(', ') },
      ...(await labelChanges(diffRecords(before, after, compared), entity.name as FormModuleKey, context.tx)),
      ...(note ? [{ field: 'not kept', before: note }] : []),
    ],
  });
  for (const uuid of others)
    await context.audit({
      module: entity.module,
      entity: entity.name,
      entityId: uuid,
      entityName: titleOf(uuid),
      action: 'deleted',
      changes: [{ field: 'merged into', after: titleOf(survivor) }],
    });
}
