import type { Quote } from '@plumbline/api';
import { noEffects, statusChange, type Transition } from '../../../resource/document/transition.ts';
import { revisionName, type QuoteStatus } from './quote-status.ts';

/** Closes a sent revision that is not answered, because another customer's quote was accepted. */
export const closeTransition: Transition<Quote, QuoteStatus, { because: string }> = {
  from: ['Sent'],
  to: 'Closed',
  before: noEffects,
  changes: (move) => [statusChange(move), { field: 'because', after: move.input.because }],
};

/** Opens a closed revision for the customer's answer. */
export const reopenTransition: Transition<Quote, QuoteStatus, undefined> = {
  from: ['Closed'],
  to: 'Sent',
  guard: (quote) => {
    if (quote.status !== 'Closed') return `${revisionName(quote)} is not closed.`;
    if (!quote.is_active) return 'This quote was replaced by a newer revision.';
    return undefined;
  },
  before: noEffects,
};
