import type {
  OpportunityAmountMove,
  OpportunityChoice,
  OpportunityPlan,
  Quote,
  QuotePlan,
} from '@plumbline/api';
import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import { hasPermission } from '../../../auth/permissions.ts';
import type { Context, Handlers } from '../../../context/context.ts';
import { HttpError, invalidField } from '../../../core/http-error.ts';
import { definedResource } from '../../../resource/resource-index.ts';
import { estimationRow } from '../estimates/queries.ts';
import {
  firstWithOutcome,
  opportunityEditDenial,
  permittedMove,
  reached,
  statusMove,
  type RecordStatus,
  type StatusChoice,
} from '../versions/status-move.ts';
import { revisionName } from './quote-status.ts';
import { quoteOf } from './revision-lines.ts';

export type QuoteEvent = 'sent' | 'accepted';

/** Open stages from this probability on, in percent, are those of submitted bids. */
const SUBMITTED_FROM = 50;

/** First stage of a submitted bid, for an opportunity that is before it. */
export function submittedStage(
  statuses: readonly RecordStatus[],
  own: RecordStatus | undefined,
): StatusChoice {
  const target = statuses.find(
    ({ outcome, probability }) => outcome === 'open' && probability >= SUBMITTED_FROM,
  );
  if (!target)
    return {
      stays: `No open stage has a probability of ${SUBMITTED_FROM}% or more.`,
      stays_code: 'missing',
    };
  const isPast = own && statuses.indexOf(own) >= statuses.indexOf(target);
  return isPast || (own && own.outcome !== 'open') ? reached(own) : { to: target.name };
}

function amountMove(from: string, total: string, mayEdit: boolean): OpportunityAmountMove {
  if (new Decimal(from).eq(total))
    return { from, stays: 'It already has this amount.', stays_code: 'reached' };
  return mayEdit ? { from, to: total } : { from, ...opportunityEditDenial };
}

/**
 * Changes of the opportunity that a quote offers when it is sent or accepted; undefined without an opportunity or the right
 * to view it.
 */
export async function opportunityPlan(
  quote: Quote,
  event: QuoteEvent,
  context: Context,
): Promise<OpportunityPlan | undefined> {
  if (!hasPermission({ app: 1, name: 'opportunity', type: 'v' }, context)) return undefined;
  const { rows } = await sql<{ uuid: string; name: string; stage: string; amount: string | null }>`
    select o.uuid, o.name, o.stage, o.amount from estimation e
    join crm_opportunity_view o on o.tenant_id = e.tenant_id and o.uuid = e.opportunity_id
    where e.estimation_id = ${quote.estimation_id}::uuid`.execute(context.tx);
  const [bid] = rows;
  if (!bid) return undefined;
  const target = event === 'sent' ? submittedStage : firstWithOutcome('won');
  const stage = await statusMove('opportunity', { name: bid.name, from: bid.stage }, target, context);
  const mayEdit = hasPermission({ app: 1, name: 'opportunity', type: 'e' }, context);
  return {
    uuid: bid.uuid,
    stage: permittedMove(stage, context),
    amount: amountMove(new Decimal(bid.amount ?? 0).toFixed(2), quote.total, mayEdit),
  };
}

/**
 * Applies the chosen changes of a plan to its opportunity.
 * @throws HttpError 422 at the field of a choice that the plan does not allow.
 */
export async function updateOpportunity(
  { uuid, stage, amount }: OpportunityPlan,
  { moves_stage, takes_amount }: OpportunityChoice,
  context: Context,
): Promise<void> {
  if (moves_stage && !stage.to) throw invalidField('moves_stage', `${stage.name}: ${stage.stays ?? ''}`);
  if (takes_amount && !amount.to) throw invalidField('takes_amount', `${stage.name}: ${amount.stays ?? ''}`);
  const change = {
    ...(moves_stage && stage.to ? { stage: stage.to } : {}),
    ...(takes_amount && amount.to ? { amount: amount.to } : {}),
  };
  if (Object.keys(change).length === 0) return;
  const opportunities = definedResource('opportunity');
  const { version } = await opportunities.find(uuid, context);
  await opportunities.update({ params: { uuid }, body: { ...change, version } }, context);
}

/** Applies the changes that were chosen with an event of a quote; nothing without a choice or an opportunity. */
export async function followQuote(
  quote: Quote,
  event: QuoteEvent,
  choice: OpportunityChoice | undefined,
  context: Context,
): Promise<void> {
  if (!choice?.moves_stage && !choice?.takes_amount) return;
  const plan = await opportunityPlan(quote, event, context);
  if (plan) await updateOpportunity(plan, choice, context);
}

/** Event of a quote that its opportunity can follow. @throws HttpError 409 for a replaced or unsent revision. */
function eventOf(quote: Quote): QuoteEvent {
  const { status, is_active } = quote;
  const isOpen = status === 'Sent' || status === 'Expired';
  if (status !== 'Accepted' && !isOpen)
    throw new HttpError(409, `${revisionName(quote)} is neither sent nor accepted.`);
  if (!is_active) throw new HttpError(409, `${revisionName(quote)} was replaced. Use the revision in force.`);
  return isOpen ? 'sent' : 'accepted';
}

const planData = (opportunity: OpportunityPlan | undefined): { data: QuotePlan } => ({
  data: opportunity ? { opportunity } : {},
});

export const opportunityPlanOperations = {
  quotesPreviewOpportunity: async ({ params, query }, context) => {
    const quote = await quoteOf(params.estimation_id, params.uuid, context);
    return planData(await opportunityPlan(quote, query.event, context));
  },
  quotesUpdateOpportunity: async ({ params, body }, context) => {
    await estimationRow(params.estimation_id, context, true);
    const quote = await quoteOf(params.estimation_id, params.uuid, context);
    const event = eventOf(quote);
    await followQuote(quote, event, body, context);
    return planData(await opportunityPlan(quote, event, context));
  },
} satisfies Partial<Handlers>;
