export const takeoffPagesMessages = {
  title: 'Pages',
  find: 'Search pages',
  hide: 'Hide pages',
  reading: 'Processing',
  /** Screen reader text after a page's name. */
  isReading: 'processing',
  isReadingAt: (percent: string) => `processing, ${percent}`,
  measures: (count: number, shown: string) => `${shown} ${count === 1 ? 'measure' : 'measures'}`,
  findInText: 'Search plans',
  looking: 'Searching pages',
  findFailed: 'Page text could not be searched. Showing matches in page names only.',
  noTextMatch: (query: string) => `No page contains “${query}”.`,
  placeOf: (place: string, all: string) => `${place} of ${all}`,
  places: (count: number, shown: string) => `${shown} ${count === 1 ? 'match' : 'matches'}`,
  nextPlace: 'Next match',
  previousPlace: 'Previous match',
  endSearch: 'Close search',
  scans: (count: number, shown: string) =>
    count === 1
      ? '1 scanned page has no searchable text.'
      : `${shown} scanned pages have no searchable text.`,
  actionsOf: (page: string) => `Actions for ${page}`,
  noneFound: (query: string) => `No page matches “${query}”.`,
};
