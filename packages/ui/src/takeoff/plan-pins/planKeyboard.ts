import type { KeyboardEvent } from 'react';
import type { PlanViewport } from './PlanViewport.ts';

/** Distance in pixels that an arrow key pans. */
const step = 96;
const zoomFactor = 1.5;

interface PlanKeyTargets {
  /** Starts the choice of a place for a new pin; undefined if none can be placed. */
  onAdd: (() => void) | undefined;
  /** Closes the open card; undefined if none is open. */
  onClose: (() => void) | undefined;
}

/** Keys of the plan and of everything on it. */
export function handlePlanKey(event: KeyboardEvent, plan: PlanViewport, { onAdd, onClose }: PlanKeyTargets) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const zoom = (factor: number) => () => plan.zoomBy(factor, undefined, true);
  const keys: Record<string, (() => void) | undefined> = {
    ArrowLeft: () => plan.panBy(step, 0),
    ArrowRight: () => plan.panBy(-step, 0),
    ArrowUp: () => plan.panBy(0, step),
    ArrowDown: () => plan.panBy(0, -step),
    '+': zoom(zoomFactor),
    '=': zoom(zoomFactor),
    '-': zoom(1 / zoomFactor),
    _: zoom(1 / zoomFactor),
    0: () => plan.fit(true),
    n: onAdd,
    N: onAdd,
    Escape: onClose,
  };
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

/** Number of the mark that a key goes to, around the ends; undefined for other keys. */
export function markAfterKey(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return at >= last ? 0 : at + 1;
    case 'ArrowLeft':
    case 'ArrowUp':
      return at <= 0 ? last : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
