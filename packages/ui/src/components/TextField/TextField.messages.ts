export const passwordFieldWords = {
  show: 'Show password',
  hide: 'Hide password',
};

export const searchFieldWords = {
  label: 'Search',
  clear: 'Clear search',
};

/** Length counter below a field; both numbers are localized. */
export const lengthWords = {
  used: (used: string, limit: string) => `${used} / ${limit}`,
};
