import { useMemo, type PointerEvent } from 'react';
import type { Point } from '../../dnd/usePointerDrag.ts';
import { useLatest } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import type { CardActions } from './BoardCardView.tsx';
import type { BoardState } from './useBoardState.ts';

interface CardActionsOptions {
  onOpen?: (cardId: string) => void;
  board: BoardState;
  openMenu: (cardId: string, at: Point) => void;
}

/** Callbacks of all cards, which stay the same, so that cards do not render again with every step of a move. */
export function useCardCallbacks({ onOpen, board, openMenu }: CardActionsOptions): CardActions {
  const { direction } = useLocale();
  const onPress = useLatest((id: string) => onOpen?.(id));
  const onFocusCard = useLatest((id: string) => board.focus.setActive({ kind: 'card', id }));
  const onDragStart = useLatest((event: PointerEvent<HTMLElement>, id: string) =>
    board.dragControls.dragStart(event, { id, element: event.currentTarget }),
  );
  const onMenu = useLatest((id: string, anchor: Element) => {
    board.focus.setActive({ kind: 'card', id });
    const box = anchor.getBoundingClientRect();
    openMenu(id, { x: direction === 'rtl' ? box.right : box.left, y: box.bottom });
  });
  return useMemo(
    () => ({ onPress, onFocusCard, onDragStart, onMenu }),
    [onPress, onFocusCard, onDragStart, onMenu],
  );
}
