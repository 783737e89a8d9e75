import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  RangeCalendarStateContext,
} from 'react-aria-components';
import * as button from '../Button/Button.css.ts';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Date.css.ts';

/** Previous or next button of a calendar; React Aria names it. */
export function MonthButton({ to }: { to: 'previous' | 'next' }) {
  return (
    <Button slot={to} className={cx(button.button, button.variant.ghost, button.iconOnly.sm)}>
      <Icon icon={to === 'previous' ? ChevronLeft : ChevronRight} directional />
    </Button>
  );
}

/** Heading of the calendar: the shown month between the previous and next buttons. */
export function MonthHead() {
  return (
    <div className={styles.calendarHead}>
      <MonthButton to="previous" />
      <Heading className={styles.month} />
      <MonthButton to="next" />
    </div>
  );
}

/** Name of one of several shown months. */
export function MonthTitle({ offset }: { offset: number }) {
  const state = use(RangeCalendarStateContext);
  const { locale } = useLocale();
  if (!state) return null;
  const month = state.visibleRange.start.add({ months: offset });
  return (
    <span className={styles.monthTitle} aria-hidden>
      {new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        month.toDate('UTC'),
      )}
    </span>
  );
}

/** Grid of the days of a month; `offset` counts months after the first shown one. */
export function Month({ offset = 0, isRange }: { offset?: number; isRange?: boolean }) {
  return (
    <CalendarGrid weekdayStyle="short" offset={{ months: offset }} className={styles.days}>
      <CalendarGridHeader>
        {(name) => <CalendarHeaderCell className={styles.weekday}>{name.slice(0, 2)}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell date={date} className={cx(styles.day, isRange && styles.rangeDay)} />}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
