import { addDays, isDay, startOfMonth, startOfQuarter, startOfYear, weekday } from '@plumbline/dates';
import { formatLocalDate } from '../../components/Date/dates.ts';
import type { PivotPeriod, PivotScalar } from './pivotTypes.ts';

/** Day that a week starts with, from 1 for Monday to 7 for Sunday. */
export type WeekStart = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * First day of the period that contains a date, as YYYY-MM-DD. Of an instant the day is used as it is written, so the
 * caller converts instants to days of the company's time zone first. Null for anything else than a date.
 */
export function startOfPeriod(value: PivotScalar, period: PivotPeriod, weekStart: WeekStart): string | null {
  const day = typeof value === 'string' ? value.slice(0, 10) : undefined;
  if (day === undefined || !isDay(day)) return null;
  switch (period) {
    case 'day':
      return day;
    case 'week':
      return addDays(day, -((weekday(day) - weekStart + 7) % 7));
    case 'month':
      return startOfMonth(day);
    case 'quarter':
      return startOfQuarter(day);
    case 'year':
      return startOfYear(day);
  }
}

const writers = new Map<string, Intl.DateTimeFormat>();

function writerOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.keys(options).join()}`;
  let writer = writers.get(key);
  if (!writer) writers.set(key, (writer = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })));
  return writer;
}

interface PeriodWords {
  weekOf: (day: string) => string;
  quarter: (quarter: string, year: string) => string;
}

/** Name of a period by its first day, e.g. "Mar 2026", "Q1 2026" or "Week of Mar 09, 2026". */
export function formatPeriod(day: string, period: PivotPeriod, locale: string, words: PeriodWords): string {
  const date = new Date(`${day}T00:00:00Z`);
  switch (period) {
    case 'day':
      return formatLocalDate(day, locale);
    case 'week':
      return words.weekOf(formatLocalDate(day, locale));
    case 'month':
      return writerOf(locale, { month: 'short', year: 'numeric' }).format(date);
    case 'quarter':
      return words.quarter(
        (Math.floor(date.getUTCMonth() / 3) + 1).toLocaleString(locale),
        writerOf(locale, { year: 'numeric' }).format(date),
      );
    case 'year':
      return writerOf(locale, { year: 'numeric' }).format(date);
  }
}
