import type { KeyboardEvent } from 'react';
import type { TakeoffCanvasHandle } from '../types.ts';

/** Keys that focused controls handle. */
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
/** Selector of elements that handle keys. */
const takers =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="application"]';

/** Passes an unhandled key press outside the canvas to the canvas. */
export function isShortcutAllowed(event: KeyboardEvent, canvas: TakeoffCanvasHandle | null) {
  const { target } = event;
  if (!(target instanceof HTMLElement) || event.defaultPrevented) return;
  if (target.closest(takers) || ownKeys.has(event.key)) return;
  if (canvas?.handleKey(event.nativeEvent)) event.preventDefault();
}
