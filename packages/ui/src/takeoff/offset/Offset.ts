import { parseLength } from '@plumbline/estimating';
import type { Editor } from '../canvas/Editor.ts';
import type { EngineContext } from '../canvas/EngineContext.ts';
import { selectedShapes } from '../store/actions.ts';
import {
  addOffset,
  offsetCopies,
  offsetSources,
  type OffsetSide,
  type OffsetSources,
} from '../store/offsetSelected.ts';
import type { CanvasMeasure, CanvasShape } from '../types.ts';
import type { OffsetView } from './OffsetView.ts';

/** Last distance that was placed, as typed; the next offset starts with it. */
let lastText = '';

/** Offset of the selection: previews parallel copies at a typed distance and adds them. */
export class Offset {
  #desk: EngineContext;
  #editor: Editor;
  #sources: OffsetSources | null = null;
  #text = '';
  #isInner = false;
  #conditionId: string | null = null;
  #view: OffsetView | null = null;
  #selection: readonly string[] = [];
  #measures: ReadonlyMap<string, CanvasShape> | null = null;

  constructor(desk: EngineContext, editor: Editor) {
    this.#desk = desk;
    this.#editor = editor;
  }

  get isOpen(): boolean {
    return this.#view !== null;
  }

  /** Copies shown on the sheet. */
  get copies(): readonly CanvasMeasure[] {
    return this.#view?.copies ?? [];
  }

  /** Opens the bar for the selection. */
  begin() {
    const { store, conditions, events, messages } = this.#desk;
    if (conditions.isReadOnly) return;
    const sources = offsetSources(selectedShapes(store.get(), false));
    if (!sources) {
      events.onNotice(messages().offset.unsuitable);
      return;
    }
    this.#sources = sources;
    this.#selection = store.get().selection;
    this.#measures = store.get().measures;
    this.#text = lastText;
    this.#isInner = false;
    this.#conditionId = null;
    this.#update();
  }

  /** Closes the bar. */
  drop() {
    if (!this.#view) return;
    this.#view = null;
    this.#sources = null;
    this.#desk.events.onBars({ offset: null });
    this.#desk.stage.requestFrame();
  }

  setText(text: string) {
    this.#text = text;
    this.#update();
  }

  setSide(side: OffsetSide) {
    this.#isInner = side === 'inside' || side === 'right';
    this.#update();
  }

  /** Sets the condition of the copies. */
  setCondition(uuid: string) {
    this.#conditionId = uuid;
    this.#update();
  }

  /** Closes the bar when the selection changed, and follows changes of its measures. */
  shapesChanged() {
    if (!this.#sources) return;
    const { selection, measures } = this.#desk.store.get();
    if (selection !== this.#selection) this.drop();
    else if (measures !== this.#measures) {
      this.#measures = measures;
      this.#sources = offsetSources(selectedShapes(this.#desk.store.get(), false));
      if (this.#sources) this.#update();
      else this.drop();
    }
  }

  /** Adds the copies and selects them. @returns false if there are none. */
  place(): boolean {
    const view = this.#view;
    if (!view || view.copies.length === 0) {
      if (view?.obstacle) this.#desk.events.onAnnounce(this.#desk.messages().offset.obstacle[view.obstacle]);
      return false;
    }
    const { measures, copies } = view;
    lastText = this.#text;
    this.drop();
    return this.#editor.addProposed(addOffset(measures, copies, this.#editor.naming), true);
  }

  #update() {
    const sources = this.#sources;
    if (!sources) return;
    const { conditions, newId, events, stage } = this.#desk;
    const side: OffsetSide = sources.hasInside
      ? this.#isInner
        ? 'inside'
        : 'outside'
      : this.#isInner
        ? 'right'
        : 'left';
    const found = offsetCopies(sources.measures, {
      side,
      distanceIn: ({ unit }) => parseLength(this.#text, unit),
      calibrationOf: ({ geometry }) => conditions.calibrationFor(geometry.vertices),
      condition: conditions.byId.get(this.#conditionId ?? '') ?? null,
      newId,
    });
    const copies = typeof found === 'string' ? [] : found;
    const [only] = copies.length === 1 ? copies : [];
    this.#view = {
      ...sources,
      side,
      text: this.#text,
      copies,
      obstacle: typeof found === 'string' ? found : null,
      figure: only ? conditions.figureOf(only) : null,
    };
    events.onBars({ offset: this.#view });
    stage.requestFrame();
  }
}
