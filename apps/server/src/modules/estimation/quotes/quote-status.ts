import type { Quote } from '@plumbline/api';

/** Stored status of a revision. `Expired` is derived when a sent revision is read. */
export type QuoteStatus = Exclude<Quote['status'], 'Expired'>;
export const quoteStatuses: readonly QuoteStatus[] = ['Draft', 'Sent', 'Accepted', 'Declined', 'Closed'];

/** A sent revision stays sent after its last valid day. */
export const storedStatus = ({ status }: Pick<Quote, 'status'>): QuoteStatus =>
  status === 'Expired' ? 'Sent' : status;

/** Number and revision, e.g. `Q-2026-0142 R1`. */
export const revisionName = ({ number, revision }: Pick<Quote, 'number' | 'revision'>): string =>
  `${number} R${revision}`;
