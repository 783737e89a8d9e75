import { inSentence } from '../../messages/inSentence.ts';

export const globalSearchMessages = {
  search: 'Search',
  placeholder: 'Search pages, files and contacts',
  close: 'Close search',
  results: 'Results',
  allIn: (group: string) => `View all in ${inSentence(group)}`,
  searching: 'Searching…',
  more: (letters: number) => `Type at least ${letters} letters`,
  nothing: (query: string) => `No results for “${query}”`,
};
