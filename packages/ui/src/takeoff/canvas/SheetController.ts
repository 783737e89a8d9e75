import type { Sheet, SheetSource } from '../sheet/openSheet.ts';
import { SheetLayer } from '../sheet/SheetLayer.ts';
import { prepareNextSheet, returnSheet, takeSheet } from '../sheet/sheetCache.ts';
import type { MemoryPlan } from '../sheet/tileGrid.ts';
import { createSegmentIndex, type SegmentIndex } from '../snapping/segmentIndex.ts';
import type { Rect, ViewRotation } from '../types.ts';
import type { Size, View } from './view.ts';

export type SheetState = 'loading' | 'ready' | 'error';

interface ShownSheetOptions {
  host: HTMLElement;
  classes: { layer: string; paper: string; tile: string };
  /** True during a gesture, when deferrable work waits. */
  isHeld: () => boolean;
  events: {
    /** Called when the sheet is open. */
    opened: () => void;
    changed: (state: SheetState) => void;
    sharp: () => void;
    /** Called when its lines are available for snapping. */
    linesRead: () => void;
  };
}

/** Resolves when the browser is idle. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 400 });
    else setTimeout(resolve, 32);
  });

/** Sheet on the stage: opens it, renders its layer and reads its lines when idle. */
export class SheetController {
  state: SheetState = 'loading';
  /** Lines of the sheet; null until read. */
  segments: SegmentIndex | null = null;
  sheet: Sheet | null = null;
  layer: SheetLayer | null = null;
  #o: ShownSheetOptions;
  #opening = 0;

  constructor(options: ShownSheetOptions) {
    this.#o = options;
  }

  async open(source: SheetSource, pageNumber: number, assetsUrl?: string): Promise<void> {
    const opening = ++this.#opening;
    this.#close();
    this.#setState('loading');
    this.#tellLines('reading');
    try {
      const sheet = await takeSheet(source, pageNumber, assetsUrl);
      if (opening !== this.#opening) {
        returnSheet(sheet);
        return;
      }
      this.sheet = sheet;
      this.#o.events.opened();
    } catch (reason) {
      if (opening === this.#opening) this.#fail(reason);
    }
  }

  /** Renders the sheet for a rotation and pixel ratio. */
  start(
    how: { page: Size; rotation: ViewRotation; ratio: number; plan: MemoryPlan },
    view: View,
    area: Rect,
  ) {
    const { sheet } = this;
    if (!sheet) return;
    this.layer?.destroy();
    const { host, classes, events } = this.#o;
    const layer = new SheetLayer({
      ...how,
      sheet,
      classes,
      events: {
        onFirstPaint: () => {
          this.#setState('ready');
          if (!this.segments) void this.#readSegments(sheet);
        },
        onSharp: () => events.sharp(),
        onError: (reason) => this.#fail(reason),
      },
    });
    this.layer = layer;
    host.prepend(layer.element);
    layer.settle(view, area);
    void layer.start(view, () => this.#quiet());
  }

  destroy() {
    this.#opening++;
    this.#close();
  }

  #setState(state: SheetState) {
    this.state = state;
    this.#o.events.changed(state);
  }

  /** Exposes the state of reading the lines, for tests. */
  #tellLines(lines: 'reading' | 'read' | 'none') {
    this.#o.host.dataset['lines'] = lines;
  }

  #fail(reason: unknown) {
    console.error(reason);
    this.#setState('error');
    if (!this.segments) this.#tellLines('none');
  }

  /** Resolves when idle and no gesture is active. */
  async #quiet() {
    do await idle();
    while (this.#o.isHeld());
  }

  async #readSegments(sheet: Sheet) {
    try {
      const segments = await sheet.segments(() => this.#quiet());
      await this.#quiet();
      if (this.sheet !== sheet) return;
      this.segments = createSegmentIndex(segments);
      prepareNextSheet();
      this.#tellLines('read');
      this.#o.events.linesRead();
    } catch (reason) {
      if (this.sheet !== sheet) return;
      // The sheet can still be measured, only without snapping to its lines.
      console.warn(reason);
      this.#tellLines('none');
    }
  }

  #close() {
    this.layer?.destroy();
    this.layer = null;
    if (this.sheet) returnSheet(this.sheet);
    this.sheet = null;
    this.segments = null;
  }
}
