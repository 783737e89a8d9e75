export { calendarDay, isDay, type Day } from './calendar-day.ts';
export {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  endOfMonth,
  startOfMonth,
  startOfQuarter,
  startOfWeek,
  startOfYear,
  weekday,
} from './day.ts';
export { daysOfRange, earlierDay, isDayWithin, laterDay, orderedDays } from './day-range.ts';
export {
  addElapsed,
  DAY_MS,
  HOUR_MS,
  localDay,
  localInstant,
  MINUTE_MS,
  utcDay,
  utcMidnight,
  WEEK_MS,
  type Elapsed,
} from './instant.ts';
