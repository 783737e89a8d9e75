import type { KeyboardEvent } from 'react';
import type { TakeoffCanvasHandle } from '../types.ts';

/** Keys that a focused control keeps for itself. */
const ownKeys = new Set([
  'Enter',
  ' ',
  'Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Escape',
]);
/** What takes keys itself. */
const takers =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="application"]';

/** Gives the canvas a key that was pressed beside it, where nothing there takes it. */
export function passKey(event: KeyboardEvent, canvas: TakeoffCanvasHandle | null) {
  const { target } = event;
  if (!(target instanceof HTMLElement) || event.defaultPrevented) return;
  if (target.closest(takers) || ownKeys.has(event.key)) return;
  if (canvas?.handleKey(event.nativeEvent)) event.preventDefault();
}
