import type { Point } from '@plumbline/estimating';
import type { Size } from './view.ts';

/** Elements of the text beside the pointer, updated without React because they change every frame. */
export interface Floating {
  tip: HTMLElement;
  tipMain: HTMLElement;
  tipMore: HTMLElement;
  snap: HTMLElement;
}

/** Changes the text node in place, because a new node also costs a new layout object on each movement. */
function setText(element: HTMLElement, text: string) {
  const { firstChild } = element;
  if (!(firstChild instanceof Text)) element.textContent = text;
  else if (firstChild.data !== text) firstChild.data = text;
}

/**
 * Positions the text beside the pointer within the viewport; hides it without a position or text. Does not measure the
 * width, which would force a layout on each movement.
 * @param snapped name of the snap.
 */
export function placeFloating(
  { tip, tipMain, tipMore, snap }: Floating,
  at: Point | null,
  tooltip: { main: string; more: string } | null,
  snapped: string | null,
  { width, height }: Size,
) {
  tip.hidden = !at || !tooltip;
  if (at && tooltip) {
    setText(tipMain, tooltip.main);
    setText(tipMore, tooltip.more);
    const x = `max(8px, min(${Math.round(at.x + 36)}px, ${width - 8}px - 100%))`;
    const y = at.y + 46 > height ? at.y - 40 : at.y + 12;
    tip.style.transform = `translate(${x}, ${Math.round(y)}px)`;
  }
  snap.hidden = !at || !snapped;
  if (at && snapped) {
    snap.dataset['drawing'] = tooltip ? 'true' : 'false';
    setText(snap, snapped);
    const x = `max(8px, ${Math.round(at.x - 14)}px - 100%)`;
    const y = Math.min(at.y + 12, height - 30);
    snap.style.transform = `translate(${x}, ${Math.round(y)}px)`;
  }
}
