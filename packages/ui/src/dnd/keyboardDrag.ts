import type { KeyboardEvent } from 'react';

/** Direction of a key for keyboard dragging; forward is the direction of reading. */
export type DragDirection = 'up' | 'down' | 'forward' | 'back' | 'first' | 'last';

export function directionOf(key: string, isRtl: boolean): DragDirection | undefined {
  switch (key) {
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'ArrowRight':
      return isRtl ? 'back' : 'forward';
    case 'ArrowLeft':
      return isRtl ? 'forward' : 'back';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}

interface DragKeyHandlers {
  step: (way: DragDirection) => void;
  endDrag: () => void;
  cancelDrag: () => void;
}

/**
 * Handles a key during a keyboard drag: arrows move, Enter and Space drop, Escape cancels. Tab cancels too, but still moves
 * the focus.
 * @returns whether the key was handled.
 */
export function handleDragKey(
  { key }: Pick<KeyboardEvent, 'key'>,
  isRtl: boolean,
  { step, endDrag, cancelDrag }: DragKeyHandlers,
): boolean {
  const way = directionOf(key, isRtl);
  if (way) step(way);
  else if (key === 'Enter' || key === ' ') endDrag();
  else if (key === 'Escape') cancelDrag();
  else {
    if (key === 'Tab') cancelDrag();
    return false;
  }
  return true;
}
