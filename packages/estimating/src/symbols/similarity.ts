import type { PixelBox } from '../raster/index.ts';
import { type CutSymbol, type Bitmap, dilate } from './symbol.ts';

/** Symbol in one orientation. */
export interface SymbolPattern {
  width: number;
  height: number;
  /** Ink pixels. */
  points: readonly { x: number; y: number }[];
  /** Margin around the box in pixels. */
  margin: number;
  /** Thickened symbol with margin: ink here belongs to the symbol's own lines. */
  own: Uint8Array;
  /** Blank pixels of the margin inside the drawn box. */
  blank: readonly number[];
}

/** Maximum offset of a matching line. */
export const maxLineOffset = 1;
/** Grouping distance of ink, also across a line of the symbol. */
const cell = 2 * maxLineOffset + 3;
/** Half width of a line. */
const half = 2;
/** Considered margin as a fraction of the longer side; passing lines come from further out. */
const surroundings = 0.3;
const parts = 3;
/**
 * Penalties for foreign ink: within the symbol, in its blank margin, and of passing lines such as walls, leaders and
 * ceiling grids.
 */
const penalties = { within: 1.5, around: 0.5, passing: 0.2, passingAround: 0.05 };
/** Maximum passing ink as a share of the symbol's; more is a hatch or wall in which anything would match. */
const maxPassingShare = 0.5;
/** Minimum distance of a passing line's entry and exit as a fraction of the shorter side. */
const minCrossingDistance = 0.4;
/** Weight of the worst matching part. */
const worstPartWeight = 0.35;

export function patternOf({ width, height, ink, blank }: Omit<CutSymbol, 'box'>): SymbolPattern {
  const longer = Math.max(width, height);
  const most = Math.round(longer * surroundings);
  const margin = most + 2 * cell;
  const around = { width: width + 2 * margin, height: height + 2 * margin };
  const padded = new Uint8Array(around.width * around.height);
  const points: { x: number; y: number }[] = [];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (!ink[at]) continue;
      points.push({ x, y });
      padded[(y + margin) * around.width + x + margin] = 1;
    }
  return {
    width,
    height,
    points,
    margin,
    own: dilate({ ...around, ink: padded }, maxLineOffset),
    blank: blank.map((each) => Math.min(each, most)),
  };
}

/** Share of the symbol's ink that is present, in total and by part. */
function covered({ width, height, points }: SymbolPattern, near: Uint8Array, row: number, at: number) {
  const hits = new Float64Array(parts * parts);
  const misses = new Float64Array(parts * parts);
  let all = 0;
  for (const { x, y } of points) {
    const part = Math.floor((y * parts) / height) * parts + Math.floor((x * parts) / width);
    if (near[at + y * row + x]) {
      hits[part] = (hits[part] ?? 0) + 1;
      all++;
    } else misses[part] = (misses[part] ?? 0) + 1;
  }
  return { hits, misses, all };
}

/** Grid of foreign ink. */
interface Cells {
  columns: number;
  rows: number;
  isInked: Uint8Array;
}

/** Calls back for each inked neighbor of a cell. */
function forEachNeighbor({ columns, rows, isInked }: Cells, at: number, call: (other: number) => void) {
  const [x, y] = [at % columns, Math.floor(at / columns)];
  for (let v = Math.max(0, y - 1); v <= Math.min(rows - 1, y + 1); v++)
    for (let u = Math.max(0, x - 1); u <= Math.min(columns - 1, x + 1); u++)
      if (isInked[v * columns + u]) call(v * columns + u);
}

/** Marks ink connected to the edge. */
function fromOutside(cells: Cells): Uint8Array {
  const { columns, rows, isInked } = cells;
  const found = new Uint8Array(isInked.length);
  const open: number[] = [];
  const take = (at: number) => {
    if (!isInked[at] || found[at]) return;
    found[at] = 1;
    open.push(at);
  };
  for (let x = 0; x < columns; x++) {
    take(x);
    take((rows - 1) * columns + x);
  }
  for (let y = 0; y < rows; y++) {
    take(y * columns);
    take(y * columns + columns - 1);
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) forEachNeighbor(cells, at, take);
  return found;
}

/**
 * Marks passing ink: connected to the outside at places at least `apart` cells from each other. Ink that ends inside is
 * part of another symbol.
 */
function passing(cells: Cells, within: Float64Array, apart: number): Uint8Array {
  const { columns, isInked } = cells;
  const comes = fromOutside(cells);
  const found = new Uint8Array(isInked.length);
  const seen = new Uint8Array(isInked.length);
  for (let first = 0; first < isInked.length; first++) {
    if (!within[first] || !comes[first] || seen[first]) continue;
    seen[first] = 1;
    const group = [first];
    const edge = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
    for (const at of group)
      forEachNeighbor(cells, at, (other) => {
        if (!within[other]) {
          const [x, y] = [other % columns, Math.floor(other / columns)];
          edge.left = Math.min(edge.left, x);
          edge.right = Math.max(edge.right, x);
          edge.top = Math.min(edge.top, y);
          edge.bottom = Math.max(edge.bottom, y);
        } else if (!seen[other]) {
          seen[other] = 1;
          group.push(other);
        }
      });
    if (Math.max(edge.right - edge.left, edge.bottom - edge.top) < apart) continue;
    for (const at of group) found[at] = 1;
  }
  for (let at = 0; at < found.length; at++) if (comes[at] && !within[at]) found[at] = 1;
  return found;
}

/** Maximum crossings of the edge; more are a hatch. */
const maxCrossings = 24;

/** Crossings of lines with the edge of a box: centers of ink runs. */
function crossings(near: Uint8Array, row: number, { x, y, width, height }: PixelBox): [number, number][] {
  const found: [number, number][] = [];
  const [east, south] = [x + width - 1, y + height - 1];
  const edge = (count: number, at: (index: number) => [number, number]) => {
    let from = -1;
    for (let index = 0; index <= count; index++) {
      const [u, v] = index < count ? at(index) : [0, 0];
      const isInked = index < count && near[v * row + u] === 1;
      if (isInked && from < 0) from = index;
      if (isInked || from < 0) continue;
      found.push(at(Math.floor((from + index - 1) / 2)));
      from = -1;
    }
  };
  edge(width, (index) => [x + index, y]);
  edge(height - 2, (index) => [east, y + 1 + index]);
  edge(width, (index) => [x + index, south]);
  edge(height - 2, (index) => [x, y + 1 + index]);
  return found;
}

/**
 * Marks ink on straight lines through a box. A line touching the symbol's edge is split by the symbol's own line, so
 * neither half would count as passing.
 */
function straightThrough(near: Uint8Array, row: number, box: PixelBox): Uint8Array {
  const marked = new Uint8Array(box.width * box.height);
  const ends = crossings(near, row, box);
  if (ends.length > maxCrossings) return marked;
  const isAcross = (a: number, b: number, length: number) => Math.abs(a - b) > length * minCrossingDistance;
  for (const [index, [x0, y0]] of ends.entries())
    for (const [x1, y1] of ends.slice(index + 1)) {
      if (!isAcross(x0, x1, box.width) && !isAcross(y0, y1, box.height)) continue;
      const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
      const at = (step: number): [number, number] => [
        Math.round(x0 + ((x1 - x0) * step) / steps),
        Math.round(y0 + ((y1 - y0) * step) / steps),
      ];
      let step = 0;
      for (; step <= steps; step++) {
        const [x, y] = at(step);
        if (!near[y * row + x]) break;
      }
      if (step <= steps) continue;
      for (step = 0; step <= steps; step++) {
        const [x, y] = at(step);
        for (let v = Math.max(0, y - half - box.y); v <= Math.min(box.height - 1, y + half - box.y); v++)
          for (let u = Math.max(0, x - half - box.x); u <= Math.min(box.width - 1, x + half - box.x); u++)
            marked[v * box.width + u] = 1;
      }
    }
  return marked;
}

/**
 * Similarity of a place from 0 to 1: the harmonic mean of recall and precision of the ink, reduced if one part differs
 * more than the whole.
 */
export function similarityAt(
  pattern: SymbolPattern,
  { width, height, ink }: Bitmap,
  near: Uint8Array,
  left: number,
  top: number,
): number {
  const { points, margin, own } = pattern;
  const [blankLeft = 0, blankTop = 0, blankRight = 0, blankBottom = 0] = pattern.blank;
  const { hits, misses, all } = covered(pattern, near, width, top * width + left);
  const around = { width: pattern.width + 2 * margin, height: pattern.height + 2 * margin };
  const columns = Math.ceil(around.width / cell);
  const rows = Math.ceil(around.height / cell);
  const isInked = new Uint8Array(columns * rows);
  const within = new Float64Array(columns * rows);
  const beside = new Float64Array(columns * rows);
  const [west, north] = [Math.max(0, left - cell), Math.max(0, top - cell)];
  const box = {
    x: west,
    y: north,
    width: Math.min(width, left + pattern.width + cell) - west,
    height: Math.min(height, top + pattern.height + cell) - north,
  };
  const lines = straightThrough(near, width, box);
  const straight = new Float64Array(columns * rows);
  for (let v = 0; v < around.height; v++) {
    const y = top + v - margin;
    if (y < 0 || y >= height) continue;
    for (let u = 0; u < around.width; u++) {
      const x = left + u - margin;
      if (x < 0 || x >= width || !ink[y * width + x] || own[v * around.width + u]) continue;
      const at = Math.floor(v / cell) * columns + Math.floor(u / cell);
      isInked[at] = 1;
      const outX = Math.max(margin - u - blankLeft, u - margin - pattern.width + 1 - blankRight);
      const outY = Math.max(margin - v - blankTop, v - margin - pattern.height + 1 - blankBottom);
      const isWithin =
        u >= margin && u < margin + pattern.width && v >= margin && v < margin + pattern.height;
      if (isWithin) {
        if (lines[(y - box.y) * box.width + x - box.x]) straight[at] = (straight[at] ?? 0) + 1;
        else within[at] = (within[at] ?? 0) + 1;
      } else if (outX <= 0 && outY <= 0) beside[at] = (beside[at] ?? 0) + 1;
    }
  }
  const apart = (Math.min(pattern.width, pattern.height) * minCrossingDistance) / cell;
  const inner = within.map((each, at) => each + (straight[at] ?? 0));
  const comes = passing({ columns, rows, isInked }, inner, apart);
  const strange = new Float64Array(parts * parts);
  let other = 0;
  let passes = 0;
  for (let at = 0; at < isInked.length; at++) {
    if (!isInked[at]) continue;
    const inside =
      (within[at] ?? 0) * (comes[at] ? penalties.passing : penalties.within) +
      (straight[at] ?? 0) * penalties.passing;
    passes += (straight[at] ?? 0) + (comes[at] ? (within[at] ?? 0) : 0);
    other += inside + (beside[at] ?? 0) * (comes[at] ? penalties.passingAround : penalties.around);
    const x = ((at % columns) + 0.5) * cell - margin;
    const y = (Math.floor(at / columns) + 0.5) * cell - margin;
    const part =
      Math.min(parts - 1, Math.max(0, Math.floor((y * parts) / pattern.height))) * parts +
      Math.min(parts - 1, Math.max(0, Math.floor((x * parts) / pattern.width)));
    strange[part] = (strange[part] ?? 0) + inside;
  }
  other += Math.max(0, passes - points.length * maxPassingShare) * (1 - penalties.passing);
  const missing = points.length - all;
  const overlap = (2 * all) / (2 * all + missing + other);
  // Ignore parts with almost no ink.
  const least = Math.max(8, points.length * 0.08);
  let worst = overlap;
  for (let part = 0; part < parts * parts; part++) {
    const [hit, miss, odd] = [hits[part] ?? 0, misses[part] ?? 0, strange[part] ?? 0];
    if (hit + miss + odd < least) continue;
    worst = Math.min(worst, (2 * hit) / (2 * hit + miss + odd));
  }
  return overlap * (1 - worstPartWeight) + worst * worstPartWeight;
}
