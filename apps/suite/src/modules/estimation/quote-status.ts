import type { Quote } from '@plumbline/api';
import type { Tone } from '@plumbline/app-kit/lookups';

const tones: Readonly<Record<string, Tone>> = {
  Draft: 'neutral',
  Sent: 'info',
  Accepted: 'ok',
  Declined: 'bad',
  Expired: 'warn',
};

/** How a quote's status is shown. */
export const quoteTone = (status: string): Tone => tones[status] ?? 'neutral';

type Revision = Pick<Quote, 'revision' | 'status' | 'is_active' | 'is_newest'>;

/** Whether a revision is in force, in words, and if not, which one is. `revisions` are those of its number. */
export function forceOf(
  { revision, status, is_active, is_newest }: Revision,
  revisions: readonly Revision[],
): string {
  if (is_active) return `R${revision}, the revision in force`;
  const active = revisions.find((each) => each.is_active);
  if (status === 'Draft' && is_newest && active)
    return `R${revision}, a draft: R${active.revision} is in force until it is handed over`;
  const newer = active && active.revision > revision ? active : revisions.find((each) => each.is_newest);
  return newer ? `R${revision}, replaced by R${newer.revision}` : `R${revision}`;
}
