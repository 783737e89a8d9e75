import { formatDate } from '@plumbline/ui/dates';

// Made once: making one of them takes about as long as drawing a row.
const shortDays = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', timeZone: 'UTC' });
const localDays = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });
const times = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** The day of an instant in UTC: Nov 11, 2025. */
export const dayOf = (instant: string): string => formatDate(instant);
/** The same without its year, where only one can be meant: Nov 11. */
export const shortDayOf = (instant: string): string => shortDays.format(new Date(instant));
/** The day where the person is: Nov 11, 2025. */
export const localDayOf = (instant: string): string => localDays.format(new Date(instant));
/** The time of day where the person is: 3:12 PM. */
export const timeOf = (instant: string): string => times.format(new Date(instant));

/** The day where the person is, as YYYY-MM-DD: compared as text. */
export const today = (now: Date = new Date()): string =>
  [
    String(now.getFullYear()).padStart(4, '0'),
    String(now.getMonth() + 1).padStart(2, '0'),
    String(now.getDate()).padStart(2, '0'),
  ].join('-');
