import { KeyboardDragLine } from '../../dnd/KeyboardDragLine.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { cellOf, laneOf, type BoardGrid } from './board.ts';
import { boardMessages } from './Board.messages.ts';
import type { BoardColumn, BoardLane } from './boardTypes.ts';
import type { BoardDrag } from './useBoardDrag.ts';

interface BoardDragLineProps {
  drag: BoardDrag;
  columns: readonly BoardColumn[];
  lanes?: readonly BoardLane[];
  grid: BoardGrid;
}

/** Live line during a move: where the card would be dropped, or why it cannot be. */
export function BoardDragStatus({ drag, columns, lanes, grid }: BoardDragLineProps) {
  const messages = useMessages('board', boardMessages);
  const { locale } = useLocale();
  const { move, card, refusal, exceeded } = drag;
  const column = columns.find(({ id }) => id === move.columnId);
  if (!column) return null;
  const lane = lanes?.find(({ id }) => id === laneOf(move));
  const others = cellOf(grid, laneOf(move), column.id).filter(({ id }) => id !== card.id);
  const shown = (value: number) => value.toLocaleString(locale);
  const place = shown(move.index + 1);
  const of = shown(others.length + 1);
  const text = lane
    ? messages.movingInLane(card.title, column.label, lane.label, place, of)
    : messages.moving(card.title, column.label, place, of);
  const warning =
    exceeded && messages.limitWarning(column.label, shown(exceeded.count), shown(exceeded.limit));
  return (
    <KeyboardDragLine
      isRefused={refusal !== undefined}
      strong={[card.title, column.label, ...(lane ? [lane.label] : [])]}
    >
      {refusal ?? (warning ? `${text}. ${warning}` : text)}
    </KeyboardDragLine>
  );
}
