export const passwordFieldMessages = {
  show: 'Show password',
  hide: 'Hide password',
};

export const searchFieldMessages = {
  label: 'Search',
  clear: 'Clear search',
};

/** Length counter below a field; both numbers are localized. */
export const lengthMessages = {
  used: (used: string, limit: string) => `${used} / ${limit}`,
};
