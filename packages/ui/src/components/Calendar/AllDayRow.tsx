import type { CalendarDate } from '@internationalized/date';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { PointerEvent } from 'react';
import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { eventsOn, hiddenEventCount, type Segment } from './calendar.ts';
import type { CalendarEvent } from './calendarTypes.ts';
import { coversDay } from './Bar.tsx';
import { DayBars } from './DayBars.tsx';
import { isAmongHours } from './time.ts';
import type { CalendarDrag, DraggedPart } from './useCalendarDrag.ts';
import type { CalendarFormat } from './useCalendarFormat.ts';
import { allDay, slotKey } from './useTimeKeys.ts';
import * as calendar from './Calendar.css.ts';
import * as styles from './TimeGrid.css.ts';

interface AllDayRowProps {
  days: readonly { day: CalendarDate; iso: string; full: string }[];
  from: CalendarDate;
  segments: readonly Segment[];
  /** Lines of bars that are shown. */
  lanes: number;
  events: readonly CalendarEvent[];
  /** Day that has the keyboard focus. */
  iso: string;
  slot: number;
  today: string;
  drag?: CalendarDrag;
  format: CalendarFormat;
  hintId?: string;
  onOpen?: (id: string) => void;
  onAdd?: (date: string) => void;
  onSlot: (day: CalendarDate, slot: number) => void;
  onDragStart: (event: PointerEvent<HTMLElement>, taken: DraggedPart) => void;
}

/** Row above the hours for all-day events and events of a day or longer. */
export function AllDayRow({
  days,
  from,
  segments,
  lanes,
  events,
  iso,
  slot,
  today,
  drag,
  format,
  hintId,
  onOpen,
  onAdd,
  onSlot,
  onDragStart,
}: AllDayRowProps) {
  const { messages } = format;
  const moving = drag && !isAmongHours(drag.event) ? drag : undefined;
  return (
    <div
      role="row"
      className={cx(styles.row, styles.allDayRow)}
      style={assignInlineVars({ [calendar.lanes]: String(lanes) })}
    >
      <div role="rowheader" className={styles.allDayName}>
        {messages.allDay}
      </div>
      {days.map(({ day, iso: one, full }, column) => {
        const isActive = one === iso && slot === allDay;
        const hidden = hiddenEventCount(segments, column, lanes);
        const on = segments.filter((segment) => coversDay(segment, from, one));
        const begun = on.filter((segment) => segment.column !== column);
        // A cell with bars is named by its content, so that event names are announced once.
        const isEmpty = begun.length === on.length && hidden === 0;
        const name = format.slot(
          full,
          messages.allDay,
          begun.map(({ event }) => event.title),
        );
        const isTarget = moving && one >= moving.move.start && one <= moving.move.end;
        return (
          <div
            key={one}
            role="gridcell"
            tabIndex={isActive ? 0 : -1}
            aria-selected={isActive}
            aria-current={one === today ? 'date' : undefined}
            aria-label={isEmpty ? name : undefined}
            data-slot={slotKey(one, allDay)}
            className={cx(
              styles.slot,
              styles.allDaySlot,
              isTarget && (moving.refusal === undefined ? calendar.target : calendar.refused),
            )}
            onClick={() => onSlot(day, allDay)}
            onDoubleClick={() => onAdd?.(one)}
          >
            {!isEmpty && <VisuallyHidden>{name}</VisuallyHidden>}
            <DayBars
              day={day}
              column={column}
              from={from}
              segments={segments}
              lanes={lanes}
              hidden={hidden}
              events={eventsOn(events, one).filter((event) => !isAmongHours(event))}
              active={iso}
              drag={drag}
              format={format}
              hintId={hintId}
              onOpen={onOpen}
              onDragStart={onDragStart}
            />
          </div>
        );
      })}
    </div>
  );
}
