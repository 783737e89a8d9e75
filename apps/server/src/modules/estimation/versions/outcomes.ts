import type { OutcomeAlternate, OutcomeMove, OutcomePlan, Quote } from '@plumbline/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../../context/context.ts';
import { invalidField, HttpError, versionConflict } from '../../../core/http-error.ts';
import { hasPermission } from '../../../auth/permissions.ts';
import { canMove } from '../../../resource/workflow.ts';
import { definedResource } from '../../../resource/resource-index.ts';
import { estimationRow } from '../estimates/queries.ts';
import { recordChange } from '../estimates/recompute.ts';
import { estimationWhole } from '../estimations.ts';
import { freezeNow, assertCanUnfreeze, thaw } from './freeze.ts';
import { quoteOf } from '../quotes/revision-lines.ts';

type Outcome = 'awarded' | 'lost';
type Row = Awaited<ReturnType<typeof estimationRow>>;
interface Move {
  from: string;
  to: string;
}
/** Status changes made by an outcome. */
interface Moved {
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
  const stays = (words: string): OutcomeMove => ({ name, from, stays: words });
  if (own?.outcome === wins[outcome]) return stays(`It is already ${from}.`);
  if (!to) return stays(`No status has the outcome “${wins[outcome]}”.`);
  if (!(await canMove(module, from, to.name, context)))
    return stays(`Its workflow does not allow moving from ${from} to ${to.name}.`);
  return { name, from, to: to.name };
}

const asAllowed = (move: OutcomeMove, context: Context): OutcomeMove =>
  move.to && !hasPermission({ app: 1, name: 'opportunity', type: 'e' }, context)
    ? { name: move.name, from: move.from, stays: 'You do not have permission to edit opportunities.' }
    : move;

async function planOf(row: Row, outcome: Outcome, context: Context): Promise<OutcomePlan> {
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
  return { estimation, opportunity: asAllowed(opportunity, context) };
}

/** Status change when an outcome is withdrawn: back to the previous status, if unchanged since. */
async function moveBackOf(
  module: 'estimation' | 'opportunity',
  { name, at }: { name: string; at: string },
  moved: Move | undefined,
  context: Context,
): Promise<OutcomeMove> {
  const stays = (words: string): OutcomeMove => ({ name, from: at, stays: words });
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
async function movedBy(row: Row, { tx }: Pick<Context, 'tx'>): Promise<Moved> {
  const { rows } = await sql<{ moved: Moved }>`select moved from estimate_outcome
    where estimation_id = ${row.estimation_id}::uuid and withdrawn_at is null`.execute(tx);
  return rows[0]?.moved ?? {};
}

/** @throws HttpError 409 without an outcome. */
async function planBack(row: Row, context: Context): Promise<OutcomePlan> {
  const { outcome } = await estimationWhole(row.estimation_id, context);
  if (!outcome) throw new HttpError(409, 'This bid has no outcome to withdraw.');
  const moved = await movedBy(row, context);
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
  return { estimation, opportunity: asAllowed(opportunity, context) };
}

/** @throws HttpError 422 if the awarded quote is not accepted. */
async function acceptedQuote(row: Row, uuid: string | undefined, context: Context): Promise<Quote> {
  if (!uuid) throw invalidField('quote_id', 'Choose the revision that was accepted.');
  const quote = await quoteOf(row.estimation_id, uuid, context);
  if (quote.status !== 'Accepted')
    throw invalidField(
      'quote_id',
      `${quote.number} R${quote.revision} is not accepted. Record the customer’s response first.`,
    );
  return quote;
}

async function write(
  row: Row,
  { outcome, reason, quote, moved }: { outcome: Outcome; reason: string; quote?: Quote; moved: Moved },
  { tx, user, ports }: Context,
): Promise<void> {
  const taken = (quote?.alternates ?? [])
    .filter(({ accepted }) => accepted)
    .map(({ uuid, number, name, amount }): OutcomeAlternate => ({ uuid, number, name, amount }));
  await sql`insert into estimate_outcome (tenant_id, outcome_id, estimation_id, outcome, reason, quote_id, version_id,
      contract_sum, base, alternates, moved, decided_by, decided_at)
    values (${user.tenant_id}::uuid, ${uuidv7()}::uuid, ${row.estimation_id}::uuid, ${outcome}, ${reason},
      ${quote?.uuid ?? null}::uuid,
      (select version_id from estimate_version where quote_id = ${quote?.uuid ?? null}::uuid order by number limit 1),
      ${quote?.total ?? null}::numeric, ${quote?.base ?? null}::numeric, ${JSON.stringify(taken)}::jsonb,
      ${JSON.stringify(moved)}::jsonb,
      ${user.user_id}::uuid, ${ports.clock().toISOString()}::timestamptz)`.execute(tx);
}

/** Status changes of an outcome; an estimation already moved by the accepted quote counts as moved by the award. */
async function movesOf(
  row: Row,
  { estimation, opportunity }: OutcomePlan,
  { quote, follows }: { quote: Quote | undefined; follows: boolean },
  { tx }: Pick<Context, 'tx'>,
): Promise<Moved> {
  const { rows } = await sql<{ moved_from: string | null }>`select moved_from from quote_decision
    where quote_id = ${quote?.uuid ?? null}::uuid`.execute(tx);
  const before = rows[0]?.moved_from;
  const { from, to } = estimation;
  return {
    ...(to ? { estimation: { from, to } } : before ? { estimation: { from: before, to: from } } : {}),
    ...(follows && opportunity?.to && row.opportunity_id
      ? { opportunity: { id: row.opportunity_id, from: opportunity.from, to: opportunity.to } }
      : {}),
  };
}

async function setStage(id: string, stage: string, context: Context): Promise<void> {
  const opportunities = definedResource('opportunity');
  const { version } = await opportunities.find(id, context);
  await opportunities.update({ params: { uuid: id }, body: { stage, version } }, context);
}

async function setStatus(row: Row, status: string, { tx }: Pick<Context, 'tx'>): Promise<void> {
  await sql`update estimation set estimation_status = ${status}, version = version + 1, updated_at = now()
    where estimation_id = ${row.estimation_id}::uuid`.execute(tx);
}

async function moveOn(row: Row, plan: OutcomePlan, moves: boolean | undefined, context: Context) {
  const { estimation, opportunity } = plan;
  if (estimation.to) await setStatus(row, estimation.to, context);
  if (moves === true && opportunity && !opportunity.to)
    throw invalidField('moves_opportunity', `${opportunity.name}: ${opportunity.stays ?? ''}`);
  if (moves === false || !opportunity?.to || !row.opportunity_id) return;
  await setStage(row.opportunity_id, opportunity.to, context);
}

export const outcomeOperations = {
  estimateOutcomesPlan: async ({ params, query }, context) => {
    const row = await estimationRow(params.estimation_id, context);
    const { outcome } = query;
    return {
      data: await (outcome === 'withdrawn' ? planBack(row, context) : planOf(row, outcome, context)),
    };
  },
  estimateOutcomesDecide: async ({ params, body }, context) => {
    const row = await estimationRow(params.estimation_id, context, true);
    const { outcome } = body;
    const before = await estimationWhole(row.estimation_id, context);
    if (before.outcome)
      throw new HttpError(
        409,
        `This bid is already ${before.outcome.outcome}. Withdraw ${before.outcome.outcome === 'lost' ? 'the loss' : 'the award'} first.`,
      );
    if (row.version !== body.version) throw versionConflict();
    const reason = (body.reason ?? '').trim();
    if (outcome === 'lost' && !reason) throw invalidField('reason', 'Enter why the bid was lost.');
    const quote = outcome === 'awarded' ? await acceptedQuote(row, body.quote_id, context) : undefined;
    const plan = await planOf(row, outcome, context);
    const follows = body.moves_opportunity !== false;
    const moved = await movesOf(row, plan, { quote, follows }, context);
    await write(row, { outcome, reason, moved, ...(quote ? { quote } : {}) }, context);
    if (!row.frozen_at)
      await freezeNow(
        row,
        quote ? `Awarded with ${quote.number} R${quote.revision}` : `Lost: ${reason}`,
        context,
      );
    await moveOn(row, plan, body.moves_opportunity, context);
    await recordChange(row, context, {
      entity: 'estimate',
      action: 'updated',
      changes: [
        { field: 'bid', after: outcome },
        ...(quote ? [{ field: 'contract sum', after: quote.total }] : []),
        ...(reason ? [{ field: 'reason', after: reason }] : []),
        ...(plan.estimation.to
          ? [{ field: 'estimation_status', before: plan.estimation.from, after: plan.estimation.to }]
          : []),
      ],
    });
    return { data: await estimationWhole(row.estimation_id, context) };
  },
  estimateOutcomesWithdraw: async ({ params, body }, context) => {
    const row = await estimationRow(params.estimation_id, context, true);
    const { outcome } = await estimationWhole(row.estimation_id, context);
    if (!outcome) throw new HttpError(409, 'This bid has no outcome to withdraw.');
    await assertCanUnfreeze(row, context);
    if (row.version !== body.version) throw versionConflict();
    const reason = body.reason.trim();
    const plan = body.moves_back ? await planBack(row, context) : undefined;
    const stage = plan?.opportunity?.to && (await movedBy(row, context)).opportunity?.id;
    await sql`update estimate_outcome set withdrawn_at = ${context.ports.clock().toISOString()}::timestamptz,
        withdrawn_by = ${context.user.user_id}::uuid, withdrawn_reason = ${reason}
      where estimation_id = ${row.estimation_id}::uuid and withdrawn_at is null`.execute(context.tx);
    await recordChange(row, context, {
      entity: 'estimate',
      action: 'updated',
      changes: [
        { field: 'bid', before: outcome.outcome },
        { field: 'reason', after: reason },
        ...(plan?.estimation.to
          ? [{ field: 'estimation_status', before: plan.estimation.from, after: plan.estimation.to }]
          : []),
      ],
    });
    await thaw(row, reason, context);
    if (plan?.estimation.to) await setStatus(row, plan.estimation.to, context);
    if (stage && plan.opportunity?.to) await setStage(stage, plan.opportunity.to, context);
    return { data: await estimationWhole(row.estimation_id, context) };
  },
} satisfies Partial<Handlers>;
