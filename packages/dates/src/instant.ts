import type { Day } from './calendar-day.ts';

/**
 * Durations in milliseconds. A day and a week are elapsed time of 24 and 168 hours, independent of daylight saving
 * time.
 */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
export const WEEK_MS = 604_800_000;

/** Elapsed time. */
export interface Elapsed {
  /** 24 hours each. */
  days?: number;
  hours?: number;
  minutes?: number;
}

/** The instant after an elapsed time; before, for negative numbers. A day is 24 hours here, unlike in a time zone. */
export const addElapsed = (instant: Date, { days = 0, hours = 0, minutes = 0 }: Elapsed): Date =>
  new Date(instant.getTime() + days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS);

/**
 * Day in UTC.
 * @param instant a Date, milliseconds since 1970 or an ISO 8601 text.
 * @throws RangeError for an invalid instant.
 */
export const utcDay = (instant: Date | number | string): Day => new Date(instant).toISOString().slice(0, 10);

/** Midnight in UTC at which a day begins. Invalid Date for an invalid day. */
export const utcMidnight = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/**
 * The instant at which a clock in the time zone of the device shows a time on a day. A time that clocks skip is read
 * with the offset before the change; of a time that occurs twice, the first is taken.
 * @param time HH:mm or HH:mm:ss. Invalid Date for an invalid day or time.
 */
export const localInstant = (day: Day, time: string): Date => new Date(`${day}T${time}`);

/** The day in the time zone of the device, e.g. of the browser. */
export const localDay = (instant: Date): Day =>
  [
    String(instant.getFullYear()).padStart(4, '0'),
    String(instant.getMonth() + 1).padStart(2, '0'),
    String(instant.getDate()).padStart(2, '0'),
  ].join('-');
