import type { Context } from '../../../context/context.ts';
import { estimationRow } from '../estimates/queries.ts';

/** State of an estimate, derived from its freeze and from the outcome of its bid. */
export type EstimateStatus = 'open' | 'frozen' | 'awarded' | 'lost';
export const estimateStatuses: readonly EstimateStatus[] = ['open', 'frozen', 'awarded', 'lost'];

/** Estimation with the outcome of its bid. */
export type EstimateRow = Awaited<ReturnType<typeof estimationRow>> & { outcome: 'awarded' | 'lost' | null };

/** @throws HttpError 404 for an unknown estimation. */
export async function estimateRow(uuid: string, { tx }: Pick<Context, 'tx'>): Promise<EstimateRow> {
  const row = await estimationRow(uuid, { tx });
  const found = await tx
    .selectFrom('estimate_outcome')
    .select('outcome')
    .where('estimation_id', '=', uuid)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return { ...row, outcome: found?.outcome ?? null };
}

export const estimateStatus = ({
  outcome,
  frozen_at,
}: Pick<EstimateRow, 'outcome' | 'frozen_at'>): EstimateStatus => outcome ?? (frozen_at ? 'frozen' : 'open');
