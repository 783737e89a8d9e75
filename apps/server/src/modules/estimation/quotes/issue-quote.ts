import type { Quote } from '@plumbline/api';
import { DAY_MS } from '@plumbline/dates';
import type { Context, Handlers } from '../../../context/context.ts';
import { createShareLink } from '../../../capabilities/share-links/create-link.ts';
import { lettersWithLink, mailAfterCommit } from '../../../resource/document/mail-document.ts';
import type { SendingScope } from '../../../resource/document/snapshots.ts';
import type { DocumentScope } from '../../../resource/document/transition.ts';
import { estimationRow } from '../estimates/queries.ts';
import { setBidderPrice } from './customers.ts';
import { followQuote } from './opportunity-plan.ts';
import { quoteDocument } from './quote-document.ts';
import { quoteOf } from './revision-lines.ts';
import { assertChecked } from './sending-checks.ts';

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
    { ref: { estimation_id, uuid }, version: undefined, input: { sentTo, copies: [] } },
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
  quotesIssue: async ({ params, body: { version, letter, opportunity, is_checked } }, context) => {
    await estimationRow(params.estimation_id, context, true);
    const draft = await quoteOf(params.estimation_id, params.uuid, context);
    // A revision that cannot be sent at all is refused for that reason below.
    if (draft.status === 'Draft' && draft.version === version && draft.is_newest)
      await assertChecked(draft, is_checked, context);
    const to = [...new Set(letter?.to)];
    // An address that is a recipient gets no copy.
    const isRecipient = (address: string) => to.some((each) => each.toLowerCase() === address.toLowerCase());
    const cc = [...new Set(letter?.cc)].filter((address) => !isRecipient(address));
    const { document: quote } = await quoteDocument.move(
      quoteDocument.transitions.issue,
      { ref: params, version, input: { sentTo: to, copies: cc } },
      context,
    );
    if (letter) {
      const until = readableUntil(quote, context);
      const { path } = await createShareLink({ kind: 'quote', of: quote.uuid, until }, context);
      const url = `${context.config.publicUrl}${path}`;
      const letters = lettersWithLink({ ...letter, to, cc }, 'View the quote and respond here:', url);
      mailAfterCommit(letters, context.ports.mail, context);
    }
    await setBidderPrice(quote, context);
    await followQuote(quote, 'sent', opportunity, context);
    return { data: quote };
  },
} satisfies Partial<Handlers>;
