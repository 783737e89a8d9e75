import type { Similarity } from '@plumbline/estimating';
import { SheetController, type SheetState } from '../canvas/SheetController.ts';
import { type Frame, pageSize, quarterTurn, type Size, type View } from '../canvas/view.ts';
import type { SheetSource } from '../sheet/openSheet.ts';
import { memoryLimit, planMemory } from '../sheet/tileGrid.ts';
import type { SegmentIndex } from '../snapping/segmentIndex.ts';
import type { Rect, ViewRotation } from '../types.ts';
import { areaOn, alignmentInView, placeOnScreen } from './alignment.ts';

export interface PaneClasses {
  pane: string;
  turn: string;
  tint: string;
  layer: string;
  paper: string;
  tile: string;
}

/** Page size until the sheet is loaded: 36 × 24 in. */
const provisional: Rect = { x: 0, y: 0, width: 2592, height: 1728 };

/** One of the two sheets, tinted and aligned to the view of the new one. */
export class ComparePane {
  readonly element = document.createElement('div');
  frame: Frame = { box: provisional, rotation: 0 };
  #turned = document.createElement('div');
  #tint = document.createElement('div');
  #shown: SheetController;
  #turn: ViewRotation = 0;
  #size: Size = { width: 0, height: 0 };
  #ratio = 1;

  constructor(options: {
    side: 'before' | 'after';
    classes: PaneClasses;
    isHeld: () => boolean;
    /** Called when the sheet is loaded and its size is known. */
    onOpened: () => void;
    onState: (state: SheetState) => void;
    onSharp: () => void;
  }) {
    const { classes } = options;
    this.element.className = classes.pane;
    this.element.dataset['side'] = options.side;
    this.#turned.className = classes.turn;
    this.#tint.className = classes.tint;
    this.element.append(this.#turned);
    this.#turned.append(this.#tint);
    this.#shown = new SheetController({
      host: this.#turned,
      classes,
      isHeld: options.isHeld,
      events: {
        opened: () => {
          this.#reframe();
          options.onOpened();
        },
        changed: options.onState,
        sharp: options.onSharp,
        // Points are snapped one by one with the lines known at that time.
        linesRead: () => undefined,
      },
    });
  }

  get segments(): SegmentIndex | null {
    return this.#shown.segments;
  }

  get isOpen(): boolean {
    return this.#shown.sheet !== null;
  }

  open(source: SheetSource, assetsUrl?: string): Promise<void> {
    return this.#shown.open(source, 1, assetsUrl);
  }

  /**
   * Renders the whole rotated sheet; null if aborted.
   * @param scale pixels per point.
   */
  async picture(scale: number, signal: AbortSignal): Promise<ImageBitmap | null> {
    const { sheet } = this.#shown;
    if (!sheet || signal.aborted) return null;
    const canvas = document.createElement('canvas');
    const { width, height } = pageSize(this.frame);
    const painting = sheet.paint(canvas, {
      scale,
      rotation: this.#turn,
      x: 0,
      y: 0,
      width: width * scale,
      height: height * scale,
    });
    const stop = () => painting.cancel();
    signal.addEventListener('abort', stop);
    try {
      if (!(await painting.done) || signal.aborted) return null;
      return await createImageBitmap(canvas);
    } finally {
      signal.removeEventListener('abort', stop);
      canvas.width = canvas.height = 0;
    }
  }

  #reframe() {
    const { sheet } = this.#shown;
    this.frame = {
      box: sheet?.box ?? provisional,
      rotation: quarterTurn((sheet?.rotate ?? 0) + this.#turn),
    };
    const { width, height } = pageSize(this.frame);
    this.#tint.style.width = `${width}px`;
    this.#tint.style.height = `${height}px`;
  }

  setRotation(turn: ViewRotation) {
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.#reframe();
    this.#shown.layer?.destroy();
    this.#shown.layer = null;
  }

  /**
   * Positions the sheet on screen.
   * @param region part of the screen it is shown in, with the origin of the view at the upper left.
   * @param lie alignment on the new sheet.
   */
  place({
    view,
    region,
    ratio,
    lie,
    after,
    settled,
  }: {
    view: View;
    region: Rect;
    ratio: number;
    lie: Similarity;
    after: Frame;
    settled: boolean;
  }) {
    const { style } = this.element;
    style.left = `${region.x}px`;
    style.top = `${region.y}px`;
    style.width = `${region.width}px`;
    style.height = `${region.height}px`;
    const on = placeOnScreen(alignmentInView(lie, this.frame, after), view);
    this.#turned.style.transform = `translate(${on.x}px, ${on.y}px) rotate(${on.angle}rad)`;
    this.#tint.style.transform = `scale(${on.scale})`;
    const own = { x: 0, y: 0, scale: on.scale };
    const area = areaOn(on, { x: 0, y: 0, width: region.width, height: region.height });
    const { layer, sheet } = this.#shown;
    const isResized = region.width !== this.#size.width || region.height !== this.#size.height;
    if (sheet && region.width > 0 && (!layer || ratio !== this.#ratio)) {
      this.#size = region;
      this.#ratio = ratio;
      const page = pageSize(this.frame);
      const plan = planMemory(region, page, ratio, memoryLimit / 2);
      this.#shown.start({ page, rotation: this.#turn, ratio, plan }, own, area);
      return;
    }
    if (!layer) return;
    if (isResized) {
      this.#size = region;
      layer.setPlan(planMemory(region, pageSize(this.frame), ratio, memoryLimit / 2));
    }
    if (settled || isResized) layer.settle(own, area);
    else layer.pan(own, area);
  }

  destroy() {
    this.#shown.destroy();
    this.element.remove();
  }
}
