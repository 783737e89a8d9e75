import { addDays } from '@plumbline/dates';
import { localDayOf, timeOf, today } from '../format/dates.ts';
import { commentsMessages } from './messages.ts';

/** Formats the time of a comment: "8:05 AM", "Yesterday, 3:12 PM" or "Nov 11, 2025, 3:12 PM". */
export function formatCommentTime(instant: string, now: Date = new Date()): string {
  const day = today(new Date(instant));
  if (day === today(now)) return timeOf(instant);
  if (day === addDays(today(now), -1)) return commentsMessages.yesterdayTimeOf(timeOf(instant));
  return `${localDayOf(instant)}, ${timeOf(instant)}`;
}
