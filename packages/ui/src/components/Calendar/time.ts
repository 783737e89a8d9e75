import { parseDate } from '@internationalized/date';
import { daysBetween, compareEvents, lastDay, shiftEvent } from './calendar.ts';
import type { CalendarEvent, CalendarMove } from './calendarTypes.ts';

/** Minutes of a day, of a keyboard slot, and of the smallest step of a move. */
export const dayLength = 1440;
export const slotLength = 30;
export const snap = 15;
/** Minimum drawn length in minutes, so that the name fits on one line. */
export const minBlockMinutes = 30;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** HH:MM; the midnight that ends a day is 00:00. */
export const timeOf = (minutes: number): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
};

/** Length of a timed event in minutes; an event without an end has the height of a line of text. */
export function lengthOf(event: CalendarEvent): number {
  if (event.time === undefined) return dayLength;
  const last = lastDay(event);
  const days = last === event.start ? 0 : daysBetween(parseDate(event.start), parseDate(last));
  const short = Math.min(minBlockMinutes, dayLength - minutesOf(event.time));
  if (event.endTime === undefined && days === 0) return short;
  const end = event.endTime === undefined ? dayLength : minutesOf(event.endTime) || dayLength;
  const length = days * dayLength + end - minutesOf(event.time);
  return length > 0 ? length : short;
}

/** True for events in the hour grid; events of a day or longer are above it. */
export const isAmongHours = (event: CalendarEvent): boolean =>
  event.time !== undefined && lengthOf(event) < dayLength;

/** A part of an event on one day, and its share of the day's width. */
export interface TimeBlock {
  event: CalendarEvent;
  /** Start and end of the event as drawn, in minutes of the day. */
  from: number;
  to: number;
  /** Column of the block, number of columns, and number of columns that it spans, among events that start together. */
  column: number;
  columns: number;
  span: number;
  /** Number of earlier events that it lies on, which remain visible at its start. */
  depth: number;
  /** Free share of the day's width at its start, from 0 to 0.5. */
  inset: number;
  /** Minute from which a later event covers the block; `to` without one. Its text ends before. */
  coveredFrom: number;
  /** The event starts or ends on this day. */
  isFirst: boolean;
  isLast: boolean;
}

type TimePart = Omit<TimeBlock, 'column' | 'columns' | 'span' | 'depth' | 'inset' | 'coveredFrom'>;

/** Part of an event on a day, in minutes; undefined if it is not on that day. */
export function eventPartOnDay(event: CalendarEvent, day: string): TimePart | undefined {
  const since = event.start === day ? 0 : daysBetween(parseDate(event.start), parseDate(day)) * dayLength;
  const from = minutesOf(event.time ?? '00:00') - since;
  const to = from + lengthOf(event);
  if (to <= 0 || from >= dayLength) return undefined;
  const end = Math.min(dayLength, Math.max(to, Math.max(0, from) + minBlockMinutes));
  return {
    event,
    from: Math.min(Math.max(0, from), end - minBlockMinutes),
    to: end,
    isFirst: from >= 0,
    isLast: to <= dayLength,
  };
}

/** Free share of the width at the start of an event that lies on one earlier event. */
const step = 0.14;
/** Greatest free share, so that the innermost event keeps half of the width. */
const widestInset = 0.5;

/** Columns of events whose names would cover each other: a column is used again when its last event has ended. */
function inColumns(parts: readonly TimePart[], depth: number): TimeBlock[] {
  const ends: number[] = [];
  const blocks = parts.map((part): TimeBlock => {
    const free = ends.findIndex((end) => end <= part.from);
    const column = free < 0 ? ends.length : free;
    ends[column] = part.to;
    return { ...part, column, columns: 1, span: 1, depth, inset: 0, coveredFrom: part.to };
  });
  for (const block of blocks) {
    block.columns = ends.length;
    const besides = blocks.filter((one) => one.column > block.column && meet(one, block));
    block.span = Math.min(ends.length, ...besides.map((one) => one.column)) - block.column;
  }
  return blocks;
}

/**
 * Lays out the timed events of a day. Events that start within the first line of another are side by side; an event that
 * starts later lies on the earlier ones, whose start and name remain visible. The result does not depend on the order of
 * the events.
 */
export function layoutDay(events: readonly CalendarEvent[], day: string): TimeBlock[] {
  const parts = events
    .filter((event) => event.start <= day && lastDay(event) >= day && isAmongHours(event))
    .flatMap((event) => eventPartOnDay(event, day) ?? [])
    .toSorted((a, b) => a.from - b.from || b.to - a.to || compareEvents(a.event, b.event));
  const groups: TimePart[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    if (group && part.from - (group.at(-1)?.from ?? 0) < minBlockMinutes) group.push(part);
    else groups.push([part]);
  }
  /** Blocks that lie on each other, directly or through others. */
  let pile: TimeBlock[] = [];
  const blocks: TimeBlock[] = [];
  const close = () => {
    const deepest = Math.max(1, ...pile.map(({ depth }) => depth));
    for (const block of pile) block.inset = block.depth * Math.min(step, widestInset / deepest);
    for (const block of pile)
      for (const one of pile)
        if (one.depth > block.depth && meet(one, block) && areInLine(one, block))
          block.coveredFrom = Math.min(block.coveredFrom, one.from);
    blocks.push(...pile);
    pile = [];
  };
  for (const group of groups) {
    const start = group[0]?.from ?? 0;
    const below = pile.filter(({ to }) => to > start);
    if (below.length === 0) close();
    pile.push(...inColumns(group, Math.max(-1, ...below.map(({ depth }) => depth)) + 1));
  }
  close();
  return blocks;
}

const meet = (a: TimeBlock, b: TimeBlock): boolean => a.from < b.to && b.from < a.to;

/** Start and end of a block across the day, from 0 to 1. */
export const edgesOf = ({ inset, column, columns, span }: TimeBlock) => ({
  start: inset + (column / columns) * (1 - inset),
  end: inset + ((column + span) / columns) * (1 - inset),
});

/** Tolerance of shares of the width, which are rounded. */
const rounding = 1e-9;

/** True if two blocks share a part of the day's width. */
function areInLine(a: TimeBlock, b: TimeBlock): boolean {
  const [left, right] = [edgesOf(a), edgesOf(b)];
  return left.start < right.end - rounding && right.start < left.end - rounding;
}

/** Part of an event that is moved: all of it, or one of its ends. */
export type MovedPart = 'all' | 'start' | 'end';

/** Moves or resizes an event by days and minutes. An end never passes the other. */
export function moveEvent(
  event: CalendarEvent,
  days: number,
  minutes: number,
  part: MovedPart = 'all',
): CalendarMove {
  if (event.time === undefined) return shiftEvent(event, days);
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
    // Midnight at the end belongs to the previous day.
    end: hasEnd ? dayOf(to - 1) : shiftedEnd(event, dayOf(from)),
    time: timeOf(mod(from)),
    ...(hasEnd && { endTime: timeOf(mod(to)) }),
  };
}

/** Last day of an event without end time that starts on another day. */
const shiftedEnd = (event: CalendarEvent, start: string): string =>
  shiftEvent(event, daysBetween(parseDate(event.start), parseDate(start))).end;

const mod = (minutes: number): number => ((minutes % dayLength) + dayLength) % dayLength;

/** Hour that a view is scrolled to: seven, or that of an earlier event. */
export function openingHour(events: readonly CalendarEvent[], days: readonly string[]): number {
  const starts = days.flatMap((day) =>
    layoutDay(events, day).flatMap((block) => (block.isFirst ? [block.from] : [])),
  );
  return Math.min(7, ...starts.map((from) => Math.floor(from / 60)));
}
