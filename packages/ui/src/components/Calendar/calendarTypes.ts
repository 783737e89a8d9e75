import type { Tint } from '../Avatar/initials.ts';

export type CalendarView = 'month' | 'week' | 'day';

export interface CalendarEvent {
  id: string;
  title: string;
  /** YYYY-MM-DD. */
  start: string;
  /** Last day, YYYY-MM-DD; the start day by default. */
  end?: string;
  /** Start time of the first day, HH:MM; omit for all-day events. */
  time?: string;
  /** HH:MM of the last day; 00:00 is the midnight that ends it. */
  endTime?: string;
  tint?: Tint;
  /** Muted second line in the list of a day. */
  detail?: string;
  isDone?: boolean;
  /** Reason why the event cannot be moved. */
  lockedReason?: string;
}

/** New position of an event, in the fields of the event. */
export interface CalendarMove {
  id: string;
  /** YYYY-MM-DD. */
  start: string;
  end: string;
  /** HH:MM for an event with a time. */
  time?: string;
  endTime?: string;
}
