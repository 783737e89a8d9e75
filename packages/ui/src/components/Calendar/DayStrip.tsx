import { startOfWeek, type CalendarDate } from '@internationalized/date';
import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { eventsOn, type WeekStart } from './calendar.ts';
import type { CalendarEvent } from './calendarTypes.ts';
import type { CalendarFormat } from './useCalendarFormat.ts';
import * as styles from './TimeGrid.css.ts';

interface DayStripProps {
  date: CalendarDate;
  today: string;
  events: readonly CalendarEvent[];
  weekStart?: WeekStart;
  format: CalendarFormat;
  onChange: (iso: string) => void;
}

/** Week selector above the hours of one day, for narrow screens. */
export function DayStrip({ date, today, events, weekStart, format, onChange }: DayStripProps) {
  const first = startOfWeek(date, format.locale, weekStart);
  return (
    <div role="group" aria-label={format.days(first, first.add({ days: 6 }))} className={styles.strip}>
      {Array.from({ length: 7 }, (_, at) => {
        const day = first.add({ days: at });
        const iso = day.toString();
        const isShown = day.compare(date) === 0;
        return (
          <button
            key={iso}
            type="button"
            aria-pressed={isShown}
            aria-current={iso === today ? 'date' : undefined}
            className={styles.stripDay}
            onClick={() => onChange(iso)}
          >
            <VisuallyHidden>{format.dayFull(day)}</VisuallyHidden>
            <span aria-hidden>{format.weekdayNarrow(day)}</span>
            <span aria-hidden className={cx(styles.number, iso === today && styles.today)}>
              {format.dayNumber(day)}
            </span>
            <span aria-hidden className={cx(styles.dot, eventsOn(events, iso).length > 0 && styles.dotOn)} />
          </button>
        );
      })}
    </div>
  );
}
