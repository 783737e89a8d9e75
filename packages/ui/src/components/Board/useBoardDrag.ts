import { useCallback, useRef, useState } from 'react';
import type { DragDirection } from '../../dnd/keyboardDrag.ts';
import { usePointerDrag, type Point } from '../../dnd/usePointerDrag.ts';
import { useLatest } from '../../hooks.ts';
import { isNoMove, laneOf, moveTo, placeOf, stepCard, type BoardGrid } from './board.ts';
import type { CellPosition } from './dropCellAtPoint.ts';
import { exceededLimit, type ColumnLimit } from './columnLimits.ts';
import type { boardMessages } from './Board.messages.ts';
import type { BoardCard, BoardColumn, BoardLane, BoardMove } from './boardTypes.ts';

export interface BoardDrag {
  move: BoardMove;
  card: BoardCard;
  /** Reason why the card cannot be dropped here. */
  refusal?: string;
  /** Limit of the column that the move exceeds although it is allowed. */
  exceeded?: ColumnLimit;
  /** Size of the card that is dragged, in pixels. */
  width: number;
  height: number;
  /** Position of the card's top left corner; undefined while it is moved by keyboard. */
  at?: Point;
}

interface BoardDragOptions {
  columns: readonly BoardColumn[];
  lanes?: readonly BoardLane[];
  grid: BoardGrid;
  isLaneShut: (laneId: string) => boolean;
  messages: typeof boardMessages;
  locale: string;
  overLimit: 'warn' | 'refuse';
  refuseMove?: (move: BoardMove) => string | undefined;
  placeIn?: (cardId: string, columnId: string, laneId?: string | null) => number;
  onMove?: (move: BoardMove) => void;
  /** Returns the board position at a screen point. */
  hit: (at: Point, cardId: string) => CellPosition | undefined;
  announce: (text: string) => void;
  scrollers: () => readonly (HTMLElement | null)[];
}

/** Moves cards by pointer and keyboard with common state and rules. */
export function useBoardDrag(options: BoardDragOptions) {
  const { columns, lanes, grid, messages, locale, refuseMove, onMove, announce } = options;
  const [drag, setDrag] = useState<BoardDrag>();
  const heldDrag = useRef<BoardDrag>(undefined);
  const offset = useRef<Point>({ x: 0, y: 0 });
  const set = (next: BoardDrag | undefined) => {
    heldDrag.current = next;
    setDrag(next);
  };
  const shown = (value: number) => value.toLocaleString(locale);
  /** Final position of a move; sorted columns determine it themselves. */
  const settled = (move: BoardMove): BoardMove => {
    const index = options.placeIn?.(move.cardId, move.columnId, move.laneId);
    return index === undefined ? move : { ...move, index };
  };
  const labelOf = (move: BoardMove) => columns.find(({ id }) => id === move.columnId)?.label ?? '';
  /** Returns the reason why a move is refused, or else the column limit that it exceeds. */
  const judged = (move: BoardMove): Pick<BoardDrag, 'refusal' | 'exceeded'> => {
    const refusal = isNoMove(grid, move) ? undefined : refuseMove?.(move);
    if (refusal !== undefined) return { refusal };
    const exceeded = exceededLimit(columns, grid, move);
    if (!exceeded) return {};
    return options.overLimit === 'warn'
      ? { exceeded }
      : { refusal: messages.limitRefusal(labelOf(move), exceeded.limit, shown(exceeded.limit)) };
  };
  const put = ({ card, width, height }: BoardDrag, move: BoardMove, at?: Point) =>
    set({ card, width, height, move, ...judged(move), ...(at && { at }) });

  const take = (cardId: string, box: { width: number; height: number }): BoardDrag | undefined => {
    const card = grid.places.get(cardId)?.card;
    const move = placeOf(grid, cardId);
    if (!card || !move || !onMove) return undefined;
    if (card.lockedReason) {
      announce(card.lockedReason);
      return undefined;
    }
    return { card, move, width: box.width, height: box.height };
  };
  const movedText = ({ card, move, exceeded }: BoardDrag): string => {
    const column = labelOf(move);
    const lane = lanes?.find(({ id }) => id === laneOf(move))?.label;
    const place = shown(move.index + 1);
    const text =
      lane === undefined
        ? messages.moved(card.title, column, place)
        : messages.movedInLane(card.title, column, lane, place);
    return exceeded
      ? `${text}. ${messages.limitNotice(column, shown(exceeded.count), shown(exceeded.limit))}`
      : text;
  };
  const endDrag = () => {
    const was = heldDrag.current;
    set(undefined);
    if (!was) return;
    if (was.refusal !== undefined) announce(was.refusal);
    else if (isNoMove(grid, was.move)) announce(messages.notMoved(was.card.title));
    else {
      onMove?.(was.move);
      announce(movedText(was));
    }
  };
  const cancelDrag = () => {
    const was = heldDrag.current;
    set(undefined);
    if (was) announce(messages.returned(was.card.title));
  };

  const dragStart = usePointerDrag<{ id: string; element: HTMLElement }>({
    onStart: ({ id, element }, at, from) => {
      const next = take(id, element.getBoundingClientRect());
      if (!next) return false;
      offset.current = from;
      set({ ...next, at: { x: at.x - from.x, y: at.y - from.y } });
      return true;
    },
    onMove: (point) => {
      const was = heldDrag.current;
      if (!was) return;
      const at = { x: point.x - offset.current.x, y: point.y - offset.current.y };
      const over = options.hit({ x: point.x, y: at.y + was.height / 2 }, was.move.cardId);
      const move = over ? settled(moveTo(grid, { card: was.card, ...over })) : was.move;
      const isSame =
        was.at?.x === at.x &&
        was.at.y === at.y &&
        was.move.columnId === move.columnId &&
        was.move.laneId === move.laneId &&
        was.move.index === move.index;
      if (!isSame) put(was, move, at);
    },
    isOff: onMove === undefined,
    onDrop: endDrag,
    onCancel: cancelDrag,
    scrollers: options.scrollers,
  });

  return {
    drag,
    dragStart,
    pickUp: useLatest((cardId: string, element: Element | null) =>
      set(take(cardId, element?.getBoundingClientRect() ?? { width: 0, height: 88 })),
    ),
    step: useLatest((direction: DragDirection) => {
      const was = heldDrag.current;
      if (!was) return;
      put(was, settled(stepCard(grid, was.move, direction, options.isLaneShut)));
    }),
    endDrag: useLatest(endDrag),
    cancelDrag: useLatest(cancelDrag),
    isDragging: useCallback(() => heldDrag.current !== undefined, []),
  };
}
