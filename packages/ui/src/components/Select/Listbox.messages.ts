export const listboxWords = {
  showOptions: (label: string) => `Show options of ${label}`,
  loading: 'Loading…',
  failed: 'The list could not be loaded.',
  retry: 'Try again',
  /** Said to a screen reader: the keys stay in the field. */
  failedHelp: 'Loading the list failed. Press Enter to try again.',
  noMatch: 'No match',
  /** Said to a screen reader after the list was narrowed; `shown` is the count in the reader's numerals. */
  matches: (count: number, shown: string) => (count === 1 ? `${shown} match` : `${shown} matches`),
};
