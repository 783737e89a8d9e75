import type { Point } from '@plumbline/estimating';
import type { Size } from './view.ts';

/** The words that float beside the pointer, moved without React: they change every frame. */
export interface Floating {
  tip: HTMLElement;
  tipMain: HTMLElement;
  tipMore: HTMLElement;
  snap: HTMLElement;
}

function setText(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Puts the words beside the pointer, inside the viewport. Without a position, or without words, they are hidden. How
 * wide they are is left to the browser: asking for it would have it lay them out within each movement.
 * @param snapped what the position has caught, in a word.
 */
export function placeFloating(
  { tip, tipMain, tipMore, snap }: Floating,
  at: Point | null,
  words: { main: string; more: string } | null,
  snapped: string | null,
  { width, height }: Size,
) {
  tip.hidden = !at || !words;
  if (at && words) {
    setText(tipMain, words.main);
    setText(tipMore, words.more);
    const x = `max(8px, min(${Math.round(at.x + 36)}px, ${width - 8}px - 100%))`;
    const y = at.y + 46 > height ? at.y - 40 : at.y + 12;
    tip.style.transform = `translate(${x}, ${Math.round(y)}px)`;
  }
  snap.hidden = !at || !snapped;
  if (at && snapped) {
    snap.dataset['drawing'] = words ? 'true' : 'false';
    setText(snap, snapped);
    const x = `max(8px, ${Math.round(at.x - 14)}px - 100%)`;
    const y = Math.min(at.y + 12, height - 30);
    snap.style.transform = `translate(${x}, ${Math.round(y)}px)`;
  }
}
