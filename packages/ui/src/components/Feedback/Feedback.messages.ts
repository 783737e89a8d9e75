export const feedbackWords = {
  loading: 'Loading',
  loadingPage: 'Loading the page',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  clearSearch: 'Clear search',
  clearFilters: 'Clear filters',
  noMatch: (query: string) => `Nothing matches “${query}”`,
  noFilterMatch: 'Nothing matches the filters',
  failed: 'This could not be loaded',
  failedText: 'Nothing was lost. Check the connection and try again.',
  reference: (reference: string) => `Reference ${reference}`,
  forbidden: 'You do not have access to this',
  administrator: 'An administrator',
  /** `people` is who can grant it, joined in the reader's language. */
  forbiddenText: (permission: string, people: string) =>
    `It needs the permission “${permission}”. ${people} can grant it.`,
};
