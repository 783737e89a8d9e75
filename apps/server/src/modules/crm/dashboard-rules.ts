import { addDays, addMonths, startOfMonth, startOfQuarter, startOfWeek, startOfYear } from '@plumbline/dates';

export type Period = 'month' | 'quarter' | 'year';
/** Start and exclusive end, both YYYY-MM-DD. */
export interface Span {
  from: string;
  to: string;
}

const monthsIn = { month: 1, quarter: 3, year: 12 } as const;

/** The calendar period of a day and the previous one. */
export function periodsOf(today: string, period: Period): { now: Span; before: Span } {
  const from = { month: startOfMonth, quarter: startOfQuarter, year: startOfYear }[period](today);
  const months = monthsIn[period];
  return {
    now: { from, to: addMonths(from, months) },
    before: { from: addMonths(from, -months), to: from },
  };
}

/** The rest of this week and the following weeks; weeks start on Monday. */
export function weeksFrom(today: string, count: number): Span[] {
  const monday = startOfWeek(today);
  return Array.from({ length: count }, (_, at) => ({
    from: at === 0 ? today : addDays(monday, at * 7),
    to: addDays(monday, (at + 1) * 7),
  }));
}

/** The rest of this month and the following months. */
export function monthsFrom(today: string, count: number): Span[] {
  const first = startOfMonth(today);
  return Array.from({ length: count }, (_, at) => ({
    from: at === 0 ? today : addMonths(first, at),
    to: addMonths(first, at + 1),
  }));
}
