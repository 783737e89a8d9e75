import type { PublicLink } from '@plumbline/api';
import { messages } from '@plumbline/validation/messages';
import type { Tone } from '../data/lookups.ts';

const shortest = 6;
const two = (value: number) => String(value).padStart(2, '0');

const dayText = (day: Date) => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;

/** The day of an instant, where the person is: YYYY-MM-DD. */
export const dayOf = (instant: string): string => dayText(new Date(instant));

/** The day so many days ahead, where the person is: YYYY-MM-DD. */
export const inDays = (days: number, now = new Date()): string =>
  dayText(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));

/** The last moment of a day, where the person is. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString();

/** What is wrong with a new link, by field. */
export function problemsOf(
  endsOn: string | null,
  password: string,
  now = new Date(),
): Partial<Record<'expires_at' | 'password', string>> {
  const end = endsOn
    ? endsOn < inDays(0, now)
      ? 'Choose a day that has not passed.'
      : endsOn > inDays(365, now)
        ? 'A link ends within a year.'
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
  active: { label: 'Active', tone: 'ok' },
  expired: { label: 'Ended', tone: 'neutral' },
  revoked: { label: 'Revoked', tone: 'bad' },
  suspended: { label: 'Suspended', tone: 'warn' },
};
/** How a link stands. Suspended: whoever made it may not hand the thing out any more. */
export const stateOf = (state: PublicLink['state']): { label: string; tone: Tone } => states[state];
