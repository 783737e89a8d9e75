export const passwordFieldWords = {
  show: 'Show password',
  hide: 'Hide password',
};

export const searchFieldWords = {
  label: 'Search',
  clear: 'Clear search',
};

/** Under a field whose length is limited; both counts in the reader's numerals. */
export const lengthWords = {
  used: (used: string, limit: string) => `${used} / ${limit}`,
};
