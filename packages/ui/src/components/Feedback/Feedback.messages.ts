export const feedbackMessages = {
  loading: 'Loading',
  loadingPage: 'Loading the page',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  clearSearch: 'Clear search',
  clearFilters: 'Clear filters',
  noMatch: (query: string) => `No results for “${query}”`,
  noFilterMatch: 'No results for these filters',
  failed: 'Could not load the data',
  failedText: 'Your data is safe. Check your connection and try again.',
  reference: (reference: string) => `Reference ${reference}`,
  forbidden: 'You don’t have access',
  administrator: 'An administrator',
  /** `people` is the localized list of those who can grant the permission. */
  forbiddenText: (permission: string, people: string) =>
    `You need the permission “${permission}”. ${people} can grant it.`,
};
