import type { CalendarDate } from '@internationalized/date';
import type { PointerEvent } from 'react';
import { Bar, MoreOn, touches } from './Bar.tsx';
import type { Segment } from './calendar.ts';
import type { CalendarEvent } from './calendarTypes.ts';
import type { CalendarCarry, Taken } from './useCalendarCarry.ts';
import type { CalendarFormat } from './useCalendarWords.ts';

interface DayBarsProps {
  day: CalendarDate;
  /** Which of the row's days it is. */
  column: number;
  /** The row's first day. */
  from: CalendarDate;
  segments: readonly Segment[];
  /** Lines of bars that are shown. */
  lanes: number;
  /** Bars of the day that there is no line for. */
  hidden: number;
  /** What the way to all of the day's bars lists. */
  events: readonly CalendarEvent[];
  /** The day that the keyboard is on. */
  active: string;
  carry: CalendarCarry | undefined;
  format: CalendarFormat;
  hintId: string | undefined;
  onOpen: ((id: string) => void) | undefined;
  onDragStart: (event: PointerEvent<HTMLElement>, taken: Taken) => void;
}

/** The bars that begin on a day of a row, and the way to those that there is no line for. */
export function DayBars({
  day,
  column,
  from,
  segments,
  lanes,
  hidden,
  events,
  active,
  carry,
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
            isReachable={touches(segment, from, active)}
            isCarried={carry?.event.id === segment.event.id}
            hintId={hintId}
            onOpen={onOpen}
            onDragStart={onDragStart}
          />
        ))}
      {hidden > 0 && (
        <MoreOn
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
