/** A calendar day without time and zone: `YYYY-MM-DD` in the Gregorian calendar, years 0001 to 9999. Compares as text. */
export type Day = string;

const pattern = /^\d{4}-\d{2}-\d{2}$/;

// Without dayjs, because data tables validate pasted text and are part of the first load.
/** True for a day that the calendar has, written as YYYY-MM-DD. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !pattern.test(value) || value.startsWith('0000')) return false;
  const date = new Date(`${value}T00:00:00Z`);
  // The platform reads February 30 as a day of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/**
 * The day of a year, a month (1 to 12) and a day of the month (from 1); undefined for one that the calendar does not
 * have, such as February 30.
 */
export function calendarDay(year: number, month: number, dayOfMonth: number): Day | undefined {
  const two = (value: number) => String(value).padStart(2, '0');
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)}`;
  return isDay(text) ? text : undefined;
}
