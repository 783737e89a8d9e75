import type { DragDirection } from '../../dnd/keyboardDrag.ts';
import type { BoardCard, BoardColumn, BoardMove } from './boardTypes.ts';

/** Groups cards by column, in order. */
export function byColumn(
  columns: readonly BoardColumn[],
  cards: readonly BoardCard[],
): Map<string, BoardCard[]> {
  const columnsOf = new Map<string, BoardCard[]>(columns.map(({ id }) => [id, []]));
  for (const card of cards) columnsOf.get(card.columnId)?.push(card);
  return columnsOf;
}

/** Returns the current position of a card. */
export function placeOf(cards: readonly BoardCard[], cardId: string): BoardMove | undefined {
  const card = cards.find(({ id }) => id === cardId);
  if (!card) return undefined;
  const own = cards.filter(({ columnId }) => columnId === card.columnId);
  return { cardId, columnId: card.columnId, index: own.findIndex(({ id }) => id === cardId) };
}

export function isNoMove(cards: readonly BoardCard[], move: BoardMove): boolean {
  const place = placeOf(cards, move.cardId);
  return place?.columnId === move.columnId && place.index === move.index;
}

/** Returns the cards after a move. */
export function moveCard(cards: readonly BoardCard[], move: BoardMove): BoardCard[] {
  const card = cards.find(({ id }) => id === move.cardId);
  if (!card) return [...cards];
  const rest = cards.filter(({ id }) => id !== move.cardId);
  const own = rest.filter(({ columnId }) => columnId === move.columnId);
  const next = own[move.index];
  const last = own.at(-1);
  const at = next ? rest.indexOf(next) : last ? rest.indexOf(last) + 1 : rest.length;
  return [...rest.slice(0, at), { ...card, columnId: move.columnId }, ...rest.slice(at)];
}

/** Returns the next position of a keyboard move; in another column the index is kept if possible. */
export function stepCard(
  columns: readonly BoardColumn[],
  cards: readonly BoardCard[],
  move: BoardMove,
  step: DragDirection,
): BoardMove {
  const room = (columnId: string) =>
    cards.filter((card) => card.columnId === columnId && card.id !== move.cardId).length;
  const at = columns.findIndex(({ id }) => id === move.columnId);
  switch (step) {
    case 'up':
      return { ...move, index: Math.max(0, move.index - 1) };
    case 'down':
      return { ...move, index: Math.min(room(move.columnId), move.index + 1) };
    case 'first':
      return { ...move, index: 0 };
    case 'last':
      return { ...move, index: room(move.columnId) };
    default: {
      const column = columns[at + (step === 'forward' ? 1 : -1)];
      return column ? { ...move, columnId: column.id, index: Math.min(move.index, room(column.id)) } : move;
    }
  }
}

export interface ColumnFigures {
  count: number;
  sum: number;
  /** Change of the count by the moved card: −1, 0 or 1. */
  countChange: number;
  sumChange: number;
}

/** Returns count and sum of a column and their change by the moved card. */
export function figuresOf(
  column: BoardColumn,
  own: readonly BoardCard[],
  card: BoardCard | undefined,
  move: BoardMove | undefined,
): ColumnFigures {
  const sum = column.sum ?? own.reduce((total, { value = 0 }) => total + value, 0);
  const leaves = card?.columnId === column.id ? -1 : 0;
  const comes = move?.columnId === column.id ? 1 : 0;
  const change = card && move ? leaves + comes : 0;
  return {
    count: column.count ?? own.length,
    sum,
    countChange: change,
    sumChange: change * (card?.value ?? 0),
  };
}
