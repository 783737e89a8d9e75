import type { CalendarDate } from '@internationalized/date';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { PointerEvent } from 'react';
import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { DayBars } from './DayBars.tsx';
import { eventsOn, hiddenEventCount, layoutWeek } from './calendar.ts';
import type { CalendarEvent } from './calendarTypes.ts';
import type { CalendarDrag, DraggedPart } from './useCalendarDrag.ts';
import type { CalendarFormat } from './useCalendarFormat.ts';
import * as styles from './Calendar.css.ts';

interface WeekRowProps {
  week: CalendarDate;
  events: readonly CalendarEvent[];
  /** Lines of bars that are shown. */
  lanes: number;
  /** Shown month, YYYY-MM; days of other months are muted. */
  month?: string;
  today: string;
  activeDay: string;
  drag?: CalendarDrag;
  format: CalendarFormat;
  hintId?: string;
  onOpen?: (id: string) => void;
  onDay: (day: string) => void;
  onDoubleDay: (day: string) => void;
  onDragStart: (event: PointerEvent<HTMLElement>, taken: DraggedPart) => void;
}

export function WeekRow({
  week,
  events,
  lanes,
  month,
  today,
  activeDay,
  drag,
  format,
  hintId,
  onOpen,
  onDay,
  onDoubleDay,
  onDragStart,
}: WeekRowProps) {
  const segments = layoutWeek(events, week);
  return (
    <div
      role="row"
      className={cx(styles.row, styles.week)}
      style={assignInlineVars({ [styles.lanes]: String(lanes) })}
    >
      {Array.from({ length: 7 }, (_, column) => {
        const day = week.add({ days: column });
        const iso = day.toString();
        const isActive = iso === activeDay;
        const isOutside = month !== undefined && !iso.startsWith(month);
        const isTarget = drag && iso >= drag.move.start && iso <= drag.move.end;
        const hidden = hiddenEventCount(segments, column, lanes);
        const full = format.dayFull(day);
        return (
          <div
            key={iso}
            role="gridcell"
            tabIndex={isActive ? 0 : -1}
            aria-selected={isActive}
            aria-current={iso === today ? 'date' : undefined}
            data-day={iso}
            className={cx(
              styles.day,
              isOutside && styles.outside,
              isTarget && (drag.refusal === undefined ? styles.target : styles.refused),
            )}
            onClick={() => onDay(iso)}
            onDoubleClick={() => onDoubleDay(iso)}
          >
            <span
              className={cx(
                styles.number,
                isOutside && styles.numberOutside,
                iso === today && styles.numberToday,
              )}
            >
              <span aria-hidden>{format.dayNumber(day)}</span>
              <VisuallyHidden>{full}</VisuallyHidden>
            </span>
            <DayBars
              day={day}
              column={column}
              from={week}
              segments={segments}
              lanes={lanes}
              hidden={hidden}
              events={eventsOn(events, iso)}
              active={activeDay}
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
