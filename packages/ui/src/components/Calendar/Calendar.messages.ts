export const calendarWords = {
  today: 'Today',
  previous: { month: 'Previous month', week: 'Previous week', day: 'Previous day' },
  next: { month: 'Next month', week: 'Next week', day: 'Next day' },
  view: 'View',
  views: { month: 'Month', week: 'Week', day: 'Day' },
  add: (day: string) => `Add on ${day}`,
  /** `shown` is the count in the reader's numerals. */
  more: (shown: string) => `+${shown} more`,
  moreOn: (shown: string, day: string) => `${shown} more on ${day}`,
  allDay: 'All day',
  done: 'done',
  nothingOn: 'Nothing on this day',
  nothing: 'Nothing planned',
  nothingText: 'What has a date shows here.',
  hint: 'Alt and an arrow key move it by days, Enter leaves it there, Escape puts it back.',
  hintHours:
    'Alt and an arrow key move it, with Shift they change its end. Enter leaves it there, Escape puts it back.',
  /** Above the hours of the day, in the first column. */
  time: 'Time',
  /** A half hour and what is on in it, for assistive technology. */
  slot: (day: string, time: string, titles: string) =>
    titles === '' ? `${day}, ${time}` : `${day}, ${time}, ${titles}`,
  moving: (title: string, days: string) => `Moving ${title} to ${days}`,
  moved: (title: string, days: string) => `${title} moved to ${days}`,
  resizing: (title: string, when: string) => `Changing ${title} to ${when}`,
  resized: (title: string, when: string) => `${title} is now ${when}`,
  stays: (title: string) => `${title} stays where it is`,
  putBack: (title: string) => `${title} is back where it was`,
  loading: 'Loading the calendar',
};
