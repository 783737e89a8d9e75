import type { PublicQuoteDecision, Quote, QuoteSignature } from '@plumbline/api';
import { sql } from 'kysely';
import { notify } from '../../../capabilities/notifications/notify.ts';
import type { Context } from '../../../context/context.ts';
import { invalidField } from '../../../core/http-error.ts';
import { mailAfterCommit } from '../../../resource/document/mail-document.ts';
import { statusChange, type PreparedMove, type Transition } from '../../../resource/document/transition.ts';
import { canMove } from '../../../resource/workflow.ts';
import { priced } from './clauses.ts';
import { recordOnOpportunity } from './opportunity-history.ts';
import type { QuoteStatus } from './quote-status.ts';
import { snapshotOf } from './revision-lines.ts';

/** Response of a customer without the signature. */
export type Answer = Omit<PublicQuoteDecision, 'signature'>;
export interface AnswerInput {
  answer: Answer;
  signature: QuoteSignature | undefined;
  tenantId: string;
  /** User who records the response; undefined for the customer's own answer. */
  recordedBy: string | undefined;
}
type AnswerScope = Pick<Context, 'afterCommit'> & { ports: Pick<Context['ports'], 'mail'> };

interface AcceptedFigures {
  /** Snapshot as JSON. */
  snapshot: string;
  total: string;
  /** Numbers of the accepted alternates, separated by commas. */
  numbers: string;
}
interface EstimationMove {
  name: string;
  before: string;
  after: string;
}
interface Prepared {
  figures: AcceptedFigures | undefined;
  estimation: EstimationMove | undefined;
}
type AnswerMove = PreparedMove<Quote, QuoteStatus, AnswerInput, Prepared>;

/** Figures with the customer's chosen alternates; undefined if unchanged. */
async function acceptedFigures(
  quote: Quote,
  { decision, alternates }: Answer,
  context: Pick<Context, 'tx'>,
): Promise<AcceptedFigures | undefined> {
  if (decision !== 'accepted' || !alternates) return undefined;
  const offered = new Set(quote.alternates.flatMap(({ uuid, offered: is }) => (is ? [uuid] : [])));
  if (alternates.some((uuid) => !offered.has(uuid)))
    throw invalidField('alternates', 'One of these alternates is not offered in this quote.');
  const snapshot = await snapshotOf(quote.estimation_id, quote.uuid, context);
  const {
    total,
    totals,
    alternates: chosen,
    base,
  } = priced(
    {
      ...quote,
      alternates: quote.alternates.map((each) => ({ ...each, accepted: alternates.includes(each.uuid) })),
    },
    snapshot,
  );
  return {
    snapshot: JSON.stringify({ ...snapshot, totals, alternates: chosen, base }),
    total,
    numbers: chosen.flatMap(({ number, accepted }) => (accepted ? [number] : [])).join(', '),
  };
}

/**
 * Reason why a revision cannot be decided; undefined if it can. `late` allows expired ones, for responses recorded by
 * a user.
 */
export function undecidableReason(quote: Quote, late = false): string | undefined {
  if (quote.decision) return `This quote is already ${quote.decision.decision}.`;
  if (quote.status === 'Draft') return 'This quote is not sent yet.';
  if (!quote.is_active) return 'This quote was replaced by a newer revision.';
  if (quote.status === 'Closed') return 'This quote is closed and can no longer be answered.';
  if (quote.status === 'Expired' && !late) return 'This quote has expired.';
  return undefined;
}

/**
 * Moves an undecided estimation to won when its quote is accepted.
 * @returns undefined if unchanged: decided, no won status, or no transition.
 */
async function markEstimationWon(
  estimationId: string,
  { tx }: Pick<Context, 'tx'>,
): Promise<EstimationMove | undefined> {
  const { rows } = await sql<EstimationMove>`
    select e.name, e.estimation_status as before, won.name as after
    from estimation e
    join record_status own on own.module = 'estimation' and own.name = e.estimation_status
      and own.outcome not in ('won', 'lost')
    cross join lateral (select name from record_status where module = 'estimation' and outcome = 'won'
      order by sequence, name limit 1) won
    where e.estimation_id = ${estimationId}::uuid`.execute(tx);
  const [move] = rows;
  if (!move || !(await canMove('estimation', move.before, move.after, { tx }))) return undefined;
  await sql`update estimation set estimation_status = ${move.after}, version = version + 1, updated_at = now()
    where estimation_id = ${estimationId}::uuid`.execute(tx);
  return move;
}

/** Notifies the estimator, and who created and who sent the revision, except the user who recorded the response. */
async function notifyPeople(
  { row: quote, input: { answer, tenantId, recordedBy } }: AnswerMove,
  { tx, ports, afterCommit }: AnswerScope & Pick<Context, 'tx'>,
): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`select distinct user_id from (
      select e.estimator_id as user_id from estimation e where e.estimation_id = ${quote.estimation_id}::uuid
      union all select q.created_by from quote q where q.quote_id = ${quote.uuid}::uuid
      union all select i.issued_by from quote_issue i where i.quote_id = ${quote.uuid}::uuid) people
    where user_id is not null and user_id is distinct from ${recordedBy ?? null}::uuid`.execute(tx);
  const { decision, name, note } = answer;
  const letters = await notify(
    tx,
    tenantId,
    rows.map(({ user_id }) => user_id),
    {
      kind: 'quote',
      name: `${quote.number} was ${decision}`,
      message: `${name} ${decision} ${quote.number} R${quote.revision}, ${quote.name}.${note ? ` “${note}”` : ''}`,
      module: 'estimation',
      prop_type: 'quote',
      prop_id: quote.uuid,
    },
  );
  mailAfterCommit(letters, ports.mail.of(tenantId), { afterCommit });
}

const answerTransition = (
  to: 'Accepted' | 'Declined',
): Transition<Quote, QuoteStatus, AnswerInput, AnswerScope, Prepared> => ({
  from: ['Sent'],
  to,
  guard: (quote, { recordedBy }) => undecidableReason(quote, recordedBy !== undefined),
  before: async ({ row: quote, input: { answer, signature, tenantId, recordedBy }, at }, { tx }) => {
    const figures = await acceptedFigures(quote, answer, { tx });
    const estimation =
      answer.decision === 'accepted' ? await markEstimationWon(quote.estimation_id, { tx }) : undefined;
    const { decision, name, title, note } = answer;
    await sql`insert into quote_decision (tenant_id, quote_id, decision, name, title, note, signature, recorded_by, decided_at, moved_from)
      values (${tenantId}::uuid, ${quote.uuid}::uuid, ${decision}, ${name}, ${title ?? ''}, ${note ?? ''},
        ${signature ? JSON.stringify(signature) : null}::jsonb, ${recordedBy ?? null}::uuid, ${at}::timestamptz,
        ${estimation?.before ?? null})`.execute(tx);
    return { figures, estimation };
  },
  columns: ({ prepared: { figures } }): Record<string, string> =>
    figures ? { snapshot: figures.snapshot, total: figures.total } : {},
  changes: (move) => {
    const { row: quote, input, prepared } = move;
    const { figures } = prepared;
    return [
      statusChange(move),
      { field: 'decided_by', after: [input.answer.name, input.answer.title].filter(Boolean).join(', ') },
      ...(figures ? [{ field: 'alternates', after: figures.numbers || 'none' }] : []),
      ...(figures && Number(figures.total) !== Number(quote.total)
        ? [{ field: 'total', before: quote.total, after: figures.total }]
        : []),
    ];
  },
  after: [
    ({ row, input: { answer } }, context) => recordOnOpportunity(row, answer.decision, context),
    async ({ row: quote, prepared: { estimation } }, { audit }) => {
      if (!estimation) return;
      await audit({
        module: 'estimation',
        entity: 'estimation',
        entityId: quote.estimation_id,
        entityName: estimation.name,
        action: 'updated',
        changes: [{ field: 'estimation_status', before: estimation.before, after: estimation.after }],
      });
    },
  ],
  notify: notifyPeople,
});

/** The customer accepts a revision, with alternates or without; an undecided estimation is won. */
export const acceptTransition = answerTransition('Accepted');
/** The customer declines a revision. */
export const declineTransition = answerTransition('Declined');
