import type { KeyboardEvent } from 'react';
import { directionOf, handleDragKey } from '../../dnd/keyboardDrag.ts';
import type { BoardFocus } from './boardKeyboardFocus.ts';
import type { BoardState } from './useBoardState.ts';

interface BoardKeyOptions {
  board: BoardState;
  isRtl: boolean;
  canMove: boolean;
  onOpen?: (cardId: string) => void;
}

/** Returns the id of the card that contains the target of an event. */
export const targetCardId = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-card]')?.dataset['card'];

const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey;

function handleLaneKey(event: KeyboardEvent, laneId: string, { board, isRtl }: BoardKeyOptions): boolean {
  const { current } = board.focus;
  const step = directionOf(event.key, isRtl);
  // Enter and Space press the button itself.
  if (!step || hasModifier(event)) return false;
  const from: BoardFocus =
    current?.kind === 'lane' && current.id === laneId ? current : { kind: 'lane', id: laneId };
  if (step !== 'forward' && step !== 'back') board.focus.step(from, step);
  else if (board.isLaneShut(laneId) === (step === 'forward')) board.toggleLane(laneId);
  return true;
}

function handleCardKey(event: KeyboardEvent, id: string, options: BoardKeyOptions): boolean {
  const { board, isRtl, canMove, onOpen } = options;
  if (board.dragControls.isDragging()) {
    board.focus.refocus();
    return handleDragKey(event, isRtl, board.dragControls);
  }
  if (event.key === ' ' && canMove) {
    board.dragControls.pickUp(id, board.focus.elementOf({ kind: 'card', id }));
    return true;
  }
  if (event.key === 'Enter' || event.key === ' ') {
    onOpen?.(id);
    return true;
  }
  const step = directionOf(event.key, isRtl);
  if (!step || hasModifier(event)) return false;
  board.focus.step({ kind: 'card', id }, step);
  return true;
}

/** Handles a key on a card or on the head of a lane. Returns whether the key was handled. */
export function handleBoardKey(event: KeyboardEvent, options: BoardKeyOptions): boolean {
  const id = targetCardId(event.target);
  if (id !== undefined) return handleCardKey(event, id, options);
  const laneId = (event.target as HTMLElement).dataset['laneHead'];
  return laneId !== undefined && handleLaneKey(event, laneId, options);
}
