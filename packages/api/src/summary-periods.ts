import { addDays, addMonths, daysBetween, endOfMonth, utcMidnight, type Day } from '@plumbline/dates';
import type { Period } from './summary.ts';

const monthsIn = { month: 1, quarter: 3, year: 12 } as const;
/** The last day of the calendar; it ends the last week, too. */
const END = '9999-12-31';
/** The last day of the period that begins on this day. */
export function lastDay(first: Day, per: Period): Day {
  if (per === 'day') return first;
  if (per === 'week') return addDays(first, Math.min(6, daysBetween(first, END)));
  return endOfMonth(addMonths(first, monthsIn[per] - 1));
}
/** The first day of the period after the one that begins on this day; the last day of the calendar after the last. */
export function nextPeriod(first: Day, per: Period): Day {
  const last = lastDay(first, per);
  return last === END ? END : addDays(last, 1);
}
/** A period by its first day: Jan 2026, Q1 2026, Week of Jan 5, 2026. */
export function periodLabel(first: string, per: Period): string {
  const date = utcMidnight(first);
  if (Number.isNaN(date.getTime())) return first;
  const year = date.getUTCFullYear();
  if (per === 'year') return String(year);
  if (per === 'quarter') return `Q${Math.floor(date.getUTCMonth() / 3) + 1} ${year}`;
  const text = date.toLocaleDateString('en-US', {
    month: 'short',
    year: 'numeric',
    ...(per === 'month' ? {} : { day: 'numeric' }),
    timeZone: 'UTC',
  });
  return per === 'week' ? `Week of ${text}` : text;
}
