import type { CalendarDate } from '@internationalized/date';
import type { PointerEvent } from 'react';
import { Bar, HiddenEventsButton, coversDay } from './Bar.tsx';
import type { Segment } from './calendar.ts';
import type { CalendarEvent } from './calendarTypes.ts';
import type { CalendarDrag, DraggedPart } from './useCalendarDrag.ts';
import type { CalendarFormat } from './useCalendarFormat.ts';

interface DayBarsProps {
  day: CalendarDate;
  /** Index of the day in the row. */
  column: number;
  /** First day of the row. */
  from: CalendarDate;
  segments: readonly Segment[];
  /** Lines of bars that are shown. */
  lanes: number;
  /** Number of hidden bars of the day. */
  hidden: number;
  /** All events of the day, listed by the button for hidden events. */
  events: readonly CalendarEvent[];
  /** Focused day. */
  active: string;
  drag: CalendarDrag | undefined;
  format: CalendarFormat;
  hintId: string | undefined;
  onOpen: ((id: string) => void) | undefined;
  onDragStart: (event: PointerEvent<HTMLElement>, taken: DraggedPart) => void;
}

/** Bars that begin on a day of a row, and the button for hidden ones. */
export function DayBars({
  day,
  column,
  from,
  segments,
  lanes,
  hidden,
  events,
  active,
  drag,
  format,
  hintId,
  onOpen,
  onDragStart,
}: DayBarsProps) {
  return (
    <>
      {segments
        .filter((segment) => segment.column === column && segment.lane < lanes)
        .map((segment) => (
          <Bar
            key={segment.event.id}
            segment={segment}
            format={format}
            isReachable={coversDay(segment, from, active)}
            isDragged={drag?.event.id === segment.event.id}
            hintId={hintId}
            onOpen={onOpen}
            onDragStart={onDragStart}
          />
        ))}
      {hidden > 0 && (
        <HiddenEventsButton
          count={hidden}
          day={day}
          events={events}
          isReachable={day.toString() === active}
          format={format}
          onOpen={onOpen}
        />
      )}
    </>
  );
}
