import type { PublicLink } from '@plumbline/api';
import { addDays, localDay, localInstant } from '@plumbline/dates';
import { messages } from '@plumbline/validation/messages';
import type { Tone } from '../data/lookups.ts';
import { shareLinksMessages } from './messages.ts';

const shortest = 6;

/** Local day of an instant as YYYY-MM-DD. */
export const dayOf = (instant: string): string => localDay(new Date(instant));

/** Local day `days` from now as YYYY-MM-DD. */
export const localDayIn = (days: number, now = new Date()): string => addDays(localDay(now), days);

/** Last moment of a local day as an ISO instant. */
export const endOfDay = (day: string): string => localInstant(day, '23:59:59').toISOString();

/** Validates a new link; errors by field. */
export function problemsOf(
  endsOn: string | null,
  password: string,
  now = new Date(),
): Partial<Record<'expires_at' | 'password', string>> {
  const end = endsOn
    ? endsOn < localDayIn(0, now)
      ? shareLinksMessages.expiryInPast
      : endsOn > localDayIn(365, now)
        ? shareLinksMessages.expiryTooLate
        : undefined
    : messages.required;
  return {
    ...(end ? { expires_at: end } : {}),
    ...(password && password.length < shortest
      ? { password: messages.minLength.replace('{n}', String(shortest)) }
      : {}),
  };
}

const states: Record<PublicLink['state'], { label: string; tone: Tone }> = {
  active: { label: shareLinksMessages.active, tone: 'ok' },
  expired: { label: shareLinksMessages.expired, tone: 'neutral' },
  revoked: { label: shareLinksMessages.revoked, tone: 'bad' },
  suspended: { label: shareLinksMessages.suspended, tone: 'warn' },
};
/** Label and tone of a link's state. A link is suspended when its creator has lost the right to share. */
export const stateOf = (state: PublicLink['state']): { label: string; tone: Tone } => states[state];
