import { fromDate, parseDateTime, toCalendarDate, toZoned } from '@internationalized/date';
import { isDay, type Day } from './calendar-day.ts';

const zones = new Map<string, boolean>();

/** True for an IANA time zone supported by the platform, e.g. `America/Denver`. */
export function isTimeZone(zone: unknown): zone is string {
  if (typeof zone !== 'string' || !zone) return false;
  const cached = zones.get(zone);
  if (cached !== undefined) return cached;
  let isSupported = true;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
  } catch {
    isSupported = false;
  }
  // Caches supported zones only: requests can contain any number of unknown names.
  if (isSupported) zones.set(zone, true);
  return isSupported;
}

/**
 * The day that a calendar on a wall in a time zone shows at an instant.
 * @throws RangeError for an unknown zone and an invalid instant.
 */
export const dayInZone = (instant: Date, zone: string): Day =>
  toCalendarDate(fromDate(instant, zone)).toString();

/** Today in a time zone: the day there at the given time. Reads no clock. */
export const today = (now: Date, zone: string): Day => dayInZone(now, zone);

/**
 * The instant at which a clock on a wall in a time zone shows a time on a day.
 *
 * - A time that is skipped when clocks go forward is read with the offset before the change: 02:30 becomes 03:30.
 * - A time that occurs twice when clocks go back is the first of the two.
 * @param time HH:mm, 00:00 to 23:59.
 * @throws RangeError for an invalid day or time, and for an unknown zone.
 */
export function instantAtLocalTime(day: Day, time: string, zone: string): Date {
  if (!isDay(day)) throw new RangeError(`“${day}” is not a day as YYYY-MM-DD`);
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw new RangeError(`“${time}” is not a time as HH:mm`);
  return toZoned(parseDateTime(`${day}T${time}`), zone, 'compatible').toDate();
}
