import { parseDate } from '@internationalized/date';
import { daysBetween, inOrder, lastDay, shifted } from './calendar.ts';
import type { CalendarEvent, CalendarMove } from './calendarTypes.ts';

/** Minutes of a day, of a slot that the keyboard stops at, and of the least step of a move. */
export const dayLength = 1440;
export const slotLength = 30;
export const snap = 15;
/** What is shorter is drawn as long as this, in minutes: its name must fit on a line. */
export const least = 30;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** HH:MM; the midnight that ends a day is 00:00. */
export const timeOf = (minutes: number): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
};

/** How long an event with a time is, in minutes. One without an end is as long as a line of text. */
export function lengthOf(event: CalendarEvent): number {
  if (event.time === undefined) return dayLength;
  const last = lastDay(event);
  const days = last === event.start ? 0 : daysBetween(parseDate(event.start), parseDate(last));
  const short = Math.min(least, dayLength - minutesOf(event.time));
  if (event.endTime === undefined && days === 0) return short;
  const end = event.endTime === undefined ? dayLength : minutesOf(event.endTime) || dayLength;
  const length = days * dayLength + end - minutesOf(event.time);
  return length > 0 ? length : short;
}

/** Whether an event stands among the hours; what lasts a day and longer stands above them. */
export const isAmongHours = (event: CalendarEvent): boolean =>
  event.time !== undefined && lengthOf(event) < dayLength;

/** A part of an event on one day, and its share of the day's width. */
export interface TimeBlock {
  event: CalendarEvent;
  /** Minutes of the day that it is drawn from and to. */
  from: number;
  to: number;
  /** Where it stands beside what is at the same time, of so many columns, over how many. */
  column: number;
  columns: number;
  span: number;
  /** The event begins, and ends, on this day. */
  isFirst: boolean;
  isLast: boolean;
}

/** The part of an event that lies on a day, in minutes; undefined where there is none. */
export function partOn(
  event: CalendarEvent,
  day: string,
): Omit<TimeBlock, 'column' | 'columns' | 'span'> | undefined {
  const since = event.start === day ? 0 : daysBetween(parseDate(event.start), parseDate(day)) * dayLength;
  const from = minutesOf(event.time ?? '00:00') - since;
  const to = from + lengthOf(event);
  if (to <= 0 || from >= dayLength) return undefined;
  const end = Math.min(dayLength, Math.max(to, Math.max(0, from) + least));
  return {
    event,
    from: Math.min(Math.max(0, from), end - least),
    to: end,
    isFirst: from >= 0,
    isLast: to <= dayLength,
  };
}

/**
 * The events of one day among its hours. What is at the same time stands side by side, each as wide as what is beside
 * it lets it be; nothing covers anything. The order of the events as given makes no difference.
 */
export function layoutDay(events: readonly CalendarEvent[], day: string): TimeBlock[] {
  const parts = events
    .filter((event) => event.start <= day && lastDay(event) >= day && isAmongHours(event))
    .flatMap((event) => partOn(event, day) ?? [])
    .toSorted((a, b) => a.from - b.from || b.to - a.to || inOrder(a.event, b.event));
  const blocks: TimeBlock[] = [];
  let group: TimeBlock[] = [];
  let groupEnd = 0;
  /** Where each column is taken until. */
  let ends: number[] = [];
  const close = () => {
    for (const block of group) {
      block.columns = ends.length;
      const besides = group.filter((one) => one.column > block.column && meet(one, block));
      block.span = Math.min(ends.length, ...besides.map((one) => one.column)) - block.column;
    }
    blocks.push(...group);
    group = [];
    ends = [];
  };
  for (const part of parts) {
    if (part.from >= groupEnd) close();
    const free = ends.findIndex((end) => end <= part.from);
    const column = free < 0 ? ends.length : free;
    ends[column] = part.to;
    groupEnd = Math.max(groupEnd, part.to);
    group.push({ ...part, column, columns: 1, span: 1 });
  }
  close();
  return blocks;
}

const meet = (a: TimeBlock, b: TimeBlock): boolean => a.from < b.to && b.from < a.to;

/** What of an event a move takes: the whole of it, or one of its ends. */
export type MovedPart = 'all' | 'start' | 'end';

/** An event some days and minutes later, or longer and shorter by them. An end never passes the other. */
export function moved(
  event: CalendarEvent,
  days: number,
  minutes: number,
  part: MovedPart = 'all',
): CalendarMove {
  if (event.time === undefined) return shifted(event, days);
  const length = lengthOf(event);
  const by = days * dayLength + minutes;
  const start = minutesOf(event.time);
  const from = part === 'end' ? start : start + (part === 'start' ? Math.min(by, length - snap) : by);
  const to =
    part === 'start' ? start + length : start + length + (part === 'end' ? Math.max(by, snap - length) : by);
  const dayOf = (at: number) =>
    parseDate(event.start)
      .add({ days: Math.floor(at / dayLength) })
      .toString();
  const hasEnd = event.endTime !== undefined || part !== 'all';
  return {
    id: event.id,
    start: dayOf(from),
    // The midnight that ends it is still of the day before.
    end: hasEnd ? dayOf(to - 1) : shiftedEnd(event, dayOf(from)),
    time: timeOf(mod(from)),
    ...(hasEnd && { endTime: timeOf(mod(to)) }),
  };
}

/** The last day of an event without an end time, when it begins on another day. */
const shiftedEnd = (event: CalendarEvent, start: string): string =>
  shifted(event, daysBetween(parseDate(event.start), parseDate(start))).end;

const mod = (minutes: number): number => ((minutes % dayLength) + dayLength) % dayLength;

/** The hour that a view opens at: seven, or earlier where something is. */
export function openingHour(events: readonly CalendarEvent[], days: readonly string[]): number {
  const starts = days.flatMap((day) =>
    layoutDay(events, day).flatMap((block) => (block.isFirst ? [block.from] : [])),
  );
  return Math.min(7, ...starts.map((from) => Math.floor(from / 60)));
}
