/** Days before a due date that are offered for reminders. */
export const offeredBefore = [0, 1, 7] as const;

/** How long before it is due somebody is reminded. @param days whole days, from 0. */
export function beforeText(days: number): string {
  if (days === 0) return 'On the day';
  if (days === 1) return '1 day before';
  if (days % 7 === 0) return days === 7 ? '1 week before' : `${days / 7} weeks before`;
  return `${days} days before`;
}

const thisYear = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const otherYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
/** An instant where the person is: Tue, Nov 24, 8:00 AM; with its year in place of the weekday in another one. */
export function whenText(instant: string, now: Date): string {
  const at = new Date(instant);
  return (at.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(at);
}

/** The instant of a day, YYYY-MM-DD, and a time of it, HH:mm, where the person is. */
export const instantAt = (day: string, time: string): string => new Date(`${day}T${time}`).toISOString();
