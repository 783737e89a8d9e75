import { freezeRefusal } from '@plumbline/validation/freeze';
import { sql } from 'kysely';
import { assertNotFrozen } from '../../../capabilities/freeze-guard.ts';
import type { Context } from '../../../context/context.ts';
import { HttpError } from '../../../core/http-error.ts';
import { noEffects, type AuditChange, type Transition } from '../../../resource/document/transition.ts';
import { recomputeAndScheduleStaleness } from '../estimates/recompute.ts';
import { storeVersion } from './create-version.ts';
import type { EstimateRow, EstimateStatus } from './estimate-status.ts';

/** Columns of a frozen estimate. */
interface FreezeColumns extends Record<string, string> {
  frozen_at: string;
  frozen_by: string;
  frozen_reason: string;
  frozen_version_id: string;
}

/** Stores the version that an estimate is frozen to. @returns the columns that freeze it. */
export async function freezeColumns(
  row: EstimateRow,
  reason: string,
  at: string,
  context: Context,
): Promise<FreezeColumns> {
  const version = await storeVersion(row, { name: 'Frozen', note: reason, kind: 'frozen' }, context);
  return {
    frozen_at: at,
    frozen_by: context.user.user_id,
    frozen_reason: reason,
    frozen_version_id: version,
  };
}

/** Columns of an estimate that is not frozen; its staleness is due for detection. */
export const unfrozenColumns = {
  frozen_at: null,
  frozen_by: null,
  frozen_reason: '',
  frozen_version_id: null,
  staleness_check_due: null,
};
export const unfreezeChanges = (row: EstimateRow, reason: string): AuditChange[] => [
  { field: 'frozen', before: row.frozen_reason },
  { field: 'reason', after: reason },
];

/** @throws HttpError 403 for users who may not unfreeze it. */
export async function assertCanUnfreeze(
  row: EstimateRow,
  { tx, user }: Pick<Context, 'tx' | 'user'>,
): Promise<void> {
  if (user.is_admin || user.user_id === row.frozen_by || user.user_id === row.reviewer_id) return;
  const { rows } = await sql<{ by: string; reviewer: string; outcome: string | null }>`
    select frozen->>'by' as by, reviewer, outcome->>'outcome' as outcome from estimation_view
    where uuid = ${row.estimation_id}::uuid`.execute(tx);
  const [found] = rows;
  if (found && row.frozen_at)
    throw new HttpError(403, freezeRefusal({ ...found, at: row.frozen_at, reason: row.frozen_reason }));
}

/** Effect that recomputes the total; staleness follows in a job. */
export async function recomputeTotal({ row }: { row: EstimateRow }, context: Context): Promise<void> {
  await recomputeAndScheduleStaleness(row.estimation_id, context);
}

interface Reason {
  reason: string;
}

/** Fixes an estimate to a version of its figures. */
export const freezeTransition: Transition<EstimateRow, EstimateStatus, Reason, Context, FreezeColumns> = {
  from: ['open'],
  to: 'frozen',
  guard: async (row, _input, context) => {
    await assertNotFrozen(row, context);
    return undefined;
  },
  before: ({ row, input, at }, context) => freezeColumns(row, input.reason, at, context),
  columns: ({ prepared }) => prepared,
  changes: ({ input }) => [{ field: 'frozen', after: input.reason }],
  after: [recomputeTotal],
};

/** Opens a frozen estimate for changes. */
export const unfreezeTransition: Transition<EstimateRow, EstimateStatus, Reason, Context> = {
  from: ['frozen'],
  to: 'open',
  guard: async (row, _input, context) => {
    if (!row.frozen_at) return 'This estimate is not frozen.';
    await assertCanUnfreeze(row, context);
    if (row.outcome === 'lost') return 'This bid was lost. Withdraw the loss to edit the estimate.';
    if (row.outcome) return 'This bid was awarded. Withdraw the award to edit the estimate.';
    return undefined;
  },
  before: noEffects,
  columns: () => unfrozenColumns,
  changes: ({ row, input }) => unfreezeChanges(row, input.reason),
  after: [recomputeTotal],
};
