import type { Point } from '@plumbline/estimating';
import { pinchView, type Pinch } from '../canvas/pinch.ts';
import { listenToWheel } from '../canvas/wheel.ts';
import type { PlanViewport } from './PlanViewport.ts';

/** Maximum movement of a press in CSS pixels. */
const slop = { mouse: 4, touch: 8 } as const;
/** Duration of a long press in milliseconds. */
const longPressMs = 500;
const zoomStep = 2;

export interface PlanGestureTarget {
  /** True if a press belongs to something on the plan, such as a pin that is dragged. */
  claims: (event: PointerEvent) => boolean;
  /** A press beside the pins, or anywhere while a place is chosen. */
  onPress: (at: Point) => void;
  /** A long press by touch beside the pins. */
  onLongPress: (at: Point) => void;
  /** The mouse or a pen moves over the plan. */
  onHover: (at: Point) => void;
}

/** Pans by dragging, zooms with two fingers, the wheel and a double press, and tells presses and long presses. */
export function listenToPlan(host: HTMLElement, plan: PlanViewport, target: PlanGestureTarget): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const down = new Map<number, Point>();
  let start: Point | undefined;
  let isDragging = false;
  let pinch: Pinch | undefined;
  let holding: ReturnType<typeof setTimeout> | undefined;

  const at = (event: MouseEvent): Point => {
    const box = host.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const isOnPin = (event: Event) =>
    event.target instanceof Element && event.target.closest('[data-mark]') !== null;
  const stopHolding = () => {
    clearTimeout(holding);
    holding = undefined;
  };
  const twoFingers = (): Pinch['fingers'] | undefined => {
    const [a, b] = down.values();
    return a && b && down.size === 2 ? [a, b] : undefined;
  };
  const drag = (event: PointerEvent) => {
    isDragging = true;
    stopHolding();
    // Captured only now, because a captured pointer does not press pins.
    host.setPointerCapture(event.pointerId);
    host.dataset['hand'] = 'grabbing';
  };

  host.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button === 2) return;
      if (down.size === 0 && target.claims(event)) return;
      if (event.button === 1) event.preventDefault();
      down.set(event.pointerId, at(event));
      start = at(event);
      pinch = undefined;
      if (down.size > 1) {
        drag(event);
        return;
      }
      if (event.pointerType !== 'touch' || isOnPin(event)) return;
      const held = start;
      holding = setTimeout(() => {
        holding = undefined;
        // The finger that is lifted afterwards presses nothing.
        down.delete(event.pointerId);
        target.onLongPress(held);
      }, longPressMs);
    },
    { signal },
  );
  host.addEventListener(
    'pointermove',
    (event) => {
      const before = down.get(event.pointerId);
      if (!before || !start) {
        if (event.pointerType !== 'touch') target.onHover(at(event));
        return;
      }
      const now = at(event);
      if (!isDragging) {
        const reach = event.pointerType === 'touch' ? slop.touch : slop.mouse;
        if (Math.hypot(now.x - start.x, now.y - start.y) <= reach) return;
        drag(event);
      }
      const was = twoFingers();
      down.set(event.pointerId, now);
      const fingers = twoFingers();
      if (was && fingers) {
        pinch ??= { view: plan.view, fingers: was };
        plan.setView(pinchView(pinch, fingers));
      } else if (down.size === 1) plan.panBy(now.x - before.x, now.y - before.y);
    },
    { signal },
  );
  const lift = (event: PointerEvent, isCancelled: boolean) => {
    stopHolding();
    pinch = undefined;
    if (!down.delete(event.pointerId) || down.size > 0) return;
    delete host.dataset['hand'];
    if (!isDragging && !isCancelled && event.button === 0 && !isOnPin(event)) target.onPress(at(event));
    isDragging = false;
  };
  host.addEventListener('pointerup', (event) => lift(event, false), { signal });
  host.addEventListener('pointercancel', (event) => lift(event, true), { signal });
  host.addEventListener(
    'dblclick',
    (event) => {
      if (isOnPin(event)) return;
      plan.zoomBy(event.shiftKey ? 1 / zoomStep : zoomStep, at(event), true);
    },
    { signal },
  );
  // A long press opens the browser's own menu on some touch screens.
  host.addEventListener(
    'contextmenu',
    (event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') event.preventDefault();
    },
    { signal },
  );
  listenToWheel(host, plan, at, signal);
  return () => {
    stopHolding();
    gone.abort();
  };
}
