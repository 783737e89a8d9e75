export const boardMessages = {
  empty: 'No cards',
  add: (column: string) => `Add to ${column}`,
  collapse: (column: string) => `Collapse ${column}`,
  expand: (column: string) => `Expand ${column}`,
  /** `shown` is the localized count. */
  more: (shown: string) => `${shown} more`,
  actions: (title: string) => `Actions for ${title}`,
  card: 'card',
  hint: 'Press Space to pick up the card, arrow keys to move it, Space to drop it, Escape to cancel.',
  moving: (title: string, column: string, place: string, of: string) =>
    `Moving ${title} to ${column}, position ${place} of ${of}`,
  moved: (title: string, column: string, place: string) => `${title} moved to ${column}, position ${place}`,
  notMoved: (title: string) => `${title} not moved`,
  returned: (title: string) => `${title} returned to its position`,
  people: (names: string) => `with ${names}`,
  loading: 'Loading the board',
};
