import type { PixelBox } from '../raster/index.ts';
import { removeDuplicateMatches } from './remove-duplicate-matches.ts';
import { similarityAt, patternOf, maxLineOffset, type SymbolPattern } from './similarity.ts';
import {
  downscale,
  cutSymbol,
  mirrorSymbol,
  dilate,
  rotateSymbol,
  type CutSymbol,
  type Bitmap,
} from './symbol.ts';

export type { Bitmap } from './symbol.ts';

/** Match of a symbol. */
export interface SymbolMatch {
  box: PixelBox;
  /** Similarity from 0 to 1; 1 is the symbol itself. */
  similarity: number;
  /** Rotated by quarter turns. */
  isTurned: boolean;
  /** Mirrored. */
  isMirrored: boolean;
}

export interface SymbolMatches {
  /** Box of the extracted symbol, without margins and passing lines. */
  symbol: PixelBox;
  /** Matches per orientation, most similar first; one place may match in several orientations. */
  places: SymbolMatch[];
  /** More matches exist than are listed. */
  isCapped: boolean;
}

export interface SymbolMatchOptions {
  /** Minimum similarity. */
  least?: number;
  /** Maximum matches per orientation. */
  most?: number;
  /** Called with the progress from 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Maximum matches per orientation. */
export const maxMatches = 1000;
/** Approximate pixels of a symbol's longer side for matching. */
const side = 44;
/** Step of the coarse search in pixels; lines are thickened accordingly. */
const step = 5;
const half = 2;
/** Minimum share of a symbol's ink for a candidate. */
const minCovered = 0.68;
/** Number of pixels sampled for the coarse test. */
const sample = 240;

/** Reorders a list so that every prefix samples the list evenly. */
function spread<T>(list: readonly T[]): T[] {
  const { length } = list;
  let stride = Math.max(1, Math.round(length * 0.618));
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  while (common(stride, length) !== 1) stride++;
  return list.map((_, index) => list[(index * stride) % length]!);
}

/** Summed-area table of ink over blocks. */
function blockSums({ width, height, ink }: Bitmap): { sums: Uint32Array; columns: number; rows: number } {
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const row = columns + 1;
  const sums = new Uint32Array(row * (rows + 1));
  for (let y = 0, at = 0; y < height; y++) {
    const start = (Math.floor(y / step) + 1) * row + 1;
    for (let x = 0; x < width; x++, at++) if (ink[at]) sums[start + Math.floor(x / step)]!++;
  }
  for (let y = 1; y <= rows; y++)
    for (let x = 1; x <= columns; x++) {
      const at = y * row + x;
      sums[at] = sums[at]! + sums[at - 1]! + sums[at - row]! - sums[at - row - 1]!;
    }
  return { sums, columns, rows };
}

/** Prepared drawing for all patterns. */
interface Searched {
  width: number;
  height: number;
  /** Proximity of each pixel to ink: one of `level`, or 0. */
  levels: Uint8Array;
  blocks: ReturnType<typeof blockSums>;
}
/** Proximity levels: ink, within reach, and the tolerances of the fine and coarse search. */
const level = { ink: 4, near: 3, beside: 2, far: 1 };

/** Best position of a pattern per block, with enough ink. */
function bestPlaces(pattern: SymbolPattern, on: Searched, onRow: (part: number) => void): [number, number][] {
  const { width, levels, blocks } = on;
  const [mostX, mostY] = [width - pattern.width, on.height - pattern.height];
  if (mostX < 0 || mostY < 0) return [];
  const offsets = Int32Array.from(spread(pattern.points), ({ x, y }) => y * width + x);
  const { length } = offsets;
  const first = Math.min(length, sample);
  const most = Math.floor(length * (1 - minCovered));
  const mostFirst = Math.ceil(first * (1 - minCovered));
  const enough = length - most;
  /** True if too much of the pattern is missing at a position. */
  const lacks = (at: number, minLevel: number): boolean => {
    let missed = 0;
    for (let i = 0; i < first; i++)
      if (levels[at + offsets[i]!]! < minLevel && ++missed > mostFirst) return true;
    return false;
  };
  const columns = Math.floor(mostX / step) + 1;
  const rows = Math.floor(mostY / step) + 1;
  const best = new Float32Array(columns * rows);
  const places = new Int32Array(columns * rows);
  const tryAt = (cell: number, at: number) => {
    let misses = 0;
    let exact = 0;
    for (let i = 0; i < length; i++) {
      const value = levels[at + offsets[i]!]!;
      if (value < level.near) {
        if (++misses > most) return;
      } else if (value === level.ink) exact++;
    }
    // Among equal candidates prefer the one with the most exact ink.
    const value = length - misses + exact / 4;
    if (value <= best[cell]!) return;
    best[cell] = value;
    places[cell] = at;
  };
  const [wide, high] = [
    Math.ceil((step - 1 + pattern.width) / step),
    Math.ceil((step - 1 + pattern.height) / step),
  ];
  const sumRow = blocks.columns + 1;
  const { sums } = blocks;
  for (let row = 0; row < rows; row++) {
    if (row % 16 === 0) onRow(row / rows);
    const above = row * sumRow;
    const below = Math.min(blocks.rows, row + high) * sumRow;
    const top = row * step;
    for (let column = 0; column < columns; column++) {
      const right = Math.min(blocks.columns, column + wide);
      if (
        sums[below + right]! - sums[below + column]! - sums[above + right]! + sums[above + column]! <
        enough
      )
        continue;
      const left = column * step;
      if (lacks(Math.min(top + half, mostY) * width + Math.min(left + half, mostX), level.far)) continue;
      // Quarters of the block, each within a pixel of its center.
      for (const y of quarters)
        for (const x of quarters) {
          if (top + y.from > mostY || left + x.from > mostX) continue;
          if (lacks(Math.min(top + y.middle, mostY) * width + Math.min(left + x.middle, mostX), level.beside))
            continue;
          for (let v = top + y.from; v <= Math.min(top + y.to, mostY); v++)
            for (let u = left + x.from; u <= Math.min(left + x.to, mostX); u++)
              tryAt(row * columns + column, v * width + u);
        }
    }
  }
  return localMaxima(best, columns, rows).map((at) => [places[at]! % width, Math.floor(places[at]! / width)]);
}
const quarters = [
  { from: 0, middle: 1, to: 2 },
  { from: 3, middle: 3, to: step - 1 },
];

/** Computes the proximity of each pixel to ink. */
function levelsOf(drawing: Bitmap, near: Uint8Array): Uint8Array {
  const levels = near.slice();
  for (let at = 0; at < levels.length; at++) levels[at] = levels[at]! + drawing.ink[at]!;
  const dilated = dilate({ ...drawing, ink: near }, 1);
  for (let at = 0; at < levels.length; at++) levels[at] = levels[at]! + dilated[at]!;
  const far = dilate({ ...drawing, ink: dilated }, half - 1);
  for (let at = 0; at < levels.length; at++) levels[at] = levels[at]! + far[at]!;
  return levels;
}

/** Local maxima. */
function localMaxima(best: Float32Array, columns: number, rows: number): number[] {
  const found: number[] = [];
  for (let y = 0, at = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, at++) {
      const value = best[at]!;
      if (value === 0) continue;
      let isPeak = true;
      for (let v = Math.max(0, y - 1); isPeak && v <= Math.min(rows - 1, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(columns - 1, x + 1); u++) {
          const other = v * columns + u;
          // The first of equal neighbors wins.
          if (best[other]! > value || (best[other] === value && other < at)) isPeak = false;
        }
      if (isPeak) found.push(at);
    }
  return found;
}

interface Variant extends Pick<SymbolMatch, 'isTurned' | 'isMirrored'> {
  symbol: Omit<CutSymbol, 'box'>;
}

/** Distinct orientations of a symbol; a circle has one. */
function variantsOf(symbol: CutSymbol): Variant[] {
  const ways: Variant[] = [];
  for (const isMirrored of [false, true]) {
    let now: Omit<CutSymbol, 'box'> = isMirrored ? mirrorSymbol(symbol) : symbol;
    for (let turns = 0; turns < 4; turns++) {
      ways.push({ symbol: now, isTurned: turns > 0, isMirrored });
      now = rotateSymbol(now);
    }
  }
  const found: Variant[] = [];
  for (const way of ways) if (!found.some((other) => looksSame(other.symbol, way.symbol))) found.push(way);
  return found;
}

/** True if all ink of each is within reach of the other. */
function looksSame(a: Bitmap, b: Bitmap): boolean {
  if (Math.abs(a.width - b.width) > maxLineOffset || Math.abs(a.height - b.height) > maxLineOffset)
    return false;
  const covers = (one: Bitmap, other: Bitmap) => {
    const size = { width: one.width + 2, height: one.height + 2 };
    const ink = new Uint8Array(size.width * size.height);
    for (let y = 0; y < one.height; y++)
      ink.set(one.ink.subarray(y * one.width, (y + 1) * one.width), (y + 1) * size.width + 1);
    const near = dilate({ ...size, ink }, maxLineOffset);
    let [all, missed] = [0, 0];
    for (let y = 0; y < other.height; y++)
      for (let x = 0; x < other.width; x++) {
        if (!other.ink[y * other.width + x]) continue;
        all++;
        if (y + 1 >= size.height || x + 1 >= size.width || !near[(y + 1) * size.width + x + 1]) missed++;
      }
    return missed <= all * 0.02;
  };
  return covers(a, b) && covers(b, a);
}

/**
 * Finds symbols on a drawing that are similar to the content of a box. Lines match within a pixel; passing lines reduce
 * the similarity little, extra or missing ink much.
 * @returns null if the box is empty.
 * @throws RangeError if the drawing does not have the given size.
 */
export function findSymbolMatches(
  drawing: Bitmap,
  box: PixelBox,
  { least = 0.7, most = maxMatches, onProgress }: SymbolMatchOptions = {},
): SymbolMatches | null {
  if (drawing.ink.length !== drawing.width * drawing.height)
    throw new RangeError('The drawing does not have the given size');
  const fine = cutSymbol(drawing, box);
  if (!fine) return null;
  const factor = Math.max(1, Math.round(Math.max(fine.width, fine.height) / side));
  const seen = downscale(drawing, factor);
  const symbol =
    factor === 1
      ? fine
      : cutSymbol(seen, {
          x: box.x / factor,
          y: box.y / factor,
          width: box.width / factor,
          height: box.height / factor,
        });
  if (!symbol) return null;
  const near = dilate(seen, maxLineOffset);
  const on: Searched = {
    width: seen.width,
    height: seen.height,
    levels: levelsOf(seen, near),
    blocks: blockSums({ ...seen, ink: near }),
  };
  const variants = variantsOf(symbol);
  const found: SymbolMatch[] = [];
  for (const [index, variant] of variants.entries()) {
    const pattern = patternOf(variant.symbol);
    const peaksOf = bestPlaces(pattern, on, (part) => onProgress?.((index + part) / variants.length));
    for (const [x, y] of peaksOf) {
      const similarity = similarityAt(pattern, seen, near, x, y);
      if (similarity < least) continue;
      const { width, height } = pattern;
      const { isTurned, isMirrored } = variant;
      found.push({ box: { x, y, width, height }, similarity, isTurned, isMirrored });
    }
  }
  onProgress?.(1);
  let isCapped = false;
  const listed = (isTurned: boolean, isMirrored: boolean): SymbolMatch[] => {
    const all = found.filter((place) => place.isTurned === isTurned && place.isMirrored === isMirrored);
    // The template always matches itself, even with passing lines.
    if (!isTurned && !isMirrored) all.push({ box: symbol.box, similarity: 1, isTurned, isMirrored });
    const once = removeDuplicateMatches(all);
    isCapped ||= once.length > most;
    return once.slice(0, most);
  };
  const places = [false, true].flatMap((isMirrored) => [
    ...listed(false, isMirrored),
    ...listed(true, isMirrored),
  ]);
  const scaled = ({ x, y, width, height }: PixelBox): PixelBox => ({
    x: x * factor,
    y: y * factor,
    width: width * factor,
    height: height * factor,
  });
  return {
    symbol: fine.box,
    places: places.map((place) => ({ ...place, box: scaled(place.box) })),
    isCapped,
  };
}
