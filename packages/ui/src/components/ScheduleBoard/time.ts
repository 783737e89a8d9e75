import { addDays, daysBetween, weekday, type Day } from '@plumbline/dates';
import type { ScheduleSpan } from './scheduleTypes.ts';

/** Minutes of a day. */
export const dayLength = 1440;
const epoch: Day = '1970-01-01';

// A board asks for the same few hundred days at every step of a drag, and parsing them dominates it.
const numbers = new Map<Day, number>();
const days = new Map<number, Day>();
const weekdays = new Map<number, number>();

function remember<Key, Value>(cache: Map<Key, Value>, key: Key, find: () => Value): Value {
  let value = cache.get(key);
  if (value === undefined) cache.set(key, (value = find()));
  return value;
}

/**
 * Number of a day, counted from January 1, 1970.
 * @throws RangeError for an invalid day.
 */
export const numberOfDay = (day: Day): number => remember(numbers, day, () => daysBetween(epoch, day));
/** Day of a number. */
export const dayOfNumber = (number: number): Day => remember(days, number, () => addDays(epoch, number));
/** Weekday of a day's number, 1 for Monday to 7 for Sunday. */
export const weekdayOf = (number: number): number =>
  remember(weekdays, number, () => weekday(dayOfNumber(number)));

/** Start and finish of a bar in minutes since 1970; the finish does not belong to it. */
export interface Times {
  start: number;
  finish: number;
}

/** Minutes of a span; one that ends before it starts lasts a minute, so that it stays visible. */
export function timesOf({ start, startMinute = 0, finish, finishMinute = dayLength }: ScheduleSpan): Times {
  const from = numberOfDay(start) * dayLength + startMinute;
  return { start: from, finish: Math.max(from + 1, numberOfDay(finish) * dayLength + finishMinute) };
}

/** Span of minutes; a finish at midnight belongs to the day that it ends. */
export function spanOf({ start, finish }: Times): Required<ScheduleSpan> {
  const first = Math.floor(start / dayLength);
  const last = Math.ceil(finish / dayLength) - 1;
  return {
    start: dayOfNumber(first),
    startMinute: start - first * dayLength,
    finish: dayOfNumber(last),
    finishMinute: finish - last * dayLength,
  };
}

export const isSameTimes = (a: Times, b: Times): boolean => a.start === b.start && a.finish === b.finish;
