import { useMemo } from 'react';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { periodMessages } from './Period.messages.ts';
import { pageOf, periodParts, perPage, type PeriodUnit } from './periods.ts';

/** Names of months, quarters and years in the locale. They are those of the Gregorian calendar. */
export function usePeriodFormat() {
  const messages = useMessages('period', periodMessages);
  const { locale } = useLocale();
  return useMemo(() => {
    const formatter = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
    const [long, short, numeric] = [
      formatter({ month: 'long', year: 'numeric' }),
      formatter({ month: 'short' }),
      formatter({ year: 'numeric' }),
    ];
    const date = (year: number, month: number) => new Date(Date.UTC(year, month, 1));
    const year = (value: number) => numeric.format(date(value, 0));
    const digit = (value: number) => value.toLocaleString(locale);
    const monthShort = (month: number) => short.format(date(2000, month));
    const quarterMonths = (part: number) => messages.span(monthShort(part * 3), monthShort(part * 3 + 2));
    return {
      messages,
      year,
      quarterMonths,
      /** Complete name, e.g. "March 2026", "Q1 2026" or "2026". */
      name: (index: number, unit: PeriodUnit): string => {
        const { year: of, part } = periodParts(index, unit);
        if (unit === 'month') return long.format(date(of, part));
        return unit === 'quarter' ? messages.quarter(digit(part + 1), year(of)) : year(of);
      },
      /** Name in the grid, below the year, e.g. "Mar" or "Q1". */
      short: (index: number, unit: PeriodUnit): string => {
        const { year: of, part } = periodParts(index, unit);
        if (unit === 'month') return monthShort(part);
        return unit === 'quarter' ? messages.quarterShort(digit(part + 1)) : year(of);
      },
      /** Years on a page. */
      years: (index: number) => {
        const first = pageOf(index, 'year');
        return messages.span(year(first), year(first + perPage.year - 1));
      },
    };
  }, [messages, locale]);
}

export type PeriodFormat = ReturnType<typeof usePeriodFormat>;
