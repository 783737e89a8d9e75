export const boardWords = {
  empty: 'Nothing here',
  add: (column: string) => `Add to ${column}`,
  collapse: (column: string) => `Collapse ${column}`,
  expand: (column: string) => `Expand ${column}`,
  /** `shown` is the count in the reader's numerals. */
  more: (shown: string) => `${shown} more`,
  actions: (title: string) => `Actions for ${title}`,
  card: 'card',
  hint: 'Space picks the card up, the arrow keys move it, Space leaves it there, Escape puts it back.',
  moving: (title: string, column: string, place: string, of: string) =>
    `Moving ${title} to ${column}, position ${place} of ${of}`,
  moved: (title: string, column: string, place: string) => `${title} moved to ${column}, position ${place}`,
  stays: (title: string) => `${title} stays where it is`,
  putBack: (title: string) => `${title} is back where it was`,
  people: (names: string) => `with ${names}`,
  loading: 'Loading the board',
};
