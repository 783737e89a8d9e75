export const dateRangeMessages = {
  /** Default label. */
  label: 'Date Range',
  from: 'From',
  to: 'To',
  /** Name of one end of a range, e.g. "Bid date, start". */
  startOf: (label: string) => `${label}, start`,
  endOf: (label: string) => `${label}, end`,
  openCalendar: (label: string) => `Calendar for ${label}`,
  presets: 'Date range presets',
  clear: (label: string) => `Clear ${label}`,
  bothEnds: 'Choose both a start date and an end date.',
  /** Shown on blur if only some parts of a date were entered. */
  notWhole: 'A date is incomplete. Enter month, day and year, or clear the field.',
  noPast: 'Choose today or a later date.',
  /** Announced after a range was chosen; `range` is both dates joined by a tilde. */
  chosen: (range: string) => `${range} chosen`,
  swapped: (range: string) => `The end was before the start. Changed to ${range}.`,
};
