import type { Quote } from '@plumbline/api';
import type { Tone } from '@plumbline/app-kit/data/lookups';
import type { Step } from '@plumbline/ui/Stepper';
import { quotesMessages } from './messages.ts';

const tones: Readonly<Record<string, Tone>> = {
  Draft: 'neutral',
  Sent: 'info',
  Accepted: 'ok',
  Declined: 'bad',
  Expired: 'warn',
  Closed: 'neutral',
};

/** Tone of a quote's status. */
export const quoteTone = (status: string): Tone => tones[status] ?? 'neutral';

type Revision = Pick<Quote, 'revision' | 'status' | 'is_active' | 'is_newest'>;

/**
 * Names the active revision that replaces this one; undefined for the active one. `revisions` are those of its
 * number.
 */
export function replacedBy(
  { revision, status, is_active, is_newest }: Revision,
  revisions: readonly Revision[],
): string | undefined {
  if (is_active) return undefined;
  const active = revisions.find((each) => each.is_active);
  if (status === 'Draft' && is_newest) return active && quotesMessages.activeUntilSent(active.revision);
  const newer = active && active.revision > revision ? active : revisions.find((each) => each.is_newest);
  return newer && quotesMessages.replacedByRevision(newer.revision);
}

/** Newest revision of the number that is a draft and follows this one, if any. */
export const newerDraft = <Row extends Revision>(
  { revision }: Revision,
  revisions: readonly Row[],
): Row | undefined =>
  revisions.find((each) => each.status === 'Draft' && each.is_newest && each.revision > revision);

/** Steps of a quote: draft, sent, and its response, expiry or closing. */
export function quoteSteps(status: Quote['status']): Step[] {
  const end = status === 'Declined' || status === 'Expired' || status === 'Closed' ? status : 'Accepted';
  return [
    { id: 'Draft', label: quotesMessages.draft },
    { id: 'Sent', label: quotesMessages.sent },
    { id: end, label: end, ...(end === status && end !== 'Accepted' ? { state: 'failed' as const } : {}) },
  ];
}

/** Quotes to other customers and bidders that are still open after this one was accepted. */
export const openOthers = (
  { number, status }: Pick<Quote, 'number' | 'status'>,
  quotes: readonly Quote[],
): Quote[] =>
  status === 'Accepted'
    ? quotes.filter(
        (each) =>
          each.number !== number && each.is_active && (each.status === 'Sent' || each.status === 'Expired'),
      )
    : [];
