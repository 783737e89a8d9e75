/** Symbol search on several sheets; counts and percentages are localized. */
export const sheetsSearchMessages = {
  title: 'Symbols on several sheets',
  choose: 'Select the sheets to search.',
  all: 'All sheets',
  search: (count: number, shown: string) => `Search ${shown} ${count === 1 ? 'sheet' : 'sheets'}`,
  searching: (shown: string, of: string) => `Searching sheet ${shown} of ${of}`,
  stop: 'Stop',
  close: 'Close',
  cancel: 'Cancel',
  found: (_count: number, shown: string, sheets: number, shownSheets: string) =>
    `${shown} found on ${shownSheets} ${sheets === 1 ? 'sheet' : 'sheets'}`,
  none: 'No matches on these sheets',
  sheet: (label: string, _count: number, shown: string) => `${label}: ${shown} found`,
  counted: (_count: number, shown: string) => `${shown} already counted`,
  failedSheet: 'This sheet could not be searched.',
  waiting: 'Waiting',
  match: (shown: string, percent: string) => `Match ${shown}, ${percent} similar`,
  rejectSheet: 'Reject all',
  acceptSheet: 'Accept all',
  add: (_count: number, shown: string, code: string) => `Add ${shown} to ${code}`,
  adding: 'Saving marks',
  added: (count: number, shown: string, code: string) =>
    `${shown} ${count === 1 ? 'mark' : 'marks'} added to ${code}.`,
  undo: 'Undo',
  failed: 'The marks could not be saved. None is lost: try again.',
  retry: 'Try again',
};
