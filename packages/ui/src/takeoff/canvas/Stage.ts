import type { Point } from '@plumbline/estimating';
import type { Sheet, SheetSource } from '../sheet/openSheet.ts';
import { type MemoryPlan, planMemory } from '../sheet/tileGrid.ts';
import type { SegmentIndex } from '../snapping/segmentIndex.ts';
import type { Rect, ViewRotation } from '../types.ts';
import type { MarksIndex } from './MarksIndex.ts';
import { MarksLayer } from './MarksLayer.ts';
import type { Scene } from './scene.ts';
import { SheetController, type SheetState } from './SheetController.ts';
import type { RenderTarget } from './RenderTarget.ts';
import {
  fitView,
  type Frame,
  clampToPage,
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
  zoomLimits,
} from './view.ts';

export interface StageClasses {
  layer: string;
  paper: string;
  tile: string;
  marks: string;
  live: string;
}

export interface StageEvents {
  /** Paints the overlay, at most once per frame. */
  paintLive: (target: RenderTarget, size: Size) => void;
  /** Called in the frame in which the view changed. */
  viewChanged: () => void;
  sheetChanged: (state: SheetState) => void;
  /** Called when the view is fully rendered, for measurements and tests. */
  sharp: () => void;
  /** Called when the sheet's lines were read. */
  linesRead: () => void;
}

/** Time after the last wheel event until the view counts as settled, in milliseconds. */
export const settleAfter = 70;

/** Page size until the sheet is loaded: 36 × 24 in. */
const provisional: Rect = { x: 0, y: 0, width: 2592, height: 1728 };

/** Layers, view and render scheduling, independent of tools. */
export class Stage {
  view: View = { x: 0, y: 0, scale: 0.25 };
  frame: Frame = { box: provisional, rotation: 0 };
  viewport: Size = { width: 0, height: 0 };
  #events: StageEvents;
  #shown: SheetController;
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
  #destroyed = false;

  constructor(
    host: HTMLElement,
    index: MarksIndex,
    scene: Scene,
    classes: StageClasses,
    events: StageEvents,
  ) {
    this.#events = events;
    this.#shown = new SheetController({
      host,
      classes,
      isHeld: () => this.#holding && !this.#destroyed,
      events: {
        opened: () => {
          this.#fitted = true;
          this.#reframe();
        },
        changed: (state) => events.sheetChanged(state),
        sharp: () => events.sharp(),
        linesRead: () => events.linesRead(),
      },
    });
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

  /** Memory of all canvases in bytes. */
  get bytes(): number {
    return (this.#shown.layer?.bytes ?? 0) + this.#marks.bytes + this.#live.width * this.#live.height * 4;
  }

  /** True if the shown picture contains all shapes. */
  get marksWhole(): boolean {
    return this.#marks.whole;
  }

  /** Lines of the sheet; null until read. */
  get segments(): SegmentIndex | null {
    return this.#shown.segments;
  }

  /** Shown sheet; null while none is open. */
  get sheet(): Sheet | null {
    return this.#shown.sheet;
  }

  /** Rotation of the view in addition to the page's own. */
  get turn(): ViewRotation {
    return this.#turn;
  }

  get sheetState(): SheetState {
    return this.#shown.state;
  }

  toUser(p: Point): Point {
    return toUser(this.frame, this.view, p);
  }

  toScreen(p: Point): Point {
    return toScreen(this.frame, this.view, p);
  }

  open(source: SheetSource, pageNumber: number, assetsUrl?: string): Promise<void> {
    return this.#shown.open(source, pageNumber, assetsUrl);
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

  /** Applies the page box and rotations and starts the sheet layer. */
  #reframe() {
    const { sheet } = this.#shown;
    this.frame = {
      box: sheet?.box ?? provisional,
      rotation: quarterTurn((sheet?.rotate ?? 0) + this.#turn),
    };
    this.#marks.setFrame(this.frame);
    this.#plan = this.#newPlan();
    if (this.#fitted) this.view = this.#fittedView();
    if (sheet && this.viewport.width > 0) this.#startSheet();
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

  #startSheet() {
    const plan = this.#plan ?? this.#newPlan();
    this.#shown.start(
      { page: pageSize(this.frame), rotation: this.#turn, ratio: this.#ratio, plan },
      this.view,
      this.#area(),
    );
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
    this.#shown.layer?.setPlan(this.#plan);
    const { marksRatio } = this.#plan;
    this.#live.width = Math.round(size.width * marksRatio);
    this.#live.height = Math.round(size.height * marksRatio);
    this.#live.style.width = `${size.width}px`;
    this.#live.style.height = `${size.height}px`;
    if (this.#fitted) this.view = this.#fittedView();
    else if (!first) this.view = this.#held({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
    if (this.#shown.sheet && (ratioChanged || !this.#shown.layer)) this.#startSheet();
    this.#moveAll();
    this.settle();
  }

  #fittedView(): View {
    return this.viewport.width === 0 ? this.view : onPixels(fitView(this.frame, this.viewport), this.#ratio);
  }

  #held(view: View): View {
    return onPixels(clampToPage(this.frame, this.viewport, view), this.#ratio);
  }

  #area(): Rect {
    return { x: 0, y: 0, ...this.viewport };
  }

  /** Changes the view; it is shown in the next frame and rendered at full resolution once settled. */
  setView(view: View, hold = false) {
    this.#fitted = false;
    this.view = this.#held(view);
    this.#viewDirty = true;
    this.#holding = hold;
    this.requestFrame();
    clearTimeout(this.#settleTimer);
    if (!hold) this.#settleTimer = setTimeout(() => this.settle(), settleAfter);
  }

  /** Called when a gesture ended. */
  release() {
    if (!this.#holding) return;
    this.#holding = false;
    this.settle();
  }

  /** Renders the view at full resolution. */
  settle() {
    clearTimeout(this.#settleTimer);
    if (this.viewport.width === 0 || this.#destroyed) return;
    this.#holding = false;
    this.#shown.layer?.settle(this.view, this.#area());
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

  /** Pans to a point of the page if it is not in view. */
  reveal(at: Point, margin = 48) {
    const p = this.toScreen(at);
    const { width, height } = this.viewport;
    const dx = p.x < margin ? margin - p.x : p.x > width - margin ? width - margin - p.x : 0;
    const dy = p.y < margin ? margin - p.y : p.y > height - margin ? height - margin - p.y : 0;
    if (dx !== 0 || dy !== 0) this.panBy(dx, dy);
  }

  /** Centers a point of the page at a scale of at least `least` pixels per point. */
  centre(at: Point, least: number) {
    const { width, height } = this.viewport;
    const scale = Math.min(zoomLimits.max, Math.max(this.view.scale, least));
    const now = toScreen(this.frame, { ...this.view, scale }, at);
    const { x, y } = this.view;
    this.setView({ scale, x: x + width / 2 - now.x, y: y + height / 2 - now.y });
  }

  setScene(scene: Scene) {
    this.#marks.setScene(scene);
  }

  /** Shapes drawn in the overlay while dragged. */
  setDragged(uuids: ReadonlySet<string>) {
    this.#marks.setWithout(uuids);
  }

  /** Repaints after the shapes changed. */
  refreshMarks() {
    this.#marks.refresh(this.view);
    this.requestFrame();
  }

  requestFrame() {
    if (this.#frameHandle !== 0 || this.#destroyed) return;
    this.#frameHandle = requestAnimationFrame(() => this.#onFrame());
  }

  #moveAll() {
    this.#shown.layer?.pan(this.view, this.#area());
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

  destroy() {
    this.#destroyed = true;
    clearTimeout(this.#settleTimer);
    cancelAnimationFrame(this.#frameHandle);
    this.#shown.destroy();
    this.#marks.destroy();
    this.#live.width = this.#live.height = 0;
    this.#live.remove();
  }
}
