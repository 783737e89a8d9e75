import { parseDate } from '@internationalized/date';
import { useCallback, useRef, useState } from 'react';
import { usePointerDrag, type Point } from '../../dnd/usePointerDrag.ts';
import { useLatest } from '../../hooks.ts';
import { daysBetween } from './calendar.ts';
import type { calendarMessages } from './Calendar.messages.ts';
import type { CalendarEvent, CalendarMove } from './calendarTypes.ts';
import { lengthOf, moveEvent, snap, type MovedPart } from './time.ts';

/** Position in the calendar: a day, and the minute of the day in the hour view. */
export interface CalendarPosition {
  day: string;
  minutes?: number;
}

/** Dragged part: an event, or one of its ends. */
export interface DraggedPart {
  id: string;
  part: MovedPart;
}

export interface CalendarDrag {
  event: CalendarEvent;
  part: MovedPart;
  /** State of a drag: the event at its start and the current move. */
  base: CalendarEvent;
  days: number;
  minutes: number;
  move: CalendarMove;
  refusal?: string;
  /** Position of the pointer; undefined while moving by keyboard. */
  at?: Point;
}

interface CalendarDragOptions {
  events: readonly CalendarEvent[];
  messages: typeof calendarMessages;
  onMove?: (move: CalendarMove) => void;
  refuseMove?: (move: CalendarMove) => string | undefined;
  /** Time of a move, for announcements. */
  written: (move: CalendarMove) => string;
  /** Returns the calendar position at a point of the screen. */
  placeAt: (at: Point) => CalendarPosition | undefined;
  scrollers: () => readonly (HTMLElement | null)[];
  announce: (text: string) => void;
}

const isHome = (event: CalendarEvent, move: CalendarMove): boolean => {
  const home = moveEvent(event, 0, 0);
  return (
    move.start === home.start &&
    move.time === home.time &&
    lengthOf({ ...event, ...move }) === lengthOf(event)
  );
};

/** Moves events to other days and times by pointer and keyboard. */
export function useCalendarDrag(options: CalendarDragOptions) {
  const { events, messages, written, onMove, refuseMove, placeAt, announce } = options;
  const [drag, setDrag] = useState<CalendarDrag>();
  const heldDrag = useRef<CalendarDrag>(undefined);
  const taken = useRef<CalendarPosition>(undefined);
  const set = (next: CalendarDrag | undefined) => {
    heldDrag.current = next;
    setDrag(next);
  };
  const shift = (
    { event, base, part }: Pick<CalendarDrag, 'event' | 'base' | 'part'>,
    days: number,
    minutes: number,
    at?: Point,
  ): CalendarDrag => {
    const move = moveEvent(base, days, minutes, part);
    const refusal = isHome(event, move) ? undefined : refuseMove?.(move);
    return { event, base, part, days, minutes, move, at, refusal };
  };
  const take = (id: string): CalendarEvent | undefined => {
    const event = events.find((one) => one.id === id);
    if (!event || !onMove) return undefined;
    if (event.lockedReason === undefined) return event;
    announce(event.lockedReason);
    return undefined;
  };
  const endDrag = () => {
    const was = heldDrag.current;
    set(undefined);
    if (!was) return;
    const { event, part, move, refusal } = was;
    if (refusal !== undefined) announce(refusal);
    else if (isHome(event, move)) announce(messages.notMoved(event.title));
    else {
      onMove?.(move);
      announce((part === 'all' ? messages.moved : messages.resized)(event.title, written(move)));
    }
  };
  const cancelDrag = () => {
    const was = heldDrag.current;
    set(undefined);
    if (was) announce(messages.returned(was.event.title));
  };
  const dragStart = usePointerDrag<DraggedPart>({
    onStart: ({ id, part }, at, _offset, origin) => {
      const event = take(id);
      const place = placeAt(origin);
      if (!event || !place) return false;
      // The grabbed point of the event stays under the pointer.
      taken.current = place;
      set(shift({ event, base: event, part }, 0, 0, at));
      return true;
    },
    onMove: (at) => {
      const was = heldDrag.current;
      const from = taken.current;
      if (!was || !from) return;
      const place = placeAt(at);
      const days = place ? daysBetween(parseDate(from.day), parseDate(place.day)) : was.days;
      const minutes =
        place?.minutes === undefined || from.minutes === undefined
          ? was.minutes
          : Math.round((place.minutes - from.minutes) / snap) * snap;
      const isSame = was.at?.x === at.x && was.at.y === at.y && was.days === days && was.minutes === minutes;
      if (!isSame) set(shift(was, days, minutes, at));
    },
    isOff: onMove === undefined,
    onDrop: endDrag,
    onCancel: cancelDrag,
    scrollers: options.scrollers,
  });
  return {
    drag,
    dragStart: useLatest(dragStart),
    step: useLatest((id: string, days: number, minutes: number, part: MovedPart) => {
      const was = heldDrag.current;
      const event = was?.event ?? take(id);
      if (!event) return;
      if (was?.part === part) set(shift(was, was.days + days, was.minutes + minutes));
      // Dragging another part continues from the current position of the event.
      else set(shift({ event, base: { ...event, ...was?.move }, part }, days, minutes));
    }),
    endDrag: useLatest(endDrag),
    cancelDrag: useLatest(cancelDrag),
    isDragging: useCallback(() => heldDrag.current !== undefined, []),
  };
}

export type CalendarDragControls = ReturnType<typeof useCalendarDrag>;
