import type { OutcomeAlternate, OutcomePlan, Quote } from '@plumbline/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { AuditEntry, Context } from '../../../context/context.ts';
import { invalidField } from '../../../core/http-error.ts';
import type { AuditChange, ColumnValue, Move, Transition } from '../../../resource/document/transition.ts';
import { hasPermission } from '../../../auth/permissions.ts';
import { definedResource } from '../../../resource/resource-index.ts';
import { quoteOf } from '../quotes/revision-lines.ts';
import type { EstimateRow, EstimateStatus } from './estimate-status.ts';
import {
  assertCanUnfreeze,
  freezeColumns,
  recomputeTotal,
  unfreezeChanges,
  unfrozenColumns,
} from './freeze-transitions.ts';
import { opportunityEditDenial } from './status-move.ts';
import { recordedMoves, planWithdrawal, planOf, type Moved, type Outcome } from './outcome-plan.ts';

/** @throws HttpError 422 if the awarded quote is not accepted. */
async function acceptedQuote(row: EstimateRow, uuid: string | undefined, context: Context): Promise<Quote> {
  if (!uuid) throw invalidField('quote_id', 'Choose the revision that was accepted.');
  const quote = await quoteOf(row.estimation_id, uuid, context);
  if (quote.status !== 'Accepted')
    throw invalidField(
      'quote_id',
      `${quote.number} R${quote.revision} is not accepted. Record the customer’s response first.`,
    );
  return quote;
}

async function insertOutcome(
  row: EstimateRow,
  {
    outcome,
    reason,
    quote,
    moved,
  }: { outcome: Outcome; reason: string; quote: Quote | undefined; moved: Moved },
  at: string,
  { tx, user }: Context,
): Promise<void> {
  const accepted = (quote?.alternates ?? [])
    .filter((alternate) => alternate.accepted)
    .map(({ uuid, number, name, amount }): OutcomeAlternate => ({ uuid, number, name, amount }));
  await sql`insert into estimate_outcome (tenant_id, outcome_id, estimation_id, outcome, reason, quote_id, version_id,
      contract_sum, base, alternates, moved, decided_by, decided_at)
    values (${user.tenant_id}::uuid, ${uuidv7()}::uuid, ${row.estimation_id}::uuid, ${outcome}, ${reason},
      ${quote?.uuid ?? null}::uuid,
      (select version_id from estimate_version where quote_id = ${quote?.uuid ?? null}::uuid order by number limit 1),
      ${quote?.total ?? null}::numeric, ${quote?.base ?? null}::numeric, ${JSON.stringify(accepted)}::jsonb,
      ${JSON.stringify(moved)}::jsonb,
      ${user.user_id}::uuid, ${at}::timestamptz)`.execute(tx);
}

/** Status changes of an outcome; an estimation already moved by the accepted quote counts as moved by the award. */
async function movesOf(
  row: EstimateRow,
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

async function changeOpportunity(
  id: string,
  change: { stage?: string; amount?: string },
  context: Context,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const opportunities = definedResource('opportunity');
  const { version } = await opportunities.find(id, context);
  await opportunities.update({ params: { uuid: id }, body: { ...change, version } }, context);
}

/** Changes of the estimation's status, for its columns and for the audit entry. */
const statusColumns = (plan: OutcomePlan | undefined): Record<string, string> =>
  plan?.estimation.to ? { estimation_status: plan.estimation.to } : {};
const statusChanges = (plan: OutcomePlan | undefined): AuditChange[] =>
  plan?.estimation.to
    ? [{ field: 'estimation_status', before: plan.estimation.from, after: plan.estimation.to }]
    : [];

/** Second audit entry of a transition that both freezes or unfreezes an estimate and changes its bid. */
const estimateEntry = (row: EstimateRow, changes: AuditChange[]): AuditEntry => ({
  module: 'estimation',
  entity: 'estimate',
  entityId: row.estimation_id,
  entityName: row.name,
  action: 'updated',
  changes,
});

interface OutcomeInput {
  reason: string;
  quoteId: string | undefined;
  /** Moves the opportunity: `true` demands it, `undefined` where possible. */
  movesOpportunity: boolean | undefined;
  /** Sets the amount of the opportunity to the contract sum. */
  takesAmount: boolean | undefined;
}
interface PreparedOutcome {
  quote: Quote | undefined;
  plan: OutcomePlan;
  columns: Record<string, ColumnValue>;
}

/** Freezes an estimate that is still open, with its audit entry. @returns the columns that freeze it. */
async function freezeWithOutcome(
  { row, input, at }: Move<EstimateRow, EstimateStatus, OutcomeInput>,
  quote: Quote | undefined,
  context: Context,
): Promise<Record<string, ColumnValue>> {
  if (row.frozen_at) return {};
  const reason = quote ? `Awarded with ${quote.number} R${quote.revision}` : `Lost: ${input.reason}`;
  const columns = await freezeColumns(row, reason, at, context);
  await context.audit(estimateEntry(row, [{ field: 'frozen', after: reason }]));
  return columns;
}

const outcomeTransition = (
  outcome: Outcome,
): Transition<EstimateRow, EstimateStatus, OutcomeInput, Context, PreparedOutcome> => ({
  from: ['open', 'frozen'],
  to: outcome,
  guard: (row) =>
    row.outcome
      ? `This bid is already ${row.outcome}. Withdraw ${row.outcome === 'lost' ? 'the loss' : 'the award'} first.`
      : undefined,
  check: (_row, { reason }) => {
    if (outcome === 'lost' && !reason) throw invalidField('reason', 'Enter why the bid was lost.');
  },
  before: async (move, context) => {
    const { row, input, at } = move;
    const { reason, quoteId, movesOpportunity } = input;
    const quote = outcome === 'awarded' ? await acceptedQuote(row, quoteId, context) : undefined;
    const plan = await planOf(row, outcome, context);
    const { opportunity } = plan;
    if (movesOpportunity === true && opportunity && !opportunity.to)
      throw invalidField('moves_opportunity', `${opportunity.name}: ${opportunity.stays ?? ''}`);
    const follows = movesOpportunity !== false;
    if (input.takesAmount && !hasPermission({ app: 1, name: 'opportunity', type: 'e' }, context))
      throw invalidField('takes_amount', opportunityEditDenial.stays);
    const moved = await movesOf(row, plan, { quote, follows }, context);
    await insertOutcome(row, { outcome, reason, quote, moved }, at, context);
    const columns = await freezeWithOutcome(move, quote, context);
    if (row.opportunity_id && opportunity)
      await changeOpportunity(
        row.opportunity_id,
        {
          ...(follows && opportunity.to ? { stage: opportunity.to } : {}),
          ...(input.takesAmount && quote ? { amount: quote.total } : {}),
        },
        context,
      );
    return { quote, plan, columns };
  },
  columns: ({ prepared: { columns, plan } }) => ({ ...columns, ...statusColumns(plan) }),
  changes: ({ input: { reason }, prepared: { quote, plan } }) => [
    { field: 'bid', after: outcome },
    ...(quote ? [{ field: 'contract sum', after: quote.total }] : []),
    ...(reason ? [{ field: 'reason', after: reason }] : []),
    ...statusChanges(plan),
  ],
  after: [recomputeTotal],
});

/** The bid is awarded with an accepted quote. */
export const awardTransition = outcomeTransition('awarded');
/** The bid is lost. */
export const loseTransition = outcomeTransition('lost');

interface PreparedWithdrawal {
  plan: OutcomePlan | undefined;
  /** Opportunity whose stage is set back. */
  opportunityId: string | undefined;
}

/** Withdraws the outcome of a bid, which unfreezes the estimate. */
export const withdrawTransition: Transition<
  EstimateRow,
  EstimateStatus,
  { reason: string; movesBack: boolean },
  Context,
  PreparedWithdrawal
> = {
  from: ['awarded', 'lost'],
  to: 'open',
  guard: async (row, _input, context) => {
    if (!row.outcome) return 'This bid has no outcome to withdraw.';
    await assertCanUnfreeze(row, context);
    return undefined;
  },
  before: async ({ row, from, input: { reason, movesBack }, at }, context) => {
    const plan = movesBack ? await planWithdrawal(row, context) : undefined;
    const opportunityId = plan?.opportunity?.to
      ? (await recordedMoves(row, context)).opportunity?.id
      : undefined;
    await sql`update estimate_outcome set withdrawn_at = ${at}::timestamptz,
        withdrawn_by = ${context.user.user_id}::uuid, withdrawn_reason = ${reason}
      where estimation_id = ${row.estimation_id}::uuid and withdrawn_at is null`.execute(context.tx);
    await context.audit(
      estimateEntry(row, [
        { field: 'bid', before: from },
        { field: 'reason', after: reason },
        ...statusChanges(plan),
      ]),
    );
    return { plan, opportunityId };
  },
  columns: ({ prepared: { plan } }) => ({ ...unfrozenColumns, ...statusColumns(plan) }),
  changes: ({ row, input }) => unfreezeChanges(row, input.reason),
  after: [
    recomputeTotal,
    async ({ prepared: { plan, opportunityId } }, context) => {
      if (opportunityId && plan?.opportunity?.to)
        await changeOpportunity(opportunityId, { stage: plan.opportunity.to }, context);
    },
  ],
};
