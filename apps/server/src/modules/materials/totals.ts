import type { Context } from '../../context/context.ts';

/** Stored totals of estimates follow by a job: one price may be in hundreds of them. */
export const totalsFollow = (of: { materialId: string } | { assemblyId: string }, context: Context): void =>
  context.afterCommit(() =>
    context.ports.jobs.sendOnce('estimate-totals', { tenantId: context.user.tenant_id, ...of }),
  );
