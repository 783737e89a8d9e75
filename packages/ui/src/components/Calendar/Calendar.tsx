import {
  endOfMonth,
  parseDate,
  startOfMonth,
  startOfWeek,
  endOfWeek,
  type CalendarDate,
} from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../../cx.ts';
import { CarryLine } from '../../drag/CarryLine.tsx';
import { useControlled, useLatest } from '../../hooks.ts';
import { useIsPhone } from '../../media.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Skeleton } from '../Feedback/Skeleton.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { SegmentedControl } from '../ToggleButton/SegmentedControl.tsx';
import { Agenda } from './Agenda.tsx';
import { layoutWeek, rangeOf, weeksOf, type WeekStart } from './calendar.ts';
import type { CalendarEvent, CalendarMove, CalendarView } from './calendarTypes.ts';
import { useCalendarCarry } from './useCalendarCarry.ts';
import { useCalendarWords } from './useCalendarWords.ts';
import { WeekRow } from './WeekRow.tsx';
import * as styles from './Calendar.css.ts';
import { onPage } from '../../overlay/onPage.ts';

export type { WeekStart } from './calendar.ts';
export type { CalendarEvent, CalendarMove, CalendarView } from './calendarTypes.ts';

export interface CalendarProps {
  /** Names the calendar. */
  label: string;
  events: readonly CalendarEvent[];
  /** YYYY-MM-DD: the day that is marked, and where the calendar begins. */
  today: string;
  view?: CalendarView;
  defaultView?: CalendarView;
  onViewChange?: (view: CalendarView) => void;
  /** YYYY-MM-DD: the day that the keyboard is on; its month, week or day is shown. */
  date?: string;
  defaultDate?: string;
  onDateChange?: (date: string) => void;
  /** First day of the week, where it is not the one of the reader's country. */
  weekStart?: WeekStart;
  onOpen?: (id: string) => void;
  /** Something new on a day: Enter on it, or a double press. */
  onAdd?: (date: string) => void;
  /** Makes events movable to other days. */
  onMove?: (move: CalendarMove) => void;
  /** Why a move is not allowed, in a sentence; undefined where it is. */
  refuseMove?: (move: CalendarMove) => string | undefined;
  isLoading?: boolean;
}

/** Lines of bars that a week of a month has before the rest is counted. */
const monthLanes = 3;
const weekLanes = 12;

/**
 * What has a date, by month, week or day. On a phone every view is a list of the days that have something. Arrow keys
 * go from day to day, Tab into what is on the day, and Alt with an arrow moves it.
 */
export function Calendar({
  label,
  events,
  today,
  view: ownView,
  defaultView = 'month',
  onViewChange,
  date: ownDate,
  defaultDate,
  onDateChange,
  weekStart,
  onOpen,
  onAdd,
  onMove,
  refuseMove,
  isLoading,
}: CalendarProps) {
  const format = useCalendarWords();
  const { words, locale, isRtl } = format;
  const hintId = useId();
  const titleId = useId();
  const isPhone = useIsPhone();
  const root = useRef<HTMLDivElement>(null);
  const mustFocus = useRef<'day' | 'event'>(undefined);
  const [view, setView] = useControlled<CalendarView>(ownView, defaultView, onViewChange);
  const [iso, setIso] = useControlled(ownDate, defaultDate ?? today, onDateChange);
  const [said, say] = useState('');
  const date = parseDate(iso);
  const now = parseDate(today);
  const { from, to } = rangeOf(view, date, locale, weekStart);

  const carrying = useCalendarCarry({
    events,
    format,
    onMove,
    refuseMove,
    say,
    dayAt: ({ x, y }) => {
      for (const element of document.elementsFromPoint(x, y)) {
        const day = element.closest<HTMLElement>('[data-day]');
        // A bar reaches over days that it is not inside of.
        if (day && root.current?.contains(day) && element === day) return day.dataset['day'];
      }
      return undefined;
    },
  });
  const { carry } = carrying;

  const go = (next: CalendarDate) => {
    mustFocus.current = 'day';
    setIso(next.toString());
  };
  const carriedId = useRef<string>(undefined);
  useLayoutEffect(() => {
    const wanted = mustFocus.current;
    mustFocus.current = undefined;
    if (wanted === 'day')
      root.current?.querySelector<HTMLElement>(`[data-day="${iso}"]`)?.focus({ preventScroll: true });
    if (wanted === 'event')
      root.current
        ?.querySelector<HTMLElement>(`[data-event="${CSS.escape(carriedId.current ?? '')}"]`)
        ?.focus({ preventScroll: true });
  });

  const turn = (by: 1 | -1) => {
    const unit = view === 'month' ? 'months' : view === 'week' ? 'weeks' : 'days';
    setIso(date.add({ [unit]: by }).toString());
  };
  const stepOf = (key: string): number | undefined => {
    const forward = isRtl ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      ArrowDown: 7,
      ArrowUp: -7,
    };
    return steps[key];
  };
  const eventKeys = (event: KeyboardEvent, id: string): boolean => {
    const days = stepOf(event.key);
    if (carrying.isCarrying()) {
      mustFocus.current = 'event';
      if (days !== undefined) carrying.step(id, days);
      else if (event.key === 'Enter' || event.key === ' ') {
        // The keyboard goes along with what it has moved.
        if (carry) setIso(carry.move.start);
        carrying.land();
      } else if (event.key === 'Escape') carrying.putBack();
      else return false;
      return true;
    }
    if (!event.altKey || days === undefined || !onMove) return false;
    carriedId.current = id;
    mustFocus.current = 'event';
    carrying.step(id, days);
    return true;
  };
  const dayKeys = (event: KeyboardEvent): boolean => {
    const days = stepOf(event.key);
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    if (days !== undefined) go(date.add({ days }));
    else if (event.key === 'Home') go(startOfWeek(date, locale, weekStart));
    else if (event.key === 'End') go(endOfWeek(date, locale, weekStart));
    else if (event.key === 'PageDown') go(date.add(event.shiftKey ? { years: 1 } : { months: 1 }));
    else if (event.key === 'PageUp') go(date.add(event.shiftKey ? { years: -1 } : { months: -1 }));
    else if (event.key === 'Enter' || event.key === ' ') onAdd?.(iso);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const id = target.dataset['event'];
    const isHandled =
      id !== undefined ? eventKeys(event, id) : target.dataset['day'] !== undefined ? dayKeys(event) : false;
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const dragStart = useLatest(carrying.dragStart);

  if (isLoading) return <Skeleton shape="board" count={7} label={words.loading} />;
  const title =
    view === 'month'
      ? format.monthTitle(date)
      : view === 'week'
        ? format.days(from, to)
        : format.dayFull(date);
  const listed =
    isPhone && view === 'month' ? { from: startOfMonth(date), to: endOfMonth(date) } : { from, to };
  const lanes =
    view === 'month'
      ? monthLanes
      : Math.max(6, Math.min(weekLanes, Math.max(0, ...layoutWeek(events, from).map((one) => one.lane + 1))));
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title} aria-live="polite">
          {title}
        </h2>
        <Button size="sm" onPress={() => setIso(today)}>
          {words.today}
        </Button>
        <span className={styles.steps}>
          <IconButton
            icon={ChevronLeft}
            label={words.previous[view]}
            size="sm"
            directional
            onPress={() => turn(-1)}
          />
          <IconButton
            icon={ChevronRight}
            label={words.next[view]}
            size="sm"
            directional
            onPress={() => turn(1)}
          />
        </span>
        <SegmentedControl
          label={words.view}
          size="sm"
          value={view}
          onChange={setView}
          options={(['month', 'week', 'day'] as const).map((id) => ({ id, label: words.views[id] }))}
        />
      </div>
      {isPhone || view === 'day' ? (
        <Agenda
          events={events}
          from={listed.from}
          to={listed.to}
          today={now}
          format={format}
          label={title}
          onOpen={onOpen}
        />
      ) : (
        <div ref={root} role="grid" aria-labelledby={titleId} className={styles.grid} onKeyDown={onKeyDown}>
          <div role="row" className={styles.row}>
            {Array.from({ length: 7 }, (_, at) => {
              const day = from.add({ days: at });
              return (
                <div key={at} role="columnheader" className={styles.weekday} title={format.weekdayLong(day)}>
                  {format.weekdayShort(day)}
                </div>
              );
            })}
          </div>
          {weeksOf(from, to).map((week) => (
            <WeekRow
              key={week.toString()}
              week={week}
              events={events}
              lanes={lanes}
              month={view === 'month' ? iso.slice(0, 7) : undefined}
              today={today}
              activeDay={iso}
              carry={carry}
              format={format}
              hintId={onMove ? hintId : undefined}
              onOpen={onOpen}
              onDay={(day) => go(parseDate(day))}
              onDoubleDay={(day) => onAdd?.(day)}
              onDragStart={dragStart}
            />
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span id={hintId}>{words.hint}</span>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {carry && (
        <CarryLine
          isRefused={carry.refusal !== undefined}
          strong={[carry.event.title, format.days(parseDate(carry.move.start), parseDate(carry.move.end))]}
        >
          {carry.refusal ??
            words.moving(
              carry.event.title,
              format.days(parseDate(carry.move.start), parseDate(carry.move.end)),
            )}
        </CarryLine>
      )}
      {carry?.at &&
        onPage(
          <div
            aria-hidden
            className={cx(styles.event, styles.tint[carry.event.tint ?? 'slate'], styles.lifted)}
            style={{ left: carry.at.x + 12, top: carry.at.y + 12 }}
          >
            <span className={styles.words}>{carry.event.title}</span>
          </div>,
        )}
    </div>
  );
}
