export type Period = 'month' | 'quarter' | 'year';
/** Start and exclusive end, both YYYY-MM-DD. */
export interface Span {
  from: string;
  to: string;
}

const monthsIn = { month: 1, quarter: 3, year: 12 } as const;
const iso = (date: Date) => date.toISOString().slice(0, 10);
const monthFirst = (year: number, month: number) => iso(new Date(Date.UTC(year, month, 1)));
const partsOf = (day: string): [year: number, month: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)) - 1,
];
/** @param day YYYY-MM-DD */
export const addDays = (day: string, days: number): string =>
  iso(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));

/** The calendar period of a day and the previous one. */
export function periodsOf(today: string, period: Period): { now: Span; before: Span } {
  const [year, month] = partsOf(today);
  const length = monthsIn[period];
  const first = month - (month % length);
  const from = monthFirst(year, first);
  return {
    now: { from, to: monthFirst(year, first + length) },
    before: { from: monthFirst(year, first - length), to: from },
  };
}

/** The rest of this week and the following weeks; weeks start on Monday. */
export function weeksFrom(today: string, count: number): Span[] {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, -weekday);
  return Array.from({ length: count }, (_, at) => ({
    from: at === 0 ? today : addDays(monday, at * 7),
    to: addDays(monday, (at + 1) * 7),
  }));
}

/** The rest of this month and the following months. */
export function monthsFrom(today: string, count: number): Span[] {
  const [year, month] = partsOf(today);
  return Array.from({ length: count }, (_, at) => ({
    from: at === 0 ? today : monthFirst(year, month + at),
    to: monthFirst(year, month + at + 1),
  }));
}
