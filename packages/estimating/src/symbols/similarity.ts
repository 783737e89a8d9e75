import type { PixelBox } from '../raster/index.ts';
import { type CutSymbol, type Drawing, thickened } from './symbol.ts';

/** A symbol as it is looked for: turned and mirrored in one way. */
export interface SymbolPattern {
  width: number;
  height: number;
  /** Columns and rows of its ink. */
  points: readonly { x: number; y: number }[];
  /** How far beyond its box is looked at, in pixels. */
  margin: number;
  /** The symbol with its margin: what lies here is its own line, drawn a little beside. */
  own: Uint8Array;
  /** What of the margin is blank where the person drew the box. */
  blank: readonly number[];
}

/** A line this close to a line of the symbol is that line. */
export const reach = 1;
/** Ink that is so close together belongs together, where a line of the symbol lies between, too. */
const cell = 2 * reach + 3;
/** Ink so far to either side of the middle of a line is that line. */
const half = 2;
/** How far the surroundings of a place count, in parts of its longer side; somewhat farther out is where lines come from. */
const surroundings = 0.3;
const parts = 3;
/**
 * What counts against a place: strange ink within the symbol, on its blank surroundings, and such that comes in from outside
 * and goes out again, as walls, leaders and the lines of a ceiling do.
 */
const against = { within: 1.5, around: 0.5, passing: 0.2, passingAround: 0.05 };
/** Beyond this part of the symbol's own ink it is no line that passes, but a hatch or a wall in which anything is found. */
const mostPassing = 0.5;
/** A line passes where it goes in and out at places so far from each other, in parts of the shorter side. */
const through = 0.4;
/** So much of the likeness hangs on the part of the symbol that differs most. */
const worstPart = 0.35;

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
    own: thickened({ ...around, ink: padded }, reach),
    blank: blank.map((each) => Math.min(each, most)),
  };
}

/** How much of the symbol's ink is drawn where it would have to be, and in which parts of it. */
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

/** A grid of cells in which strange ink is. */
interface Cells {
  columns: number;
  rows: number;
  isInked: Uint8Array;
}

/** Calls with each cell beside a cell that has ink. */
function besides({ columns, rows, isInked }: Cells, at: number, call: (other: number) => void) {
  const [x, y] = [at % columns, Math.floor(at / columns)];
  for (let v = Math.max(0, y - 1); v <= Math.min(rows - 1, y + 1); v++)
    for (let u = Math.max(0, x - 1); u <= Math.min(columns - 1, x + 1); u++)
      if (isInked[v * columns + u]) call(v * columns + u);
}

/** Marks what is connected with the edge: what is drawn there comes from outside. */
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
  for (let at = open.pop(); at !== undefined; at = open.pop()) besides(cells, at, take);
  return found;
}

/**
 * Marks what goes in and out again: ink within the symbol that is connected with the outside at places that are at least
 * `apart` cells from each other. What comes in and ends there is a part of another symbol.
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
      besides(cells, at, (other) => {
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

/** More lines than these through the edge of a place are a hatch. */
const mostCrossings = 24;

/** Where lines cross the edge of a box: the middle of each run of ink, walking around it. */
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
 * Marks, in a box, what lies on a straight line that goes in and out of it. A line that touches the symbol's edge is cut in
 * two by the symbol's own line, and neither half would pass.
 */
function straightThrough(near: Uint8Array, row: number, box: PixelBox): Uint8Array {
  const marked = new Uint8Array(box.width * box.height);
  const ends = crossings(near, row, box);
  if (ends.length > mostCrossings) return marked;
  const isAcross = (a: number, b: number, length: number) => Math.abs(a - b) > length * through;
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
 * How alike a place is to the symbol, from 0 to 1: the harmonic mean of how much of the symbol is there, and how much of
 * what is there is the symbol; less where one part of it differs more than the whole does.
 */
export function likenessAt(
  pattern: SymbolPattern,
  { width, height, ink }: Drawing,
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
  const apart = (Math.min(pattern.width, pattern.height) * through) / cell;
  const inner = within.map((each, at) => each + (straight[at] ?? 0));
  const comes = passing({ columns, rows, isInked }, inner, apart);
  const strange = new Float64Array(parts * parts);
  let other = 0;
  let passes = 0;
  for (let at = 0; at < isInked.length; at++) {
    if (!isInked[at]) continue;
    const inside =
      (within[at] ?? 0) * (comes[at] ? against.passing : against.within) +
      (straight[at] ?? 0) * against.passing;
    passes += (straight[at] ?? 0) + (comes[at] ? (within[at] ?? 0) : 0);
    other += inside + (beside[at] ?? 0) * (comes[at] ? against.passingAround : against.around);
    const x = ((at % columns) + 0.5) * cell - margin;
    const y = (Math.floor(at / columns) + 0.5) * cell - margin;
    const part =
      Math.min(parts - 1, Math.max(0, Math.floor((y * parts) / pattern.height))) * parts +
      Math.min(parts - 1, Math.max(0, Math.floor((x * parts) / pattern.width)));
    strange[part] = (strange[part] ?? 0) + inside;
  }
  other += Math.max(0, passes - points.length * mostPassing) * (1 - against.passing);
  const missing = points.length - all;
  const whole = (2 * all) / (2 * all + missing + other);
  // A part with next to nothing in it says nothing.
  const least = Math.max(8, points.length * 0.08);
  let worst = whole;
  for (let part = 0; part < parts * parts; part++) {
    const [hit, miss, odd] = [hits[part] ?? 0, misses[part] ?? 0, strange[part] ?? 0];
    if (hit + miss + odd < least) continue;
    worst = Math.min(worst, (2 * hit) / (2 * hit + miss + odd));
  }
  return whole * (1 - worstPart) + worst * worstPart;
}
