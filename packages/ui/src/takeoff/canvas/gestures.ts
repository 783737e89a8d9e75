import type { Point } from '@plumbline/estimating';
import type { Stage } from './Stage.ts';

/** A pointer as the tools take it, before it is brought to the page. */
export interface RawPointer {
  /** CSS pixels from the upper left corner of the canvas. */
  at: Point;
  shift: boolean;
  alt: boolean;
  command: boolean;
  touch: boolean;
}

export interface GestureTarget {
  down(pointer: RawPointer): void;
  move(pointer: RawPointer): void;
  up(pointer: RawPointer): void;
  double(pointer: RawPointer): void;
  leave(): void;
  menu(pointer: RawPointer, at: Point): void;
  /** Whether a press and drag pans with the tool in hand. */
  pans(pointer: RawPointer): boolean;
  /** Drops a drag of the tool: a second finger has come down. */
  abandon(): void;
}

/** What is panned and zoomed. */
export type Panned = Pick<Stage, 'view' | 'viewport' | 'panBy' | 'zoomBy' | 'setView' | 'release' | 'settle'>;

/** A finger may wander this far and still tap, in CSS pixels. */
const tapSlop = 8;
const lineHeight = 16;

/** Listens on the canvas: pans and zooms by itself, hands everything else to the tools. */
export function listen(host: HTMLElement, stage: Panned, target: GestureTarget): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const fingers = new Map<number, Point>();
  let panning: { id: number; last: Point } | null = null;
  let tapping: { id: number; start: Point } | null = null;
  let pressed: number | null = null;
  let space = false;
  let spaceUsed = false;

  const pointerOf = (event: MouseEvent): RawPointer => {
    const box = host.getBoundingClientRect();
    return {
      at: { x: event.clientX - box.left, y: event.clientY - box.top },
      shift: event.shiftKey,
      alt: event.altKey,
      command: event.ctrlKey || event.metaKey,
      touch: event instanceof PointerEvent && event.pointerType === 'touch',
    };
  };
  const cursor = (name: 'grab' | 'grabbing' | '') => {
    if (name) host.dataset['hand'] = name;
    else delete host.dataset['hand'];
  };

  const startPan = (id: number, last: Point) => {
    panning = { id, last };
    cursor('grabbing');
  };

  const endPan = () => {
    panning = null;
    cursor(space ? 'grab' : '');
    stage.release();
  };

  host.addEventListener(
    'pointerdown',
    (event) => {
      host.focus({ preventScroll: true });
      const pointer = pointerOf(event);
      host.setPointerCapture(event.pointerId);
      if (pointer.touch) {
        fingers.set(event.pointerId, pointer.at);
        if (fingers.size === 2) {
          // Two fingers are never a drawing.
          if (pressed !== null) target.abandon();
          pressed = null;
          tapping = null;
          panning = null;
          return;
        }
        if (fingers.size > 2) return;
        if (target.pans(pointer)) {
          tapping = { id: event.pointerId, start: pointer.at };
          return;
        }
      }
      const middle = event.button === 1;
      if (middle || space || (event.button === 0 && !pointer.touch && target.pans(pointer))) {
        event.preventDefault();
        spaceUsed = true;
        startPan(event.pointerId, pointer.at);
      } else if (event.button === 0) {
        pressed = event.pointerId;
        target.down(pointer);
      }
    },
    { signal },
  );

  // The canvas takes the focus itself; the browser's own way would take it back from what the press has opened.
  host.addEventListener('mousedown', (event) => event.preventDefault(), { signal });

  host.addEventListener(
    'pointermove',
    (event) => {
      const pointer = pointerOf(event);
      const before = fingers.get(event.pointerId);
      if (before) {
        fingers.set(event.pointerId, pointer.at);
        if (fingers.size === 2) {
          pinch(event.pointerId, before, pointer.at);
          return;
        }
      }
      if (tapping?.id === event.pointerId) {
        const { start } = tapping;
        if (Math.hypot(pointer.at.x - start.x, pointer.at.y - start.y) > tapSlop) {
          tapping = null;
          startPan(event.pointerId, pointer.at);
        }
        return;
      }
      if (panning?.id === event.pointerId) {
        stage.panBy(pointer.at.x - panning.last.x, pointer.at.y - panning.last.y, true);
        panning.last = pointer.at;
      } else if (!panning) {
        target.move(pointer);
      }
    },
    { signal },
  );

  const pinch = (id: number, before: Point, now: Point) => {
    const other = [...fingers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    const { view } = stage;
    const from = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
    const to = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    stage.setView({ ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y }, true);
    if (was > 4) stage.zoomBy(is / was, to);
  };

  const lift = (event: PointerEvent, cancelled: boolean) => {
    const pointer = pointerOf(event);
    const pinching = fingers.size === 2;
    fingers.delete(event.pointerId);
    if (pinching) {
      stage.settle();
      return;
    }
    if (tapping?.id === event.pointerId) {
      tapping = null;
      if (cancelled) return;
      target.move(pointer);
      target.down(pointer);
      target.up(pointer);
    } else if (panning?.id === event.pointerId) {
      endPan();
    } else if (pressed === event.pointerId) {
      pressed = null;
      if (cancelled) target.abandon();
      else target.up(pointer);
    }
  };
  host.addEventListener('pointerup', (event) => lift(event, false), { signal });
  host.addEventListener('pointercancel', (event) => lift(event, true), { signal });
  host.addEventListener('pointerleave', () => pressed === null && !panning && target.leave(), { signal });
  host.addEventListener(
    'dblclick',
    (event) => {
      target.double(pointerOf(event));
    },
    { signal },
  );

  host.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      target.menu(pointerOf(event), { x: event.clientX, y: event.clientY });
    },
    { signal },
  );

  host.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const unit =
        event.deltaMode === WheelEvent.DOM_DELTA_LINE
          ? lineHeight
          : event.deltaMode === WheelEvent.DOM_DELTA_PAGE
            ? stage.viewport.height
            : 1;
      const dx = event.deltaX * unit;
      const dy = event.deltaY * unit;
      if (event.shiftKey && !event.ctrlKey) {
        stage.panBy(-(dx || dy), dx ? -dy : 0);
        return;
      }
      // Two fingers on a trackpad move sideways too, which a wheel does not: that is a pan.
      if (!event.ctrlKey && Math.abs(dx) > 0.5) {
        stage.panBy(-dx, -dy);
        return;
      }
      const rate = event.ctrlKey ? 0.01 : 0.0018;
      const factor = Math.exp(-Math.max(-240, Math.min(240, dy)) * rate);
      stage.zoomBy(factor, pointerOf(event).at);
    },
    { signal, passive: false },
  );

  host.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ' || event.target !== host) return;
      event.preventDefault();
      if (event.repeat || space) return;
      space = true;
      spaceUsed = false;
      cursor('grab');
    },
    { signal },
  );
  const spaceUp = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !space) return;
    space = false;
    if (!panning) cursor('');
    if (!spaceUsed && event.target === host) host.dispatchEvent(new CustomEvent('canvasplace'));
  };
  host.addEventListener('keyup', spaceUp, { signal });
  host.addEventListener(
    'blur',
    () => {
      space = false;
      if (!panning) cursor('');
    },
    { signal },
  );
  return () => gone.abort();
}
