import { toCalendarDate, today, type DateValue } from '@internationalized/date';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { use, useState } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  RangeCalendarStateContext,
} from 'react-aria-components';
import * as button from '../Button/Button.css.ts';
import { Button as PlainButton } from '../Button/Button.tsx';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Date.css.ts';
import { periodMessages } from './Period.messages.ts';
import { PeriodPanel } from './PeriodPanel.tsx';
import { periodOfDay, periodParts } from './periods.ts';
import { weekdayNames } from './weekdayNames.ts';

/** Previous or next button of a calendar; React Aria names it. */
export function MonthButton({ to }: { to: 'previous' | 'next' }) {
  return (
    <Button slot={to} className={cx(button.button, button.variant.ghost, button.iconOnly.sm)}>
      <Icon icon={to === 'previous' ? ChevronLeft : ChevronRight} isDirectional />
    </Button>
  );
}

interface MonthTitleProps {
  /** Months after the first shown one. */
  offset?: number;
  /** Called to choose another month and year. */
  onJump: () => void;
}

/**
 * Name of a shown month; a button that leads to the months and years. Calendars of other eras have no such grid, and
 * show the name only.
 */
export function MonthTitle({ offset = 0, onJump }: MonthTitleProps) {
  const single = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  const { locale } = useLocale();
  const messages = useMessages('period', periodMessages);
  const state = single ?? range;
  if (!state) return null;
  const month = state.visibleRange.start.add({ months: offset });
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    month.toDate('UTC'),
  );
  if (month.calendar.identifier !== 'gregory')
    return (
      <span className={styles.monthTitle} aria-hidden>
        {name}
      </span>
    );
  return (
    <span className={styles.monthTitle}>
      <PlainButton
        size="sm"
        variant="ghost"
        iconAfter={ChevronDown}
        aria-label={messages.chooseMonth(name)}
        onPress={onJump}
      >
        <span className={styles.month}>{name}</span>
      </PlainButton>
    </span>
  );
}

/** Heading of the calendar: the shown month between the previous and next buttons. */
function MonthHead({ onJump }: { onJump: () => void }) {
  return (
    <div className={styles.calendarHead}>
      <MonthButton to="previous" />
      <MonthTitle onJump={onJump} />
      <MonthButton to="next" />
    </div>
  );
}

/** Months and years in place of the days of a calendar. A chosen month is shown, with the focus on its day. */
export function MonthJump({ onDone }: { onDone: () => void }) {
  const single = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  const state = single ?? range;
  if (!state) return null;
  const { focusedDate, minValue, maxValue } = state;
  const monthOf = (day: DateValue | null | undefined) =>
    day ? periodOfDay(toCalendarDate(day).toString(), 'month') : undefined;
  const shown = monthOf(focusedDate) ?? 0;
  const [first, last] = [monthOf(minValue), monthOf(maxValue)];
  return (
    <PeriodPanel
      unit="month"
      value={shown}
      initial={shown}
      now={monthOf(today(state.timeZone)) ?? shown}
      {...(first !== undefined && { first })}
      {...(last !== undefined && { last })}
      onChoose={(index) => {
        const { year, part } = periodParts(index, 'month');
        state.setFocusedDate(focusedDate.set({ year, month: part + 1 }));
        state.setFocused(true);
        onDone();
      }}
    />
  );
}

/** Grid of the days of a month; `offset` counts months after the first shown one. */
export function Month({ offset = 0, isRange }: { offset?: number; isRange?: boolean }) {
  const { locale } = useLocale();
  const { style, length } = weekdayNames(locale);
  return (
    <CalendarGrid weekdayStyle={style} offset={{ months: offset }} className={styles.days}>
      <CalendarGridHeader>
        {(name) => (
          <CalendarHeaderCell className={styles.weekday}>{name.slice(0, length)}</CalendarHeaderCell>
        )}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell date={date} className={cx(styles.day, isRange && styles.rangeDay)} />}
      </CalendarGridBody>
    </CalendarGrid>
  );
}

/** The days of one month below its heading, or the months to jump to. */
export function MonthView() {
  const [isJumping, setJumping] = useState(false);
  if (isJumping) return <MonthJump onDone={() => setJumping(false)} />;
  return (
    <>
      <MonthHead onJump={() => setJumping(true)} />
      <Month />
    </>
  );
}
