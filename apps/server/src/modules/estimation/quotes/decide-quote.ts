import type { PublicQuoteDecision, Quote, QuoteSignature } from '@plumbline/api';
import { sql } from 'kysely';
import { notify } from '../../../capabilities/notifications/notify.ts';
import { writeAudit } from '../../../context/audit.ts';
import type { AuditEntry, Context } from '../../../context/context.ts';
import { invalidField, HttpError } from '../../../core/http-error.ts';
import { canMove } from '../../../resource/workflow.ts';
import { priced } from './clauses.ts';
import { quoteOf, snapshotOf } from './revision-lines.ts';

const MAX_SIGNATURE_POINTS = 5000;

type Answer = Omit<PublicQuoteDecision, 'signature'>;

/** Quote with the customer's chosen alternates; undefined if unchanged. */
async function taken(
  quote: Quote,
  { decision, alternates }: Answer,
  context: Pick<Context, 'tx'>,
): Promise<{ snapshot: string; total: string; words: string } | undefined> {
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
    words: chosen.flatMap(({ number, accepted }) => (accepted ? [number] : [])).join(', '),
  };
}
/** Locks the revision, so that one of two concurrent answers is rejected. */
export async function lockQuote(
  estimationId: string,
  uuid: string,
  context: Pick<Context, 'tx' | 'ports'>,
): Promise<Quote> {
  await sql`select 1 from quote where quote_id = ${uuid}::uuid for update`.execute(context.tx);
  return quoteOf(estimationId, uuid, context);
}

/**
 * Reason why a revision cannot be decided; undefined if it can. `late` allows expired ones, for responses recorded by
 * a user.
 */
export function closedBecause(quote: Quote, late = false): string | undefined {
  if (quote.decision) return `This quote is already ${quote.decision.decision}.`;
  if (quote.status === 'Draft') return 'This quote is not sent yet.';
  if (!quote.is_active) return 'This quote was replaced by a newer revision.';
  if (quote.status === 'Closed') return 'This quote is closed and can no longer be answered.';
  if (quote.status === 'Expired' && !late) return 'This quote has expired.';
  return undefined;
}

/** @throws HttpError 422 for an acceptance without signature or an oversized signature. */
function checkSignature(decision: Answer['decision'], signature: QuoteSignature | undefined): void {
  const points = (signature?.strokes ?? []).reduce((sum, stroke) => sum + stroke.length, 0);
  if (points > MAX_SIGNATURE_POINTS)
    throw invalidField('signature', 'The signature is too large. Clear it and sign again.');
  const isSigned = signature?.mode === 'typed' || points > 1;
  if (decision === 'accepted' && !isSigned) throw invalidField('signature', 'Sign to accept the quote.');
}

interface By {
  tenant_id: string;
  /** User who records the response; undefined for the customer's own answer. */
  user?: Context['user'];
  requestId: string;
}

/**
 * Moves an undecided estimation to won when its quote is accepted.
 * @returns undefined if unchanged: decided, no won status, or no transition.
 */
async function win(
  estimationId: string,
  { tx }: Pick<Context, 'tx'>,
): Promise<{ name: string; before: string; after: string } | undefined> {
  const { rows } = await sql<{ name: string; before: string; after: string }>`
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

/** Stores the customer's decision, moves the estimation and notifies its users. */
export async function recordDecision(
  quote: Quote,
  answer: Answer,
  signature: QuoteSignature | undefined,
  by: By,
  { tx, ports, afterCommit }: Pick<Context, 'tx' | 'ports' | 'afterCommit'>,
): Promise<void> {
  const now = ports.clock().toISOString();
  const { decision, name, title, note } = answer;
  const chosen = await taken(quote, answer, { tx });
  const moved = decision === 'accepted' ? await win(quote.estimation_id, { tx }) : undefined;
  await sql`insert into quote_decision (tenant_id, quote_id, decision, name, title, note, signature, recorded_by, decided_at, moved_from)
    values (${by.tenant_id}::uuid, ${quote.uuid}::uuid, ${decision}, ${name}, ${title ?? ''}, ${note ?? ''},
      ${signature ? JSON.stringify(signature) : null}::jsonb, ${by.user?.user_id ?? null}::uuid, ${now}::timestamptz,
      ${moved?.before ?? null})`.execute(tx);
  const status = decision === 'accepted' ? 'Accepted' : 'Declined';
  await sql`update quote set status = ${status}, version = version + 1, updated_at = ${now}::timestamptz,
      snapshot = coalesce(${chosen?.snapshot ?? null}::jsonb, snapshot), total = coalesce(${chosen?.total ?? null}::numeric, total)
    where quote_id = ${quote.uuid}::uuid`.execute(tx);
  const author = by.user ?? { tenant_id: by.tenant_id, user_id: null, firstname: name, lastname: '' };
  const log = (entry: AuditEntry) => writeAudit(tx, entry, author, { request_id: by.requestId });
  await log({
    module: 'estimation',
    entity: 'quote',
    entityId: quote.uuid,
    entityName: quote.name,
    action: 'updated',
    changes: [
      { field: 'status', before: quote.status, after: status },
      { field: 'decided_by', after: [name, title].filter(Boolean).join(', ') },
      ...(chosen ? [{ field: 'alternates', after: chosen.words || 'none' }] : []),
      ...(chosen && Number(chosen.total) !== Number(quote.total)
        ? [{ field: 'total', before: quote.total, after: chosen.total }]
        : []),
    ],
  });
  if (moved)
    await log({
      module: 'estimation',
      entity: 'estimation',
      entityId: quote.estimation_id,
      entityName: moved.name,
      action: 'updated',
      changes: [{ field: 'estimation_status', before: moved.before, after: moved.after }],
    });
  const { rows } = await sql<{ user_id: string }>`select distinct user_id from (
      select e.estimator_id as user_id from estimation e where e.estimation_id = ${quote.estimation_id}::uuid
      union all select q.created_by from quote q where q.quote_id = ${quote.uuid}::uuid
      union all select i.issued_by from quote_issue i where i.quote_id = ${quote.uuid}::uuid) people
    where user_id is not null and user_id is distinct from ${by.user?.user_id ?? null}::uuid`.execute(tx);
  const letters = await notify(
    tx,
    by.tenant_id,
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
  const mail = ports.mail.of(by.tenant_id);
  for (const letter of letters) afterCommit(() => mail.send(letter));
}

/** Answer of a customer through the link. */
export async function answerQuote(
  quote: Quote,
  { signature, ...fields }: PublicQuoteDecision,
  context: Pick<Context, 'tx' | 'ports' | 'afterCommit' | 'requestId'>,
): Promise<void> {
  checkSignature(fields.decision, signature);
  const now = await lockQuote(quote.estimation_id, quote.uuid, context);
  const closed = closedBecause(now);
  if (closed) throw new HttpError(409, closed);
  const { rows } = await sql<{
    tenant_id: string;
  }>`select tenant_id from quote where quote_id = ${quote.uuid}::uuid`.execute(context.tx);
  await recordDecision(
    now,
    fields,
    signature,
    { tenant_id: rows[0]?.tenant_id ?? '', requestId: context.requestId },
    context,
  );
}
