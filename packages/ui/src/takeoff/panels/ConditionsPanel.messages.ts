export const takeoffConditionsWords = {
  title: 'Conditions',
  scope: 'Quantities of',
  thisPage: 'This page',
  allPages: 'All pages',
  find: 'Find a condition',
  add: 'New',
  edit: 'Edit condition',
  addFirst: 'New condition',
  empty:
    'A condition says what is measured: a wall type, a floor finish, a fixture. Add the first one, then draw.',
  noneFound: (query: string) => `No condition matches “${query}”.`,
  clearSearch: 'Clear search',
  measuring: 'Measuring',
  /** Beside a quantity that some measures are not in; `shown` is their count in the reader's numerals. */
  withoutScale: (_count: number, shown: string) => `${shown} without scale`,
  countNothing: (count: number, shown: string) =>
    count === 1
      ? 'One measure has no scale and is not in this quantity.'
      : `${shown} measures have no scale and are not in this quantity.`,
  /** While nothing that it measures on the page has a scale. */
  inPoints: (count: number, shown: string) =>
    count === 1
      ? 'This measure has no scale: its figure is in points and counts nothing.'
      : `These ${shown} measures have no scale: the figure is in points and counts nothing.`,
  showThem: (count: number) => (count === 1 ? 'Show it' : 'Show them'),
  onPage: (page: string, shown: string) => `${page}: ${shown}`,
  assembly: (name: string) => `Assembly ${name}`,
  directCost: 'Direct cost so far',
};
