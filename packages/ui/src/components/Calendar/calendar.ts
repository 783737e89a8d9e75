import {
  endOfMonth,
  endOfWeek,
  parseDate,
  startOfMonth,
  startOfWeek,
  type CalendarDate,
} from '@internationalized/date';
import type { CalendarEvent, CalendarMove, CalendarView } from './calendarTypes.ts';

export type WeekStart = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

/** Days between two dates; negative when the second is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  to.calendar.toJulianDay(to) - from.calendar.toJulianDay(from);

/** Returns the first and last day of a view. */
export function rangeOf(
  view: CalendarView,
  date: CalendarDate,
  locale: string,
  weekStart?: WeekStart,
): { from: CalendarDate; to: CalendarDate } {
  if (view === 'day') return { from: date, to: date };
  if (view === 'week')
    return { from: startOfWeek(date, locale, weekStart), to: endOfWeek(date, locale, weekStart) };
  return {
    from: startOfWeek(startOfMonth(date), locale, weekStart),
    to: endOfWeek(endOfMonth(date), locale, weekStart),
  };
}

/** Returns the first day of each week in a range. */
export function weeksOf(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const weeks: CalendarDate[] = [];
  for (let day = from; day.compare(to) <= 0; day = day.add({ days: 7 })) weeks.push(day);
  return weeks;
}

export interface Segment {
  event: CalendarEvent;
  /** Day of the week it starts on here, from 0. */
  column: number;
  /** Days. */
  span: number;
  /** Index of the bar's line, from 0. */
  lane: number;
  isFirst: boolean;
  isLast: boolean;
}

/** Last day of an event, not before its first. */
export const lastDay = (event: CalendarEvent): string =>
  event.end !== undefined && event.end > event.start ? event.end : event.start;

/** Compares events by start, length, time and name, so that long bars are above short ones. */
export function compareEvents(a: CalendarEvent, b: CalendarEvent): number {
  return (
    a.start.localeCompare(b.start) ||
    lastDay(b).localeCompare(lastDay(a)) ||
    (a.time ?? '').localeCompare(b.time ?? '') ||
    a.title.localeCompare(b.title) ||
    a.id.localeCompare(b.id)
  );
}

/** Lays out the bars of one week, each on the first line that is free on all of its days. */
export function layoutWeek(events: readonly CalendarEvent[], week: CalendarDate, days = 7): Segment[] {
  const from = week.toString();
  const to = week.add({ days: days - 1 }).toString();
  const taken: boolean[][] = [];
  const segments: Segment[] = [];
  for (const event of events
    .filter((one) => one.start <= to && lastDay(one) >= from)
    .toSorted(compareEvents)) {
    const start = event.start < from ? week : parseDate(event.start);
    const end = lastDay(event) > to ? week.add({ days: days - 1 }) : parseDate(lastDay(event));
    const column = daysBetween(week, start);
    const span = daysBetween(start, end) + 1;
    const isFree = (line: boolean[] | undefined) =>
      Array.from({ length: span }, (_, at) => !line?.[column + at]).every(Boolean);
    let lane = 0;
    while (!isFree(taken[lane])) lane++;
    const line = (taken[lane] ??= []);
    for (let at = column; at < column + span; at++) line[at] = true;
    segments.push({
      event,
      column,
      span,
      lane,
      isFirst: event.start >= from,
      isLast: lastDay(event) <= to,
    });
  }
  return segments;
}

/** Number of a day's events below the visible lanes. */
export const hiddenEventCount = (segments: readonly Segment[], column: number, lanes: number): number =>
  segments.filter((one) => one.lane >= lanes && one.column <= column && column < one.column + one.span)
    .length;

export const eventsOn = (events: readonly CalendarEvent[], day: string): CalendarEvent[] =>
  events.filter((event) => event.start <= day && lastDay(event) >= day).toSorted(compareEvents);

/** Moves an event by a number of days. */
export function shiftEvent(event: CalendarEvent, days: number): CalendarMove {
  return {
    id: event.id,
    start: parseDate(event.start).add({ days }).toString(),
    end: parseDate(lastDay(event)).add({ days }).toString(),
    ...(event.time !== undefined && { time: event.time }),
    ...(event.endTime !== undefined && { endTime: event.endTime }),
  };
}
