export const calendarMessages = {
  today: 'Today',
  previous: { month: 'Previous month', week: 'Previous week', day: 'Previous day' },
  next: { month: 'Next month', week: 'Next week', day: 'Next day' },
  view: 'View',
  views: { month: 'Month', week: 'Week', day: 'Day' },
  add: (day: string) => `Add on ${day}`,
  /** `shown` is the localized count. */
  more: (shown: string) => `+${shown} more`,
  moreOn: (shown: string, day: string) => `${shown} more on ${day}`,
  allDay: 'All day',
  done: 'done',
  nothingOn: 'No events on this day',
  nothing: 'No events',
  nothingText: 'Records with a date appear here.',
  hint: 'To move by day, press Alt and an arrow key. Press Enter to drop or Escape to cancel.',
  hintHours:
    'To move, press Alt and an arrow key. To change the end, press Shift, Alt and an arrow key. Press Enter to drop or Escape to cancel.',
  /** Header of the column of hours. */
  time: 'Time',
  /** Name of a half-hour slot with its events, for assistive technology. */
  slot: (day: string, time: string, titles: string) =>
    titles === '' ? `${day}, ${time}` : `${day}, ${time}, ${titles}`,
  moving: (title: string, days: string) => `Moving ${title} to ${days}`,
  moved: (title: string, days: string) => `${title} moved to ${days}`,
  resizing: (title: string, when: string) => `Changing ${title} to ${when}`,
  resized: (title: string, when: string) => `${title} is now ${when}`,
  notMoved: (title: string) => `${title} not moved`,
  returned: (title: string) => `${title} returned to its position`,
  loading: 'Loading the calendar',
};
