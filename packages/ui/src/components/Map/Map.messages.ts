export const mapMessages = {
  role: 'Map',
  hint: 'Use arrow keys to pan, + and - to zoom and 0 to show all places. Press Tab to move between places.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show all',
  showList: 'Show list',
  showMap: 'Show map',
  /** `shown` and the like are localized counts. */
  places: (count: number, shown: string) => `${shown} ${count === 1 ? 'place' : 'places'}`,
  /** Name of a cluster that zooms in, with its counts by state, e.g. "7 Active, 3 Prospect". */
  cluster: (count: number, shown: string, parts: string) =>
    `${shown} ${count === 1 ? 'place' : 'places'}${parts && `: ${parts}`}. Zoom in`,
  /** Name of a cluster of places with the same position. */
  stack: (shown: string, parts: string) => `${shown} at this location${parts && `: ${parts}`}. Show list`,
  stackTitle: (shown: string) => `${shown} at this location`,
  part: (shown: string, state: string) => `${shown} ${state}`,
  back: 'Back to the list',
  close: 'Close',
  inView: (shown: string, total: string) => `${shown} of ${total} in view`,
  listLabel: (map: string) => `${map}: places in view`,
  more: (shown: string) => `and ${shown} more. Zoom in to see them.`,
  nothingInView: 'No places in view. Zoom out or show all.',
  /** Distance in miles, also the label of the scale bar. */
  miles: (shown: string) => `${shown} mi`,
  /** `places` is a count with its noun. */
  within: (miles: string, centre: string, places: string) =>
    `Within ${miles}${centre && ` of ${centre}`}: ${places}`,
  outside: 'outside the radius',
  legend: 'Legend',
  empty: 'No places to show',
  emptyText: 'Records with a ZIP code, or a city and state, appear here.',
  loading: 'Loading the map',
  failed: 'Could not load the base map. The places are still shown.',
  retry: 'Try again',
};
