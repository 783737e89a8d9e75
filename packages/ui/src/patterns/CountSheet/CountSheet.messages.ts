export const countSheetMessages = {
  /** `counted` and `total` are localized counts. */
  progress: (counted: string, total: string) => `${counted} of ${total} counted`,
  progressLabel: 'Progress',
  filter: 'Show',
  all: (count: string) => `All ${count}`,
  notCountedFilter: (count: string) => `Not counted ${count}`,
  recountFilter: (count: string) => `Recount ${count}`,
  decrease: (item: string) => `Decrease ${item}`,
  /** Minus where nothing was counted yet. */
  none: (item: string) => `None of ${item} there`,
  increase: (item: string) => `Increase ${item}`,
  notCounted: 'Not counted',
  recount: 'Recount',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved. The count is kept here; try again.',
  retry: 'Try again',
  retryOf: (item: string) => `Try again ${item}`,
  // Problems of a typed count.
  notANumber: 'Enter a number, or leave it empty if not counted.',
  negative: 'Enter 0 or more.',
  whole: 'Enter a whole number.',
  decimals: (digits: string) => `Enter at most ${digits} decimals.`,
  tooLarge: 'This number is too large for a count. Was it a code?',
  // Announcements.
  counted: (item: string, count: string) => `${item}: ${count}.`,
  cleared: (item: string) => `${item}: not counted.`,
  notSaved: (item: string, message: string) => `${item}: ${message}`,
  empty: 'Nothing to count',
  emptyText: 'Items appear here when the count is planned.',
  allCounted: 'Everything is counted',
  loading: 'Loading items',
};
