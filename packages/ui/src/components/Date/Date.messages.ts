export const dateMessages = {
  today: 'Today',
  clear: 'Clear',
  /** Name of the button and of the calendar that it opens. */
  openCalendar: (label: string) => `Calendar for ${label}`,
  /** Shown on blur if only some parts of the date were entered. */
  notWhole: 'This date is incomplete. Enter month, day and year, or clear the field.',
  /** Shown for a day that the month does not have; `date` is the input. */
  noSuchDay: (date: string) => `${date} does not exist. Enter another day, or clear the field.`,
};
