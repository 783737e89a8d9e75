export { today } from '@plumbline/app-kit/format/dates';

/** Days are YYYY-MM-DD and compared as text. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Documented: a task’s day is shown as MM-DD-YYYY. */
export const dayText = (day: string): string => day.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$2-$3-$1');

export type Bucket = 'overdue' | 'today' | 'week' | 'later';
/** When something is due, as a to-do list puts it together; what has no day comes later. The week is the next seven days. */
export function bucketOf(due: string | null | undefined, now: string): Bucket {
  if (!due) return 'later';
  if (due < now) return 'overdue';
  if (due === now) return 'today';
  return due <= addDays(now, 6) ? 'week' : 'later';
}

/** Both days in their order; one of them alone stays where it is. */
export function sortedRange<Day extends string | null>(from: Day, to: Day): [Day, Day] {
  return from && to && to < from ? [to, from] : [from, to];
}

/** How far off a day is, in words. */
export function fromNow(day: string, now: string): string {
  const days = daysBetween(now, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return '1 day late';
  return days > 0 ? `in ${days} days` : `${-days} days late`;
}

/** Something is late once its day is over and it is not done. */
export const isLate = (
  { due_date, is_done }: { due_date?: string | null; is_done: boolean },
  now: string,
): boolean => !is_done && Boolean(due_date) && (due_date ?? '') < now;
