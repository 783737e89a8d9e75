import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import { KeyboardDragLine } from '../../dnd/KeyboardDragLine.tsx';
import type { Point } from '../../dnd/usePointerDrag.ts';
import { useControlled } from '../../hooks.ts';
import { useIsPhone } from '../../media.ts';
import { renderInBody } from '../../overlay/renderInBody.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { SegmentedControl } from '../ToggleButton/SegmentedControl.tsx';
import { Agenda } from './Agenda.tsx';
import { rangeOf, type WeekStart } from './calendar.ts';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import type { CalendarEvent, CalendarMove, CalendarView } from './calendarTypes.ts';
import { DayStrip } from './DayStrip.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { isAmongHours, slotLength } from './time.ts';
import { TimeGrid } from './TimeGrid.tsx';
import { useCalendarDrag, type CalendarPosition } from './useCalendarDrag.ts';
import { useCalendarFormat } from './useCalendarFormat.ts';
import { allDay, slotOf } from './useTimeKeys.ts';
import * as styles from './Calendar.css.ts';

export type { WeekStart } from './calendar.ts';
export type { CalendarEvent, CalendarMove, CalendarView } from './calendarTypes.ts';

export interface CalendarProps {
  /** Names the calendar. */
  label: string;
  /** Events to show. */
  events: readonly CalendarEvent[];
  /** Current day, YYYY-MM-DD; marked, and initially shown. */
  today: string;
  /** Current time, HH:MM, marked by a line in the hour view; omit for no line. */
  now?: string;
  /** Controlled view. */
  view?: CalendarView;
  /** Initial view when uncontrolled. */
  defaultView?: CalendarView;
  /** Called with the new view. */
  onViewChange?: (view: CalendarView) => void;
  /** Controlled focused day, YYYY-MM-DD; its month, week or day is shown. */
  date?: string;
  /** Initial day when uncontrolled, YYYY-MM-DD. */
  defaultDate?: string;
  /** Called with the shown day, YYYY-MM-DD. */
  onDateChange?: (date: string) => void;
  /** First day of the week; by default that of the locale. */
  weekStart?: WeekStart;
  /** Called with the id of the opened event. */
  onOpen?: (id: string) => void;
  /** Called to add an event on a day at an optional time (HH:MM), by Enter or double press. */
  onAdd?: (date: string, time?: string) => void;
  /** Makes events movable to other days; in the hour view also to other times, with movable ends. */
  onMove?: (move: CalendarMove) => void;
  /** Returns the reason why a move is not allowed; undefined if it is. */
  refuseMove?: (move: CalendarMove) => string | undefined;
  /** Shows placeholders of the events; the toolbar stays. */
  isLoading?: boolean;
}

/** Returns the calendar position at a point: a day, in the hour view also the minute. */
function placeIn(root: HTMLElement | null, { x, y }: Point): CalendarPosition | undefined {
  // A bar extends over cells that do not contain it, so only cells are tested.
  for (const element of document.elementsFromPoint(x, y)) {
    if (!(element instanceof HTMLElement) || !root?.contains(element)) continue;
    const { day, slot } = element.dataset;
    if (day !== undefined) return { day };
    if (slot === undefined) continue;
    const at = slotOf(slot);
    const box = element.getBoundingClientRect();
    const minutes = at.slot + ((y - box.top) / box.height) * slotLength;
    return at.slot === allDay ? { day: at.day } : { day: at.day, minutes };
  }
  return undefined;
}

/** Unit of time that a view is turned by. */
const units = { month: 'months', week: 'weeks', day: 'days' } as const;

type CalendarMessages = ReturnType<typeof useCalendarFormat>['messages'];

interface CalendarHeadProps {
  /** Id of the title, which names the grids. */
  titleId: string;
  /** Shown month, week or day. */
  title: string;
  view: CalendarView;
  messages: CalendarMessages;
  onToday: () => void;
  /** Called to show the next or previous month, week or day. */
  onTurn: (by: 1 | -1) => void;
  onViewChange: (view: CalendarView) => void;
}

/** Toolbar with the title of the shown days, navigation and view selection. */
function CalendarHead({ titleId, title, view, messages, onToday, onTurn, onViewChange }: CalendarHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={titleId} className={styles.title} aria-live="polite">
        {title}
      </h2>
      <Button size="sm" onPress={onToday}>
        {messages.today}
      </Button>
      <span className={styles.steps}>
        <IconButton
          icon={ChevronLeft}
          label={messages.previous[view]}
          size="sm"
          isDirectional
          onPress={() => onTurn(-1)}
        />
        <IconButton
          icon={ChevronRight}
          label={messages.next[view]}
          size="sm"
          isDirectional
          onPress={() => onTurn(1)}
        />
      </span>
      <SegmentedControl
        label={messages.view}
        size="sm"
        value={view}
        onChange={onViewChange}
        options={(['month', 'week', 'day'] as const).map((id) => ({ id, label: messages.views[id] }))}
      />
    </div>
  );
}

interface DragPreviewProps {
  drag: NonNullable<ReturnType<typeof useCalendarDrag>['drag']>;
  /** Formatted new time of the event. */
  when: string;
  messages: CalendarMessages;
  isMonth: boolean;
}

/** Event being moved: a line with its new time, and outside the hours its bar at the pointer. */
function DragPreview({ drag, when, messages, isMonth }: DragPreviewProps) {
  const { event, at } = drag;
  return (
    <>
      <KeyboardDragLine isRefused={drag.refusal !== undefined} strong={[event.title, when]}>
        {drag.refusal ?? (drag.part === 'all' ? messages.moving : messages.resizing)(event.title, when)}
      </KeyboardDragLine>
      {at &&
        (isMonth || !isAmongHours(event)) &&
        renderInBody(
          <div
            aria-hidden
            className={cx(styles.event, styles.tint[event.tint ?? 'slate'], styles.lifted)}
            style={{ left: at.x + 12, top: at.y + 12 }}
          >
            <span className={styles.text}>{event.title}</span>
          </div>,
        )}
    </>
  );
}

/**
 * Calendar of events by month, week or day. On phones, month and week are lists. Arrow keys move between days and
 * hours, Tab goes to the events of a day, Alt with an arrow moves an event.
 *
 * @example
 * <Calendar
 *   label="Site calendar"
 *   today="2026-03-10"
 *   events={[
 *     { id: 'pour', title: 'Slab pour', start: '2026-03-12', time: '07:00', endTime: '11:00' },
 *     { id: 'framing', title: 'Level 2 framing', start: '2026-03-09', end: '2026-03-13' },
 *   ]}
 * />
 */
export function Calendar({
  label,
  events,
  today,
  now,
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
  const format = useCalendarFormat();
  const { messages, locale } = format;
  const hintId = useId();
  const titleId = useId();
  const isPhone = useIsPhone();
  const root = useRef<HTMLDivElement>(null);
  const [view, setView] = useControlled<CalendarView>(ownView, defaultView, onViewChange);
  const [iso, setIso] = useControlled(ownDate, defaultDate ?? today, onDateChange);
  const [announcement, announce] = useState('');
  const date = parseDate(iso);
  const isMonth = view === 'month';
  const { from, to } = rangeOf(view, date, locale, weekStart);

  // In the month view events move by days, so the times are not announced.
  const written = ({ start, end, ...hours }: CalendarMove) =>
    format.when(isMonth ? { start, end } : { start, end, ...hours });
  const dragControls = useCalendarDrag({
    events,
    messages,
    written,
    onMove,
    refuseMove,
    announce,
    placeAt: (at) => placeIn(root.current, at),
    // The month view does not exceed its container.
    scrollers: () => (isMonth ? [] : [root.current]),
  });
  const { drag } = dragControls;

  const turn = (by: 1 | -1) => setIso(date.add({ [units[view]]: by }).toString());
  const title =
    view === 'month'
      ? format.monthTitle(date)
      : view === 'week'
        ? format.days(from, to)
        : format.dayFull(date);
  const listed = isPhone && isMonth ? { from: startOfMonth(date), to: endOfMonth(date) } : { from, to };
  const shared = {
    events,
    from,
    to,
    iso,
    onIsoChange: setIso,
    today,
    weekStart,
    format,
    dragControls,
    isMovable: onMove !== undefined,
    hintId,
    titleId,
    onOpen,
    onAdd,
    ref: root,
  };
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <CalendarHead
        titleId={titleId}
        title={title}
        view={view}
        messages={messages}
        onToday={() => setIso(today)}
        onTurn={turn}
        onViewChange={setView}
      />
      {isPhone && view === 'day' && (
        <DayStrip
          date={date}
          today={today}
          events={events}
          weekStart={weekStart}
          format={format}
          onChange={setIso}
        />
      )}
      {isLoading ? (
        <CalendarSkeleton view={view} isList={isPhone && view !== 'day'} label={messages.loading} />
      ) : isPhone && view !== 'day' ? (
        <Agenda
          events={events}
          from={listed.from}
          to={listed.to}
          today={parseDate(today)}
          format={format}
          label={title}
          onOpen={onOpen}
        />
      ) : isMonth ? (
        <MonthGrid {...shared} />
      ) : (
        <TimeGrid {...shared} now={now} />
      )}
      <VisuallyHidden>
        <span id={hintId}>{isMonth ? messages.hint : messages.hintHours}</span>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {drag && <DragPreview drag={drag} when={written(drag.move)} messages={messages} isMonth={isMonth} />}
    </div>
  );
}
