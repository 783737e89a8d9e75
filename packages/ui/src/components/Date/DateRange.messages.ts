export const dateRangeWords = {
  /** The picker's name where the screen gives none. */
  label: 'Date Range',
  from: 'From',
  to: 'To',
  /** Names one end of a range: “Bid date, start”. */
  startOf: (label: string) => `${label}, start`,
  endOf: (label: string) => `${label}, end`,
  openCalendar: (label: string) => `Calendar for ${label}`,
  presets: 'Usual ranges',
  clear: (label: string) => `Clear ${label}`,
  bothEnds: 'Choose both a start date and an end date.',
  /** Of a date of which some parts were typed, and others not, once the range is left. */
  notWhole: 'A date is not complete. Fill in its month, its day and its year, or empty them all.',
  noPast: 'Choose dates from today on.',
  /** Announced after a range was chosen; `range` is both dates, joined by a tilde. */
  chosen: (range: string) => `${range} chosen`,
  swapped: (range: string) => `The end was before the start. Now ${range}.`,
};
