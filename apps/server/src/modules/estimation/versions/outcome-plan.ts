import type { OutcomeMove, OutcomePlan } from '@plumbline/api';
import { sql } from 'kysely';
import { hasPermission } from '../../../auth/permissions.ts';
import type { Context } from '../../../context/context.ts';
import { HttpError } from '../../../core/http-error.ts';
import { canMove } from '../../../resource/workflow.ts';
import type { estimationRow } from '../estimates/queries.ts';
import { presentEstimation } from '../estimations.ts';

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

/**
 * Status change of a record at the end of its bid: to the first status with the outcome, if open and allowed by the
 * workflow.
 */
async function moveOf(
  module: 'estimation' | 'opportunity',
  { name, from }: { name: string; from: string },
  outcome: Outcome,
  context: Context,
): Promise<OutcomeMove> {
  const { rows } = await sql<{ name: string; outcome: string }>`select name, outcome from record_status
    where module = ${module} and field_name = 'status' order by sequence, name`.execute(context.tx);
  const own = rows.find((each) => each.name === from);
  const to = rows.find((each) => each.outcome === wins[outcome]);
  const stays = (reason: string): OutcomeMove => ({ name, from, stays: reason });
  if (own?.outcome === wins[outcome]) return stays(`It is already ${from}.`);
  if (!to) return stays(`No status has the outcome “${wins[outcome]}”.`);
  if (!(await canMove(module, from, to.name, context)))
    return stays(`Its workflow does not allow moving from ${from} to ${to.name}.`);
  return { name, from, to: to.name };
}

const permittedMove = (move: OutcomeMove, context: Context): OutcomeMove =>
  move.to && !hasPermission({ app: 1, name: 'opportunity', type: 'e' }, context)
    ? { name: move.name, from: move.from, stays: 'You do not have permission to edit opportunities.' }
    : move;

/** Status changes that an outcome would make. */
export async function planOf(row: Row, outcome: Outcome, context: Context): Promise<OutcomePlan> {
  const estimation = await moveOf(
    'estimation',
    { name: row.name, from: row.estimation_status },
    outcome,
    context,
  );
  if (!row.opportunity_id) return { estimation };
  const { rows } = await sql<{
    name: string;
    stage: string;
  }>`select name, stage from crm_opportunity_directory
    where opportunity_id = ${row.opportunity_id}::uuid and deleted_at is null`.execute(context.tx);
  const [bid] = rows;
  if (!bid) return { estimation };
  const opportunity = await moveOf('opportunity', { name: bid.name, from: bid.stage }, outcome, context);
  return { estimation, opportunity: permittedMove(opportunity, context) };
}

/** Status change when an outcome is withdrawn: back to the previous status, if unchanged since. */
async function moveBackOf(
  module: 'estimation' | 'opportunity',
  { name, at }: { name: string; at: string },
  moved: Move | undefined,
  context: Context,
): Promise<OutcomeMove> {
  const stays = (reason: string): OutcomeMove => ({ name, from: at, stays: reason });
  if (!moved) return stays('This outcome did not change its status.');
  if (moved.to !== at) return stays(`Its status was changed from ${moved.to} in the meantime.`);
  const { rows } = await sql`select 1 from record_status
    where module = ${module} and field_name = 'status' and name = ${moved.from}`.execute(context.tx);
  if (!rows.length) return stays(`The status ${moved.from} no longer exists.`);
  if (!(await canMove(module, at, moved.from, context)))
    return stays(`Its workflow does not allow moving from ${at} back to ${moved.from}.`);
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
