import type { Size, View } from '../canvas/view.ts';
import type { Rect, ViewRotation } from '../types.ts';
import type { Sheet, SheetPainting } from './openSheet.ts';
import { snapshotCanvas } from './snapshotCanvas.ts';
import { TileCache } from './tileCache.ts';
import { type MemoryPlan, type TileAt, tileBox, tilesIn } from './tileGrid.ts';

export interface SheetLayerEvents {
  /** Called after the first paint of the page. */
  onFirstPaint: () => void;
  /** Called when all visible tiles are rendered at the current scale. */
  onSharp: () => void;
  onError: (reason: unknown) => void;
}

interface Wanted {
  key: string;
  at: TileAt;
  level: string;
  scale: number;
}

/** Maximum concurrent paints; two keep the worker busy. */
const MAX_CONCURRENT_PAINTS = 2;

/** Sheet layer: a base picture of the whole page and tiles at the exact view scale above it. */
export class SheetLayer {
  readonly element: HTMLDivElement;
  #paper: HTMLDivElement;
  #tilesElement: HTMLDivElement;
  #base: HTMLCanvasElement | null = null;
  #baseScale = 0;
  #sheet: Sheet;
  #plan: MemoryPlan;
  #page: Size;
  #rotation: ViewRotation;
  #ratio: number;
  #cache: TileCache;
  #events: SheetLayerEvents;
  #queue: Wanted[] = [];
  #running = new Map<string, SheetPainting>();
  #level = '';
  #levelScale = 1;
  #laidOut = 1;
  #view: View | null = null;
  #area: Rect | null = null;
  #closed = false;
  #basePainting: SheetPainting | undefined;

  constructor(options: {
    sheet: Sheet;
    page: Size;
    rotation: ViewRotation;
    ratio: number;
    plan: MemoryPlan;
    classes: { layer: string; paper: string; tile: string };
    events: SheetLayerEvents;
  }) {
    this.#sheet = options.sheet;
    this.#page = options.page;
    this.#rotation = options.rotation;
    this.#ratio = options.ratio;
    this.#plan = options.plan;
    this.#events = options.events;
    this.#cache = new TileCache(options.plan.tileBytes);
    this.#classes = options.classes;
    this.element = document.createElement('div');
    this.element.className = options.classes.layer;
    this.#paper = document.createElement('div');
    this.#paper.className = options.classes.paper;
    this.#tilesElement = document.createElement('div');
    this.#tilesElement.className = options.classes.tile;
    this.element.append(this.#paper, this.#tilesElement);
  }

  #classes: { layer: string; paper: string; tile: string };

  /** Canvas memory in bytes. */
  get bytes(): number {
    return this.#cache.bytes + (this.#base ? this.#base.width * this.#base.height * 4 : 0);
  }

  setPlan(plan: MemoryPlan) {
    if (plan.tileSize !== this.#plan.tileSize) this.#forgetTiles();
    this.#plan = plan;
    this.#cache.setLimit(plan.tileBytes);
  }

  /** Renders the page at the view size first, then, when idle, the base picture. */
  async start(view: View, idle: () => Promise<void>): Promise<void> {
    try {
      const { base } = this.#sheet.kept;
      if (base && base.rotation === this.#rotation && base.canvas.width > 0) {
        // Reuse the base picture and operator boxes of a sheet that was shown before.
        delete this.#sheet.kept.base;
        this.#showBase(base.canvas, base.scale);
        this.#events.onFirstPaint();
        this.#settleTiles();
        return;
      }
      const first = Math.min(view.scale * this.#ratio, this.#plan.baseScale);
      await this.#paintBase(first, false, true);
      this.#events.onFirstPaint();
      this.#settleTiles();
      await idle();
      await this.#paintBase(this.#plan.baseScale, true, false);
      this.#settleTiles();
    } catch (reason) {
      if (!this.#closed) this.#events.onError(reason);
    }
  }

  async #paintBase(scale: number, record: boolean, visibleAtOnce: boolean) {
    if (this.#closed) return;
    const canvas = document.createElement('canvas');
    canvas.className = this.#classes.tile;
    const piece = {
      scale,
      rotation: this.#rotation,
      x: 0,
      y: 0,
      width: this.#page.width * scale,
      height: this.#page.height * scale,
    };
    const show = () => this.#showBase(canvas, scale);
    this.#basePainting = this.#sheet.paint(canvas, piece, {
      record,
      ...(visibleAtOnce ? { onFrame: show } : {}),
    });
    const painted = await this.#basePainting.done;
    if (painted) this.#showBase(snapshotCanvas(canvas), scale);
    else canvas.width = canvas.height = 0;
    this.#basePainting = undefined;
  }

  #showBase(canvas: HTMLCanvasElement, scale: number) {
    if (this.#base === canvas) return;
    if (this.#closed) {
      canvas.width = canvas.height = 0;
      return;
    }
    const old = this.#base;
    this.#base = canvas;
    this.#baseScale = scale;
    this.#sizeBase();
    this.#paper.after(canvas);
    if (old) {
      old.remove();
      old.width = old.height = 0;
    }
  }

  /** Moves the element only; called on every frame of a gesture. */
  move(view: View) {
    this.#view = view;
    const scale = view.scale / this.#laidOut;
    this.element.style.transform =
      scale === 1
        ? `translate3d(${view.x}px, ${view.y}px, 0)`
        : `translate3d(${view.x}px, ${view.y}px, 0) scale(${scale})`;
  }

  /** Requests tiles of areas that a pan brings into view. */
  pan(view: View, area: Rect) {
    this.#area = area;
    this.move(view);
    if (view.scale === this.#laidOut && this.#level !== '' && !this.#pageDoes())
      this.#want(view, area, false);
  }

  /** After a gesture: lays out at the current scale and renders missing tiles. */
  settle(view: View, area: Rect) {
    this.#area = area;
    this.#view = view;
    if (view.scale !== this.#laidOut || this.#level === '') this.#layOut(view.scale);
    this.move(view);
    this.#settleTiles();
  }

  #layOut(scale: number) {
    this.#laidOut = scale;
    this.#levelScale = scale * this.#ratio;
    this.#level = `${this.#levelScale.toFixed(6)}`;
    this.#paper.style.width = `${this.#page.width * scale}px`;
    this.#paper.style.height = `${this.#page.height * scale}px`;
    this.#sizeBase();
    this.#arrangeLevels();
  }

  #sizeBase() {
    if (!this.#base) return;
    this.#base.style.width = `${this.#page.width * this.#laidOut}px`;
    this.#base.style.height = `${this.#page.height * this.#laidOut}px`;
  }

  /** Keeps tiles of other scales stretched below until those of the current scale are rendered. */
  #arrangeLevels() {
    for (const child of Array.from(this.#tilesElement.children)) {
      if (!(child instanceof HTMLElement)) continue;
      const scale = Number(child.dataset['scale']);
      const current = child.dataset['level'] === this.#level;
      const stretch = this.#levelScale / scale;
      child.style.transform = current ? '' : `scale(${stretch})`;
      child.style.zIndex = current ? '1' : '0';
    }
  }

  #isPageSharp(): boolean {
    return Math.abs(this.#baseScale / this.#levelScale - 1) < 0.002;
  }

  /**
   * True if the base picture is used instead of tiles. Without operator boxes a tile costs as much as the whole page
   * and would delay the base picture, so tiles wait for it and are skipped unless it is far too coarse.
   */
  #pageDoes(): boolean {
    if (this.#isPageSharp()) return true;
    return !this.#sheet.recorded() && (!this.#base || this.#levelScale < this.#baseScale * 1.5);
  }

  #settleTiles() {
    if (this.#closed || !this.#view || !this.#area) return;
    if (this.#pageDoes()) {
      this.#queue = [];
      if (this.#isPageSharp()) this.#dropOtherLevels();
      if (this.#base) this.#events.onSharp();
      return;
    }
    this.#want(this.#view, this.#area, true);
  }

  #levelElement(): HTMLElement {
    const found = Array.from(this.#tilesElement.children).find(
      (child): child is HTMLElement => child instanceof HTMLElement && child.dataset['level'] === this.#level,
    );
    if (found) return found;
    const element = document.createElement('div');
    element.className = this.#classes.tile;
    element.dataset['level'] = this.#level;
    element.dataset['scale'] = String(this.#levelScale);
    element.style.zIndex = '1';
    this.#tilesElement.append(element);
    return element;
  }

  #want(view: View, area: Rect, ring: boolean) {
    const { tileSize } = this.#plan;
    const seen = tilesIn(view, area, this.#page, this.#ratio, tileSize);
    const tiles = seen.map((at) => this.#wanted(at));
    if (ring) {
      // Areas just outside the view are rendered after the visible ones.
      const step = tileSize / this.#ratio / 4;
      const wider = {
        x: area.x - step,
        y: area.y - step,
        width: area.width + 2 * step,
        height: area.height + 2 * step,
      };
      const keys = new Set(tiles.map((w) => w.key));
      const room = Math.floor(this.#plan.tileBytes / (tileSize * tileSize * 4)) - tiles.length;
      for (const at of tilesIn(view, wider, this.#page, this.#ratio, tileSize)) {
        const extra = this.#wanted(at);
        if (!keys.has(extra.key) && tiles.length - seen.length < room) tiles.push(extra);
      }
    }
    const keys = new Set(tiles.map((w) => w.key));
    for (const [key, painting] of this.#running) {
      if (!keys.has(key)) {
        painting.cancel();
        this.#running.delete(key);
      }
    }
    for (const w of tiles) this.#cache.get(w.key);
    this.#queue = tiles.filter((w) => !this.#cache.has(w.key) && !this.#running.has(w.key));
    for (const w of tiles) this.#place(w);
    this.#pump();
    this.#checkSharp();
  }

  #wanted(at: TileAt): Wanted {
    return {
      key: `${this.#level}/${at.column}/${at.row}`,
      at,
      level: this.#level,
      scale: this.#levelScale,
    };
  }

  /** Inserts a cached tile into the document. */
  #place({ key, at }: Wanted) {
    const tile = this.#cache.get(key);
    if (!tile || tile.canvas.isConnected) return;
    this.#attach(tile.canvas, at);
  }

  #attach(canvas: HTMLCanvasElement, at: TileAt) {
    const { tileSize } = this.#plan;
    canvas.style.left = `${(at.column * tileSize) / this.#ratio}px`;
    canvas.style.top = `${(at.row * tileSize) / this.#ratio}px`;
    canvas.style.width = `${canvas.width / this.#ratio}px`;
    canvas.style.height = `${canvas.height / this.#ratio}px`;
    this.#levelElement().append(canvas);
  }

  #pump() {
    while (this.#running.size < MAX_CONCURRENT_PAINTS) {
      const next = this.#queue.shift();
      if (!next) return;
      this.#paint(next);
    }
  }

  #paint(tile: Wanted) {
    const { key, at, scale, level } = tile;
    const canvas = document.createElement('canvas');
    canvas.className = this.#classes.tile;
    const box = tileBox(at, this.#page, scale, this.#plan.tileSize);
    const painting = this.#sheet.paint(canvas, { scale, rotation: this.#rotation, ...box });
    this.#running.set(key, painting);
    painting.done.then(
      (painted) => {
        if (this.#running.get(key) === painting) this.#running.delete(key);
        if (!painted || this.#closed || level !== this.#level) {
          canvas.width = canvas.height = 0;
        } else {
          const picture = snapshotCanvas(canvas);
          this.#cache.put({ key, bytes: picture.width * picture.height * 4, canvas: picture });
          this.#attach(picture, at);
        }
        this.#pump();
        this.#checkSharp();
      },
      (reason: unknown) => {
        this.#running.delete(key);
        if (!this.#closed) this.#events.onError(reason);
      },
    );
  }

  #checkSharp() {
    if (!this.#view || !this.#area) return;
    const seen = tilesIn(this.#view, this.#area, this.#page, this.#ratio, this.#plan.tileSize).map(
      (at) => this.#wanted(at).key,
    );
    if (!seen.every((key) => this.#cache.has(key))) return;
    this.#dropOtherLevels();
    this.#cache.trim(new Set(seen));
    this.#events.onSharp();
  }

  #dropOtherLevels() {
    for (const child of Array.from(this.#tilesElement.children)) {
      if (!(child instanceof HTMLElement) || child.dataset['level'] === this.#level) continue;
      // Remove from the document but keep in the cache, for zooming back.
      child.replaceChildren();
      child.remove();
    }
  }

  #forgetTiles() {
    for (const painting of this.#running.values()) painting.cancel();
    this.#running.clear();
    this.#queue = [];
    this.#cache.clear();
    this.#tilesElement.replaceChildren();
  }

  destroy() {
    this.#closed = true;
    this.#basePainting?.cancel();
    this.#forgetTiles();
    const base = this.#base;
    if (base && this.#sheet.recorded() && !this.#basePainting) {
      base.remove();
      this.#sheet.kept.base = { canvas: base, scale: this.#baseScale, rotation: this.#rotation };
    } else if (base) {
      base.width = base.height = 0;
    }
    this.element.remove();
  }
}
