import type { KeyboardEvent } from 'react';
import type { MapStage } from './MapStage.ts';
import { panView } from './mercator.ts';

/** Distance in pixels that an arrow key pans. */
const step = 120;

interface KeyTargets {
  onFit: () => void;
  /** Closes the open card or list; undefined if none is open. */
  onClose: (() => void) | undefined;
}

/** Key handler of the map and of everything in it. */
export function mapKeys(event: KeyboardEvent, stage: MapStage, { onFit, onClose }: KeyTargets) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const pan = (dx: number, dy: number) => () => {
    stage.isTouched = true;
    stage.go(panView(stage.target, dx, dy), { isSmooth: true });
  };
  const zoom = (by: number) => () => {
    stage.isTouched = true;
    stage.zoomBy(by, undefined, { isSmooth: true });
  };
  const keys: Record<string, (() => void) | undefined> = {
    ArrowLeft: pan(step, 0),
    ArrowRight: pan(-step, 0),
    ArrowUp: pan(0, step),
    ArrowDown: pan(0, -step),
    '+': zoom(1),
    '=': zoom(1),
    '-': zoom(-1),
    _: zoom(-1),
    0: onFit,
    Escape: onClose,
  };
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
