import { calendarDay } from '@plumbline/dates';
import { months } from './dates.ts';

/**
 * A date as people paste it (2025-12-02, 12/2/2025, Dec 2, 2025, December 2 2025) as YYYY-MM-DD; null for anything
 * else, and for days that the month does not have.
 */
export function parseDate(text: string): string | null {
  const value = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(value);
  const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value);
  const named = /^([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/.exec(value);
  let parts: [year: number, month: number, day: number];
  if (iso) parts = [Number(iso[1]), Number(iso[2]), Number(iso[3])];
  else if (us) parts = [Number(us[3]), Number(us[1]), Number(us[2])];
  else if (named) {
    const month = months.findIndex((name) => (named[1] ?? '').toLowerCase().startsWith(name.toLowerCase()));
    parts = [Number(named[3]), month + 1, Number(named[2])];
  } else return null;
  const [year, month, day] = parts;
  // The years of the first century are typing errors.
  return year < 100 ? null : (calendarDay(year, month, day) ?? null);
}
