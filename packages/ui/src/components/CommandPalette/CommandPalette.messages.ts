export const commandPaletteWords = {
  label: 'Commands',
  placeholder: 'Type a command or search',
  recent: 'Recent',
  commands: 'Commands',
  results: 'Results',
  back: 'Back',
  searching: 'Searching…',
  failed: 'The search failed. Type again to try again.',
  nothing: (query: string) => `Nothing matches “${query}”`,
  nothingText: 'Try fewer letters, or another word for it.',
  empty: 'No commands here',
  /** Said to a screen reader after the list was narrowed; `shown` is the count in the reader's numerals. */
  found: (count: number, shown: string) => (count === 1 ? `${shown} result` : `${shown} results`),
  keys: { enter: 'Enter', move: 'to move', choose: 'to choose', close: 'to close', back: 'to go back' },
};
