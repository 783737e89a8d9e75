import { addElapsed, utcMidnight } from '@plumbline/dates';
import { useMemo } from 'react';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { formatShare } from '../Format/formatPercent.ts';
import { scheduleBoardMessages } from './ScheduleBoard.messages.ts';
import type { ScaleCell } from './timeScale.ts';
import { dayLength, dayOfNumber, type Times } from './time.ts';

const instantOf = (time: number): Date => {
  const day = Math.floor(time / dayLength);
  return addElapsed(utcMidnight(dayOfNumber(day)), { minutes: time - day * dayLength });
};
const isWhole = ({ start, finish }: Times): boolean => start % dayLength === 0 && finish % dayLength === 0;

/** Formatters of the board in the user's locale. Days and minutes have no time zone and are formatted in UTC. */
export function useScheduleFormat() {
  const messages = useMessages('scheduleBoard', scheduleBoardMessages);
  const { locale, direction } = useLocale();
  return useMemo(() => {
    const formatter = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const writer = (options: Intl.DateTimeFormatOptions) => {
      const format = formatter(options);
      return (time: number) => format.format(instantOf(time));
    };
    const date = { month: 'short', day: 'numeric' } as const;
    const clock = { hour: 'numeric', minute: '2-digit' } as const;
    const days = formatter(date);
    const daysOfYear = formatter({ ...date, year: 'numeric' });
    const moments = formatter({ ...date, ...clock });
    const dayName = writer({ weekday: 'short', ...date });
    const moment = writer({ weekday: 'short', ...date, ...clock });
    const hours = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const wholeHours = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    const cells: Record<ScaleCell['kind'], (time: number) => string> = {
      day: dayName,
      month: writer({ month: 'long', year: 'numeric' }),
      hour: writer({ hour: 'numeric' }),
      dayNumber: writer({ day: 'numeric' }),
      week: writer({ day: 'numeric' }),
    };
    /** Last minute of a time, so that a finish at midnight has the day that it ends. */
    const range = (format: Intl.DateTimeFormat, start: number, finish: number) =>
      finish > start
        ? format.formatRange(instantOf(start), instantOf(finish))
        : format.format(instantOf(start));
    return {
      messages,
      locale,
      isRtl: direction === 'rtl',
      weekday: writer({ weekday: 'short' }),
      day: dayName,
      date: writer(date),
      clock: writer(clock),
      cell: ({ kind, time }: Pick<ScaleCell, 'kind' | 'time'>) => cells[kind](time),
      /** Days in sight, `end` in minutes does not belong to them. */
      title: (start: number, end: number) => range(daysOfYear, start, Math.max(start, end - dayLength)),
      /** Days of a bar, with its times unless it fills whole days. */
      when: (times: Times) =>
        isWhole(times)
          ? range(days, times.start, times.finish - dayLength)
          : range(moments, times.start, times.finish),
      start: (times: Times) => (isWhole(times) ? dayName : moment)(times.start),
      finish: (times: Times) => (isWhole(times) ? dayName(times.finish - dayLength) : moment(times.finish)),
      /** Worked hours with a decimal. */
      hours: (minutes: number) => hours.format(minutes / 60),
      /** Hours of capacity, without a needless decimal. */
      wholeHours: (minutes: number) => wholeHours.format(minutes / 60),
      share: (part: number) => formatShare(part, locale),
      signed: (value: number) => signed.format(value),
      list: (titles: readonly string[]) => list.format(titles),
    };
  }, [messages, locale, direction]);
}

export type ScheduleFormat = ReturnType<typeof useScheduleFormat>;
