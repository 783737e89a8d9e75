/** Symbol search; counts and percentages are localized. */
export const symbolSearchMessages = {
  title: 'Symbol search',
  /** Button in the options of the count tool. */
  command: 'Find symbols…',
  hint: 'Drag a box around one symbol, or click two corners.',
  searching: 'Searching the sheet',
  failed: 'The sheet could not be searched.',
  retry: 'Draw new box',
  cancel: 'Cancel',
  empty: 'This box is empty.',
  tooLarge: 'This box covers more than a quarter of the sheet. Draw it around one symbol.',
  notReady: 'The sheet is still loading.',
  found: (_count: number, shown: string) => `${shown} found`,
  rejected: (_count: number, shown: string) => `${shown} rejected`,
  counted: (_count: number, shown: string) => `${shown} already counted`,
  /** No match above the minimum similarity. */
  none: 'No matches',
  current: (shown: string, of: string, percent: string) => `${shown} of ${of}, ${percent} similar`,
  isRejected: (place: string) => `${place}, rejected`,
  next: 'Next',
  previous: 'Previous',
  reject: 'Reject',
  takeAgain: 'Accept',
  minimumSimilarity: 'Minimum similarity',
  turned: 'Rotated',
  mirrored: 'Mirrored',
  part: 'Limit to area…',
  partHint: 'Drag a frame around the area to search.',
  wholeSheet: 'Whole sheet',
  otherSymbol: 'Change symbol',
  otherSheets: 'Search other sheets…',
  /** The number of matches exceeds the limit. */
  capped: (shown: string) =>
    `More than ${shown} matches. Only the most similar are shown. Draw the box around more of the symbol.`,
  add: (count: number, shown: string) => (count === 0 ? 'Add' : `Add ${shown}`),
  added: (count: number, shown: string, code: string) =>
    `${shown} ${count === 1 ? 'mark' : 'marks'} added to ${code}. Undo to remove ${count === 1 ? 'it' : 'them'}.`,
};
