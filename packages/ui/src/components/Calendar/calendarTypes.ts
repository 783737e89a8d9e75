import type { Tint } from '../Avatar/initials.ts';

export type CalendarView = 'month' | 'week' | 'day';

export interface CalendarEvent {
  id: string;
  title: string;
  /** YYYY-MM-DD. */
  start: string;
  /** YYYY-MM-DD, the last day of it; the start where not given. */
  end?: string;
  /** Start time of the first day, HH:MM; omit for all-day events. */
  time?: string;
  /** HH:MM of the last day; 00:00 is the midnight that ends it. */
  endTime?: string;
  tint?: Tint;
  /** A muted second line in the day's list. */
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
  /** HH:MM, of an event that has a time. */
  time?: string;
  endTime?: string;
}
