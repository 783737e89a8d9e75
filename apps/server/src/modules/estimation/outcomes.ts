import type { OutcomeAlternate, OutcomeMove, OutcomePlan, Quote } from '@plumbline/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../http/context.ts';
import { invalid, Problem, stale } from '../../http/problem.ts';
import { holds } from '../access.ts';
import { mayGo } from '../configured.ts';
import { resources } from '../resources.ts';
import { estimationRow, recordChange } from './data.ts';
import { estimationWhole } from './estimations.ts';
import { freezeNow, mustUnfreeze, thaw } from './freezes.ts';
import { quoteOf } from './quote-rows.ts';

type Outcome = 'awarded' | 'lost';
type Row = Awaited<ReturnType<typeof estimationRow>>;
const wins: Record<Outcome, 'won' | 'lost'> = { awarded: 'won', lost: 'lost' };

/** Where a record goes as its bid ends: to the first status that counts so, where it is open and its workflow has a way. */
async function moveOf(
  module: 'estimation' | 'opportunity',
  { name, from }: { name: string; from: string },
  outcome: Outcome,
  context: Context,
): Promise<OutcomeMove> {
  const { rows } = await sql<{ name: string; outcome: string }>`select name, outcome from setup_status
    where module = ${module} and field_name = 'status' order by sequence, name`.execute(context.tx);
  const own = rows.find((each) => each.name === from);
  const to = rows.find((each) => each.outcome === wins[outcome]);
  const stays = (words: string): OutcomeMove => ({ name, from, stays: words });
  if (own?.outcome === wins[outcome]) return stays(`It is ${from} already.`);
  if (!to) return stays(`No status counts as ${wins[outcome]}.`);
  if (!(await mayGo(module, from, to.name, context)))
    return stays(`Its workflow has no way from ${from} to ${to.name}.`);
  return { name, from, to: to.name };
}

async function planOf(row: Row, outcome: Outcome, context: Context): Promise<OutcomePlan> {
  const estimation = await moveOf(
    'estimation',
    { name: row.name, from: row.estimation_status },
    outcome,
    context,
  );
  if (!row.opportunity_id) return { estimation };
  const { rows } = await sql<{ name: string; stage: string }>`select name, stage from crm_opportunity
    where opportunity_id = ${row.opportunity_id}::uuid and deleted_at is null`.execute(context.tx);
  const [bid] = rows;
  if (!bid) return { estimation };
  const opportunity = await moveOf('opportunity', { name: bid.name, from: bid.stage }, outcome, context);
  return {
    estimation,
    opportunity:
      opportunity.to && !holds({ app: 1, name: 'opportunity', type: 'e' }, context)
        ? { name: bid.name, from: bid.stage, stays: 'You may not edit opportunities.' }
        : opportunity,
  };
}

/** @throws Problem 422 where the quote that a bid is awarded by was not accepted. */
async function acceptedQuote(row: Row, uuid: string | undefined, context: Context): Promise<Quote> {
  if (!uuid) throw invalid('quote_id', 'Choose the revision that was accepted.');
  const quote = await quoteOf(row.estimation_id, uuid, context);
  if (quote.status !== 'Accepted')
    throw invalid(
      'quote_id',
      `${quote.number} R${quote.revision} was not accepted. Write down the answer first.`,
    );
  return quote;
}

async function write(
  row: Row,
  { outcome, reason, quote }: { outcome: Outcome; reason: string; quote?: Quote },
  { tx, user, ports }: Context,
): Promise<void> {
  const taken = (quote?.alternates ?? [])
    .filter(({ accepted }) => accepted)
    .map(({ uuid, number, name, amount }): OutcomeAlternate => ({ uuid, number, name, amount }));
  await sql`insert into estimate_outcome (tenant_id, outcome_id, estimation_id, outcome, reason, quote_id, version_id,
      contract_sum, base, alternates, decided_by, decided_at)
    values (${user.tenant_id}::uuid, ${uuidv7()}::uuid, ${row.estimation_id}::uuid, ${outcome}, ${reason},
      ${quote?.uuid ?? null}::uuid,
      (select version_id from estimate_version where quote_id = ${quote?.uuid ?? null}::uuid order by number limit 1),
      ${quote?.total ?? null}::numeric, ${quote?.base ?? null}::numeric, ${JSON.stringify(taken)}::jsonb,
      ${user.user_id}::uuid, ${ports.clock().toISOString()}::timestamptz)`.execute(tx);
}

async function moveOn(row: Row, plan: OutcomePlan, moves: boolean | undefined, context: Context) {
  const { estimation, opportunity } = plan;
  if (estimation.to)
    await sql`update estimation set estimation_status = ${estimation.to}, version = version + 1, updated_at = now()
      where estimation_id = ${row.estimation_id}::uuid`.execute(context.tx);
  if (moves === true && opportunity && !opportunity.to)
    throw invalid('moves_opportunity', `${opportunity.name}: ${opportunity.stays ?? ''}`);
  if (moves === false || !opportunity?.to || !row.opportunity_id) return;
  const { opportunity: opportunities } = resources;
  const { version } = await opportunities.find(row.opportunity_id, context);
  await opportunities.update(
    { params: { uuid: row.opportunity_id }, body: { stage: opportunity.to, version } },
    context,
  );
}

export const outcomeOperations = {
  estimateOutcomesPlan: async ({ params, query }, context) => {
    const row = await estimationRow(params.estimation_id, context);
    return { data: await planOf(row, query.outcome, context) };
  },
  estimateOutcomesDecide: async ({ params, body }, context) => {
    const row = await estimationRow(params.estimation_id, context, true);
    const { outcome } = body;
    const before = await estimationWhole(row.estimation_id, context);
    if (before.outcome)
      throw new Problem(
        409,
        `This bid was ${before.outcome.outcome} already. Withdraw ${before.outcome.outcome === 'lost' ? 'the loss' : 'the award'} first.`,
      );
    if (row.version !== body.version) throw stale();
    const reason = (body.reason ?? '').trim();
    if (outcome === 'lost' && !reason) throw invalid('reason', 'Say why the bid was lost.');
    const quote = outcome === 'awarded' ? await acceptedQuote(row, body.quote_id, context) : undefined;
    const plan = await planOf(row, outcome, context);
    await write(row, { outcome, reason, ...(quote ? { quote } : {}) }, context);
    if (!row.frozen_at)
      await freezeNow(
        row,
        quote ? `Awarded by ${quote.number} R${quote.revision}` : `Lost: ${reason}`,
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
    if (!outcome) throw new Problem(409, 'This bid goes on: there is nothing to withdraw.');
    await mustUnfreeze(row, context);
    if (row.version !== body.version) throw stale();
    const reason = body.reason.trim();
    await sql`update estimate_outcome set withdrawn_at = ${context.ports.clock().toISOString()}::timestamptz,
        withdrawn_by = ${context.user.user_id}::uuid, withdrawn_reason = ${reason}
      where estimation_id = ${row.estimation_id}::uuid and withdrawn_at is null`.execute(context.tx);
    await recordChange(row, context, {
      entity: 'estimate',
      action: 'updated',
      changes: [
        { field: 'bid', before: outcome.outcome },
        { field: 'reason', after: reason },
      ],
    });
    await thaw(row, reason, context);
    return { data: await estimationWhole(row.estimation_id, context) };
  },
} satisfies Partial<Handlers>;
