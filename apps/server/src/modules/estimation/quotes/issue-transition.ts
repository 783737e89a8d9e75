import type { Quote } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import { sql } from 'kysely';
import { HttpError } from '../../../core/http-error.ts';
import { currentSnapshot, type SendingScope } from '../../../resource/document/snapshots.ts';
import { statusChange, type Transition } from '../../../resource/document/transition.ts';
import { clauseRefusal } from './clauses.ts';
import { draftText } from './document.ts';
import { recordOnOpportunity } from './opportunity-history.ts';
import type { QuoteStatus } from './quote-status.ts';

/** Recipients of the email; empty if the revision is delivered in another way. */
export interface IssueInput {
  sentTo: readonly string[];
  copies: readonly string[];
}

/** Sends a revision, which replaces the previously active one. */
export const issueTransition: Transition<Quote, QuoteStatus, IssueInput, SendingScope> = {
  from: ['Draft'],
  to: 'Sent',
  checksVersionFirst: true,
  guard: ({ status, is_newest }) => {
    if (status !== 'Draft') return 'This revision is already sent.';
    if (!is_newest) return 'This revision was replaced by a newer one. Send the newer revision.';
    return undefined;
  },
  check: (quote, _input, { ports }) => {
    if (quote.valid_until && quote.valid_until < utcDay(ports.clock().toISOString()))
      throw new HttpError(422, 'The quote is past its “Valid until” date. Enter a later date first.');
    const refusal = clauseRefusal(quote);
    if (refusal) throw new HttpError(422, refusal);
    if (Number(quote.total) < 0)
      throw new HttpError(422, 'The total is below zero. Check the amounts of the inclusions.');
  },
  before: async ({ row }, { tx }) => {
    await sql`update quote set is_active = false where estimation_id = ${row.estimation_id}::uuid
      and number = ${row.number} and is_active and quote_id <> ${row.uuid}::uuid`.execute(tx);
    return undefined;
  },
  snapshot: async ({ row, input }, context) => ({
    ...(await currentSnapshot(input.sentTo, (letterhead) => draftText(row, letterhead, context), context)),
    copies: input.copies,
  }),
  columns: () => ({ is_active: true }),
  action: 'issued',
  changes: (move) => [
    statusChange(move),
    ...(move.input.sentTo.length > 0 ? [{ field: 'sent_to', after: move.input.sentTo.join(', ') }] : []),
    ...(move.input.copies.length > 0 ? [{ field: 'sent_cc', after: move.input.copies.join(', ') }] : []),
  ],
  after: [({ row }, context) => recordOnOpportunity(row, 'sent', context)],
};
