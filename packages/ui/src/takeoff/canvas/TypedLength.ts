import { measure as measureGeometry, parseLength, type Point } from '@plumbline/estimating';
import { isShapeTool } from '../tools/startTool.ts';
import { distance } from '../geometry/vector.ts';
import type { PointerInput } from '../tools/tool.ts';
import type { EngineContext } from './EngineContext.ts';
import type { PointerHitTest } from './PointerHitTest.ts';
import type { ActiveTool } from './ActiveTool.ts';

/** Pointer input for keyboard drawing before any pointer movement. */
const noPointer: PointerInput = {
  at: { x: 0, y: 0 },
  raw: { x: 0, y: 0 },
  snap: null,
  hit: null,
  shift: false,
  alt: false,
  command: false,
  slop: 0,
};

/** Keys that begin a length. */
const firstKey = /^[0-9.]$/;
/** Keys of a begun length: figures, fractions, separators and unit marks or names, as in `7' 3 1/2"` or `2.4 m`. */
const nextKey = /^[\p{L}\p{N} .,'"′″’”/⁄-]$/u;

/** Length typed while drawing: Enter places the next point at that distance along the live segment. */
export class TypedLength {
  /** Text typed so far. */
  text = '';
  #desk: EngineContext;
  #hand: ActiveTool;
  #pointing: PointerHitTest;

  constructor(desk: EngineContext, hand: ActiveTool, pointing: PointerHitTest) {
    this.#desk = desk;
    this.#hand = hand;
    this.#pointing = pointing;
  }

  /** A length is being typed, so that Space and letters belong to it. */
  get isTyping(): boolean {
    return this.text !== '';
  }

  /** @returns true if the key was handled. */
  key({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const { draft, tool } = this.#hand;
    if (!draft?.live || ctrlKey || metaKey || altKey || !isShapeTool(tool.id)) {
      this.text = '';
      return false;
    }
    const typing = this.isTyping;
    if ((typing ? nextKey : firstKey).test(key)) {
      this.text += key;
    } else if (typing && key === 'Backspace') {
      this.text = this.text.slice(0, -1);
    } else if (typing && key === 'Escape') {
      this.text = '';
    } else if (typing && key === 'Enter') {
      this.#place(draft.vertices, draft.live);
    } else {
      return false;
    }
    this.#desk.stage.requestFrame();
    return true;
  }

  #place(vertices: readonly Point[], [from, toward]: [Point, Point]) {
    const { conditions, events, newId, messages } = this.#desk;
    const calibration = conditions.calibrationFor([...vertices, toward]);
    const length = parseLength(this.text, calibration.unit);
    this.text = '';
    const way = distance(from, toward);
    const along = measureGeometry('linear', { vertices: [from, toward] }, calibration).quantity;
    if (length === undefined || !(length > 0) || way === 0 || along === 0) {
      events.onNotice(messages().canvas.typedWrong);
      return;
    }
    const at = {
      x: from.x + ((toward.x - from.x) * length) / along,
      y: from.y + ((toward.y - from.y) * length) / along,
    };
    const input = this.#pointing.input ?? noPointer;
    this.#hand.send({ type: 'down', id: newId(), ...input, at, raw: at, snap: null, hit: null });
  }
}
