export const timeFieldWords = {
  /** Of a time of which some parts were typed, and others not, once its field is left. */
  notWhole: 'This time is not complete. Fill in the hour and the minutes, or empty them all.',
  from: (earliest: string) => `Enter a time from ${earliest} on.`,
  until: (latest: string) => `Enter a time until ${latest}.`,
  between: (earliest: string, latest: string) => `Enter a time from ${earliest} to ${latest}.`,
  /** Announced where a time was moved to the nearest step. */
  rounded: (time: string) => `Rounded to ${time}`,
};
