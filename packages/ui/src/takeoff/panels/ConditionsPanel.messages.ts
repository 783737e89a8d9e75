export const takeoffConditionsMessages = {
  title: 'Conditions',
  scope: 'Quantities for',
  thisPage: 'This page',
  allPages: 'All pages',
  find: 'Search conditions',
  add: 'New',
  edit: 'Edit condition',
  addFirst: 'New condition',
  empty:
    'A condition is an item you measure, such as a wall type, floor finish or fixture. Add one, then start drawing.',
  noneFound: (query: string) => `No condition matches “${query}”.`,
  clearSearch: 'Clear search',
  measuring: 'Measuring',
  /** Note beside a quantity that leaves out measures; `shown` is the localized count. */
  withoutScale: (_count: number, shown: string) => `${shown} without a scale`,
  countNothing: (count: number, shown: string) =>
    count === 1
      ? '1 measure has no scale and is not counted.'
      : `${shown} measures have no scale and are not counted.`,
  /** Shown while none of its measures on the page has a scale. */
  inPoints: (count: number, shown: string) =>
    count === 1
      ? 'This measure has no scale. Its quantity is in points and is not counted.'
      : `These ${shown} measures have no scale. The quantity is in points and is not counted.`,
  showThem: (count: number) => (count === 1 ? 'Show measure' : 'Show measures'),
  onPage: (page: string, shown: string) => `${page}: ${shown}`,
  assembly: (name: string) => `Assembly ${name}`,
  directCost: 'Direct cost so far',
};
