import { noLane } from './board.ts';
import type { BoardCard, BoardLane } from './boardTypes.ts';

/**
 * Returns the lanes of a board, with the lane of cards without a value last.
 * @param isRequired leaves out that lane while it has no cards.
 */
export function lanesWithNoValue(
  lanes: readonly BoardLane[],
  cards: readonly BoardCard[],
  noValueLabel: string,
  isRequired: boolean,
): BoardLane[] {
  const named = lanes.filter(({ id }) => id !== noLane);
  const ids = new Set(named.map(({ id }) => id));
  if (isRequired && cards.every(({ laneId }) => ids.has(laneId ?? noLane))) return named;
  return [...named, { id: noLane, label: noValueLabel }];
}
