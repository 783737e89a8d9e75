export const commandPaletteMessages = {
  label: 'Commands',
  placeholder: 'Type a command or search',
  recent: 'Recent',
  commands: 'Commands',
  results: 'Results',
  back: 'Back',
  searching: 'Searching…',
  failed: 'Search failed. Change the text to try again.',
  nothing: (query: string) => `No results for “${query}”`,
  nothingText: 'Try a shorter or different word.',
  empty: 'No commands available',
  /** Announced after the list was filtered; `shown` is the localized count. */
  found: (count: number, shown: string) => (count === 1 ? `${shown} result` : `${shown} results`),
  keys: { enter: 'Enter', move: 'to move', choose: 'to choose', close: 'to close', back: 'to go back' },
};
