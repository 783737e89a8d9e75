export const dateTimeMessages = {
  now: 'Now',
  clear: 'Clear',
  times: 'Time',
  /** Shown on blur if only some parts were entered. */
  notWhole: 'This date and time is incomplete. Enter month, day, year, hour and minutes, or clear the field.',
  from: (earliest: string) => `Choose ${earliest} or later.`,
  until: (latest: string) => `Choose ${latest} or earlier.`,
  between: (earliest: string, latest: string) => `Choose a time from ${earliest} to ${latest}.`,
  /** Clocks go forward over the chosen time; `taken` is the time in its place. */
  skipped: (taken: string) => `This time is skipped when clocks go forward. Changed to ${taken}.`,
  /** Clocks go back and show the time twice; `zone` is the name of the first offset, e.g. MDT. */
  repeated: (zone: string) => `This time occurs twice when clocks go back. Using the first, ${zone}.`,
  zone: (name: string) => `Time zone: ${name}`,
};
