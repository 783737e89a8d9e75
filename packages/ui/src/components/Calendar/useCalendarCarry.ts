import { parseDate } from '@internationalized/date';
import { useCallback, useRef, useState } from 'react';
import { usePointerDrag, type Point } from '../../drag/usePointerDrag.ts';
import { useLatest } from '../../hooks.ts';
import { daysBetween, shifted } from './calendar.ts';
import type { CalendarEvent, CalendarMove } from './calendarTypes.ts';
import type { CalendarFormat } from './useCalendarWords.ts';

export interface CalendarCarry {
  event: CalendarEvent;
  move: CalendarMove;
  refusal?: string;
  /** Of the pointer; a carry by keyboard has none. */
  at?: Point;
}

interface CalendarCarryOptions {
  events: readonly CalendarEvent[];
  format: CalendarFormat;
  onMove?: (move: CalendarMove) => void;
  refuseMove?: (move: CalendarMove) => string | undefined;
  /** The day under a point of the screen, as YYYY-MM-DD. */
  dayAt: (at: Point) => string | undefined;
  say: (words: string) => void;
}

/** Moving an event to other days, by pointer and by keyboard. */
export function useCalendarCarry(options: CalendarCarryOptions) {
  const { events, format, onMove, refuseMove, dayAt, say } = options;
  const { words } = format;
  const [carry, setCarry] = useState<CalendarCarry>();
  const held = useRef<CalendarCarry>(undefined);
  const taken = useRef<string>(undefined);
  const set = (next: CalendarCarry | undefined) => {
    held.current = next;
    setCarry(next);
  };
  const shift = (event: CalendarEvent, days: number, at?: Point): CalendarCarry => {
    const move = shifted(event, days);
    return { event, move, at, refusal: days === 0 ? undefined : refuseMove?.(move) };
  };
  const take = (id: string): CalendarEvent | undefined => {
    const event = events.find((one) => one.id === id);
    if (!event || !onMove) return undefined;
    if (event.lockedReason === undefined) return event;
    say(event.lockedReason);
    return undefined;
  };
  const land = () => {
    const was = held.current;
    set(undefined);
    if (!was) return;
    const { event, move, refusal } = was;
    if (refusal !== undefined) say(refusal);
    else if (move.start === event.start) say(words.stays(event.title));
    else {
      onMove?.(move);
      say(words.moved(event.title, format.days(parseDate(move.start), parseDate(move.end))));
    }
  };
  const putBack = () => {
    const was = held.current;
    set(undefined);
    if (was) say(words.putBack(was.event.title));
  };
  const dragStart = usePointerDrag<string>({
    onStart: (id, at) => {
      const event = take(id);
      const day = dayAt(at);
      if (!event || day === undefined) return false;
      // A bar is taken by one of its days and keeps that day under the pointer.
      taken.current = day;
      set(shift(event, 0, at));
      return true;
    },
    onMove: (at) => {
      const was = held.current;
      const day = dayAt(at);
      if (!was || (was.at?.x === at.x && was.at.y === at.y)) return;
      if (day === undefined || taken.current === undefined) set({ ...was, at });
      else set(shift(was.event, daysBetween(parseDate(taken.current), parseDate(day)), at));
    },
    onDrop: land,
    onCancel: putBack,
  });
  return {
    carry,
    dragStart,
    step: useLatest((id: string, days: number) => {
      const event = held.current?.event ?? take(id);
      if (!event) return;
      const so = held.current?.move.start ?? event.start;
      set(shift(event, daysBetween(parseDate(event.start), parseDate(so)) + days));
    }),
    land: useLatest(land),
    putBack: useLatest(putBack),
    isCarrying: useCallback(() => held.current !== undefined, []),
  };
}
