import { addDays, daysBetween } from '@plumbline/dates';
import { tasksMessages } from './messages.ts';

export { today } from '@plumbline/app-kit/format/dates';

/** Formats a day of a task as MM-DD-YYYY, as specified. */
export const dayText = (day: string): string => day.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$2-$3-$1');

export type Bucket = 'overdue' | 'today' | 'week' | 'later';
/** Returns the to-do group of a due date. `week` is the next seven days; tasks without a due date are `later`. */
export function bucketOf(due: string | null | undefined, now: string): Bucket {
  if (!due) return 'later';
  if (due < now) return 'overdue';
  if (due === now) return 'today';
  return due <= addDays(now, 6) ? 'week' : 'later';
}

/** Describes the distance of a due date from today, e.g. "In 4 days" or "Overdue by 1 day". */
export function fromNow(day: string, now: string): string {
  const days = daysBetween(now, day);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return tasksMessages.overdueByOneDay;
  return days > 0 ? tasksMessages.inDays(days) : tasksMessages.overdueByDays(-days);
}

/** True if a task is not done and its due date has passed. */
export const isLate = (
  { due_date, is_done }: { due_date?: string | null; is_done: boolean },
  now: string,
): boolean => !is_done && Boolean(due_date) && (due_date ?? '') < now;
