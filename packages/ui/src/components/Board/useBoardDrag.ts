import { useCallback, useRef, useState } from 'react';
import type { DragDirection } from '../../dnd/keyboardDrag.ts';
import { usePointerDrag, type Point } from '../../dnd/usePointerDrag.ts';
import { useLatest } from '../../hooks.ts';
import { isNoMove, placeOf, stepCard } from './board.ts';
import type { boardMessages } from './Board.messages.ts';
import type { BoardCard, BoardColumn, BoardMove } from './boardTypes.ts';

export interface BoardDrag {
  move: BoardMove;
  card: BoardCard;
  /** Reason why the card cannot be dropped here. */
  refusal?: string;
  /** Size of the card that is dragged, in pixels. */
  width: number;
  height: number;
  /** Position of the card's top left corner; undefined while it is moved by keyboard. */
  at?: Point;
}

interface BoardDragOptions {
  columns: readonly BoardColumn[];
  cards: readonly BoardCard[];
  messages: typeof boardMessages;
  locale: string;
  refuseMove?: (move: BoardMove) => string | undefined;
  placeIn?: (cardId: string, columnId: string) => number;
  onMove?: (move: BoardMove) => void;
  /** Returns the board position at a screen point. */
  hit: (at: Point, cardId: string) => { columnId: string; index: number } | undefined;
  announce: (text: string) => void;
  scrollers: () => readonly (HTMLElement | null)[];
}

/** Moves cards by pointer and keyboard with common state and rules. */
export function useBoardDrag(options: BoardDragOptions) {
  const { columns, cards, messages, locale, refuseMove, onMove, announce } = options;
  const [drag, setDrag] = useState<BoardDrag>();
  const heldDrag = useRef<BoardDrag>(undefined);
  const offset = useRef<Point>({ x: 0, y: 0 });
  const set = (next: BoardDrag | undefined) => {
    heldDrag.current = next;
    setDrag(next);
  };
  /** Final position of a move; sorted columns determine it themselves. */
  const settled = (move: BoardMove): BoardMove => {
    const index = options.placeIn?.(move.cardId, move.columnId);
    return index === undefined ? move : { ...move, index };
  };
  const refusalOf = (move: BoardMove) => (isNoMove(cards, move) ? undefined : refuseMove?.(move));

  const take = (cardId: string, box: { width: number; height: number }): BoardDrag | undefined => {
    const card = cards.find(({ id }) => id === cardId);
    const move = placeOf(cards, cardId);
    if (!card || !move || !onMove) return undefined;
    if (card.lockedReason) {
      announce(card.lockedReason);
      return undefined;
    }
    return { card, move, width: box.width, height: box.height };
  };
  const endDrag = () => {
    const was = heldDrag.current;
    set(undefined);
    if (!was) return;
    const { card, move, refusal } = was;
    const column = columns.find(({ id }) => id === move.columnId)?.label ?? '';
    if (refusal !== undefined) announce(refusal);
    else if (isNoMove(cards, move)) announce(messages.notMoved(card.title));
    else {
      onMove?.(move);
      announce(messages.moved(card.title, column, (move.index + 1).toLocaleString(locale)));
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
      const move = over ? settled({ ...was.move, ...over }) : was.move;
      const isSame =
        was.at?.x === at.x &&
        was.at.y === at.y &&
        was.move.columnId === move.columnId &&
        was.move.index === move.index;
      if (!isSame) set({ ...was, at, move, refusal: refusalOf(move) });
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
      const move = settled(stepCard(columns, cards, was.move, direction));
      set({ ...was, move, refusal: refusalOf(move) });
    }),
    endDrag: useLatest(endDrag),
    cancelDrag: useLatest(cancelDrag),
    isDragging: useCallback(() => heldDrag.current !== undefined, []),
  };
}
