import type { Point } from '@plumbline/estimating';
import { zoomAt, type View } from './view.ts';

/** Two fingers as they came down, and the view then. */
export interface Pinch {
  view: View;
  fingers: readonly [Point, Point];
}

/** Fingers that are nearer to one another, in CSS pixels, say nothing about a zoom. */
const least = 4;

const middle = ([a, b]: Pinch['fingers']): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: Pinch['fingers']): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * The view with two fingers where they are now: what was between them still is. It is found from where they came down,
 * for a view is rounded to pixels, and over the hundred moves of a pinch that would add up.
 */
export function pinched({ view, fingers }: Pinch, now: Pinch['fingers']): View {
  const from = middle(fingers);
  const to = middle(now);
  const was = apart(fingers);
  const zoomed = was > least ? zoomAt(view, from, apart(now) / was) : view;
  return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
}
