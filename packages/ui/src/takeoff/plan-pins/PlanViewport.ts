import type { Point } from '@plumbline/estimating';
import {
  clampToPage,
  fitView,
  pageSize,
  toScreen,
  toUser,
  zoomAt,
  zoomLimits,
  type Frame,
  type Size,
  type View,
} from '../canvas/view.ts';

/** Duration of a smooth movement in milliseconds. */
const motionMs = 200;
/** Time without movement in milliseconds after which the view is settled. */
const settleMs = 120;
/** Margin around the whole sheet in CSS pixels. */
const fitMargin = 16;
/** Distance in CSS pixels from the edges at which a revealed place is in sight. */
const revealMargin = 56;

/** Part of the view that is covered, e.g. by a sheet at the bottom, in CSS pixels. */
export interface Inset {
  top: number;
  bottom: number;
}

type Listener = (view: View) => void;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** View of a plan: pans, zooms and rotates, smoothly if asked, and tells who listens. */
export class PlanViewport {
  view: View = { x: 0, y: 0, scale: 1 };
  frame: Frame;
  /** Size of the window onto the plan in CSS pixels; 0 until it is measured. */
  viewport: Size = { width: 0, height: 0 };
  inset: Inset = { top: 0, bottom: 0 };
  /** True after the first movement by the user; until then the whole sheet is shown. */
  isTouched = false;
  #frameListeners = new Set<Listener>();
  #settleListeners = new Set<Listener>();
  #settling: ReturnType<typeof setTimeout> | undefined;
  #motion: number | undefined;

  constructor(frame: Frame) {
    this.frame = frame;
  }

  /** Calls back with every movement. @returns a function that stops it. */
  onFrame(listener: Listener): () => void {
    this.#frameListeners.add(listener);
    return () => this.#frameListeners.delete(listener);
  }

  /** Calls back when the plan has come to rest. @returns a function that stops it. */
  onSettle(listener: Listener): () => void {
    this.#settleListeners.add(listener);
    return () => this.#settleListeners.delete(listener);
  }

  get isReady(): boolean {
    return this.viewport.width > 0 && this.viewport.height > 0;
  }

  /** Scale of the whole sheet in CSS pixels per point. */
  get fitScale(): number {
    return fitView(this.frame, this.viewport, fitMargin).scale;
  }

  get minScale(): number {
    return Math.max(zoomLimits.min, this.fitScale / 2);
  }

  get maxScale(): number {
    return Math.min(zoomLimits.max, Math.max(8, this.fitScale * 8));
  }

  /** Takes a new size of the window. What is in its middle stays there once the user has moved the plan. */
  resize(size: Size) {
    const { width, height } = this.viewport;
    this.viewport = size;
    if (!this.isReady) return;
    if (!this.isTouched || width === 0) this.fit();
    else
      this.#set({
        ...this.view,
        x: this.view.x + (size.width - width) / 2,
        y: this.view.y + (size.height - height) / 2,
      });
  }

  setFrame(frame: Frame) {
    this.frame = frame;
    if (this.isReady) this.fit();
  }

  panBy(dx: number, dy: number) {
    this.isTouched = true;
    this.#stop();
    this.#set({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  /** Zooms around a position in the window, by default the middle of what is not covered. */
  zoomBy(factor: number, at: Point = this.#middle(), isSmooth = false) {
    this.isTouched = true;
    this.#go(zoomAt(this.view, at, this.#factorIn(factor)), isSmooth);
  }

  /** Takes a view whose scale is within the limits. */
  setView(view: View) {
    this.isTouched = true;
    this.#stop();
    // Beyond the limits of the zoom the plan stays where it is.
    if (view.scale >= this.minScale && view.scale <= this.maxScale) this.#set(view);
  }

  fit(isSmooth = false) {
    const { width, height } = this.viewport;
    const { top, bottom } = this.inset;
    const fitted = fitView(this.frame, { width, height: Math.max(1, height - top - bottom) }, fitMargin);
    this.isTouched = false;
    this.#go({ ...fitted, y: fitted.y + top }, isSmooth);
  }

  /** Centers a place in the space of the sheet. */
  show(place: Point, scale = this.view.scale, isSmooth = false) {
    this.isTouched = true;
    const next = { x: 0, y: 0, scale: Math.min(this.maxScale, Math.max(this.minScale, scale)) };
    const at = toScreen(this.frame, next, place);
    const middle = this.#middle();
    this.#go({ ...next, x: middle.x - at.x, y: middle.y - at.y }, isSmooth);
  }

  /** Shows several places, at least at a scale. */
  showAll(places: readonly Point[], minScale: number, isSmooth = false) {
    const edge = (pick: (...values: number[]) => number, axis: 'x' | 'y') =>
      places.reduce((value, place) => pick(value, place[axis]), places[0]?.[axis] ?? 0);
    const [left, right] = [edge(Math.min, 'x'), edge(Math.max, 'x')];
    const [bottom, top] = [edge(Math.min, 'y'), edge(Math.max, 'y')];
    const isTurned = this.frame.rotation % 180 !== 0;
    const [across, down] = isTurned ? [top - bottom, right - left] : [right - left, top - bottom];
    const { width, height } = this.viewport;
    const room = height - this.inset.top - this.inset.bottom;
    const scale = Math.min(
      (width - 2 * revealMargin) / Math.max(across, 1e-6),
      (room - 2 * revealMargin) / Math.max(down, 1e-6),
    );
    this.show({ x: (left + right) / 2, y: (bottom + top) / 2 }, Math.max(scale, minScale), isSmooth);
  }

  /** Moves the plan only as far as a place needs to be in sight. */
  reveal(place: Point, isSmooth = false) {
    if (!this.isReady) return;
    const { x, y } = this.toScreen(place);
    const { width, height } = this.viewport;
    const room = (low: number, high: number) => Math.min(revealMargin, Math.max(0, (high - low) / 2));
    const over = (value: number, low: number, high: number) => {
      const margin = room(low, high);
      return value < low + margin ? low + margin - value : value > high - margin ? high - margin - value : 0;
    };
    const dx = over(x, 0, width);
    const dy = over(y, this.inset.top, height - this.inset.bottom);
    if (dx === 0 && dy === 0) return;
    this.isTouched = true;
    this.#go({ ...this.view, x: this.view.x + dx, y: this.view.y + dy }, isSmooth);
  }

  toScreen(place: Point, view = this.view): Point {
    return toScreen(this.frame, view, place);
  }

  toUser(at: Point): Point {
    return toUser(this.frame, this.view, at);
  }

  /** True if a place is on the sheet. */
  holds({ x, y }: Point): boolean {
    const { box } = this.frame;
    return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
  }

  /** Place of a position in the window as shares of the rotated sheet, from its upper left corner. */
  shareOf(at: Point): Point {
    const { width, height } = pageSize(this.frame);
    const { x, y, scale } = this.view;
    return { x: (at.x - x) / scale / width, y: (at.y - y) / scale / height };
  }

  stop() {
    this.#stop();
    clearTimeout(this.#settling);
  }

  #middle(): Point {
    const { width, height } = this.viewport;
    const { top, bottom } = this.inset;
    return { x: width / 2, y: (top + height - bottom) / 2 };
  }

  #factorIn(factor: number): number {
    const { scale } = this.view;
    return (
      Math.min(Math.max(scale, this.maxScale), Math.max(Math.min(scale, this.minScale), scale * factor)) /
      scale
    );
  }

  #stop() {
    if (this.#motion !== undefined) cancelAnimationFrame(this.#motion);
    this.#motion = undefined;
  }

  #set(view: View) {
    this.view = clampToPage(this.frame, this.viewport, view);
    for (const listener of this.#frameListeners) listener(this.view);
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      for (const listener of this.#settleListeners) listener(this.view);
    }, settleMs);
  }

  #go(to: View, isSmooth: boolean) {
    this.#stop();
    if (!isSmooth || isStill()) {
      this.#set(to);
      return;
    }
    const from = this.view;
    const start = performance.now();
    const step = () => {
      const part = Math.min(1, (performance.now() - start) / motionMs);
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      // The scale in equal factors, and the position so that it ends where it should with it.
      const scale = from.scale * (to.scale / from.scale) ** eased;
      const share = to.scale === from.scale ? eased : (scale - from.scale) / (to.scale - from.scale);
      this.#motion = part < 1 ? requestAnimationFrame(step) : undefined;
      this.#set(
        part < 1
          ? {
              scale,
              x: to.scale === from.scale ? mix(from.x, to.x) : from.x + (to.x - from.x) * share,
              y: to.scale === from.scale ? mix(from.y, to.y) : from.y + (to.y - from.y) * share,
            }
          : to,
      );
    };
    step();
  }
}
