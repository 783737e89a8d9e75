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
  actionsOf: (page: string) => `Actions of ${page}`,
  noneFound: (query: string) => `No page is called “${query}”.`,
};
