import type { Point } from '../../dnd/usePointerDrag.ts';
import { cellOf, noLane, type BoardGrid } from './board.ts';

export interface CellPosition {
  laneId: string;
  columnId: string;
  /** Index in the cell, counted without the card. */
  index: number;
}

/** Half of the gap in pixels between two columns. */
const halfGap = 6;

const elementsOf = (root: Element, attribute: string) => [
  ...root.querySelectorAll<HTMLElement>(`[data-${attribute}]`),
];

/** Returns the lane at a height; below the last lane, the last one. */
function laneAt(root: Element, y: number): HTMLElement | undefined {
  const lanes = elementsOf(root, 'lane');
  return lanes.find((lane) => y <= lane.getBoundingClientRect().bottom) ?? lanes.at(-1);
}

/**
 * Returns the position on a board at a screen point, and the element of its column.
 * @param root element of the board, whose columns, lanes, cells and cards have `data-` attributes with their ids.
 */
export function dropCellAtPoint(
  root: Element,
  grid: BoardGrid,
  at: Point,
  cardId: string,
): { position: CellPosition; column: HTMLElement } | undefined {
  const column = elementsOf(root, 'column').find((element) => {
    const box = element.getBoundingClientRect();
    return at.x >= box.left - halfGap && at.x <= box.right + halfGap;
  });
  const columnId = column?.dataset['column'];
  if (!column || columnId === undefined) return undefined;
  const lane = grid.hasLanes ? laneAt(root, at.y) : undefined;
  const laneId = lane?.dataset['lane'] ?? noLane;
  const cell = lane ? lane.querySelector(`[data-cell="${CSS.escape(columnId)}"]`) : column;
  const own = cellOf(grid, laneId, columnId).filter(({ id }) => id !== cardId);
  for (const element of cell ? elementsOf(cell, 'card') : []) {
    const id = element.dataset['card'];
    const box = element.getBoundingClientRect();
    if (id !== cardId && at.y < box.top + box.height / 2)
      return { column, position: { laneId, columnId, index: own.findIndex((card) => card.id === id) } };
  }
  return { column, position: { laneId, columnId, index: own.length } };
}
