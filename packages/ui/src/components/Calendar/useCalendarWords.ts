import { DateFormatter, type CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { useLocale } from '../../locale.tsx';
import { useWords } from '../../words/useWords.ts';
import { calendarWords } from './Calendar.words.ts';

/** Dates and times as the reader writes them. */
export function useCalendarWords() {
  const words = useWords('calendar', calendarWords);
  const { locale, direction } = useLocale();
  return useMemo(() => {
    const writer = (options: Intl.DateTimeFormatOptions) => {
      const format = new DateFormatter(locale, { ...options, timeZone: 'UTC' });
      return (day: CalendarDate) => format.format(day.toDate('UTC'));
    };
    const range = new DateFormatter(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
    const clock = new DateFormatter(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
    return {
      words,
      locale,
      isRtl: direction === 'rtl',
      monthTitle: writer({ month: 'long', year: 'numeric' }),
      weekdayLong: writer({ weekday: 'long' }),
      weekdayShort: writer({ weekday: 'short' }),
      dayNumber: (day: CalendarDate) => day.day.toLocaleString(locale),
      dayFull: writer({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
      dayShort: writer({ month: 'short', day: 'numeric' }),
      days: (from: CalendarDate, to: CalendarDate) =>
        from.compare(to) === 0
          ? range.format(from.toDate('UTC'))
          : range.formatRange(from.toDate('UTC'), to.toDate('UTC')),
      clock: (time: string) => clock.format(new Date(`1970-01-01T${time}:00Z`)),
    };
  }, [words, locale, direction]);
}

export type CalendarFormat = ReturnType<typeof useCalendarWords>;
