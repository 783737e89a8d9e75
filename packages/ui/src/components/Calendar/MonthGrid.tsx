import { endOfWeek, parseDate, startOfWeek, type CalendarDate } from '@internationalized/date';
import { useLayoutEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import { useMergedRef } from '../../useMergedRef.ts';
import { weeksOf, type WeekStart } from './calendar.ts';
import type { CalendarEvent } from './calendarTypes.ts';
import type { CalendarDragControls } from './useCalendarDrag.ts';
import type { CalendarFormat } from './useCalendarFormat.ts';
import { WeekRow } from './WeekRow.tsx';
import * as styles from './Calendar.css.ts';

/** Props shared by the calendar views. */
export interface CalendarGridProps {
  /** Events to show. */
  events: readonly CalendarEvent[];
  /** First shown day. */
  from: CalendarDate;
  /** Last shown day. */
  to: CalendarDate;
  /** Focused day, YYYY-MM-DD. */
  iso: string;
  /** Called with the newly focused day. */
  onIsoChange: (iso: string) => void;
  /** Current day, YYYY-MM-DD. */
  today: string;
  /** First day of the week. */
  weekStart?: WeekStart;
  /** Localized date formatting. */
  format: CalendarFormat;
  /** State and handlers of a move. */
  dragControls: CalendarDragControls;
  /** Allows events to be moved. */
  isMovable: boolean;
  /** Id of the keyboard instructions. */
  hintId: string;
  /** Id of the heading that names the grid. */
  titleId: string;
  /** Called with the id of the opened event. */
  onOpen?: (id: string) => void;
  /** Called to add an event on a day at an optional time. */
  onAdd?: (date: string, time?: string) => void;
  /** Ref to the grid. */
  ref: Ref<HTMLDivElement>;
}

/** Maximum lines of bars per week; further events are counted. */
const monthLanes = 3;

/** Days that an arrow key moves by. */
function daysOf(key: string, isRtl: boolean): number | undefined {
  const forward = isRtl ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 7,
    ArrowUp: -7,
  };
  return steps[key];
}

/** Column headings of a week from `from` on. */
function WeekdayRow({ from, format }: Pick<CalendarGridProps, 'from' | 'format'>) {
  return (
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
  );
}

/**
 * Month as a grid: arrow keys move between days, Tab enters the events of a day, Alt with an arrow key moves an event.
 */
export function MonthGrid({
  events,
  from,
  to,
  iso,
  onIsoChange,
  today,
  weekStart,
  format,
  dragControls,
  isMovable,
  hintId,
  titleId,
  onOpen,
  onAdd,
  ref,
}: CalendarGridProps) {
  const { locale, isRtl } = format;
  const { drag } = dragControls;
  const date = parseDate(iso);
  const root = useRef<HTMLDivElement>(null);
  const mustFocus = useRef<'day' | 'event'>(undefined);
  const draggedId = useRef<string>(undefined);
  const go = (next: CalendarDate) => {
    mustFocus.current = 'day';
    onIsoChange(next.toString());
  };
  useLayoutEffect(() => {
    const focusTarget = mustFocus.current;
    mustFocus.current = undefined;
    if (focusTarget === 'day')
      root.current?.querySelector<HTMLElement>(`[data-day="${iso}"]`)?.focus({ preventScroll: true });
    if (focusTarget === 'event')
      root.current
        ?.querySelector<HTMLElement>(`[data-event="${CSS.escape(draggedId.current ?? '')}"]`)
        ?.focus({ preventScroll: true });
  });

  const eventKeys = (event: KeyboardEvent, id: string): boolean => {
    const days = daysOf(event.key, isRtl);
    if (dragControls.isDragging()) {
      mustFocus.current = 'event';
      if (days !== undefined) dragControls.step(id, days, 0, 'all');
      else if (event.key === 'Enter' || event.key === ' ') {
        // The focus follows the moved event.
        if (drag) onIsoChange(drag.move.start);
        dragControls.endDrag();
      } else if (event.key === 'Escape') dragControls.cancelDrag();
      else return false;
      return true;
    }
    if (!event.altKey || days === undefined || !isMovable) return false;
    draggedId.current = id;
    mustFocus.current = 'event';
    dragControls.step(id, days, 0, 'all');
    return true;
  };
  const dayKeys = (event: KeyboardEvent): boolean => {
    const days = daysOf(event.key, isRtl);
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
  const merged = useMergedRef(root, ref);

  return (
    <div ref={merged} role="grid" aria-labelledby={titleId} className={styles.grid} onKeyDown={onKeyDown}>
      <WeekdayRow from={from} format={format} />
      {weeksOf(from, to).map((week) => (
        <WeekRow
          key={week.toString()}
          week={week}
          events={events}
          lanes={monthLanes}
          month={iso.slice(0, 7)}
          today={today}
          activeDay={iso}
          drag={drag}
          format={format}
          hintId={isMovable ? hintId : undefined}
          onOpen={onOpen}
          onDay={(day) => go(parseDate(day))}
          onDoubleDay={(day) => onAdd?.(day)}
          onDragStart={dragControls.dragStart}
        />
      ))}
    </div>
  );
}
