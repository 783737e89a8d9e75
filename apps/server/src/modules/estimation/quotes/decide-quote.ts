import type { PublicQuoteDecision, Quote, QuoteSignature } from '@plumbline/api';
import { sql } from 'kysely';
import { writeAudit } from '../../../context/audit.ts';
import type { Context, Handlers } from '../../../context/context.ts';
import { invalidField } from '../../../core/http-error.ts';
import { estimationRow } from '../estimates/queries.ts';
import type { Answer } from './answer-transition.ts';
import { followQuote } from './opportunity-plan.ts';
import { recordOnOpportunity } from './opportunity-history.ts';
import { quoteDocument } from './quote-document.ts';

const MAX_SIGNATURE_POINTS = 5000;

/** @throws HttpError 422 for an acceptance without signature or an oversized signature. */
function checkSignature(decision: Answer['decision'], signature: QuoteSignature | undefined): void {
  const points = (signature?.strokes ?? []).reduce((sum, stroke) => sum + stroke.length, 0);
  if (points > MAX_SIGNATURE_POINTS)
    throw invalidField('signature', 'The signature is too large. Clear it and sign again.');
  const isSigned = signature?.mode === 'typed' || points > 1;
  if (decision === 'accepted' && !isSigned) throw invalidField('signature', 'Sign to accept the quote.');
}

const answerTransitionOf = ({ decision }: Answer) =>
  decision === 'accepted' ? quoteDocument.transitions.accept : quoteDocument.transitions.decline;

/** Author of audit entries of a customer, who has no user. */
async function customerAuthor({ uuid }: Pick<Quote, 'uuid'>, name: string, { tx }: Pick<Context, 'tx'>) {
  const { rows } = await sql<{
    tenant_id: string;
  }>`select tenant_id from quote where quote_id = ${uuid}::uuid`.execute(tx);
  return { tenant_id: rows[0]?.tenant_id ?? '', user_id: null, firstname: name, lastname: '' };
}

/** Records in the timeline of the opportunity that the customer has opened the quote for the first time. */
export async function recordQuoteOpening(
  quote: Quote,
  { tx, requestId }: Pick<Context, 'tx' | 'requestId'>,
): Promise<void> {
  const author = await customerAuthor(quote, quote.customer_name, { tx });
  await recordOnOpportunity(quote, 'viewed', {
    tx,
    audit: (entry) => writeAudit(tx, entry, author, { request_id: requestId }),
  });
}

/** Answer of a customer through the link. */
export async function answerQuote(
  quote: Quote,
  { signature, ...answer }: PublicQuoteDecision,
  context: Pick<Context, 'tx' | 'ports' | 'afterCommit' | 'requestId'>,
): Promise<void> {
  checkSignature(answer.decision, signature);
  const { tx, ports, afterCommit, requestId } = context;
  const { estimation_id, uuid } = quote;
  const author = await customerAuthor(quote, answer.name, { tx });
  const tenantId = author.tenant_id;
  await quoteDocument.move(
    answerTransitionOf(answer),
    {
      ref: { estimation_id, uuid },
      version: undefined,
      input: { answer, signature, tenantId, recordedBy: undefined },
    },
    { tx, ports, afterCommit, audit: (entry) => writeAudit(tx, entry, author, { request_id: requestId }) },
  );
}

export const decisionOperations = {
  quotesDecide: async ({ params, body: { version, opportunity, ...answer } }, context) => {
    await estimationRow(params.estimation_id, context, true);
    const { tenant_id: tenantId, user_id: recordedBy } = context.user;
    const { document } = await quoteDocument.move(
      answerTransitionOf(answer),
      { ref: params, version, input: { answer, signature: undefined, tenantId, recordedBy } },
      context,
    );
    if (answer.decision === 'accepted') await followQuote(document, 'accepted', opportunity, context);
    return { data: document };
  },
} satisfies Partial<Handlers>;
