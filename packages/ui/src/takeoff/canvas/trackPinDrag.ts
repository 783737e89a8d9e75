import type { Point } from '@plumbline/estimating';

/** Maximum pointer movement of a click, in pixels. */
const slip = 4;

interface PinDrag {
  /** Called with the pixels moved since the press, from the first movement that is not part of a click. */
  onMove: (by: Point) => void;
  /** Called once at the end; false if the drag was canceled. */
  onEnd: (isDropped: boolean) => void;
}

/** Follows a pressed pointer until it is released, or canceled by Escape or the browser. */
export function trackPinDrag(press: { clientX: number; clientY: number }, { onMove, onEnd }: PinDrag): void {
  const from = { x: press.clientX, y: press.clientY };
  let isMoving = false;
  const listening = new AbortController();
  const { signal } = listening;
  // Listen on the window, because a fast pointer leaves the pin.
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const by = { x: clientX - from.x, y: clientY - from.y };
      if (!isMoving && Math.hypot(by.x, by.y) <= slip) return;
      isMoving = true;
      onMove(by);
    },
    { signal },
  );
  const end = (isDropped: boolean) => {
    listening.abort();
    onEnd(isDropped);
  };
  addEventListener('pointerup', () => end(true), { signal });
  addEventListener('pointercancel', () => end(false), { signal });
  addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      end(false);
    },
    { signal, capture: true },
  );
}
