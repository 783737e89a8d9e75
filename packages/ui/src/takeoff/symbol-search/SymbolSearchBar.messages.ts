/** Counting what is alike; counts and shares come in the reader's numerals. */
export const takeoffAlikeWords = {
  title: 'Find alike',
  /** In the options of the count tool. */
  command: 'Find alike…',
  hint: 'Draw a box around one symbol: drag, or press two corners.',
  searching: 'Looking through the sheet',
  failed: 'The sheet could not be looked through.',
  retry: 'Draw a box again',
  cancel: 'Cancel',
  empty: 'There is nothing drawn in this box.',
  tooLarge: 'This box takes more than a quarter of the sheet. Draw it around one symbol.',
  notReady: 'The sheet is still being read.',
  found: (_count: number, shown: string) => `${shown} found`,
  rejected: (_count: number, shown: string) => `${shown} rejected`,
  counted: (_count: number, shown: string) => `${shown} counted already`,
  /** Nothing is left that is alike enough. */
  none: 'None is that alike',
  current: (shown: string, of: string, percent: string) => `${shown} of ${of}, ${percent} alike`,
  isRejected: (place: string) => `${place}, rejected`,
  next: 'Next',
  previous: 'Previous',
  reject: 'Reject',
  takeAgain: 'Take again',
  likeness: 'At least so alike',
  turned: 'Turned',
  mirrored: 'Mirrored',
  part: 'Only a part…',
  partHint: 'Frame the part of the sheet that counts.',
  whole: 'Whole sheet',
  otherSymbol: 'Other symbol',
  /** More than can be listed. */
  capped: (shown: string) =>
    `More than ${shown} places are alike: only the likest are shown. Draw the box around more of the symbol.`,
  add: (_count: number, shown: string) => `Add ${shown}`,
  added: (count: number, shown: string, code: string) =>
    `${shown} ${count === 1 ? 'mark' : 'marks'} added to ${code}. Undo takes them back.`,
};
