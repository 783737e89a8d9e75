export const globalSearchWords = {
  search: 'Search',
  placeholder: 'Search pages, files and contacts',
  close: 'Close search',
  results: 'Results',
  allIn: (group: string) => `All in ${group.toLowerCase()}`,
  searching: 'Searching…',
  nothing: (words: string) => `Nothing found for “${words}”`,
};
