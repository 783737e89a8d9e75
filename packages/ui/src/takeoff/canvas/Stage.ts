import type { Point } from '@plumbline/estimating';
import type { Sheet, SheetSource } from '../sheet/openSheet.ts';
import { putSheet, takeSheet } from '../sheet/sheetShelf.ts';
import { SheetLayer } from '../sheet/SheetLayer.ts';
import { type MemoryPlan, planMemory } from '../sheet/tileGrid.ts';
import { createSegmentIndex, type SegmentIndex } from '../snap/segmentIndex.ts';
import type { Rect, ViewRotation } from '../types.ts';
import type { MarksIndex } from './MarksIndex.ts';
import { MarksLayer } from './MarksLayer.ts';
import type { Scene, Target } from './paintMarks.ts';
import {
  fitView,
  type Frame,
  heldInView,
  onPixels,
  pageSize,
  quarterTurn,
  rectView,
  type Size,
  toScreen,
  toUser,
  type View,
  viewMatrix,
  zoomAt,
} from './view.ts';

export interface StageClasses {
  layer: string;
  paper: string;
  tile: string;
  marks: string;
  live: string;
}

export interface StageEvents {
  /** Paints what moves, once a frame at most. */
  paintLive: (target: Target, size: Size) => void;
  /** The view changed; called with the frame in which it shows. */
  viewChanged: () => void;
  sheetChanged: (state: 'loading' | 'ready' | 'error') => void;
  /** What is seen is sharp: for measurements and tests. */
  sharp: () => void;
}

/** A wheel has no end; this long after its last turn the view counts as settled, in milliseconds. */
const settleAfter = 70;

/** The page's size until the sheet is read, so that marks have a place: 36 × 24 in. */
const provisional: Rect = { x: 0, y: 0, width: 2592, height: 1728 };

/** Resolves when the browser has nothing better to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 400 });
    else setTimeout(resolve, 32);
  });

/** The layers, the view on them, and when which of them is drawn. Knows nothing of tools. */
export class Stage {
  view: View = { x: 0, y: 0, scale: 0.25 };
  frame: Frame = { box: provisional, rotation: 0 };
  viewport: Size = { width: 0, height: 0 };
  segments: SegmentIndex | null = null;
  sheetState: 'loading' | 'ready' | 'error' = 'loading';
  #host: HTMLElement;
  #classes: StageClasses;
  #events: StageEvents;
  #sheet: Sheet | null = null;
  #sheetLayer: SheetLayer | null = null;
  #marks: MarksLayer;
  #live: HTMLCanvasElement;
  #plan: MemoryPlan | null = null;
  #ratio = 1;
  #turn: ViewRotation = 0;
  #frameHandle = 0;
  #viewDirty = false;
  #settleTimer: ReturnType<typeof setTimeout> | undefined;
  #holding = false;
  #fitted = true;
  #opening = 0;
  #destroyed = false;

  constructor(
    host: HTMLElement,
    index: MarksIndex,
    scene: Scene,
    classes: StageClasses,
    events: StageEvents,
  ) {
    this.#host = host;
    this.#classes = classes;
    this.#events = events;
    this.#marks = new MarksLayer({
      index,
      frame: this.frame,
      scene,
      className: classes.marks,
      onWhole: () => this.requestFrame(),
    });
    this.#live = document.createElement('canvas');
    this.#live.className = classes.live;
    host.append(...this.#marks.elements, this.#live);
  }

  /** Bytes of all canvases. */
  get bytes(): number {
    return (this.#sheetLayer?.bytes ?? 0) + this.#marks.bytes + this.#live.width * this.#live.height * 4;
  }

  /** Whether every measure is in the picture that is shown. */
  get marksWhole(): boolean {
    return this.#marks.whole;
  }

  get hasSheet(): boolean {
    return this.#sheet !== null;
  }

  toUser(p: Point): Point {
    return toUser(this.frame, this.view, p);
  }

  toScreen(p: Point): Point {
    return toScreen(this.frame, this.view, p);
  }

  async open(source: SheetSource, pageNumber: number, assetsUrl?: string): Promise<void> {
    const opening = ++this.#opening;
    this.#closeSheet();
    this.#setSheetState('loading');
    try {
      const sheet = await takeSheet(source, pageNumber, assetsUrl);
      if (opening !== this.#opening) {
        putSheet(sheet);
        return;
      }
      this.#sheet = sheet;
      this.#fitted = true;
      this.#reframe();
    } catch (reason) {
      if (opening === this.#opening) this.#fail(reason);
    }
  }

  #fail(reason: unknown) {
    console.error(reason);
    this.#setSheetState('error');
  }

  #setSheetState(state: 'loading' | 'ready' | 'error') {
    this.sheetState = state;
    this.#events.sheetChanged(state);
  }

  setRotation(turn: ViewRotation) {
    if (turn === this.#turn) return;
    const middle = this.toUser({ x: this.viewport.width / 2, y: this.viewport.height / 2 });
    this.#turn = turn;
    const fitted = this.#fitted;
    this.#reframe();
    if (!fitted) {
      const now = this.toScreen(middle);
      this.setView({
        ...this.view,
        x: this.view.x + this.viewport.width / 2 - now.x,
        y: this.view.y + this.viewport.height / 2 - now.y,
      });
      this.settle();
    }
  }

  /** Takes the page's box and the turns, and starts the sheet's layer for them. */
  #reframe() {
    const sheet = this.#sheet;
    this.frame = {
      box: sheet?.box ?? provisional,
      rotation: quarterTurn((sheet?.rotate ?? 0) + this.#turn),
    };
    this.#marks.setFrame(this.frame);
    this.#plan = this.#newPlan();
    if (this.#fitted) this.view = this.#fittedView();
    if (sheet && this.viewport.width > 0) this.#startSheet(sheet);
    this.#moveAll();
    this.settle();
  }

  #newPlan(): MemoryPlan {
    const plan = planMemory(
      { width: Math.max(1, this.viewport.width), height: Math.max(1, this.viewport.height) },
      pageSize(this.frame),
      this.#ratio,
    );
    this.#marks.resize(this.viewport, plan.marksRatio, plan.overscan);
    return plan;
  }

  #startSheet(sheet: Sheet) {
    this.#sheetLayer?.destroy();
    const plan = this.#plan ?? this.#newPlan();
    const layer = new SheetLayer({
      sheet,
      page: pageSize(this.frame),
      rotation: this.#turn,
      ratio: this.#ratio,
      plan,
      classes: this.#classes,
      events: {
        onFirstPaint: () => {
          this.#setSheetState('ready');
          if (!this.segments) void this.#readSegments(sheet);
        },
        onSharp: () => this.#events.sharp(),
        onError: (reason) => this.#fail(reason),
      },
    });
    this.#sheetLayer = layer;
    this.#host.prepend(layer.element);
    layer.settle(this.view, this.#area());
    void layer.start(this.view, () => this.#quiet());
  }

  /** Idle, and no gesture under way. */
  async #quiet() {
    do await idle();
    while (this.#holding && !this.#destroyed);
  }

  async #readSegments(sheet: Sheet) {
    try {
      const segments = await sheet.segments(() => this.#quiet());
      await this.#quiet();
      if (this.#sheet === sheet) this.segments = createSegmentIndex(segments);
    } catch (reason) {
      // The sheet is seen and can be measured; it only offers no lines to snap to.
      if (this.#sheet === sheet) console.warn(reason);
    }
  }

  resize(size: Size, ratio: number) {
    if (size.width === 0 || size.height === 0) return;
    const first = this.viewport.width === 0;
    const ratioChanged = ratio !== this.#ratio;
    if (!first && !ratioChanged && size.width === this.viewport.width && size.height === this.viewport.height)
      return;
    const dx = (size.width - this.viewport.width) / 2;
    const dy = (size.height - this.viewport.height) / 2;
    this.viewport = size;
    this.#ratio = ratio;
    this.#plan = this.#newPlan();
    this.#sheetLayer?.setPlan(this.#plan);
    const { marksRatio } = this.#plan;
    this.#live.width = Math.round(size.width * marksRatio);
    this.#live.height = Math.round(size.height * marksRatio);
    this.#live.style.width = `${size.width}px`;
    this.#live.style.height = `${size.height}px`;
    if (this.#fitted) this.view = this.#fittedView();
    else if (!first) this.view = this.#held({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
    if (this.#sheet && (ratioChanged || !this.#sheetLayer)) this.#startSheet(this.#sheet);
    this.#moveAll();
    this.settle();
  }

  #fittedView(): View {
    return this.viewport.width === 0 ? this.view : onPixels(fitView(this.frame, this.viewport), this.#ratio);
  }

  #held(view: View): View {
    return onPixels(heldInView(this.frame, this.viewport, view), this.#ratio);
  }

  #area(): Rect {
    return { x: 0, y: 0, ...this.viewport };
  }

  /** Changes the view; it shows with the next frame, and is drawn sharp once it settles. */
  setView(view: View, hold = false) {
    this.#fitted = false;
    this.view = this.#held(view);
    this.#viewDirty = true;
    this.#holding = hold;
    this.requestFrame();
    clearTimeout(this.#settleTimer);
    if (!hold) this.#settleTimer = setTimeout(() => this.settle(), settleAfter);
  }

  /** A gesture that holds the view has let go. */
  release() {
    if (!this.#holding) return;
    this.#holding = false;
    this.settle();
  }

  /** Draws what the view shows, sharp. */
  settle() {
    clearTimeout(this.#settleTimer);
    if (this.viewport.width === 0 || this.#destroyed) return;
    this.#holding = false;
    this.#sheetLayer?.settle(this.view, this.#area());
    this.#marks.paint(this.view);
    this.#viewDirty = true;
    this.requestFrame();
  }

  fit() {
    this.view = this.#fittedView();
    this.#fitted = true;
    this.#moveAll();
    this.settle();
  }

  zoomTo(rect: Rect) {
    this.setView(rectView(this.frame, this.viewport, rect));
    this.settle();
  }

  zoomBy(factor: number, at: Point = { x: this.viewport.width / 2, y: this.viewport.height / 2 }) {
    this.setView(zoomAt(this.view, at, factor));
  }

  panBy(dx: number, dy: number, hold = false) {
    this.setView({ ...this.view, x: this.view.x + dx, y: this.view.y + dy }, hold);
  }

  /** Brings a box of the page into view when it is not, without zooming. */
  reveal(at: Point, margin = 48) {
    const p = this.toScreen(at);
    const { width, height } = this.viewport;
    const dx = p.x < margin ? margin - p.x : p.x > width - margin ? width - margin - p.x : 0;
    const dy = p.y < margin ? margin - p.y : p.y > height - margin ? height - margin - p.y : 0;
    if (dx !== 0 || dy !== 0) this.panBy(dx, dy);
  }

  setScene(scene: Scene) {
    this.#marks.setScene(scene);
  }

  /** Measures that are drawn with what moves, for as long as they are dragged. */
  setDragged(uuids: ReadonlySet<string>) {
    this.#marks.setWithout(uuids);
  }

  /** The measures changed. */
  refreshMarks() {
    this.#marks.refresh(this.view);
    this.requestFrame();
  }

  requestFrame() {
    if (this.#frameHandle !== 0 || this.#destroyed) return;
    this.#frameHandle = requestAnimationFrame(() => this.#onFrame());
  }

  #moveAll() {
    this.#sheetLayer?.pan(this.view, this.#area());
    this.#marks.move(this.view);
  }

  #onFrame() {
    this.#frameHandle = 0;
    if (this.#viewDirty) {
      this.#viewDirty = false;
      this.#moveAll();
      this.#events.viewChanged();
    }
    const context = this.#live.getContext('2d');
    if (!context || !this.#plan) return;
    this.#events.paintLive(
      {
        context,
        matrix: viewMatrix(this.frame, this.view),
        scale: this.view.scale,
        ratio: this.#plan.marksRatio,
      },
      this.viewport,
    );
  }

  #closeSheet() {
    this.#sheetLayer?.destroy();
    this.#sheetLayer = null;
    if (this.#sheet) putSheet(this.#sheet);
    this.#sheet = null;
    this.segments = null;
  }

  destroy() {
    this.#destroyed = true;
    this.#opening++;
    clearTimeout(this.#settleTimer);
    cancelAnimationFrame(this.#frameHandle);
    this.#closeSheet();
    this.#marks.destroy();
    this.#live.width = this.#live.height = 0;
    this.#live.remove();
  }
}
