import { localInstant } from '@plumbline/dates';
import { tasksMessages } from './messages.ts';

/** Offered reminder times in days before the due date. */
export const offeredBefore = [0, 1, 7] as const;

/** Formats the time of a reminder relative to the due date. @param days whole days, from 0. */
export function beforeText(days: number): string {
  if (days === 0) return tasksMessages.onTheDueDate;
  if (days === 1) return tasksMessages.oneDayBefore;
  if (days % 7 === 0) return days === 7 ? tasksMessages.oneWeekBefore : tasksMessages.weeksBefore(days / 7);
  return tasksMessages.daysBefore(days);
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
/** Formats an instant in local time, e.g. "Tue, Nov 24, 8:00 AM"; other years show the year instead of the weekday. */
export function whenText(instant: string, now: Date): string {
  const at = new Date(instant);
  return (at.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(at);
}

/** Returns the ISO instant of a local day (YYYY-MM-DD) and time (HH:mm). */
export const instantAt = (day: string, time: string): string => localInstant(day, time).toISOString();
