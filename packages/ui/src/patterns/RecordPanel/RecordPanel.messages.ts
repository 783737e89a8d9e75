export const recordPanelMessages = {
  noun: 'record',
  previous: 'Previous',
  next: 'Next',
  noPrevious: (noun: string) => `This is the first ${noun}.`,
  noNext: (noun: string) => `This is the last ${noun}.`,
  full: 'Full width',
  side: 'Side panel',
  close: 'Close',
  loading: 'Loading',
  failed: (noun: string) => `Could not load this ${noun}`,
  failedHint: 'Your data is safe. Check your connection and try again.',
};
