import type { Quote } from '@plumbline/api';
import type { Tone } from '@plumbline/app-kit/data/lookups';
import type { Step } from '@plumbline/ui/Stepper';

const tones: Readonly<Record<string, Tone>> = {
  Draft: 'neutral',
  Sent: 'info',
  Accepted: 'ok',
  Declined: 'bad',
  Expired: 'warn',
  Closed: 'neutral',
};

/** How a quote's status is shown. */
export const quoteTone = (status: string): Tone => tones[status] ?? 'neutral';

type Revision = Pick<Quote, 'revision' | 'status' | 'is_active' | 'is_newest'>;

/**
 * Which revision is in force in place of this one, in words; undefined for the one that is. `revisions` are those of its
 * number.
 */
export function replacedBy(
  { revision, status, is_active, is_newest }: Revision,
  revisions: readonly Revision[],
): string | undefined {
  if (is_active) return undefined;
  const active = revisions.find((each) => each.is_active);
  if (status === 'Draft' && is_newest)
    return active && `R${active.revision} is in force until this is handed over`;
  const newer = active && active.revision > revision ? active : revisions.find((each) => each.is_newest);
  return newer && `Replaced by R${newer.revision}`;
}

/** How far a quote has come: to the customer, and to their answer or the end of its time. */
export function quoteSteps(status: Quote['status']): Step[] {
  const end = status === 'Declined' || status === 'Expired' || status === 'Closed' ? status : 'Accepted';
  return [
    { id: 'Draft', label: 'Draft' },
    { id: 'Sent', label: 'Handed over' },
    { id: end, label: end, ...(end === status && end !== 'Accepted' ? { state: 'failed' as const } : {}) },
  ];
}

/** Quotes to others that may still be accepted, although this one was. */
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
