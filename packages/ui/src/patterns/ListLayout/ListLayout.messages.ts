import { inSentence } from '../../messages/inSentence.ts';

export const listLayoutMessages = {
  search: (title: string) => `Search ${inSentence(title)}`,
  savedView: 'Saved view',
  all: 'All',
  filters: 'Filters',
  sortBy: 'Sort by',
  sortedBy: 'Sorted by',
  unsorted: 'None',
  selection: 'Selected rows',
  clearSelection: 'Clear selection',
  clear: 'Clear',
  /** `shown` is the localized count. */
  selected: (shown: string) => `${shown} selected`,
  selectAll: (shown: string) => `Select all ${shown}`,
  more: 'More',
  moreActions: 'More actions',
};
