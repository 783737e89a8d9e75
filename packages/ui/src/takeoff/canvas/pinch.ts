import type { Point } from '@plumbline/estimating';
import { zoomAt, type View } from './view.ts';

/** Start positions of two fingers and the view at that time. */
export interface Pinch {
  view: View;
  fingers: readonly [Point, Point];
}

/** Minimum distance of fingers for zooming, in CSS pixels. */
const least = 4;

const middle = ([a, b]: Pinch['fingers']): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: Pinch['fingers']): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * View that keeps the point between two fingers. Computed from their start positions, because views are rounded to
 * pixels and the errors of many moves would add up.
 */
export function pinchView({ view, fingers }: Pinch, now: Pinch['fingers']): View {
  const from = middle(fingers);
  const to = middle(now);
  const was = apart(fingers);
  const zoomed = was > least ? zoomAt(view, from, apart(now) / was) : view;
  return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
}
