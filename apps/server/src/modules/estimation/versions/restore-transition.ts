import type { EstimateVersion } from '@plumbline/api';
import { assertNotFrozen } from '../../../capabilities/freeze-guard.ts';
import type { Context } from '../../../context/context.ts';
import type { Transition } from '../../../resource/document/transition.ts';
import { storeVersion } from './create-version.ts';
import { recordCellChanges } from '../estimates/cell-changes.ts';
import { ALL_CELLS } from '../estimates/cell-conflicts.ts';
import type { EstimateRow, EstimateStatus } from './estimate-status.ts';
import { recomputeTotal } from './freeze-transitions.ts';
import { restoreRows } from './restore-version.ts';
import { versionOf } from './version-storage.ts';

interface Prepared {
  restored: EstimateVersion;
  /** Id of the version that keeps the state before the restore. */
  previous: string;
}

/** Restores an open estimate to a version, after storing its current state as a version. */
export const restoreTransition: Transition<
  EstimateRow,
  EstimateStatus,
  { versionId: string },
  Context,
  Prepared
> = {
  from: ['open'],
  to: 'open',
  guard: async (row, _input, context) => {
    await assertNotFrozen(row, context);
    return undefined;
  },
  before: async ({ row, input }, context) => {
    const restored = await versionOf(row.estimation_id, input.versionId, context);
    const previous = await storeVersion(
      row,
      { name: `Before ${restored.name} was restored`.slice(0, 200), kind: 'restored' },
      context,
    );
    await restoreRows(row.estimation_id, input.versionId, context);
    // Edits of the state before are not merged into the restored one.
    await recordCellChanges(row.estimation_id, [ALL_CELLS], { version: row.version + 1 }, context);
    return { restored, previous };
  },
  action: 'restored',
  changes: ({ prepared: { restored } }) => [
    { field: 'restored from', after: `${restored.number}, ${restored.name}` },
  ],
  after: [recomputeTotal],
};
