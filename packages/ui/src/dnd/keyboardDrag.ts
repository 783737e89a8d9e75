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

interface CarryKeys {
  step: (way: DragDirection) => void;
  land: () => void;
  putBack: () => void;
}

/**
 * The keys while something is carried: arrows move it, Enter and Space leave it there, Escape puts it back; so does
 * Tab, which goes its own way then.
 * @returns whether the key was for the carry.
 */
export function whileDragging(
  { key }: Pick<KeyboardEvent, 'key'>,
  isRtl: boolean,
  { step, land, putBack }: CarryKeys,
): boolean {
  const way = directionOf(key, isRtl);
  if (way) step(way);
  else if (key === 'Enter' || key === ' ') land();
  else if (key === 'Escape') putBack();
  else {
    if (key === 'Tab') putBack();
    return false;
  }
  return true;
}
