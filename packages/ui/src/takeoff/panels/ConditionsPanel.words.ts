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
  assembly: (name: string) => `Assembly ${name}`,
  directCost: 'Direct cost so far',
};
