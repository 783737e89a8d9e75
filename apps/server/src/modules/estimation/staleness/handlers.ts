import type { Handlers } from '../../../context/context.ts';
import { versionConflict } from '../../../core/http-error.ts';
import { estimateData, estimationRow, openEstimation, withoutFreeze } from '../estimates/queries.ts';
import { acknowledgeChanges, stalenessOf } from './detect.ts';
import { cachedEstimating } from '../estimates/estimate-cache.ts';
import { estimateOf } from '../estimates/rules.ts';

async function computeToday(
  row: Awaited<ReturnType<typeof estimationRow>>,
  context: Parameters<typeof stalenessOf>[2],
) {
  // Compares with today's estimate, because a frozen one never changes.
  const data = await estimateData(withoutFreeze(row), context);
  return { data, estimate: estimateOf(data, cachedEstimating(row.estimation_id)) };
}

export const stalenessOperations = {
  estimatesReadStaleness: async ({ params }, context) => {
    const row = await estimationRow(params.estimation_id, context);
    return { data: await stalenessOf(row.estimation_id, await computeToday(row, context), context) };
  },
  estimatesAcknowledgeStaleness: async ({ params, body }, context) => {
    const row = await openEstimation(params.estimation_id, context);
    const now = await computeToday(row, context);
    const before = await stalenessOf(row.estimation_id, now, context);
    // Only changes the user has seen are acknowledged.
    if (Number(before.changed) !== Number(body.changed)) throw versionConflict();
    const staleness = await acknowledgeChanges(row, now, context);
    await context.audit({
      module: 'estimation',
      entity: 'estimate',
      entityId: row.estimation_id,
      entityName: row.name,
      action: 'updated',
      changes: [{ field: 'difference acknowledged', after: before.changed }],
    });
    return { data: staleness };
  },
} satisfies Partial<Handlers>;
