import { useCallback, useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { useLatest } from '../hooks.ts';

/** Screen position in pixels from the top left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface PointerDragOptions<Item> {
  /**
   * The drag begins; false keeps the thing where it is. `offset` is where in the thing it was taken, `origin` where on
   * the screen.
   */
  onStart: (item: Item, at: Point, offset: Point, origin: Point) => boolean;
  onMove: (at: Point) => void;
  onDrop: () => void;
  onCancel: () => void;
  /** Disables dragging, so that touch scrolls immediately. */
  isOff?: boolean;
  /** Returns the elements that scroll while the pointer is near their edge. */
  scrollers?: () => readonly (HTMLElement | null)[];
}

/** Distance in pixels after which a mouse drags, to distinguish a drag from a press. */
const dragDistance = 4;
/** Duration in milliseconds of the long press that starts a drag by touch; an earlier move scrolls. */
const touchDelay = 250;
/** Maximum delay in milliseconds of a click event after a touch ends. */
const clickDelay = 400;
/** Distance from an edge in pixels within which the list scrolls. */
const edge = 40;

function scrollNear(scroller: HTMLElement | null, { x, y }: Point) {
  if (!scroller) return;
  const box = scroller.getBoundingClientRect();
  if (x < box.left - edge || x > box.right + edge || y < box.top - edge || y > box.bottom + edge) return;
  const push = (near: number, far: number) =>
    near < edge ? -Math.ceil((edge - near) / 4) : far < edge ? Math.ceil((edge - far) / 4) : 0;
  scroller.scrollTop += push(y - box.top, box.bottom - y);
  scroller.scrollLeft += push(x - box.left, box.right - x);
}

/**
 * Dragging by mouse, pen and touch: returns the handler for `onPointerDown` of draggable elements. Escape and a
 * canceled pointer revert it.
 */
export function usePointerDrag<Item>(options: PointerDragOptions<Item>) {
  const onStart = useLatest(options.onStart);
  const onMove = useLatest(options.onMove);
  const onDrop = useLatest(options.onDrop);
  const onCancel = useLatest(options.onCancel);
  const scrollers = useLatest(options.scrollers ?? (() => []));
  const stop = useRef<() => void>(undefined);
  const isHeld = useRef(false);
  const { isOff = false } = options;
  useEffect(() => {
    if (isOff) return undefined;
    // Safari ignores listeners that are added after the touch has started.
    const hold = (touch: TouchEvent) => {
      if (isHeld.current && touch.cancelable) touch.preventDefault();
    };
    window.addEventListener('touchmove', hold, { passive: false });
    return () => window.removeEventListener('touchmove', hold);
  }, [isOff]);
  useEffect(() => () => stop.current?.(), []);

  return useCallback(
    (event: ReactPointerEvent<HTMLElement>, item: Item) => {
      if (event.button !== 0 || !event.isPrimary) return;
      stop.current?.();
      const origin = { x: event.clientX, y: event.clientY };
      const box = event.currentTarget.getBoundingClientRect();
      const offset = { x: origin.x - box.left, y: origin.y - box.top };
      const isTouch = event.pointerType === 'touch';
      const { pointerId } = event;
      let last = origin;
      let isOn = false;
      let frame = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;

      const tick = () => {
        for (const scroller of scrollers()) scrollNear(scroller, last);
        onMove(last);
        frame = requestAnimationFrame(tick);
      };
      const begin = () => {
        isOn = onStart(item, last, offset, origin);
        isHeld.current = isOn;
        if (isOn) frame = requestAnimationFrame(tick);
        else end();
      };
      const move = (next: PointerEvent) => {
        if (next.pointerId !== pointerId) return;
        last = { x: next.clientX, y: next.clientY };
        if (isOn) return;
        const far = Math.hypot(last.x - origin.x, last.y - origin.y);
        if (isTouch ? far > dragDistance * 2 : far < dragDistance) {
          if (isTouch) end();
          return;
        }
        if (!isTouch) begin();
      };
      const up = (next: PointerEvent) => {
        if (next.pointerId !== pointerId) return;
        const was = isOn;
        if (was) {
          last = { x: next.clientX, y: next.clientY };
          onMove(last);
          // Prevents the click at the end of a drag.
          const swallow = (click: MouseEvent) => {
            click.preventDefault();
            click.stopPropagation();
          };
          window.addEventListener('click', swallow, { capture: true, once: true });
          const letGo = () => window.removeEventListener('click', swallow, { capture: true });
          setTimeout(letGo, isTouch ? clickDelay : 0);
          // The next press is a regular one.
          window.addEventListener('pointerdown', letGo, { capture: true, once: true });
        }
        end();
        if (was) onDrop();
      };
      const cancel = () => {
        const was = isOn;
        end();
        if (was) onCancel();
      };
      const key = (next: KeyboardEvent) => {
        if (next.key !== 'Escape' || !isOn) return;
        next.preventDefault();
        next.stopPropagation();
        cancel();
      };
      const noMenu = (menu: Event) => {
        if (!isOn && !isTouch) return;
        menu.preventDefault();
        menu.stopPropagation();
      };
      const end = () => {
        isOn = false;
        isHeld.current = false;
        cancelAnimationFrame(frame);
        clearTimeout(timer);
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', up);
        window.removeEventListener('pointercancel', cancel);
        window.removeEventListener('keydown', key, true);
        window.removeEventListener('contextmenu', noMenu, true);
        stop.current = undefined;
      };
      stop.current = end;
      if (isTouch) timer = setTimeout(begin, touchDelay);
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', cancel);
      window.addEventListener('keydown', key, true);
      window.addEventListener('contextmenu', noMenu, true);
    },
    [onStart, onMove, onDrop, onCancel, scrollers],
  );
}
