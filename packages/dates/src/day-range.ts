import type { Day } from './calendar-day.ts';
import { addDays, daysBetween } from './day.ts';

/** The earlier of two days. */
export const earlierDay = (a: Day, b: Day): Day => (b < a ? b : a);
/** The later of two days. */
export const laterDay = (a: Day, b: Day): Day => (b > a ? b : a);

/** The two ends of a range in order; a range with an open end stays as it is. */
export const orderedDays = <End extends Day | null | undefined>(from: End, to: End): [from: End, to: End] =>
  from && to && to < from ? [to, from] : [from, to];

/** True if a day is in a range. Both ends belong to the range; an absent end is open. */
export const isDayWithin = (
  day: Day,
  { from, to }: { from?: Day | null | undefined; to?: Day | null | undefined },
): boolean => (!from || day >= from) && (!to || day <= to);

/**
 * Days from one to another, both included; empty if the second is earlier.
 * @throws RangeError for an invalid day.
 */
export const daysOfRange = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at));
