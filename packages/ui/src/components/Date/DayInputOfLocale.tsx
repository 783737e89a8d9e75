import { createCalendar } from '@internationalized/date';
import { DayInputOfCalendar, type DayInputProps } from './DayInputOfCalendar.tsx';

/** Segments of a day in the calendar of a locale other than the Gregorian, such as the Buddhist or the Persian. */
export const DayInputOfLocale = (props: DayInputProps) => (
  <DayInputOfCalendar calendarOf={createCalendar} {...props} />
);
