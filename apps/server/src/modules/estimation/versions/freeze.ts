import { freezeRefusal } from '@plumbline/validation/freeze';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../../context/context.ts';
import { HttpError, versionConflict } from '../../../core/http-error.ts';
import { estimationRow, openEstimation } from '../estimates/queries.ts';
import { recordChange } from '../estimates/recompute.ts';
import { estimationWhole } from '../estimations.ts';
import { keepNow } from './create-version.ts';

type Row = Awaited<ReturnType<typeof estimationRow>>;

/** Freezes an estimate; the caller holds the row lock. @returns the version it is fixed to. */
export async function freezeNow(row: Row, reason: string, context: Context): Promise<string> {
  const { tx, user, ports } = context;
  const version = await keepNow(row, { name: 'Frozen', note: reason, kind: 'frozen' }, context);
  await sql`update estimation set frozen_at = ${ports.clock().toISOString()}::timestamptz, frozen_by = ${user.user_id}::uuid,
      frozen_reason = ${reason}, frozen_version_id = ${version}::uuid, version = version + 1, updated_at = now()
    where estimation_id = ${row.estimation_id}::uuid`.execute(tx);
  await recordChange(row, context, {
    entity: 'estimate',
    action: 'updated',
    changes: [{ field: 'frozen', after: reason }],
  });
  return version;
}

/** @throws HttpError 403 for users who may not unfreeze it. */
export async function assertCanUnfreeze(row: Row, { tx, user }: Pick<Context, 'tx' | 'user'>): Promise<void> {
  if (user.is_admin || user.user_id === row.frozen_by || user.user_id === row.reviewer_id) return;
  const { rows } = await sql<{ by: string; reviewer: string; outcome: string | null }>`
    select frozen->>'by' as by, reviewer, outcome->>'outcome' as outcome from estimation_view
    where uuid = ${row.estimation_id}::uuid`.execute(tx);
  const [found] = rows;
  if (found && row.frozen_at)
    throw new HttpError(403, freezeRefusal({ ...found, at: row.frozen_at, reason: row.frozen_reason }));
}

/** Unfreezes an estimate. */
export async function thaw(row: Row, reason: string, context: Context): Promise<void> {
  await sql`update estimation set frozen_at = null, frozen_by = null, frozen_reason = '', frozen_version_id = null,
      radar_due = null, version = version + 1, updated_at = now()
    where estimation_id = ${row.estimation_id}::uuid`.execute(context.tx);
  await recordChange(row, context, {
    entity: 'estimate',
    action: 'updated',
    changes: [
      { field: 'frozen', before: row.frozen_reason },
      { field: 'reason', after: reason },
    ],
  });
}

export const freezeOperations = {
  estimateFreezesFreeze: async ({ params, body }, context) => {
    const row = await openEstimation(params.estimation_id, context);
    if (row.version !== body.version) throw versionConflict();
    await freezeNow(row, body.reason.trim(), context);
    return { data: await estimationWhole(row.estimation_id, context) };
  },
  estimateFreezesUnfreeze: async ({ params, body }, context) => {
    const row = await estimationRow(params.estimation_id, context, true);
    if (!row.frozen_at) throw new HttpError(409, 'This estimate is not frozen.');
    await assertCanUnfreeze(row, context);
    const { outcome } = await estimationWhole(row.estimation_id, context);
    if (outcome)
      throw new HttpError(
        409,
        outcome.outcome === 'lost'
          ? 'This bid was lost. Withdraw the loss to edit the estimate.'
          : 'This bid was awarded. Withdraw the award to edit the estimate.',
      );
    if (row.version !== body.version) throw versionConflict();
    await thaw(row, body.reason.trim(), context);
    return { data: await estimationWhole(row.estimation_id, context) };
  },
} satisfies Partial<Handlers>;
