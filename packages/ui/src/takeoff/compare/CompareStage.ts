import {
  applySimilarity,
  identitySimilarity,
  similarityScale,
  type Point,
  type Similarity,
} from '@plumbline/estimating';
import type { PanTarget } from '../canvas/PanTarget.ts';
import type { SheetState } from '../canvas/SheetController.ts';
import {
  fitView,
  clampToPage,
  type Matrix,
  onPixels,
  rectView,
  type Size,
  toUser,
  type View,
  viewMatrix,
  zoomAt,
} from '../canvas/view.ts';
import { boundsOf, type Bounds } from '../geometry/shape.ts';
import type { SheetSource } from '../sheet/openSheet.ts';
import { resolveSnap } from '../snapping/resolveSnap.ts';
import type { Rect, ViewRotation } from '../types.ts';
import { ComparePane, type PaneClasses } from './ComparePane.ts';
import { ChangeFinder, comparedScale, onSheet, imageMapping, type SheetChanges } from './findChanges.ts';
import { alignAsShown, alignmentInView, oldPageMatrix, toOld } from './alignment.ts';

/** Overlay, swipe with a divider, or side by side. */
export type CompareView = 'overlay' | 'swipe' | 'side';
export type Side = 'before' | 'after';
export const sides: readonly Side[] = ['before', 'after'];

export interface CompareEvents {
  onState: (side: Side, state: SheetState) => void;
  onSharp: (side: Side) => void;
  /** Called when the view or the painted overlay changed. */
  onFrame: (zoom: number) => void;
}

/** Part of the screen and the matrix from the new page's user space to it. */
export interface ScreenPart {
  region: Rect;
  matrix: Matrix;
}

/** Paints over the sheets, in CSS pixels of the whole canvas. */
export type PaintOver = (
  context: CanvasRenderingContext2D,
  matrixOf: (side: Side) => Matrix,
  ratio: number,
  /** Parts of the screen that show the new page. */
  parts: readonly ScreenPart[],
) => void;

/** Time after the last wheel event until the view counts as settled, in milliseconds. */
const settleAfter = 90;
/** Snap distance to ends and crossings of the drawing's lines, in CSS pixels. */
const snapReach = 12;
const most = 4000;

/** Two sheets under one view. The view refers to the new sheet; the old one is aligned to it. */
export class CompareStage implements PanTarget {
  view: View = { x: 0, y: 0, scale: 0.25 };
  viewport: Size = { width: 0, height: 0 };
  readonly panes: Record<Side, ComparePane>;
  #over = document.createElement('canvas');
  #events: CompareEvents;
  #given: Similarity | null = null;
  #arrangement: CompareView = 'overlay';
  #ratio = 1;
  #isFitted = true;
  #isHolding = false;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #paint: PaintOver = () => undefined;
  #finder = new ChangeFinder();

  constructor(host: HTMLElement, classes: PaneClasses & { over: string }, events: CompareEvents) {
    this.#events = events;
    const pane = (side: Side) =>
      new ComparePane({
        side,
        classes,
        isHeld: () => this.#isHolding,
        onOpened: () => this.#refit(),
        onState: (state) => events.onState(side, state),
        onSharp: () => events.onSharp(side),
      });
    this.panes = { before: pane('before'), after: pane('after') };
    this.#over.className = classes.over;
    host.append(this.panes.after.element, this.panes.before.element, this.#over);
  }

  /** Alignment from the old to the new page's user space. */
  get lie(): Similarity {
    return this.#given ?? alignAsShown(this.panes.before.frame, this.panes.after.frame);
  }

  setLie(lie: Similarity | null) {
    this.#given = lie;
    this.settle();
  }

  setArrangement(arrangement: CompareView) {
    if (arrangement === this.#arrangement) return;
    this.#arrangement = arrangement;
    this.#refit();
  }

  setPaint(paint: PaintOver) {
    this.#paint = paint;
    this.#ask();
  }

  open(side: Side, source: SheetSource, assetsUrl?: string): Promise<void> {
    return this.panes[side].open(source, assetsUrl);
  }

  setRotation(side: Side, turn: ViewRotation) {
    this.panes[side].setRotation(turn);
    this.#refit();
  }

  /** Part of the screen that shows a sheet. */
  regionOf(side: Side): Rect {
    const { width, height } = this.viewport;
    if (this.#arrangement !== 'side') return { x: 0, y: 0, width, height };
    const isSecond = side === 'after';
    return width >= height
      ? { x: isSecond ? Math.ceil(width / 2) : 0, y: 0, width: Math.floor(width / 2), height }
      : { x: 0, y: isSecond ? Math.ceil(height / 2) : 0, width, height: Math.floor(height / 2) };
  }

  #sideAt(at: Point): Side {
    const { x, y } = this.regionOf('after');
    return at.x >= x && at.y >= y ? 'after' : 'before';
  }

  #viewOf(side: Side): View {
    const { x, y } = this.regionOf(side);
    return { ...this.view, x: this.view.x + x, y: this.view.y + y };
  }

  /** Matrix from a page's user space to the screen. */
  matrixOf(side: Side): Matrix {
    const { frame } = this.panes.after;
    const view = this.#viewOf(side);
    return side === 'after' ? viewMatrix(frame, view) : oldPageMatrix(this.lie, frame, view);
  }

  /** Parts of the screen that show the new page: one, or one per sheet. */
  get parts(): ScreenPart[] {
    const shown: readonly Side[] = this.#arrangement === 'side' ? sides : ['after'];
    return shown.map((side) => ({
      region: this.regionOf(side),
      matrix: viewMatrix(this.panes.after.frame, this.#viewOf(side)),
    }));
  }

  /** Finds drawing changes for the current alignment; null if aborted. @throws if a sheet cannot be rendered. */
  async findChanges(signal: AbortSignal): Promise<SheetChanges | null> {
    const { before, after } = this.panes;
    const seen = alignmentInView(this.lie, before.frame, after.frame);
    const scale = comparedScale(after.frame);
    // Same pixel density for both sheets, limited by the sheet size.
    const scales = {
      after: scale,
      before: Math.min(scale * similarityScale(seen), comparedScale(before.frame)),
    };
    const is = await after.picture(scales.after, signal);
    const was = is && (await before.picture(scales.before, signal));
    if (!is || !was || signal.aborted) {
      is?.close();
      was?.close();
      return null;
    }
    const found = await this.#finder.find({ before: was, after: is, lie: imageMapping(seen, scales), scale });
    return signal.aborted ? null : onSheet(found, after.frame, scale);
  }

  /** Page position of a screen point, snapped to an end or crossing of nearby lines. */
  placeAt(side: Side, at: Point): Point {
    const { x, y } = this.regionOf(side);
    const local = { x: at.x - x, y: at.y - y };
    const { frame, segments } = this.panes.after;
    const raw = side === 'after' ? toUser(frame, this.view, local) : toOld(this.lie, frame, this.view, local);
    const index = side === 'after' ? segments : this.panes.before.segments;
    const [a, b] = this.matrixOf(side);
    const reach = snapReach / Math.hypot(a, b);
    const near: number[] = [];
    index?.collect(
      { minX: raw.x - reach, minY: raw.y - reach, maxX: raw.x + reach, maxY: raw.y + reach },
      near,
      most,
    );
    const snapped = resolveSnap({
      raw,
      reach,
      segments: near,
      points: [],
      anchor: null,
      locked: false,
      closing: null,
    });
    return snapped.kind === 'edge' || snapped.kind === 'midpoint' ? raw : snapped.point;
  }

  /** Transforms a box of the old page to the new one. */
  onAfter({ minX, minY, maxX, maxY }: Bounds): Bounds {
    const { lie } = this;
    return boundsOf(
      [
        { x: minX, y: minY },
        { x: maxX, y: minY },
        { x: maxX, y: maxY },
        { x: minX, y: maxY },
      ].map((corner) => applySimilarity(lie, corner)),
    );
  }

  resize(size: Size, ratio: number) {
    if (size.width === 0 || size.height === 0) return;
    this.viewport = size;
    this.#ratio = ratio;
    this.#over.width = Math.round(size.width * ratio);
    this.#over.height = Math.round(size.height * ratio);
    this.#over.style.width = `${size.width}px`;
    this.#over.style.height = `${size.height}px`;
    this.#refit();
  }

  #refit() {
    if (this.#isFitted) this.fit();
    else this.settle();
  }

  #held(view: View): View {
    return onPixels(clampToPage(this.panes.after.frame, this.regionOf('after'), view), this.#ratio);
  }

  fit() {
    if (this.viewport.width === 0) return;
    this.view = onPixels(fitView(this.panes.after.frame, this.regionOf('after')), this.#ratio);
    this.#isFitted = true;
    this.settle();
  }

  /** Brings a box of the new page into view. */
  show({ minX, minY, maxX, maxY }: Bounds) {
    const rect = { x: minX, y: minY, width: maxX - minX, height: maxY - minY };
    const region = this.regionOf('after');
    const near = rectView(this.panes.after.frame, region, rect, Math.min(region.width, region.height) / 6);
    // Limit the zoom so that the surroundings stay visible.
    const scale = Math.min(near.scale, fitView(this.panes.after.frame, region).scale * 4);
    const middle = { x: region.width / 2, y: region.height / 2 };
    this.setView(zoomAt(near, middle, scale / near.scale));
  }

  setView(view: View, hold = false) {
    this.#isFitted = false;
    this.view = this.#held(view);
    this.#isHolding = hold;
    this.#place(false);
    clearTimeout(this.#timer);
    if (!hold) this.#timer = setTimeout(() => this.settle(), settleAfter);
  }

  panBy(dx: number, dy: number, hold = false) {
    this.setView({ ...this.view, x: this.view.x + dx, y: this.view.y + dy }, hold);
  }

  zoomBy(factor: number, at?: Point) {
    const region = this.regionOf(at ? this.#sideAt(at) : 'after');
    const local = at
      ? { x: at.x - region.x, y: at.y - region.y }
      : { x: region.width / 2, y: region.height / 2 };
    this.setView(zoomAt(this.view, local, factor));
  }

  release() {
    this.settle();
  }

  settle() {
    clearTimeout(this.#timer);
    this.#isHolding = false;
    this.#place(true);
  }

  #place(settled: boolean) {
    if (this.viewport.width === 0) return;
    for (const side of sides)
      this.panes[side].place({
        view: this.view,
        region: this.regionOf(side),
        ratio: this.#ratio,
        lie: side === 'after' ? identitySimilarity : this.lie,
        after: this.panes.after.frame,
        settled,
      });
    this.#ask();
  }

  #ask() {
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#events.onFrame(this.view.scale);
      const context = this.#over.getContext('2d');
      if (!context) return;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, this.#over.width, this.#over.height);
      this.#paint(context, (side) => this.matrixOf(side), this.#ratio, this.parts);
    });
  }

  destroy() {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#finder.destroy();
    for (const side of sides) this.panes[side].destroy();
    this.#over.width = this.#over.height = 0;
    this.#over.remove();
  }
}
