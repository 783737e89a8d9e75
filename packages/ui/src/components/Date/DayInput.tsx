import { GregorianCalendar } from '@internationalized/date';
import { lazyComponent } from '../../lazyComponent.tsx';
import { useLocale } from '../../locale.tsx';
import { DayInputOfCalendar, type DayInputProps } from './DayInputOfCalendar.tsx';

// Few locales count in other calendars, and all of them together are a fifth of the code of a date field.
const DayInputOfLocale = lazyComponent(() =>
  import('./DayInputOfLocale.tsx').then((module) => module.DayInputOfLocale),
);
const gregorian = () => new GregorianCalendar();

/** Calendars by locale: asking takes longer than drawing the field. */
const calendars = new Map<string, string>();
function calendarOf(locale: string): string {
  let calendar = calendars.get(locale);
  if (calendar === undefined)
    calendars.set(locale, (calendar = new Intl.DateTimeFormat(locale).resolvedOptions().calendar));
  return calendar;
}

/** Day, month and year to type or step through: MMM DD, YYYY in US English, elsewhere in the locale's order and calendar. */
export function DayInput(props: DayInputProps) {
  const { locale } = useLocale();
  return calendarOf(locale) === 'gregory' ? (
    <DayInputOfCalendar calendarOf={gregorian} {...props} />
  ) : (
    <DayInputOfLocale {...props} />
  );
}
