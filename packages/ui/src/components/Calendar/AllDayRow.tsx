import type { CalendarDate } from '@internationalized/date';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { PointerEvent } from 'react';
import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { eventsOn, hiddenOn, type Segment } from './calendar.ts';
import type { CalendarEvent } from './calendarTypes.ts';
import { touches } from './Bar.tsx';
import { DayBars } from './DayBars.tsx';
import { isAmongHours } from './time.ts';
import type { CalendarCarry, Taken } from './useCalendarCarry.ts';
import type { CalendarFormat } from './useCalendarWords.ts';
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
  /** Where the keyboard is. */
  iso: string;
  slot: number;
  today: string;
  carry?: CalendarCarry;
  format: CalendarFormat;
  hintId?: string;
  onOpen?: (id: string) => void;
  onAdd?: (date: string) => void;
  onSlot: (day: CalendarDate, slot: number) => void;
  onDragStart: (event: PointerEvent<HTMLElement>, taken: Taken) => void;
}

/** Above the hours: what has none, and what lasts a day and longer. */
export function AllDayRow({
  days,
  from,
  segments,
  lanes,
  events,
  iso,
  slot,
  today,
  carry,
  format,
  hintId,
  onOpen,
  onAdd,
  onSlot,
  onDragStart,
}: AllDayRowProps) {
  const { words } = format;
  const moving = carry && !isAmongHours(carry.event) ? carry : undefined;
  return (
    <div
      role="row"
      className={cx(styles.row, styles.allDayRow)}
      style={assignInlineVars({ [calendar.lanes]: String(lanes) })}
    >
      <div role="rowheader" className={styles.allDayName}>
        {words.allDay}
      </div>
      {days.map(({ day, iso: one, full }, column) => {
        const isActive = one === iso && slot === allDay;
        const hidden = hiddenOn(segments, column, lanes);
        const on = segments.filter((segment) => touches(segment, from, one));
        const begun = on.filter((segment) => segment.column !== column);
        // A cell with bars in it is named by its content, so that their names are said once.
        const isEmpty = begun.length === on.length && hidden === 0;
        const name = format.slot(
          full,
          words.allDay,
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
              carry={carry}
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
