export const mapWords = {
  role: 'Map',
  hint: 'The arrow keys move the map, plus and minus zoom, 0 shows everything, Tab goes through what is on it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show all',
  showList: 'Show list',
  showMap: 'Show map',
  /** `shown` and the like are counts in the reader's numerals. */
  places: (count: number, shown: string) => `${shown} ${count === 1 ? 'place' : 'places'}`,
  /** Name of a cluster that zooms in, with what it holds by state: "7 Active, 3 Prospect". */
  cluster: (count: number, shown: string, parts: string) =>
    `${shown} ${count === 1 ? 'place' : 'places'}${parts && `: ${parts}`}. Zoom in`,
  /** Name of a cluster whose points cannot be told apart. */
  stack: (shown: string, parts: string) => `${shown} at this place${parts && `: ${parts}`}. List them`,
  stackTitle: (shown: string) => `${shown} at this place`,
  part: (shown: string, state: string) => `${shown} ${state}`,
  back: 'Back to the list',
  close: 'Close',
  inView: (shown: string, total: string) => `${shown} of ${total} in view`,
  listLabel: (map: string) => `${map}: what is in view`,
  more: (shown: string) => `and ${shown} more. Zoom in to see them.`,
  nothingInView: 'Nothing in view. Zoom out or show all.',
  /** A distance, or the figure of the scale. */
  miles: (shown: string) => `${shown} mi`,
  /** `places` is a count of them in words. */
  within: (miles: string, centre: string, places: string) =>
    `Within ${miles}${centre && ` of ${centre}`}: ${places}`,
  outside: 'outside of the circle',
  legend: 'Legend',
  empty: 'Nothing to show on the map',
  emptyText: 'What has a postcode, or a city and a state, is shown here.',
  loading: 'Loading the map',
  failed: 'The base map could not be loaded. Everything else is in its place.',
  retry: 'Try again',
};
