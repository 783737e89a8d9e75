export const dateWords = {
  today: 'Today',
  clear: 'Clear',
  /** Of a date of which some parts were typed, and others not, once its field is left. */
  notWhole: 'This date is not complete. Fill in the month, the day and the year, or empty them all.',
  /** Of a day that its month does not have; `date` is what was typed. */
  noSuchDay: (date: string) => `There is no ${date}. Enter another day, or empty the whole date.`,
};
