import type { Rect } from '../types.ts';
import type { Bounds } from '../geometry/shape.ts';
import type { MarksIndex } from './MarksIndex.ts';
import { drawSnapshot } from '../sheet/snapshotCanvas.ts';
import { paintMarks } from './paintMarks.ts';
import type { Scene } from './scene.ts';
import { type Frame, type Size, type View, viewMatrix, visibleBounds } from './view.ts';

/** Painting time per frame, in milliseconds. */
const FRAME_BUDGET_MS = 5;

/**
 * Layer with all shapes, painted once for a view and moved with it. A new picture is painted in the background, a few
 * milliseconds per frame, and replaces the shown one when complete, so that gestures and edits do not wait for it.
 */
export class MarksLayer {
  readonly elements: readonly HTMLCanvasElement[];
  /** Canvas with the complete picture. */
  #picture: HTMLCanvasElement;
  /** Canvas of the next picture; in the document, so that text renders with the document's fonts. */
  #easel: HTMLCanvasElement;
  /** View of the shown picture; null while there is none. */
  #shown: { view: View; overscan: number } | null = null;
  /** View and pixel ratio of the picture being painted. */
  #begun: { view: View; overscan: number; ratio: number } | null = null;
  #index: MarksIndex;
  #frame: Frame;
  #viewport: Size = { width: 0, height: 0 };
  #ratio = 1;
  #overscan = 0;
  #scene: Scene;
  #job: { painting: Generator<void, void>; view: View; handle: number } | null = null;
  #again = false;
  #view: View = { x: 0, y: 0, scale: 1 };
  #onWhole: () => void;
  #without: ReadonlySet<string> = new Set();

  constructor(options: {
    index: MarksIndex;
    frame: Frame;
    scene: Scene;
    className: string;
    onWhole: () => void;
  }) {
    this.#index = options.index;
    this.#frame = options.frame;
    this.#scene = options.scene;
    this.#onWhole = options.onWhole;
    const make = () => {
      const canvas = document.createElement('canvas');
      canvas.className = options.className;
      canvas.width = canvas.height = 0;
      return canvas;
    };
    this.#picture = make();
    this.#easel = make();
    this.#easel.style.display = 'none';
    this.elements = [this.#picture, this.#easel];
  }

  get bytes(): number {
    return this.elements.reduce((sum, { width, height }) => sum + width * height * 4, 0);
  }

  setScene(scene: Scene) {
    this.#scene = scene;
  }

  /** Excludes shapes that are drawn elsewhere while dragged. */
  setWithout(uuids: ReadonlySet<string>) {
    if (uuids.size === 0 && this.#without.size === 0) return;
    this.#without = uuids;
    this.refresh(this.#view);
  }

  setFrame(frame: Frame) {
    this.#frame = frame;
  }

  resize(viewport: Size, ratio: number, overscan: number) {
    this.#viewport = viewport;
    this.#ratio = ratio;
    this.#overscan = overscan;
  }

  /** Moves the picture; repaints only before a pan reaches its edge. */
  move(view: View) {
    this.#view = view;
    if (!this.#shown) return;
    const { view: painted, overscan } = this.#shown;
    const k = view.scale / painted.scale;
    const x = view.x - (painted.x + overscan) * k;
    const y = view.y - (painted.y + overscan) * k;
    this.#picture.style.transform =
      k === 1 ? `translate3d(${x}px, ${y}px, 0)` : `translate3d(${x}px, ${y}px, 0) scale(${k})`;
    if (this.#job) return;
    const away = Math.max(Math.abs(view.x - painted.x), Math.abs(view.y - painted.y));
    // Repaint ahead of a pan, and during a zoom out, which exposes unpainted parts.
    if (k === 1 ? away > overscan * 0.5 : k < 0.55) this.paint(view);
  }

  /** Paints for a view, cancelling a paint for another view. */
  paint(view: View, atOnce = false) {
    this.#view = view;
    if (this.#job) {
      cancelAnimationFrame(this.#job.handle);
      this.#job = null;
    }
    // Skip if there are no shapes.
    if (this.#viewport.width === 0 || (!this.#shown && this.#index.size === 0)) return;
    const painting = this.#start(view);
    if (atOnce) {
      while (!painting.next().done);
      this.#swap();
      return;
    }
    this.#job = { painting, view, handle: 0 };
    this.#turn();
  }

  #turn() {
    const job = this.#job;
    if (!job) return;
    const until = performance.now() + FRAME_BUDGET_MS;
    while (performance.now() < until) {
      const { done } = job.painting.next();
      // Reading one pixel forces the browser to rasterize now instead of in the frame of the swap.
      this.#easel.getContext('2d')?.getImageData(0, 0, 1, 1);
      if (!done) continue;
      this.#job = null;
      this.#swap();
      return;
    }
    job.handle = requestAnimationFrame(() => this.#turn());
  }

  #start(view: View): Generator<void, void> {
    const width = Math.round((this.#viewport.width + 2 * this.#overscan) * this.#ratio);
    const height = Math.round((this.#viewport.height + 2 * this.#overscan) * this.#ratio);
    const context = this.#easel.getContext('2d', { willReadFrequently: true });
    if (this.#easel.width !== width || this.#easel.height !== height) {
      this.#easel.width = width;
      this.#easel.height = height;
    } else if (context) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, height);
    }
    this.#begun = { view, overscan: this.#overscan, ratio: this.#ratio };
    if (!context) return noPainting();
    const shifted = { ...view, x: view.x + this.#overscan, y: view.y + this.#overscan };
    const area: Rect = { x: 0, y: 0, width: width / this.#ratio, height: height / this.#ratio };
    const seen: Bounds = visibleBounds(this.#frame, shifted, area);
    const margin = 12 / view.scale;
    const found = this.#index.search({
      minX: seen.minX - margin,
      minY: seen.minY - margin,
      maxX: seen.maxX + margin,
      maxY: seen.maxY + margin,
    });
    const without = this.#without;
    const marks = without.size === 0 ? found : found.filter(({ measure }) => !without.has(measure.uuid));
    const target = {
      context,
      matrix: viewMatrix(this.#frame, shifted),
      scale: view.scale,
      ratio: this.#ratio,
    };
    return paintMarks(target, marks, this.#scene);
  }

  #swap() {
    const begun = this.#begun;
    if (!begun) return;
    drawSnapshot(this.#picture, this.#easel);
    this.#picture.style.width = `${this.#easel.width / begun.ratio}px`;
    this.#picture.style.height = `${this.#easel.height / begun.ratio}px`;
    this.#shown = begun;
    this.move(this.#view);
    this.#onWhole();
    if (this.#again) {
      this.#again = false;
      this.paint(this.#view);
    }
  }

  /** Repaints changes after the current paint is complete. */
  refresh(view: View) {
    // Paint few shapes synchronously, so that a new shape never flickers.
    const few = this.#index.size <= 400;
    if (few) this.paint(view, true);
    else if (this.#job && sameView(this.#job.view, view)) this.#again = true;
    else this.paint(view);
  }

  /** True if the shown picture contains all current shapes. */
  get whole(): boolean {
    return this.#job === null && !this.#again;
  }

  destroy() {
    if (this.#job) cancelAnimationFrame(this.#job.handle);
    this.#job = null;
    for (const canvas of this.elements) {
      canvas.width = canvas.height = 0;
      canvas.remove();
    }
  }
}

const sameView = (a: View, b: View) => a.x === b.x && a.y === b.y && a.scale === b.scale;

function* noPainting(): Generator<void, void> {
  // A lost context is requested again by the next paint.
}
