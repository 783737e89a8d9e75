export const timeFieldWords = {
  from: (earliest: string) => `Enter a time from ${earliest} on.`,
  until: (latest: string) => `Enter a time until ${latest}.`,
  between: (earliest: string, latest: string) => `Enter a time from ${earliest} to ${latest}.`,
  /** Announced where a time was moved to the nearest step. */
  rounded: (time: string) => `Rounded to ${time}`,
};
