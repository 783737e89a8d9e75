import type { Context } from '../../context/context.ts';

/** Recomputes stored estimate totals in a job, because one price may be used in hundreds of estimates. */
export const scheduleTotals = (of: { materialId: string } | { assemblyId: string }, context: Context): void =>
  context.afterCommit(() =>
    context.ports.jobs.sendOnce('estimate-totals', { tenantId: context.user.tenant_id, ...of }),
  );
