import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { isDay, type Day } from './calendar-day.ts';

dayjs.extend(utc);

/** Days are computed in UTC, where every day has 24 hours. */
const atMidnight = (text: string): Dayjs => dayjs.utc(`${text}T00:00:00Z`);
const textOf = (date: Dayjs): string => date.format('YYYY-MM-DD');

function parse(day: Day): Dayjs {
  if (!isDay(day)) throw new RangeError(`“${day}” is not a day as YYYY-MM-DD`);
  return atMidnight(day);
}
function write(date: Dayjs): Day {
  const text = textOf(date);
  if (!isDay(text)) throw new RangeError('The day is outside the years 0001 to 9999');
  return text;
}

/**
 * The day a number of days later; earlier for a negative number.
 * @param days integer.
 * @throws RangeError for an invalid day, and beyond the years 0001 to 9999.
 */
export const addDays = (day: Day, days: number): Day => write(parse(day).add(days, 'day'));

/**
 * The same day of the month a number of months later; the last day of a shorter month.
 * @param months integer; negative for earlier.
 * @throws RangeError for an invalid day, and beyond the years 0001 to 9999.
 */
export const addMonths = (day: Day, months: number): Day => write(parse(day).add(months, 'month'));

/**
 * Days from one day to another; negative if the second is earlier.
 * @throws RangeError for an invalid day.
 */
export const daysBetween = (from: Day, to: Day): number => parse(to).diff(parse(from), 'day');

/**
 * Day of the week as in ISO 8601: 1 for Monday to 7 for Sunday.
 * @throws RangeError for an invalid day.
 */
export const weekday = (day: Day): number => parse(day).day() || 7;

/**
 * Number of days in the month of a day: 28 to 31.
 * @throws RangeError for an invalid day.
 */
export const daysInMonth = (day: Day): number => parse(day).daysInMonth();

/**
 * Monday of a day's week.
 * @throws RangeError for an invalid day.
 */
export const startOfWeek = (day: Day): Day => addDays(day, 1 - weekday(day));

/**
 * First day of a day's month.
 * @throws RangeError for an invalid day.
 */
export const startOfMonth = (day: Day): Day => write(parse(day).date(1));

/**
 * Last day of a day's month.
 * @throws RangeError for an invalid day.
 */
export const endOfMonth = (day: Day): Day => write(parse(day).date(daysInMonth(day)));

/**
 * First day of a day's calendar quarter.
 * @throws RangeError for an invalid day.
 */
export function startOfQuarter(day: Day): Day {
  const date = parse(day);
  return addMonths(startOfMonth(day), -(date.month() % 3));
}

/**
 * January 1 of a day's year.
 * @throws RangeError for an invalid day.
 */
export const startOfYear = (day: Day): Day => write(parse(day).date(1).month(0));
