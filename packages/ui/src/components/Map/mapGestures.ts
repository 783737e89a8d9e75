import { wheelDelta } from '../../dnd/wheelDelta.ts';
import type { MapStage } from './MapStage.ts';
import type { WorldPoint } from './mercator.ts';

/** Maximum movement of a press in CSS pixels. */
const slop = { mouse: 4, touch: 8 };

/** Handles drag, momentum, wheel, pinch and double press on the map. Presses on marks are not handled. */
export function listenToMap(host: HTMLElement, stage: MapStage, onPress: () => void): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const down = new Map<number, WorldPoint>();
  let start: WorldPoint | undefined;
  let isDragging = false;

  const at = (event: MouseEvent): WorldPoint => {
    const box = host.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const touched = () => {
    stage.isTouched = true;
  };

  host.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      stage.panBy(0, 0);
      down.set(event.pointerId, at(event));
      start = at(event);
      if (down.size > 1) isDragging = true;
      if (isDragging) host.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  host.addEventListener(
    'pointermove',
    (event) => {
      const before = down.get(event.pointerId);
      if (!before || !start) return;
      const now = at(event);
      if (!isDragging) {
        const reach = event.pointerType === 'touch' ? slop.touch : slop.mouse;
        if (Math.hypot(now.x - start.x, now.y - start.y) <= reach) return;
        isDragging = true;
        // Captured only now, because a captured pointer does not press marks.
        host.setPointerCapture(event.pointerId);
        host.dataset['hand'] = 'grabbing';
      }
      touched();
      down.set(event.pointerId, now);
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) {
        stage.panBy(now.x - before.x, now.y - before.y, event.timeStamp);
        return;
      }
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      stage.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
      if (was > 4 && is > 4)
        stage.zoomBy(Math.log2(is / was), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    },
    { signal },
  );
  const up = (event: PointerEvent, isCancelled: boolean) => {
    if (!down.delete(event.pointerId) || down.size > 0) return;
    delete host.dataset['hand'];
    if (isDragging && !isCancelled) stage.release(event.timeStamp);
    else if (!isCancelled && event.target === host) onPress();
    isDragging = false;
  };
  host.addEventListener('pointerup', (event) => up(event, false), { signal });
  host.addEventListener('pointercancel', (event) => up(event, true), { signal });
  host.addEventListener(
    'dblclick',
    (event) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      touched();
      stage.zoomBy(event.shiftKey ? -1 : 1, at(event), { isSmooth: true });
    },
    { signal },
  );
  host.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      touched();
      const { dx, dy } = wheelDelta(event, stage.size.height);
      // Horizontal wheel deltas come from a trackpad, whose two-finger moves pan.
      if (!event.ctrlKey && (event.shiftKey || Math.abs(dx) > 0.5)) {
        stage.panBy(-(dx || dy), dx ? -dy : 0);
        return;
      }
      const by = -Math.max(-240, Math.min(240, dy)) * (event.ctrlKey ? 0.0144 : 0.0032);
      // A wheel comes in steps, which the eye cannot follow; a trackpad does not.
      stage.zoomBy(by, at(event), { isSmooth: !event.ctrlKey && Math.abs(dy) >= 50 });
    },
    { signal, passive: false },
  );
  return () => gone.abort();
}
