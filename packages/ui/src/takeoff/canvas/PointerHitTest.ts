import { markKindOf, type Point } from '@plumbline/estimating';
import { shapeOf } from '../geometry/shape.ts';
import { isDrawingTool, isFrameTool, isMarkTool } from '../tools/startTool.ts';
import { isPlanMark } from '../types.ts';
import type { Hit, PointerInput } from '../tools/tool.ts';
import type { EngineContext } from './EngineContext.ts';
import type { Editor } from './Editor.ts';
import type { GestureTarget, RawPointer } from './gestures.ts';
import { handleAt, measureWithHandles } from './handles.ts';
import { snapAt } from './snapAt.ts';
import type { ActiveTool } from './ActiveTool.ts';

/** Distances of snaps, hits and handles, in CSS pixels. */
const reaches = { snap: 11, hit: 6, handle: 8, touch: 16, slop: 3 };

/** Resolves the pointer: page position, snap and hit. */
export class PointerHitTest implements GestureTarget {
  /** Null while outside the canvas. */
  pointer: RawPointer | null = null;
  input: PointerInput | null = null;
  /** Unselected shape under the pointer. */
  hover: string | null = null;
  #desk: EngineContext;
  #hand: ActiveTool;
  #editor: Editor;
  /** True while a length is typed. */
  types: () => boolean = () => false;
  #isStale = false;
  #shift = false;

  constructor(desk: EngineContext, hand: ActiveTool, editor: Editor) {
    this.#desk = desk;
    this.#hand = hand;
    this.#editor = editor;
  }

  /** The angle of the live segment is locked. */
  get isLocked(): boolean {
    return this.#hand.modes.ortho !== this.#shift;
  }

  /** Requests resolving again without pointer movement. */
  turned() {
    this.#isStale = true;
  }

  holdShift(isHeld: boolean) {
    this.#shift = isHeld;
    if (this.pointer) this.pointer = { ...this.pointer, shift: isHeld };
    this.#isStale = true;
    this.#desk.stage.requestFrame();
  }

  pans(pointer: RawPointer): boolean {
    const { id } = this.#hand.tool;
    if (id === 'pan') return true;
    if (!pointer.touch) return false;
    // One finger draws by tapping and pans by dragging; on a selected shape it drags the shape.
    if (id !== 'select') return true;
    const hit = this.#hitAt(this.#desk.stage.toUser(pointer.at), true);
    return !hit || !this.#desk.store.get().selection.includes(hit.uuid);
  }

  down(pointer: RawPointer) {
    const { conditions, events, newId, messages } = this.#desk;
    const { id } = this.#hand.tool;
    this.pointer = pointer;
    this.#isStale = true;
    this.resolve();
    const { input } = this;
    if (!input) return;
    if (conditions.isReadOnly && id !== 'select' && id !== 'pin' && id !== 'zoom') return;
    if (isDrawingTool(id) && !conditions.forType(id)) {
      events.onNotice(messages().canvas.noConditionOfType);
      return;
    }
    if (id === 'select') {
      const { hit } = input;
      const isBox = hit ? this.#isBox(hit.uuid) : false;
      // Box corners are for resizing and cannot be removed.
      this.#editor.activeVertex = hit?.kind === 'vertex' && !isBox ? { uuid: hit.uuid, ...hit.ref } : null;
    }
    this.#hand.send({ type: 'down', id: newId(), ...input });
  }

  move(pointer: RawPointer) {
    this.pointer = pointer;
    this.#isStale = true;
    this.#desk.stage.requestFrame();
  }

  up(pointer: RawPointer) {
    this.move(pointer);
    this.resolve();
    if (this.input) this.#hand.send({ type: 'up', ...this.input });
  }

  double(pointer: RawPointer) {
    this.move(pointer);
    this.resolve();
    if (this.input) this.#hand.send({ type: 'double', ...this.input });
  }

  /** Right click finishes a drawing; otherwise it opens the context menu. */
  menu(pointer: RawPointer, at: Point) {
    if (this.#hand.draft) {
      this.#hand.finish();
      return;
    }
    this.move(pointer);
    this.resolve();
    const point = this.#desk.stage.toUser(pointer.at);
    const uuid = this.#hitAt(point, pointer.touch)?.uuid ?? null;
    if (uuid) {
      this.#hand.take('select');
      this.#editor.select([uuid], false);
    }
    this.#desk.events.onContextMenu(uuid, at, point);
  }

  /** The menu key opens the context menu at the selection, else in the middle of the sheet. */
  menuByKey() {
    if (this.#hand.draft) return;
    const { events, host, stage, store } = this.#desk;
    const { measures, selection } = store.get();
    const [first] = selection;
    const vertex = first === undefined ? undefined : measures.get(first)?.geometry.vertices[0];
    const { width, height } = stage.viewport;
    if (vertex) stage.reveal(vertex);
    const at = vertex ? stage.toScreen(vertex) : { x: width / 2, y: height / 2 };
    const box = host.getBoundingClientRect();
    events.onContextMenu(
      first ?? null,
      { x: box.left + at.x, y: box.top + at.y },
      vertex ?? stage.toUser(at),
    );
  }

  leave() {
    this.pointer = null;
    this.input = null;
    this.hover = null;
    this.#desk.stage.requestFrame();
  }

  draws(): boolean {
    const { id } = this.#hand.tool;
    return id !== 'select' && id !== 'pan';
  }

  abandon() {
    const { id } = this.#hand.tool;
    // Cancel only drags and frames; placed vertices and their drawing are kept.
    if (id === 'select' || isFrameTool(id)) this.#hand.send({ type: 'cancel' });
  }

  spared(letFingersDraw: () => void) {
    const { events, messages } = this.#desk;
    const { penDraws, fingersDraw } = messages().canvas;
    events.onNotice(penDraws, { label: fingersDraw, act: letFingersDraw });
  }

  /** Resolves the pointer with snap and angle lock, once per frame. */
  resolve() {
    const { pointer } = this;
    if (!pointer || !this.#isStale) return;
    this.#isStale = false;
    this.#shift = pointer.shift;
    const { host, index, stage, store } = this.#desk;
    const { tool, modes } = this.#hand;
    const raw = stage.toUser(pointer.at);
    const { scale } = stage.view;
    const select = tool.id === 'select';
    const dragging = tool.preview();
    const hit = select && !dragging ? this.#hitAt(raw, pointer.touch) : null;
    const snaps =
      tool.id !== 'pan' &&
      tool.id !== 'pin' &&
      tool.id !== 'zoom' &&
      tool.id !== 'symbol-search' &&
      tool.id !== 'find-room' &&
      (!isMarkTool(tool.id) || markKindOf(tool.id)?.isSnapped === true) &&
      (!select || this.#dragsCorner(dragging));
    const { point, kind } = snaps
      ? snapAt({
          raw,
          reach: (pointer.touch ? reaches.touch : reaches.snap) / scale,
          locked: this.isLocked,
          tool,
          modes,
          index,
          lines: stage.segments,
        })
      : { point: raw, kind: null };
    this.input = {
      at: point,
      raw,
      snap: kind,
      hit,
      shift: pointer.shift,
      alt: pointer.alt,
      command: pointer.command,
      slop: reaches.slop / scale,
    };
    this.hover = hit && !store.get().selection.includes(hit.uuid) ? hit.uuid : null;
    host.dataset['over'] =
      hit?.kind === 'measure' && this.#isPlanMark(hit.uuid, 'link') ? 'link' : (hit?.kind ?? '');
    this.#hand.follow(this.input);
  }

  #isPlanMark(uuid: string, type?: string): boolean {
    const drawn = this.#desk.store.get().measures.get(uuid);
    return drawn !== undefined && isPlanMark(drawn) && (type === undefined || drawn.type === type);
  }

  #isBox(uuid: string): boolean {
    const drawn = this.#desk.store.get().measures.get(uuid);
    return drawn !== undefined && shapeOf(drawn.type) === 'box';
  }

  /** True if a vertex of a line or outline is dragged, which snaps; box corners do not snap. */
  #dragsCorner(preview: ReturnType<ActiveTool['tool']['preview']>): boolean {
    return preview?.kind === 'vertex' && !this.#isBox(preview.uuid);
  }

  #hitAt(at: Point, touch: boolean): Hit | null {
    const { conditions, index, stage, store } = this.#desk;
    const { scale } = stage.view;
    const measure = measureWithHandles(store.get(), this.#hand.tool.id);
    if (measure && !conditions.isReadOnly) {
      const hit = handleAt(measure, at, (touch ? reaches.touch : reaches.handle) / scale, scale);
      if (hit) return hit;
    }
    const mark = index.hit(at, (touch ? reaches.touch : reaches.hit) / scale);
    return mark && { kind: 'measure', uuid: mark.measure.uuid };
  }
}
