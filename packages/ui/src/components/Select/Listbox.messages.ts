export const listboxMessages = {
  showOptions: (label: string) => `Show options for ${label}`,
  loading: 'Loading…',
  failed: 'Could not load the list.',
  retry: 'Try again',
  /** Announced, because the focus stays in the field. */
  failedHelp: 'Loading failed. Press Enter to try again.',
  noMatch: 'No matches',
  /** Announced after the list was filtered; `shown` is the localized count. */
  matches: (count: number, shown: string) => (count === 1 ? `${shown} match` : `${shown} matches`),
};
