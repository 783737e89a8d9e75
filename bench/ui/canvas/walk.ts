import type { Browser, Page } from 'playwright';
import { edgesAtOnce } from '../../canvas.ts';

/** Shapes on the sheet. */
export const shapes = 10_000;
const viewport = { width: 1440, height: 900 };
const [cx, cy] = [viewport.width / 2, viewport.height / 2];

export const metrics = [
  'cold',
  'revisit',
  'answers',
  'shown',
  'panP95',
  'panMax',
  'panWork',
  'zoomP95',
  'zoomMax',
  'zoomWork',
  'sharp',
  'pointer',
  'hit',
  'canvas',
  'canvasPeak',
  'heap',
  'edges',
] as const;
export type Metric = (typeof metrics)[number];
/** What a page has not, or is not asked, is missing. */
export type Sample = Partial<Record<Metric, number>>;

interface CanvasBench {
  drags: boolean;
  scrolls: boolean;
  open(): Promise<number>;
  ready(): Promise<void>;
  revisit(): Promise<number | null>;
  load(count: number): Promise<{ answers: number; shown: number } | null>;
  look(zoom: number): Promise<void>;
  hits(count: number): Promise<number[] | null>;
  draw(): Promise<void>;
  startFrames(): void;
  stopFrames(): number[];
  startLatencies(): void;
  stopLatencies(): number[];
  sharp(): Promise<number | null>;
  memory(): { now: number; peak: number };
}
declare global {
  interface Window {
    canvasBench: CanvasBench;
    benchCanvases: WeakRef<HTMLCanvasElement | OffscreenCanvas>[];
  }
}

export const part = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN;

/** A gesture ends here, also where a page is slow: what it showed by then tells enough. */
const longestGesture = 6000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Every canvas that the page makes is known, also one that is never put into the document. */
function watchCanvases() {
  window.benchCanvases = [];
  const create = document.createElement.bind(document) as (
    name: string,
    options?: ElementCreationOptions,
  ) => HTMLElement;
  Object.assign(document, {
    createElement(name: string, options?: ElementCreationOptions) {
      const made = create(name, options);
      if (made instanceof HTMLCanvasElement) window.benchCanvases.push(new WeakRef(made));
      return made;
    },
  });
  window.OffscreenCanvas = class extends OffscreenCanvas {
    constructor(width: number, height: number) {
      super(width, height);
      window.benchCanvases.push(new WeakRef(this));
    }
  };
}

/** Milliseconds between the frames that were shown while `act` ran. */
async function frames(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => window.canvasBench.startFrames());
  await act();
  return page.evaluate(() => window.canvasBench.stopFrames());
}

/** Round in a circle, as a hand holds the sheet; where a page is scrolled instead, by the wheel along the same way. */
async function pan(page: Page, scrolls: boolean): Promise<void> {
  const at = (step: number) => {
    const angle = (step / 90) * Math.PI * 2;
    return { x: cx + Math.sin(angle) * 220, y: cy + (1 - Math.cos(angle)) * 110 };
  };
  await page.mouse.move(cx, cy);
  if (!scrolls) await page.mouse.down({ button: 'middle' });
  const end = performance.now() + longestGesture;
  for (let step = 1; step <= 180 && performance.now() < end; step++) {
    const [from, to] = [at(step - 1), at(step)];
    if (scrolls) await page.mouse.wheel(from.x - to.x, from.y - to.y);
    else await page.mouse.move(to.x, to.y);
    if (scrolls) await pause(10);
  }
  if (!scrolls) await page.mouse.up({ button: 'middle' });
}

async function turn(page: Page, steps: number, by: number): Promise<void> {
  await page.keyboard.down('Control');
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, by);
    await pause(12);
  }
  await page.keyboard.up('Control');
}

/** A line of several corners, drawn among the lines of the sheet and the shapes. */
async function drawLine(page: Page, drags: boolean): Promise<number[]> {
  await page.evaluate(() => window.canvasBench.draw());
  await page.mouse.move(cx - 300, cy - 100);
  await page.mouse.down();
  if (!drags) await page.mouse.up();
  await page.evaluate(() => window.canvasBench.startLatencies());
  const end = performance.now() + longestGesture;
  for (let step = 0; step < 180 && performance.now() < end; step++) {
    await page.mouse.move(cx - 300 + step * 3.1, cy - 100 + Math.sin(step / 9) * 150);
    // As a hand does: not in step with the frames.
    await pause(step % 7);
    if (!drags && step % 60 === 59) {
      await page.mouse.down();
      await page.mouse.up();
    }
  }
  const times = await page.evaluate(() => window.canvasBench.stopLatencies());
  if (drags) await page.mouse.up();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  return times;
}

/** One page measured from its first visit on, in a context of its own: nothing is in the browser's cache. */
export async function walk(browser: Browser, url: string, edges: boolean): Promise<Sample> {
  const context = await browser.newContext({ viewport });
  try {
    // Fonts and icons of the peers would come from elsewhere: a bench asks nobody, and they do without.
    await context.route(
      (to) => to.hostname !== '127.0.0.1' && to.protocol.startsWith('http'),
      (route) => route.abort(),
    );
    const page = await context.newPage();
    await page.addInitScript(watchCanvases);
    const failures: string[] = [];
    page.on('pageerror', (error) => {
      if (!/network|failed to fetch/i.test(error.message)) failures.push(error.stack ?? error.message);
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(url);
    await page.waitForFunction('window.canvasBench !== undefined');
    const { drags, scrolls } = await page.evaluate(() => ({ ...window.canvasBench }));
    const sample: Sample = {};
    const set = (metric: Metric, value: number | null | undefined) => {
      if (value != null) sample[metric] = value;
    };

    /** What the page's thread has worked, in milliseconds: other work on the machine is not in it. */
    const worked = async () => {
      const { metrics: list } = await devtools.send('Performance.getMetrics');
      return (list.find(({ name }) => name === 'ThreadTime')?.value ?? NaN) * 1000;
    };

    const cold = await page.evaluate(() => window.canvasBench.open());
    await page.evaluate(() => window.canvasBench.ready());
    const revisit = await page.evaluate(() => window.canvasBench.revisit());
    // Where the sheet is a picture it was drawn by another page.
    if (revisit !== null) set('cold', cold);
    set('revisit', revisit);
    await page.evaluate(() => window.canvasBench.ready());
    const loaded = await page.evaluate((count) => window.canvasBench.load(count), shapes);
    set('answers', loaded?.answers);
    set('shown', loaded?.shown);
    await pause(1500);
    const hits = await page.evaluate(() => window.canvasBench.hits(2000));
    set('hit', hits ? part(hits, 0.95) : undefined);

    await page.evaluate(() => window.canvasBench.look(2));
    const beforePan = await worked();
    const panned = await frames(page, () => pan(page, scrolls));
    set('panP95', part(panned, 0.95));
    set('panMax', part(panned, 1));
    set('panWork', ((await worked()) - beforePan) / panned.length);
    await page.evaluate(() => window.canvasBench.look(1));
    await page.mouse.move(cx - 100, cy - 50);
    const zoomed: number[] = [];
    const sharp: number[] = [];
    let zoomWork = 0;
    for (const by of [-10, 10, -10, 10]) {
      const before = await worked();
      zoomed.push(...(await frames(page, () => turn(page, 14, by))));
      zoomWork += (await worked()) - before;
      const took = await page.evaluate(() => window.canvasBench.sharp());
      if (took !== null) sharp.push(took);
      await pause(300);
    }
    set('zoomP95', part(zoomed, 0.95));
    set('zoomMax', part(zoomed, 1));
    set('zoomWork', zoomWork / zoomed.length);
    set('sharp', sharp.length ? part(sharp, 0.5) : undefined);
    await page.evaluate(() => window.canvasBench.look(2));
    if (!scrolls) set('pointer', part(await drawLine(page, drags), 0.95));
    if (edges) set('edges', await edgesAtOnce(page, { x: 0, y: 0, ...viewport }));
    await pause(500);
    for (let each = 0; each < 3; each++) await devtools.send('HeapProfiler.collectGarbage');
    const memory = await page.evaluate(() => window.canvasBench.memory());
    const heap = (await devtools.send('Runtime.getHeapUsage')) as {
      usedSize: number;
      backingStorageSize?: number;
    };
    set('canvas', memory.now / 2 ** 20);
    set('canvasPeak', memory.peak / 2 ** 20);
    set('heap', (heap.usedSize + (heap.backingStorageSize ?? 0)) / 2 ** 20);
    if (failures.length > 0) throw new Error(`${url}: ${failures.join('\n')}`);
    return sample;
  } finally {
    await context.close();
  }
}
