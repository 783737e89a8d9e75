import type { PixelBox } from '../raster/index.ts';

/** Bitmap: 1 for ink, row by row from the upper left corner. */
export interface Bitmap {
  width: number;
  height: number;
  ink: Uint8Array;
}

/** Symbol extracted from a drawing. */
export interface CutSymbol extends Bitmap {
  /** Box on the drawing. */
  box: PixelBox;
  /** Blank margins inside the drawn box: left, top, right, bottom. */
  blank: readonly [left: number, top: number, right: number, bottom: number];
}

/** Minimum ink pixels of a symbol. */
const minInkPixels = 12;
/** Minimum share of ink that must remain after removing edge lines. */
const minKeptInk = 0.45;
/** Maximum width of a line leaving the box, as a fraction of the box. */
const maxLineWidth = 0.2;

const count = (ink: Uint8Array): number => ink.reduce((sum, each) => sum + each, 0);

/** Removes lines that enter over an edge, up to their first crossing. */
function withoutLines({ width, height, ink }: Bitmap): Uint8Array {
  const left = ink.slice();
  const most = Math.max(4, Math.floor(Math.min(width, height) * maxLineWidth));
  /** Walks inwards from an edge; `at` maps position and depth to a pixel. */
  const walk = (length: number, depth: number, at: (along: number, deep: number) => number) => {
    for (let from = 0; from < length; from++) {
      if (!ink[at(from, 0)]) continue;
      let to = from;
      while (to + 1 < length && ink[at(to + 1, 0)]) to++;
      let run: [number, number] | null = [from, to];
      for (let deep = 0; run && deep < depth; deep++) {
        if (run[1] - run[0] >= most) break;
        for (let along = run[0]; along <= run[1]; along++) left[at(along, deep)] = 0;
        run = deep + 1 < depth ? nextRun(run, length, (along) => ink[at(along, deep + 1)] === 1) : null;
      }
      from = to;
    }
  };
  walk(width, height, (along, deep) => deep * width + along);
  walk(width, height, (along, deep) => (height - 1 - deep) * width + along);
  walk(height, width, (along, deep) => along * width + deep);
  walk(height, width, (along, deep) => along * width + width - 1 - deep);
  return left;
}

/** Continuation of a line in the next row; null if it ends, forks or widens. */
function nextRun(
  [from, to]: [number, number],
  length: number,
  has: (along: number) => boolean,
): [number, number] | null {
  let found: [number, number] | null = null;
  for (let along = Math.max(0, from - 1); along <= Math.min(length - 1, to + 1); along++) {
    if (!has(along)) continue;
    if (found) return null;
    let [first, last] = [along, along];
    while (first > 0 && has(first - 1)) first--;
    while (last + 1 < length && has(last + 1)) last++;
    if (last - first > to - from + 2) return null;
    found = [first, last];
    along = last;
  }
  return found;
}

/** Removes everything connected to the edge. */
function withoutNeighbours({ width, height, ink }: Bitmap): Uint8Array {
  const left = ink.slice();
  const open: number[] = [];
  const take = (at: number) => {
    if (!left[at]) return;
    left[at] = 0;
    open.push(at);
  };
  for (let x = 0; x < width; x++) {
    take(x);
    take((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    take(y * width);
    take(y * width + width - 1);
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
      for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) take(v * width + u);
  }
  return left;
}

/**
 * Extracts a symbol from a drawing without passing lines, neighboring parts and margins. Null if the box is empty.
 */
export function cutSymbol(drawing: Bitmap, { x, y, width, height }: PixelBox): CutSymbol | null {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const right = Math.min(drawing.width, Math.ceil(x + width));
  const bottom = Math.min(drawing.height, Math.ceil(y + height));
  if (right <= left || bottom <= top) return null;
  const size = { width: right - left, height: bottom - top };
  let ink: Uint8Array = new Uint8Array(size.width * size.height);
  for (let row = 0; row < size.height; row++) {
    const from = (top + row) * drawing.width + left;
    ink.set(drawing.ink.subarray(from, from + size.width), row * size.width);
  }
  const all = count(ink);
  for (const without of [withoutLines, withoutNeighbours]) {
    const less = without({ ...size, ink });
    if (count(less) >= Math.max(minInkPixels, all * minKeptInk)) ink = less;
  }
  if (count(ink) < minInkPixels) return null;
  const edge = { left: size.width, top: size.height, right: 0, bottom: 0 };
  for (let v = 0, at = 0; v < size.height; v++)
    for (let u = 0; u < size.width; u++, at++) {
      if (!ink[at]) continue;
      edge.left = Math.min(edge.left, u);
      edge.right = Math.max(edge.right, u + 1);
      edge.top = Math.min(edge.top, v);
      edge.bottom = Math.max(edge.bottom, v + 1);
    }
  const box = {
    x: left + edge.left,
    y: top + edge.top,
    width: edge.right - edge.left,
    height: edge.bottom - edge.top,
  };
  const own = new Uint8Array(box.width * box.height);
  for (let row = 0; row < box.height; row++) {
    const from = (edge.top + row) * size.width + edge.left;
    own.set(ink.subarray(from, from + box.width), row * box.width);
  }
  return {
    width: box.width,
    height: box.height,
    ink: own,
    box,
    blank: [edge.left, edge.top, size.width - edge.right, size.height - edge.bottom],
  };
}

/** Rotates a symbol clockwise by a quarter turn. */
export function rotateSymbol<T extends Pick<CutSymbol, 'width' | 'height' | 'ink' | 'blank'>>(symbol: T): T {
  const { width, height, ink, blank } = symbol;
  const other = new Uint8Array(ink.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) other[x * height + (height - 1 - y)] = ink[at] ?? 0;
  return {
    ...symbol,
    width: height,
    height: width,
    ink: other,
    blank: [blank[3], blank[0], blank[1], blank[2]],
  };
}

/** Mirrors a symbol horizontally. */
export function mirrorSymbol<T extends Pick<CutSymbol, 'width' | 'height' | 'ink' | 'blank'>>(symbol: T): T {
  const { width, height, ink, blank } = symbol;
  const other = new Uint8Array(ink.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) other[y * width + (width - 1 - x)] = ink[y * width + x] ?? 0;
  return { ...symbol, ink: other, blank: [blank[2], blank[1], blank[0], blank[3]] };
}

/** Dilates ink by `reach` along rows and columns. */
export function dilate({ width, height, ink }: Bitmap, reach: number): Uint8Array {
  const rows = new Uint8Array(ink.length);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    // Last column within reach of ink.
    let until = -1;
    for (let x = 0; x < Math.min(reach, width); x++) if (ink[start + x]) until = x + reach;
    for (let x = 0; x < width; x++) {
      if (x + reach < width && ink[start + x + reach]) until = x + 2 * reach;
      if (x <= until) rows[start + x] = 1;
    }
  }
  const found = new Uint8Array(ink.length);
  const last = new Int32Array(width).fill(-1);
  for (let y = -reach; y < height; y++) {
    const enters = y + reach;
    if (enters < height)
      for (let x = 0, at = enters * width; x < width; x++, at++) if (rows[at]) last[x] = enters + reach;
    if (y < 0) continue;
    for (let x = 0, at = y * width; x < width; x++, at++) if (y <= (last[x] ?? -1)) found[at] = 1;
  }
  return found;
}

/** Downscales a drawing by `factor`; a pixel has ink if any part has. */
export function downscale({ width, height, ink }: Bitmap, factor: number): Bitmap {
  if (factor === 1) return { width, height, ink };
  const size = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) };
  const found = new Uint8Array(size.width * size.height);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / factor) * size.width;
    for (let x = 0; x < width; x++, at++) if (ink[at]) found[row + Math.floor(x / factor)] = 1;
  }
  return { ...size, ink: found };
}
