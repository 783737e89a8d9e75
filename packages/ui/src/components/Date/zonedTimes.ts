import { fromDate, parseDateTime as parseWall, toCalendarDateTime, toZoned } from '@internationalized/date';
import type { CalendarDateTime } from '@internationalized/date';
import { parseDate } from './parse-date.ts';
import { parseTime } from './times.ts';

/** Local date and time of an instant in a time zone; null if the text is not an instant in ISO 8601. */
export function wallTime(instant: string | null | undefined, zone: string): CalendarDateTime | null {
  if (!instant) return null;
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  return toCalendarDateTime(fromDate(date, zone)).set({ second: 0, millisecond: 0 });
}

export interface ZonedTime {
  /** ISO 8601 in UTC, to the second. */
  instant: string;
  /**
   * `skipped`: clocks go forward over this time, and the instant is as long after the change. `repeated`: clocks go back
   * and show it twice, and the instant is the first one.
   */
  shift?: 'skipped' | 'repeated';
}

const instantText = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

/** The instant at which clocks in a time zone show a time. */
export function instantOf(wall: CalendarDateTime, zone: string): ZonedTime {
  const first = toZoned(wall, zone, 'compatible');
  const instant = instantText(first.toDate());
  if (toCalendarDateTime(first).compare(wall) !== 0) return { instant, shift: 'skipped' };
  return toZoned(wall, zone, 'later').compare(first) === 0 ? { instant } : { instant, shift: 'repeated' };
}

/** A time at the end of a text, after the date. */
const timeAtEnd = /(?:^|[\sT,]+)(\d{1,2}(?::\d{2})?(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m?\.?)?)$/i;

/**
 * A date and time as people paste it (2026-03-11 14:30, Mar 11, 2026 2:30 pm, 2026-03-11T21:30:00Z) as an instant; a text
 * without an offset is in the time zone. Null for anything else, also for a date alone.
 */
export function parseInstant(text: string, zone: string): string | null {
  const value = text.trim();
  if (/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(value)) {
    const date = new Date(value);
    return Number.isNaN(date.getTime()) ? null : instantText(date);
  }
  const found = timeAtEnd.exec(value);
  if (!found?.[1]) return null;
  const day = parseDate(value.slice(0, found.index));
  // Seconds are left out, as in the field.
  const time = parseTime(found[1].replace(/^(\d{1,2}:\d{2}):\d{2}(?:\.\d+)?/, '$1'));
  return day === null || time === null ? null : instantOf(parseWall(`${day}T${time}`), zone).instant;
}
