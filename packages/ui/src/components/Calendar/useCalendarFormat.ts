import { DateFormatter, parseDate, type CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { lastDay } from './calendar.ts';
import { calendarMessages } from './Calendar.messages.ts';
import { timeOf } from './time.ts';

/** Fields of an event or a move that determine its time. */
interface When {
  start: string;
  end?: string;
  time?: string;
  endTime?: string;
}

/** Formatters of dates and times in the user's locale. */
export function useCalendarFormat() {
  const messages = useMessages('calendar', calendarMessages);
  const { locale, direction } = useLocale();
  return useMemo(() => {
    const writer = (options: Intl.DateTimeFormatOptions) => {
      const format = new DateFormatter(locale, { ...options, timeZone: 'UTC' });
      return (day: CalendarDate) => format.format(day.toDate('UTC'));
    };
    const date = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
    const time = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
    const range = new DateFormatter(locale, date);
    const clock = new DateFormatter(locale, time);
    const moment = new DateFormatter(locale, { ...date, ...time });
    const hour = new DateFormatter(locale, { hour: 'numeric', timeZone: 'UTC' });
    const list = new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' });
    const instant = (day: string, at: string) => new Date(`${day}T${at}:00Z`);
    const between = (format: DateFormatter, from: Date, to: Date) =>
      from.getTime() < to.getTime() ? format.formatRange(from, to) : format.format(from);
    const days = (from: Date, to: Date) => between(range, from, to);
    return {
      messages,
      locale,
      isRtl: direction === 'rtl',
      monthTitle: writer({ month: 'long', year: 'numeric' }),
      weekdayLong: writer({ weekday: 'long' }),
      weekdayShort: writer({ weekday: 'short' }),
      weekdayNarrow: writer({ weekday: 'narrow' }),
      dayNumber: (day: CalendarDate) => day.day.toLocaleString(locale),
      dayFull: writer({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
      dayShort: writer({ month: 'short', day: 'numeric' }),
      days: (from: CalendarDate, to: CalendarDate) => days(from.toDate('UTC'), to.toDate('UTC')),
      clock: (at: string) => clock.format(instant('1970-01-01', at)),
      hour: (minutes: number) => hour.format(instant('1970-01-01', timeOf(minutes))),
      /** Formats the times of an event. */
      hours: ({ time: from, endTime }: When) =>
        from === undefined
          ? messages.allDay
          : clockRange(clock, instant('1970-01-01', from), endTime && instant('1970-01-01', endTime)),
      /** Formats the days of an event with its times; all-day events have days only. */
      when: ({ start, end, time: from, endTime }: When) => {
        const last = lastDay({ id: '', title: '', start, end });
        if (from === undefined) return days(instant(start, '00:00'), instant(last, '00:00'));
        // Midnight at the end of a day is formatted as the start of the next.
        const lastDate = endTime === '00:00' ? parseDate(last).add({ days: 1 }).toString() : last;
        return between(moment, instant(start, from), instant(lastDate, endTime ?? from));
      },
      /** Name of a time slot with its events. */
      slot: (day: string, at: string, titles: readonly string[]) =>
        messages.slot(day, at, list.format(titles)),
    };
  }, [messages, locale, direction]);
}

function clockRange(clock: DateFormatter, from: Date, to: Date | '' | undefined): string {
  if (!to) return clock.format(from);
  // A range over midnight would include the days.
  return to > from ? clock.formatRange(from, to) : `${clock.format(from)} – ${clock.format(to)}`;
}

export type CalendarFormat = ReturnType<typeof useCalendarFormat>;
