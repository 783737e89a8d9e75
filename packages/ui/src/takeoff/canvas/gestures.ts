import type { Point } from '@plumbline/estimating';
import { PalmRejection } from './palmRejection.ts';
import { pinchView, type Pinch } from './pinch.ts';
import type { PanTarget } from './PanTarget.ts';
import { SpaceKey } from './SpaceKey.ts';
import { listenToWheel } from './wheel.ts';

/** Pointer in screen coordinates. */
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
  /** Opens the menu of the selection. */
  menuByKey?(): void;
  /** True if dragging pans with the active tool. */
  pans(pointer: RawPointer): boolean;
  /** True if a tap with the active tool changes data. */
  draws(): boolean;
  /** Cancels a drag because a second finger or a pen came down. */
  abandon(): void;
  /** True while a length is typed, which Space belongs to. */
  types?(): boolean;
  /** Called when a finger was ignored because a pen is in use. */
  spared(letFingersDraw: () => void): void;
}

/** Maximum movement of a tap, in CSS pixels. */
const TAP_SLOP = 8;
/** Duration of a long press, in milliseconds. */
const LONG_PRESS_MS = 500;

/** Handles pointer events: pans and zooms, and passes everything else to the tools. */
export function listen(host: HTMLElement, stage: PanTarget, target: GestureTarget): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const fingers = new Map<number, Point>();
  let panning: { id: number; last: Point } | null = null;
  let tapping: { id: number; start: Point } | null = null;
  let pinch: Pinch | null = null;
  let pressed: number | null = null;
  /** Pending long press, which opens the menu. */
  let holding: { start: Point; timer: ReturnType<typeof setTimeout>; open: () => void } | null = null;
  /** Last pointer, because dblclick and contextmenu events do not identify it. */
  let last = { type: '', button: 0, isSpared: false };
  const palms = new PalmRejection();

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

  const space = new SpaceKey(host, {
    isTyped: () => target.types?.() ?? false,
    onChange: (isHeld) => !panning && cursor(isHeld ? 'grab' : ''),
    signal,
  });

  const startPan = (id: number, last: Point) => {
    panning = { id, last };
    cursor('grabbing');
  };

  const endPan = () => {
    panning = null;
    cursor(space.isHeld ? 'grab' : '');
    stage.release();
  };

  const twoFingers = (): Pinch['fingers'] | null => {
    const [a, b] = fingers.values();
    return a && b && fingers.size === 2 ? [a, b] : null;
  };

  const stopHolding = () => {
    clearTimeout(holding?.timer);
    holding = null;
  };

  /** Cancels touch gestures: a second finger, a long press or a palm. */
  const dropTouch = () => {
    stopHolding();
    if (pinch) stage.settle();
    pinch = null;
    tapping = null;
    if (pressed !== null && fingers.has(pressed)) {
      pressed = null;
      target.abandon();
    }
    if (panning && fingers.has(panning.id)) endPan();
  };

  const hold = (event: PointerEvent, pointer: RawPointer) => {
    const at = { x: event.clientX, y: event.clientY };
    const open = () => {
      dropTouch();
      // Lifting the finger afterwards is not a tap.
      fingers.delete(event.pointerId);
      palms.rest([event.pointerId]);
      target.menu(pointer, at);
    };
    holding = { start: pointer.at, timer: setTimeout(open, LONG_PRESS_MS), open };
  };

  const penComes = (event: PointerEvent) => {
    palms.pen(event);
    if (fingers.size === 0) return;
    dropTouch();
    palms.rest(fingers.keys());
    fingers.clear();
  };

  const isPalm = (event: PointerEvent): boolean => {
    if (event.pointerType !== 'touch' || !palms.rests(event)) return false;
    if (fingers.has(event.pointerId)) dropTouch();
    fingers.delete(event.pointerId);
    return true;
  };

  host.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'pen') penComes(event);
      const isSpared = isPalm(event);
      last = { type: event.pointerType, button: event.button, isSpared };
      if (isSpared) return;
      host.focus({ preventScroll: true });
      const pointer = pointerOf(event);
      host.setPointerCapture(event.pointerId);
      if (pointer.touch) {
        fingers.set(event.pointerId, pointer.at);
        if (fingers.size === 2) {
          // Two fingers never draw.
          dropTouch();
          return;
        }
        if (fingers.size > 2) {
          pinch = null;
          return;
        }
        const isKept = palms.isPenInHand;
        last.isSpared = isKept && target.draws();
        if (!last.isSpared) hold(event, pointer);
        if (isKept || target.pans(pointer)) {
          tapping = { id: event.pointerId, start: pointer.at };
          return;
        }
      }
      const middle = event.button === 1;
      if (middle || space.isHeld || (event.button === 0 && !pointer.touch && target.pans(pointer))) {
        event.preventDefault();
        space.use();
        startPan(event.pointerId, pointer.at);
      } else if (event.button === 0) {
        pressed = event.pointerId;
        target.down(pointer);
      }
    },
    { signal },
  );

  // The canvas sets the focus itself; the default would take it from a form opened by the press.
  host.addEventListener('mousedown', (event) => event.preventDefault(), { signal });

  host.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'pen') penComes(event);
      if (isPalm(event)) return;
      const pointer = pointerOf(event);
      if (holding && Math.hypot(pointer.at.x - holding.start.x, pointer.at.y - holding.start.y) > TAP_SLOP)
        stopHolding();
      if (fingers.has(event.pointerId)) {
        const before = twoFingers();
        fingers.set(event.pointerId, pointer.at);
        const now = twoFingers();
        if (before && now) {
          pinch ??= { view: stage.view, fingers: before };
          stage.setView(pinchView(pinch, now));
          return;
        }
      }
      if (tapping?.id === event.pointerId) {
        const { start } = tapping;
        if (Math.hypot(pointer.at.x - start.x, pointer.at.y - start.y) > TAP_SLOP) {
          tapping = null;
          startPan(event.pointerId, pointer.at);
        }
        return;
      }
      if (panning?.id === event.pointerId) {
        stage.panBy(pointer.at.x - panning.last.x, pointer.at.y - panning.last.y, true);
        panning.last = pointer.at;
      } else if (!panning && (!pointer.touch || pressed === event.pointerId)) {
        // The finger that remains after a pinch does not point.
        target.move(pointer);
      }
    },
    { signal },
  );

  const lift = (event: PointerEvent, cancelled: boolean) => {
    if (event.pointerType === 'pen') palms.pen(event);
    const isSpared = isPalm(event);
    palms.lift(event);
    if (isSpared) return;
    const pointer = pointerOf(event);
    const pinching = fingers.size === 2 && fingers.has(event.pointerId);
    fingers.delete(event.pointerId);
    stopHolding();
    pinch = null;
    if (pinching) {
      stage.settle();
      return;
    }
    if (tapping?.id === event.pointerId) {
      tapping = null;
      if (cancelled) return;
      if (palms.isPenInHand && target.draws()) {
        target.spared(() => palms.letFingersDraw());
        return;
      }
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
  host.addEventListener(
    'pointerleave',
    (event) => {
      if (event.pointerType === 'pen') palms.pen(event);
      // Lifting a resting hand does not end pen input.
      const isOfHand = event.pointerType === 'touch' && palms.rests(event);
      palms.lift(event);
      if (!isOfHand && pressed === null && !panning) target.leave();
    },
    { signal },
  );
  host.addEventListener('dblclick', (event) => !last.isSpared && target.double(pointerOf(event)), { signal });

  host.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      const isByTouch = event instanceof PointerEvent ? event.pointerType === 'touch' : last.type === 'touch';
      // Some browsers fire contextmenu on a long press, others do not.
      if (isByTouch) holding?.open();
      // The menu key sends the primary button; on a Mac, so does a click with Control.
      else if (event.button === 0 && !event.ctrlKey) target.menuByKey?.();
      // A resting pen opens no menu while drawing, but its side button does.
      else if (last.type !== 'pen' || last.button === 2 || !target.draws())
        target.menu(pointerOf(event), { x: event.clientX, y: event.clientY });
    },
    { signal },
  );

  listenToWheel(host, stage, (event) => pointerOf(event).at, signal);

  return () => {
    stopHolding();
    gone.abort();
  };
}
