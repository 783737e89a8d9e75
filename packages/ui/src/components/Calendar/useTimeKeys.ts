import { endOfWeek, parseDate, startOfWeek, type CalendarDate } from '@internationalized/date';
import { useLayoutEffect, useReducer, useRef, type KeyboardEvent, type RefObject } from 'react';
import { eventsOn, type WeekStart } from './calendar.ts';
import type { CalendarEvent } from './calendarTypes.ts';
import { dayLength, isAmongHours, layoutDay, slotLength, snap, timeOf } from './time.ts';
import type { CalendarDragControls } from './useCalendarDrag.ts';
import type { CalendarFormat } from './useCalendarFormat.ts';

/** Slot of all-day events above the hours. */
export const allDay = -1;

/** Returns the key that identifies a slot in the DOM. */
export const slotKey = (iso: string, slot: number): string => `${iso}/${slot}`;

/** Parses a slot key into day and minute. */
export function slotOf(key: string): { day: string; slot: number } {
  const [day = '', slot] = key.split('/');
  return { day, slot: Number(slot) };
}

interface TimeKeysOptions {
  events: readonly CalendarEvent[];
  from: CalendarDate;
  to: CalendarDate;
  iso: string;
  onIsoChange: (iso: string) => void;
  /** Start of the keyboard's slot in minutes. */
  onSlotChange: (slot: number) => void;
  weekStart?: WeekStart;
  format: CalendarFormat;
  dragControls: CalendarDragControls;
  isMovable: boolean;
  onAdd?: (date: string, time?: string) => void;
  root: RefObject<HTMLElement | null>;
}

/** Events of a day in keyboard order: all-day events first, then by time. */
const inTurn = (events: readonly CalendarEvent[], day: string): CalendarEvent[] => [
  ...eventsOn(events, day).filter((event) => !isAmongHours(event)),
  ...layoutDay(events, day).map((block) => block.event),
];

/**
 * Keyboard handling of the hour view. On a slot: arrows move to other slots, Enter adds an event. On an event: arrows move
 * to other events, Enter opens it, Alt with an arrow moves it, with Shift also its end; Escape returns to the slot.
 */
export function useTimeKeys(options: TimeKeysOptions) {
  const { events, from, to, iso, format, dragControls, root } = options;
  const { locale, isRtl } = format;
  const { drag } = dragControls;
  const mustFocus = useRef<string>(undefined);
  // Forces a render, because the target of the focus may be rendered by the same change or exist already.
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const focusOn = (selector: string) => {
    mustFocus.current = selector;
    redraw();
  };
  useLayoutEffect(() => {
    const focusTarget = mustFocus.current;
    mustFocus.current = undefined;
    const found = focusTarget === undefined ? null : root.current?.querySelector<HTMLElement>(focusTarget);
    found?.focus({ preventScroll: true });
    const shown = drag && !drag.at ? root.current?.querySelector('[data-preview]') : found;
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const toSlot = (day: CalendarDate, at: number) => {
    focusOn(`[data-slot="${slotKey(day.toString(), at)}"]`);
    options.onIsoChange(day.toString());
    options.onSlotChange(at);
  };
  const toEvent = (id: string, day: string) => {
    focusOn(`[data-event="${CSS.escape(id)}"]`);
    options.onIsoChange(day);
  };
  const across = (key: string): number | undefined =>
    key === 'ArrowRight' ? (isRtl ? -1 : 1) : key === 'ArrowLeft' ? (isRtl ? 1 : -1) : undefined;
  const down = (key: string): number | undefined =>
    key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;

  const dragKeys = (event: KeyboardEvent, id: string): boolean => {
    const days = across(event.key);
    const steps = down(event.key);
    const isStep = days !== undefined || steps !== undefined;
    if (!dragControls.isDragging()) {
      if (!event.altKey || !isStep || !options.isMovable) return false;
    } else if (event.key === 'Enter' || event.key === ' ') {
      // The focus follows the moved event.
      if (drag) toEvent(id, drag.move.start);
      dragControls.endDrag();
      return true;
    } else if (event.key === 'Escape') {
      dragControls.cancelDrag();
      return true;
    } else if (!isStep) return false;
    dragControls.step(id, days ?? 0, (steps ?? 0) * snap, event.shiftKey ? 'end' : 'all');
    return true;
  };
  const eventKeys = (event: KeyboardEvent, id: string): boolean => {
    if (dragKeys(event, id)) return true;
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const own = events.find((one) => one.id === id);
    if (!own) return false;
    const isOn = (day: string) => inTurn(events, day).some((one) => one.id === id);
    const day = isOn(iso) ? iso : own.start < from.toString() ? from.toString() : own.start;
    if (event.key === 'Escape') {
      const block = layoutDay(events, day).find((one) => one.event.id === id);
      toSlot(parseDate(day), block ? Math.floor(block.from / slotLength) * slotLength : allDay);
      return true;
    }
    const steps = down(event.key);
    const days = across(event.key);
    if (steps !== undefined) {
      const all = inTurn(events, day);
      const next = all[all.findIndex((one) => one.id === id) + steps];
      if (next) toEvent(next.id, day);
    } else if (days !== undefined) {
      const next = nearestFrom(own, parseDate(day), days, options);
      if (next) toEvent(next.id, next.day);
    } else return false;
    return true;
  };
  const slotKeys = (event: KeyboardEvent, key: string): boolean => {
    const { day: onDay, slot } = slotOf(key);
    const date = parseDate(onDay);
    if (event.altKey || event.metaKey) return false;
    const days = across(event.key);
    const steps = down(event.key);
    const isFar = event.ctrlKey;
    if (isFar && event.key !== 'Home' && event.key !== 'End') return false;
    const page = event.shiftKey ? { months: 1 } : from.compare(to) === 0 ? { days: 1 } : { weeks: 1 };
    if (days !== undefined) toSlot(date.add({ days }), slot);
    else if (steps !== undefined) {
      const next = slot === allDay ? (steps > 0 ? 0 : allDay) : slot + steps * slotLength;
      toSlot(date, next < 0 ? allDay : Math.min(next, dayLength - slotLength));
    } else if (event.key === 'Home')
      toSlot(isFar ? date : startOfWeek(date, locale, options.weekStart), isFar ? 0 : slot);
    else if (event.key === 'End')
      toSlot(
        isFar ? date : endOfWeek(date, locale, options.weekStart),
        isFar ? dayLength - slotLength : slot,
      );
    else if (event.key === 'PageDown') toSlot(date.add(page), slot);
    else if (event.key === 'PageUp') toSlot(date.subtract(page), slot);
    else if (event.key === 'Enter' || event.key === ' ')
      options.onAdd?.(onDay, slot === allDay ? undefined : timeOf(slot));
    else return false;
    return true;
  };
  return {
    toSlot,
    onKeyDown: (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const { event: id, slot: place } = target.dataset;
      const isHandled =
        id !== undefined ? eventKeys(event, id) : place !== undefined ? slotKeys(event, place) : false;
      if (!isHandled) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Returns the event closest in time on the next shown day with events, in steps of `days`. */
function nearestFrom(
  own: CalendarEvent,
  day: CalendarDate,
  days: number,
  { events, from, to }: Pick<TimeKeysOptions, 'events' | 'from' | 'to'>,
): { id: string; day: string } | undefined {
  for (let at = day.add({ days }); at.compare(from) >= 0 && at.compare(to) <= 0; at = at.add({ days })) {
    const next = nearest(inTurn(events, at.toString()), own);
    if (next) return { id: next.id, day: at.toString() };
  }
  return undefined;
}

/** Event of another day that is closest in time. */
function nearest(events: readonly CalendarEvent[], to: CalendarEvent): CalendarEvent | undefined {
  const at = (event: CalendarEvent) =>
    event.time === undefined ? -dayLength : Number(event.time.replace(':', ''));
  return events.toSorted((a, b) => Math.abs(at(a) - at(to)) - Math.abs(at(b) - at(to)))[0];
}
