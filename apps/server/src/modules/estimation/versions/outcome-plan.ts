import type { OutcomeMove, OutcomePlan } from '@plumbline/api';
import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import { hasPermission } from '../../../auth/permissions.ts';
import type { Context } from '../../../context/context.ts';
import { HttpError } from '../../../core/http-error.ts';
import type { estimationRow } from '../estimates/queries.ts';
import { presentEstimation } from '../estimations.ts';
import { firstWithOutcome, permittedMove, statusMove, workflowRefusal, type Stay } from './status-move.ts';

export type Outcome = 'awarded' | 'lost';
type Row = Awaited<ReturnType<typeof estimationRow>>;
interface Move {
  from: string;
  to: string;
}
/** Status changes made by an outcome. */
export interface Moved {
  estimation?: Move;
  opportunity?: Move & { id: string };
}
const wins: Record<Outcome, 'won' | 'lost'> = { awarded: 'won', lost: 'lost' };

/** Status changes that an outcome would make. */
export async function planOf(row: Row, outcome: Outcome, context: Context): Promise<OutcomePlan> {
  const target = firstWithOutcome(wins[outcome]);
  const own = { name: row.name, from: row.estimation_status };
  const estimation = await statusMove('estimation', own, target, context);
  if (!row.opportunity_id) return { estimation };
  const { rows } = await sql<{
    name: string;
    stage: string;
    amount: string | null;
  }>`select name, stage, amount from crm_opportunity_view where uuid = ${row.opportunity_id}::uuid`.execute(
    context.tx,
  );
  const [bid] = rows;
  if (!bid) return { estimation };
  const opportunity = await statusMove('opportunity', { name: bid.name, from: bid.stage }, target, context);
  return {
    estimation,
    opportunity: permittedMove(opportunity, context),
    ...(hasPermission({ app: 1, name: 'opportunity', type: 'e' }, context)
      ? { opportunity_amount: new Decimal(bid.amount ?? 0).toFixed(2) }
      : {}),
  };
}

/** Status change when an outcome is withdrawn: back to the previous status, if unchanged since. */
async function moveBackOf(
  module: 'estimation' | 'opportunity',
  { name, at }: { name: string; at: string },
  moved: Move | undefined,
  context: Context,
): Promise<OutcomeMove> {
  const stays = (reason: string, code: Stay['stays_code']): OutcomeMove => ({
    name,
    from: at,
    stays: reason,
    stays_code: code,
  });
  if (!moved) return stays('This outcome did not change its status.', 'changed');
  if (moved.to !== at) return stays(`Its status was changed from ${moved.to} in the meantime.`, 'changed');
  const { rows } = await sql`select 1 from record_status
    where module = ${module} and field_name = 'status' and name = ${moved.from}`.execute(context.tx);
  if (!rows.length) return stays(`The status ${moved.from} no longer exists.`, 'missing');
  const refusal = await workflowRefusal(module, at, moved.from, context);
  if (refusal !== undefined) return stays(refusal, 'workflow');
  return { name, from: at, to: moved.from };
}

/** Status changes of the active outcome; empty for outcomes recorded before they were stored. */
export async function recordedMoves(row: Row, { tx }: Pick<Context, 'tx'>): Promise<Moved> {
  const { rows } = await sql<{ moved: Moved }>`select moved from estimate_outcome
    where estimation_id = ${row.estimation_id}::uuid and withdrawn_at is null`.execute(tx);
  return rows[0]?.moved ?? {};
}

/**
 * Status changes that withdrawing the outcome would make.
 * @throws HttpError 409 without an outcome.
 */
export async function planWithdrawal(row: Row, context: Context): Promise<OutcomePlan> {
  const { outcome } = await presentEstimation(row.estimation_id, context);
  if (!outcome) throw new HttpError(409, 'This bid has no outcome to withdraw.');
  const moved = await recordedMoves(row, context);
  const estimation = await moveBackOf(
    'estimation',
    { name: row.name, at: row.estimation_status },
    moved.estimation,
    context,
  );
  if (!moved.opportunity) return { estimation };
  const { rows } = await sql<{
    name: string;
    stage: string;
  }>`select name, stage from crm_opportunity_directory
    where opportunity_id = ${moved.opportunity.id}::uuid and deleted_at is null`.execute(context.tx);
  const [bid] = rows;
  if (!bid) return { estimation };
  const opportunity = await moveBackOf(
    'opportunity',
    { name: bid.name, at: bid.stage },
    moved.opportunity,
    context,
  );
  return { estimation, opportunity: permittedMove(opportunity, context) };
}
