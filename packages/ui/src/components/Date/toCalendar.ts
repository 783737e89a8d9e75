import { parseDate, type CalendarDate } from '@internationalized/date';

/** Day of YYYY-MM-DD, with or without a time after it; null if there is none or it does not exist. */
export const toCalendar = (value: string | null | undefined): CalendarDate | null => {
  if (!value) return null;
  try {
    return parseDate(value.slice(0, 10));
  } catch {
    return null;
  }
};
