import type { Quote } from '@plumbline/api';
import { DAY_MS, utcDay } from '@plumbline/dates';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../../context/context.ts';
import { HttpError, versionConflict } from '../../../core/http-error.ts';
import { loadLetterhead, type Letterhead } from '../../../pdf/letterhead.ts';
import { currentTypeface, type Typeface } from '../../../pdf/fonts.ts';
import { createShareLink } from '../../../capabilities/share-links/create-link.ts';
import { estimationRow } from '../estimates/queries.ts';
import { clauseRefusal } from './clauses.ts';
import { tellBidder } from './customers.ts';
import { closedBecause, lockQuote, recordDecision } from './decide-quote.ts';
import { documentText } from './document.ts';
import { quoteOf } from './revision-lines.ts';

/** Milliseconds after the validity date for which an emailed link stays readable. */
const READABLE_AFTER_MS = 30 * DAY_MS;
/** Typeface of revisions sent before it was stored. */
const formerTypeface: Typeface = 'Liberation Sans';
interface StoredHead {
  head: Omit<Letterhead, 'logo'>;
  logo: Uint8Array | null;
}

/** Letterhead of a quote: the stored one if sent, otherwise the current one. */
export async function headOf(
  quote: Quote,
  company: string,
  context: Pick<Context, 'tx' | 'ports'>,
): Promise<Letterhead> {
  const { rows } =
    await sql<StoredHead>`select head, logo from quote_issue where quote_id = ${quote.uuid}::uuid`.execute(
      context.tx,
    );
  const [kept] = rows;
  return kept
    ? { typeface: formerTypeface, ...kept.head, ...(kept.logo ? { logo: kept.logo } : {}) }
    : loadLetterhead(context, company);
}

/**
 * Sends a revision and replaces the previously active one.
 * @throws HttpError 409 for a sent or replaced revision, 422 for an expired one, a negative total or a clause without
 * amount.
 */
export async function handOver(
  quote: Quote,
  sentTo: readonly string[],
  context: Pick<Context, 'tx' | 'audit'> & {
    ports: Pick<Context['ports'], 'clock' | 'storage'>;
    user: Pick<Context['user'], 'tenant_id' | 'user_id' | 'company'>;
  },
): Promise<void> {
  const { tx, ports, user } = context;
  if (quote.status !== 'Draft') throw new HttpError(409, 'This revision is already sent.');
  if (!quote.is_newest)
    throw new HttpError(409, 'This revision was replaced by a newer one. Send the newer revision.');
  const now = ports.clock().toISOString();
  if (quote.valid_until && quote.valid_until < utcDay(now))
    throw new HttpError(422, 'The quote is past its “Valid until” date. Enter a later date first.');
  const refusal = clauseRefusal(quote);
  if (refusal) throw new HttpError(422, refusal);
  if (Number(quote.total) < 0)
    throw new HttpError(422, 'The total is below zero. Check the amounts of the inclusions.');
  const whole = await loadLetterhead(context, user.company);
  const { logo, ...rest } = whole;
  const head: StoredHead['head'] = { ...rest, typeface: currentTypeface };
  const document = await documentText(quote, whole, context);
  await sql`insert into quote_issue (tenant_id, quote_id, head, logo, document, sent_to, issued_by, issued_at)
    values (${user.tenant_id}::uuid, ${quote.uuid}::uuid, ${JSON.stringify(head)}::jsonb, ${logo ? Buffer.from(logo) : null},
      ${document ?? null},
      ${JSON.stringify(sentTo)}::jsonb, ${user.user_id}::uuid, ${now}::timestamptz)`.execute(tx);
  await sql`update quote set is_active = false where estimation_id = ${quote.estimation_id}::uuid
    and number = ${quote.number} and is_active and quote_id <> ${quote.uuid}::uuid`.execute(tx);
  await sql`update quote set status = 'Sent', is_active = true, version = version + 1, updated_at = ${now}::timestamptz
    where quote_id = ${quote.uuid}::uuid`.execute(tx);
  await context.audit({
    module: 'estimation',
    entity: 'quote',
    entityId: quote.uuid,
    entityName: quote.name,
    action: 'issued',
    changes: [
      { field: 'status', before: 'Draft', after: 'Sent' },
      ...(sentTo.length > 0 ? [{ field: 'sent_to', after: sentTo.join(', ') }] : []),
    ],
  });
}

export const issueOperations = {
  quoteWorkIssue: async ({ params, body }, context) => {
    const { ports, config } = context;
    await estimationRow(params.estimation_id, context, true);
    const quote = await lockQuote(params.estimation_id, params.uuid, context);
    if (quote.version !== body.version) throw versionConflict();
    const to = [...new Set(body.letter?.to)];
    await handOver(quote, to, context);
    if (body.letter) {
      const last = quote.valid_until ? Date.parse(quote.valid_until) + DAY_MS : ports.clock().getTime();
      const { path } = await createShareLink(
        {
          kind: 'quote',
          of: quote.uuid,
          until: new Date(Math.min(last + READABLE_AFTER_MS, ports.clock().getTime() + 366 * DAY_MS)),
        },
        context,
      );
      const { subject, message } = body.letter;
      const text = `${message ?? ''}\n\nView the quote and respond here:\n${config.publicUrl}${path}`.trim();
      for (const address of to) context.afterCommit(() => ports.mail.send({ to: address, subject, text }));
    }
    await tellBidder(quote, context);
    return { data: await quoteOf(params.estimation_id, params.uuid, context) };
  },
  quoteWorkDecide: async ({ params, body: { version, ...fields } }, context) => {
    await estimationRow(params.estimation_id, context, true);
    const quote = await lockQuote(params.estimation_id, params.uuid, context);
    const closed = closedBecause(quote, true);
    if (closed) throw new HttpError(409, closed);
    if (quote.version !== version) throw versionConflict();
    const { user, requestId } = context;
    await recordDecision(quote, fields, undefined, { tenant_id: user.tenant_id, user, requestId }, context);
    return { data: await quoteOf(params.estimation_id, params.uuid, context) };
  },
} satisfies Partial<Handlers>;
