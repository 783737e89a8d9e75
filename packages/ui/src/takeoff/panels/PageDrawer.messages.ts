export const takeoffPagesWords = {
  title: 'Pages',
  find: 'Find a page',
  hide: 'Hide pages',
  reading: 'Reading page',
  /** After a page's name, to those who listen. */
  isReading: 'reading page',
  isReadingAt: (percent: string) => `reading page, ${percent} percent`,
  measures: (count: number, shown: string) => `${shown} ${count === 1 ? 'measure' : 'measures'}`,
  findWords: 'Find in plans',
  looking: 'Looking through the pages',
  findFailed: 'The pages could not be searched. Only their names were.',
  noWordsFound: (query: string) => `No page says “${query}”.`,
  placeOf: (place: string, all: string) => `${place} of ${all}`,
  places: (count: number, shown: string) => `${shown} ${count === 1 ? 'place' : 'places'}`,
  nextPlace: 'Next place',
  previousPlace: 'Previous place',
  endSearch: 'End the search',
  scans: (count: number, shown: string) =>
    count === 1
      ? '1 page is a scan: it is a picture without words, and cannot be searched.'
      : `${shown} pages are scans: they are pictures without words, and cannot be searched.`,
  actionsOf: (page: string) => `Actions of ${page}`,
  noneFound: (query: string) => `No page is called “${query}”.`,
};
