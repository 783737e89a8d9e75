import type { DragDirection } from '../../dnd/keyboardDrag.ts';
import { cellOf, type BoardGrid } from './board.ts';

/** Element of a board that has the tab stop: a card or the head of a lane. */
export type BoardFocus =
  | { kind: 'card'; id: string }
  | {
      kind: 'lane';
      id: string;
      /** Column from which the focus came, so that it goes on in the same column. */
      columnId?: string;
    };

interface Collapsed {
  isColumnShut: (id: string) => boolean;
  isLaneShut: (id: string) => boolean;
}

const toCard = (card: { id: string } | undefined): BoardFocus | undefined =>
  card && { kind: 'card', id: card.id };

/** Returns the first card that is not in a collapsed column or lane, or else the first lane. */
export function firstFocus(grid: BoardGrid, { isColumnShut, isLaneShut }: Collapsed): BoardFocus | undefined {
  for (const laneId of grid.laneIds)
    if (!isLaneShut(laneId))
      for (const columnId of grid.columnIds) {
        const [card] = isColumnShut(columnId) ? [] : cellOf(grid, laneId, columnId);
        if (card) return toCard(card);
      }
  const [lane] = grid.laneIds;
  return grid.hasLanes && lane !== undefined ? { kind: 'lane', id: lane } : undefined;
}

/** Returns the cards of a lane in one column, or in the first column with cards if that one has none. */
function cellNear(grid: BoardGrid, laneId: string, columnId: string | undefined, collapsed: Collapsed) {
  if (collapsed.isLaneShut(laneId)) return [];
  const ids = columnId === undefined ? grid.columnIds : [columnId, ...grid.columnIds];
  const found = ids.find((id) => !collapsed.isColumnShut(id) && cellOf(grid, laneId, id).length > 0);
  return found === undefined ? [] : cellOf(grid, laneId, found);
}

/**
 * Returns what an arrow key, Home or End focuses; undefined if the focus stays. Up and down go through the cards of a
 * cell, the head of the lane and the next lane; forward and back go to the next column with cards.
 */
export function nextFocus(
  grid: BoardGrid,
  focus: BoardFocus,
  step: DragDirection,
  collapsed: Collapsed,
): BoardFocus | undefined {
  if (focus.kind === 'lane') return nextFromLane(grid, focus, step, collapsed);
  const place = grid.places.get(focus.id);
  if (!place) return undefined;
  const { laneId, columnId, index } = place;
  const cell = cellOf(grid, laneId, columnId);
  const lane = grid.laneIds.indexOf(laneId);
  switch (step) {
    case 'up':
      if (index > 0 || !grid.hasLanes) return toCard(cell[index - 1]);
      return { kind: 'lane', id: laneId, columnId };
    case 'down': {
      const next = grid.laneIds[lane + 1];
      if (index < cell.length - 1 || next === undefined) return toCard(cell[index + 1]);
      return { kind: 'lane', id: next, columnId };
    }
    case 'first':
      return toCard(cell[0]);
    case 'last':
      return toCard(cell.at(-1));
    default: {
      const open = grid.columnIds.filter(
        (id) => !collapsed.isColumnShut(id) && cellOf(grid, laneId, id).length > 0,
      );
      const next = open[open.indexOf(columnId) + (step === 'forward' ? 1 : -1)];
      if (next === undefined) return undefined;
      const cards = cellOf(grid, laneId, next);
      return toCard(cards[index] ?? cards.at(-1));
    }
  }
}

function nextFromLane(
  grid: BoardGrid,
  focus: BoardFocus & { kind: 'lane' },
  step: DragDirection,
  collapsed: Collapsed,
): BoardFocus | undefined {
  const at = grid.laneIds.indexOf(focus.id);
  const toLane = (id: string | undefined): BoardFocus | undefined =>
    id === undefined ? undefined : { ...focus, id };
  const above = grid.laneIds[at - 1];
  switch (step) {
    case 'up':
      if (at <= 0 || above === undefined) return undefined;
      return toCard(cellNear(grid, above, focus.columnId, collapsed).at(-1)) ?? toLane(above);
    case 'down':
      return toCard(cellNear(grid, focus.id, focus.columnId, collapsed)[0]) ?? toLane(grid.laneIds[at + 1]);
    case 'first':
      return toLane(grid.laneIds[0]);
    case 'last':
      return toLane(grid.laneIds.at(-1));
    default:
      return undefined;
  }
}
