export const boardMessages = {
  empty: 'No cards',
  add: (column: string) => `Add to ${column}`,
  collapse: (column: string) => `Collapse ${column}`,
  expand: (column: string) => `Expand ${column}`,
  /** `shown` is the localized count. */
  more: (shown: string) => `${shown} more`,
  actions: (title: string) => `Actions for ${title}`,
  card: 'card',
  hint: 'Press Space to pick up the card, arrow keys to move it, Space to drop it or Escape to cancel.',
  moving: (title: string, column: string, place: string, of: string) =>
    `Moving ${title} to ${column}, position ${place} of ${of}`,
  movingInLane: (title: string, column: string, lane: string, place: string, of: string) =>
    `Moving ${title} to ${column} in ${lane}, position ${place} of ${of}`,
  moved: (title: string, column: string, place: string) => `${title} moved to ${column}, position ${place}`,
  movedInLane: (title: string, column: string, lane: string, place: string) =>
    `${title} moved to ${column} in ${lane}, position ${place}`,
  notMoved: (title: string) => `${title} not moved`,
  returned: (title: string) => `${title} returned to its position`,
  people: (names: string) => `with ${names}`,
  loading: 'Loading the board',
  /** Name of the lane of cards without a value. */
  noValue: 'No value',
  /** Number of cards of a lane, read after its name; `shown` is the localized count. */
  laneCards: (count: number, shown: string) => (count === 1 ? '1 card' : `${shown} cards`),
  /** `count` and `limit` are localized counts. */
  ofLimit: (count: string, limit: string) => `${count} of ${limit}`,
  limitRoom: (shown: string) => `Room for ${shown} more`,
  limitReached: 'At the limit',
  limitExceeded: (shown: string) => `${shown} over the limit`,
  /** Reason why a card cannot be dropped; `shown` is the localized limit. */
  limitRefusal: (column: string, limit: number, shown: string) =>
    limit === 0
      ? `${column} has a limit of 0 cards, so you can’t move cards to it.`
      : `${column} has reached its limit of ${limit === 1 ? '1 card' : `${shown} cards`}. Move a card out of it first.`,
  /** Follows the position while a card is moved. */
  limitWarning: (column: string, count: string, limit: string) =>
    `${column} will be over its limit: ${count} of ${limit}`,
  /** Follows the announcement of a drop. */
  limitNotice: (column: string, count: string, limit: string) =>
    `${column} is over its limit: ${count} of ${limit}`,
};
