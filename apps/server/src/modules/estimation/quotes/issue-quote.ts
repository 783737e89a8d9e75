import type { Quote } from '@plumbline/api';
import { DAY_MS } from '@plumbline/dates';
import type { Context, Handlers } from '../../../context/context.ts';
import { createShareLink } from '../../../capabilities/share-links/create-link.ts';
import { lettersWithLink, mailAfterCommit } from '../../../resource/document/mail-document.ts';
import type { SendingScope } from '../../../resource/document/snapshots.ts';
import type { DocumentScope } from '../../../resource/document/transition.ts';
import { estimationRow } from '../estimates/queries.ts';
import { setBidderPrice } from './customers.ts';
import { quoteDocument } from './quote-document.ts';

/** Milliseconds after the validity date for which an emailed link stays readable. */
const READABLE_AFTER_MS = 30 * DAY_MS;

/**
 * Sends a revision and replaces the previously active one.
 * @throws HttpError 409 for a sent or replaced revision, 422 for an expired one, a negative total or a clause without
 * amount.
 */
export async function issueQuote(
  { estimation_id, uuid }: Pick<Quote, 'estimation_id' | 'uuid'>,
  sentTo: readonly string[],
  context: DocumentScope & SendingScope,
): Promise<void> {
  await quoteDocument.move(
    quoteDocument.transitions.issue,
    { ref: { estimation_id, uuid }, version: undefined, input: { sentTo } },
    context,
  );
}

/** Last instant at which an emailed link is readable. */
function readableUntil({ valid_until }: Pick<Quote, 'valid_until'>, { ports }: Pick<Context, 'ports'>): Date {
  const now = ports.clock().getTime();
  const last = valid_until ? Date.parse(valid_until) + DAY_MS : now;
  return new Date(Math.min(last + READABLE_AFTER_MS, now + 366 * DAY_MS));
}

export const issueOperations = {
  quotesIssue: async ({ params, body: { version, letter } }, context) => {
    await estimationRow(params.estimation_id, context, true);
    const to = [...new Set(letter?.to)];
    const { document: quote } = await quoteDocument.move(
      quoteDocument.transitions.issue,
      { ref: params, version, input: { sentTo: to } },
      context,
    );
    if (letter) {
      const until = readableUntil(quote, context);
      const { path } = await createShareLink({ kind: 'quote', of: quote.uuid, until }, context);
      const url = `${context.config.publicUrl}${path}`;
      const letters = lettersWithLink({ ...letter, to }, 'View the quote and respond here:', url);
      mailAfterCommit(letters, context.ports.mail, context);
    }
    await setBidderPrice(quote, context);
    return { data: quote };
  },
} satisfies Partial<Handlers>;
