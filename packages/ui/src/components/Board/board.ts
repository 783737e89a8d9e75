import type { DragDirection } from '../../dnd/keyboardDrag.ts';
import type { BoardCard, BoardColumn, BoardLane, BoardMove } from './boardTypes.ts';

/** Lane of cards without a value, and the only lane of a board without lanes. */
export const noLane = '';

export interface CardPlace {
  card: BoardCard;
  laneId: string;
  columnId: string;
  /** Index in the cell. */
  index: number;
}

/** Cards by lane and column. A board without lanes has one lane. */
export interface BoardGrid {
  columnIds: readonly string[];
  laneIds: readonly string[];
  hasLanes: boolean;
  /** Cards of each column over all lanes, in order. */
  columns: ReadonlyMap<string, readonly BoardCard[]>;
  /** Cards of each lane over all columns, in order. */
  lanes: ReadonlyMap<string, readonly BoardCard[]>;
  /** Cards by lane, then by column. */
  cells: ReadonlyMap<string, ReadonlyMap<string, readonly BoardCard[]>>;
  places: ReadonlyMap<string, CardPlace>;
}

/** Sorts cards into columns and lanes. Cards of a column that is not listed are left out. */
export function gridOf(
  columns: readonly Pick<BoardColumn, 'id'>[],
  cards: readonly BoardCard[],
  lanes?: readonly Pick<BoardLane, 'id'>[],
): BoardGrid {
  const columnIds = columns.map(({ id }) => id);
  const laneIds = lanes?.map(({ id }) => id) ?? [noLane];
  const byColumn = new Map<string, BoardCard[]>(columnIds.map((id) => [id, []]));
  const byLane = new Map<string, BoardCard[]>(laneIds.map((id) => [id, []]));
  const cells = new Map(
    laneIds.map((laneId) => [laneId, new Map<string, BoardCard[]>(columnIds.map((id) => [id, []]))]),
  );
  const places = new Map<string, CardPlace>();
  for (const card of cards) {
    const { columnId } = card;
    const laneId = lanes && cells.has(card.laneId ?? noLane) ? (card.laneId ?? noLane) : noLane;
    const cell = cells.get(laneId)?.get(columnId);
    if (!cell) continue;
    places.set(card.id, { card, laneId, columnId, index: cell.length });
    cell.push(card);
    byColumn.get(columnId)?.push(card);
    byLane.get(laneId)?.push(card);
  }
  return {
    columnIds,
    laneIds,
    hasLanes: lanes !== undefined,
    columns: byColumn,
    lanes: byLane,
    cells,
    places,
  };
}

const empty: readonly BoardCard[] = [];

/** Returns the cards of a cell. */
export const cellOf = (grid: BoardGrid, laneId: string, columnId: string): readonly BoardCard[] =>
  grid.cells.get(laneId)?.get(columnId) ?? empty;

/** Returns the lane of a move. */
export const laneOf = (move: BoardMove): string => move.laneId ?? noLane;

/** Returns a move to a cell. */
export const moveTo = (grid: BoardGrid, { card, laneId, columnId, index }: CardPlace): BoardMove => ({
  cardId: card.id,
  columnId,
  ...(grid.hasLanes && { laneId: laneId === noLane ? null : laneId }),
  index,
});

/** Returns the current position of a card. */
export function placeOf(grid: BoardGrid, cardId: string): BoardMove | undefined {
  const place = grid.places.get(cardId);
  return place && moveTo(grid, place);
}

export function isNoMove(grid: BoardGrid, move: BoardMove): boolean {
  const place = grid.places.get(move.cardId);
  return place?.columnId === move.columnId && place.laneId === laneOf(move) && place.index === move.index;
}

/** Returns the cards after a move. */
export function moveCard(cards: readonly BoardCard[], move: BoardMove): BoardCard[] {
  const card = cards.find(({ id }) => id === move.cardId);
  if (!card) return [...cards];
  const { columnId, laneId } = move;
  const rest = cards.filter(({ id }) => id !== move.cardId);
  const own = rest.filter(
    (one) => one.columnId === columnId && (laneId === undefined || (one.laneId ?? null) === laneId),
  );
  const next = own[move.index];
  const last = own.at(-1);
  const at = next ? rest.indexOf(next) : last ? rest.indexOf(last) + 1 : rest.length;
  const moved = { ...card, columnId, ...(laneId !== undefined && { laneId }) };
  return [...rest.slice(0, at), moved, ...rest.slice(at)];
}

/**
 * Returns the next position of a keyboard move. In another column the index is kept if possible; beyond the first and
 * the last position the move goes on in the next lane that is not collapsed.
 */
export function stepCard(
  grid: BoardGrid,
  move: BoardMove,
  step: DragDirection,
  isLaneShut: (laneId: string) => boolean = () => false,
): BoardMove {
  const card = grid.places.get(move.cardId)?.card;
  if (!card) return move;
  const laneId = laneOf(move);
  const { columnId, index } = move;
  const room = (lane: string, column: string) =>
    cellOf(grid, lane, column).filter(({ id }) => id !== move.cardId).length;
  const to = (lane: string, column: string, at: number) =>
    moveTo(grid, { card, laneId: lane, columnId: column, index: at });
  const own = grid.laneIds.indexOf(laneId);
  switch (step) {
    case 'up': {
      if (index > 0) return to(laneId, columnId, index - 1);
      const above = grid.laneIds.slice(0, own).findLast((id) => !isLaneShut(id));
      return above === undefined ? move : to(above, columnId, room(above, columnId));
    }
    case 'down': {
      if (index < room(laneId, columnId)) return to(laneId, columnId, index + 1);
      const below = grid.laneIds.slice(own + 1).find((id) => !isLaneShut(id));
      return below === undefined ? move : to(below, columnId, 0);
    }
    case 'first':
      return to(laneId, columnId, 0);
    case 'last':
      return to(laneId, columnId, room(laneId, columnId));
    default: {
      const column = grid.columnIds[grid.columnIds.indexOf(columnId) + (step === 'forward' ? 1 : -1)];
      return column === undefined ? move : to(laneId, column, Math.min(index, room(laneId, column)));
    }
  }
}

export interface BoardFigures {
  count: number;
  sum: number;
  /** Change of the count by the moved card: −1, 0 or 1. */
  countChange: number;
  sumChange: number;
}

/**
 * Returns count and sum of a column or a lane and their change by the moved card.
 * @param whole count and sum if only some cards are loaded.
 * @param own the loaded cards.
 * @param change the card, whether it leaves and whether it arrives; undefined while no card is moved.
 */
export function figuresOf(
  whole: { count?: number; sum?: number },
  own: readonly BoardCard[],
  change?: { card: BoardCard; leaves: boolean; arrives: boolean },
): BoardFigures {
  const countChange = change ? Number(change.arrives) - Number(change.leaves) : 0;
  return {
    count: whole.count ?? own.length,
    sum: whole.sum ?? own.reduce((total, { value = 0 }) => total + value, 0),
    countChange,
    sumChange: countChange * (change?.card.value ?? 0),
  };
}

/** Card that is moved, with the move that would be made. */
export interface HeldMove {
  card: BoardCard;
  move: BoardMove;
}

/** Returns the figures of a column and their change by a move. */
export const columnFigures = (grid: BoardGrid, column: BoardColumn, held?: HeldMove): BoardFigures =>
  figuresOf(
    column,
    grid.columns.get(column.id) ?? empty,
    held && {
      card: held.card,
      leaves: held.card.columnId === column.id,
      arrives: held.move.columnId === column.id,
    },
  );

/** Returns the figures of a lane and their change by a move. */
export const laneFigures = (grid: BoardGrid, lane: BoardLane, held?: HeldMove): BoardFigures =>
  figuresOf(
    lane,
    grid.lanes.get(lane.id) ?? empty,
    held && {
      card: held.card,
      leaves: grid.places.get(held.card.id)?.laneId === lane.id,
      arrives: laneOf(held.move) === lane.id,
    },
  );
