export const timeFieldMessages = {
  /** Shown on blur if only some parts of the time were entered. */
  notWhole: 'This time is incomplete. Enter hour and minutes, or clear the field.',
  from: (earliest: string) => `Enter ${earliest} or a later time.`,
  until: (latest: string) => `Enter ${latest} or an earlier time.`,
  between: (earliest: string, latest: string) => `Enter a time between ${earliest} and ${latest}.`,
  /** Announced when a time was rounded to the nearest step. */
  rounded: (time: string) => `Rounded to ${time}`,
};
