import type { PublicQuoteDecision, Quote, QuoteSignature } from '@plumbline/api';
import { sql } from 'kysely';
import { writeAudit } from '../../../context/audit.ts';
import type { Context, Handlers } from '../../../context/context.ts';
import { invalidField } from '../../../core/http-error.ts';
import { estimationRow } from '../estimates/queries.ts';
import type { Answer } from './answer-transition.ts';
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

/** Answer of a customer through the link. */
export async function answerQuote(
  { estimation_id, uuid }: Quote,
  { signature, ...answer }: PublicQuoteDecision,
  context: Pick<Context, 'tx' | 'ports' | 'afterCommit' | 'requestId'>,
): Promise<void> {
  checkSignature(answer.decision, signature);
  const { tx, ports, afterCommit, requestId } = context;
  const { rows } = await sql<{
    tenant_id: string;
  }>`select tenant_id from quote where quote_id = ${uuid}::uuid`.execute(tx);
  const tenantId = rows[0]?.tenant_id ?? '';
  const author = { tenant_id: tenantId, user_id: null, firstname: answer.name, lastname: '' };
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
  quotesDecide: async ({ params, body: { version, ...answer } }, context) => {
    await estimationRow(params.estimation_id, context, true);
    const { tenant_id: tenantId, user_id: recordedBy } = context.user;
    const { document } = await quoteDocument.move(
      answerTransitionOf(answer),
      { ref: params, version, input: { answer, signature: undefined, tenantId, recordedBy } },
      context,
    );
    return { data: document };
  },
} satisfies Partial<Handlers>;
