import { localDay, type Day } from '@plumbline/dates';
import { formatDate } from '@plumbline/ui/dates';

// Created once: constructing a formatter takes about as long as rendering a row.
const shortDays = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', timeZone: 'UTC' });
const localDays = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });
const times = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Formats the UTC day of an instant: Nov 11, 2025. */
export const dayOf = (instant: string): string => formatDate(instant);
/** Formats the UTC day without its year: Nov 11. */
export const shortDayOf = (instant: string): string => shortDays.format(new Date(instant));
/** Formats the local day: Nov 11, 2025. */
export const localDayOf = (instant: string): string => localDays.format(new Date(instant));
/** Formats the local time of day: 3:12 PM. */
export const timeOf = (instant: string): string => times.format(new Date(instant));

/** Returns the local day as YYYY-MM-DD, comparable as text. */
export const today = (now: Date = new Date()): Day => localDay(now);
