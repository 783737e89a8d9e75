import type { BoardGrid } from './board.ts';
import type { BoardColumn, BoardMove } from './boardTypes.ts';

export interface ColumnLimit {
  limit: number;
  count: number;
  /** Cards that still fit; negative if there are too many. */
  room: number;
  state: 'under' | 'at' | 'over';
}

/** Returns the limit of a column with a number of cards; undefined without a valid limit. */
export function limitOf({ limit }: Pick<BoardColumn, 'limit'>, count: number): ColumnLimit | undefined {
  if (limit === undefined || !Number.isFinite(limit) || limit < 0) return undefined;
  const whole = Math.floor(limit);
  const room = whole - count;
  return { limit: whole, count, room, state: room > 0 ? 'under' : room === 0 ? 'at' : 'over' };
}

/** True if any column has a limit. */
export const hasLimits = (columns: readonly BoardColumn[]): boolean =>
  columns.some((column) => limitOf(column, 0) !== undefined);

/** Returns the limit that a move exceeds. A move within a column never exceeds it, even if it has too many cards. */
export function exceededLimit(
  columns: readonly BoardColumn[],
  grid: BoardGrid,
  move: BoardMove,
): ColumnLimit | undefined {
  const column = columns.find(({ id }) => id === move.columnId);
  if (!column || grid.places.get(move.cardId)?.columnId === column.id) return undefined;
  const count = column.count ?? grid.columns.get(column.id)?.length ?? 0;
  const limit = limitOf(column, count + 1);
  return limit?.state === 'over' ? limit : undefined;
}
