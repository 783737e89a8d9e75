import type { Point } from '@plumbline/estimating';
import { Palms } from './palmRejection.ts';
import { pinched, type Pinch } from './pinch.ts';
import type { Stage } from './Stage.ts';
import { listenToWheel } from './wheel.ts';

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
  /** Whether a tap changes something with the tool in hand, and not only what is selected or seen. */
  draws(): boolean;
  /** Drops a drag of the tool: a second finger has come down, or a pen. */
  abandon(): void;
  /** A finger would have drawn, while a pen is in hand. */
  spared(letFingersDraw: () => void): void;
}

/** What is panned and zoomed. */
export type Panned = Pick<Stage, 'view' | 'viewport' | 'panBy' | 'zoomBy' | 'setView' | 'release' | 'settle'>;

/** A finger may wander this far and still tap, in CSS pixels. */
const tapSlop = 8;
/** So long a finger rests for the menu, as everywhere. */
const holdAfter = 500;

/** Listens on the canvas: pans and zooms by itself, hands everything else to the tools. */
export function listen(host: HTMLElement, stage: Panned, target: GestureTarget): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const fingers = new Map<number, Point>();
  let panning: { id: number; last: Point } | null = null;
  let tapping: { id: number; start: Point } | null = null;
  let pinch: Pinch | null = null;
  let pressed: number | null = null;
  /** A finger that rests in its place; the menu opens if it does so long enough. */
  let holding: { start: Point; timer: ReturnType<typeof setTimeout>; open: () => void } | null = null;
  /** What came down last: a double click and a call for the menu do not say whose they are. */
  let last = { type: '', button: 0, isSpared: false };
  const palms = new Palms();
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

  const twoFingers = (): Pinch['fingers'] | null => {
    const [a, b] = fingers.values();
    return a && b && fingers.size === 2 ? [a, b] : null;
  };

  const stopHolding = () => {
    clearTimeout(holding?.timer);
    holding = null;
  };

  /** Drops what fingers have begun: a second one has come down, a long rest is over, or they belong to a hand with a pen. */
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
      // What lifts after it is no tap any more.
      fingers.delete(event.pointerId);
      palms.rest([event.pointerId]);
      target.menu(pointer, at);
    };
    holding = { start: pointer.at, timer: setTimeout(open, holdAfter), open };
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
          // Two fingers are never a drawing.
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
      if (event.pointerType === 'pen') penComes(event);
      if (isPalm(event)) return;
      const pointer = pointerOf(event);
      if (holding && Math.hypot(pointer.at.x - holding.start.x, pointer.at.y - holding.start.y) > tapSlop)
        stopHolding();
      if (fingers.has(event.pointerId)) {
        const before = twoFingers();
        fingers.set(event.pointerId, pointer.at);
        const now = twoFingers();
        if (before && now) {
          pinch ??= { view: stage.view, fingers: before };
          stage.setView(pinched(pinch, now));
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
      } else if (!panning && (!pointer.touch || pressed === event.pointerId)) {
        // What two fingers leave behind when one lifts points at nothing.
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
      // A hand that is lifted does not take the pen away.
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
      // Some browsers call for the menu themselves when a finger rests, others leave it to the page.
      if (isByTouch) holding?.open();
      // Resting with a pen is no wish for a menu while it draws; the button on its side is.
      else if (last.type !== 'pen' || last.button === 2 || !target.draws())
        target.menu(pointerOf(event), { x: event.clientX, y: event.clientY });
    },
    { signal },
  );

  listenToWheel(host, stage, (event) => pointerOf(event).at, signal);

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
  return () => {
    stopHolding();
    gone.abort();
  };
}
