import { planLineFlags, type PlanLines } from '@plumbline/estimating';
import { SegmentBuffer } from './SegmentBuffer.ts';
import { type OperatorCodes, type OperatorList, walkPaths } from './walkPaths.ts';

/** Operator numbers of line styles and fills in the pdf.js version. */
export interface StyleCodes extends OperatorCodes {
  setLineWidth: number;
  setDash: number;
  setGState: number;
  setStrokeRGBColor: number;
  setFillRGBColor: number;
  fill: number;
  eoFill: number;
  fillStroke: number;
  eoFillStroke: number;
  closeFillStroke: number;
  closeEOFillStroke: number;
}

/** Style that decides whether a line can be a wall. */
interface Style {
  width: number;
  isDashed: boolean;
  isWhiteLine: boolean;
  isWhiteFill: boolean;
}

/** Minimum length of a line in points. */
const shortest = 0.75;
/** Chords of a quarter circle. Both faces of a curved wall get the same number. */
const chords = 12;

const isWhite = (args: unknown): boolean => {
  const [color]: unknown[] = Array.isArray(args) ? args : [];
  return typeof color === 'string' && /^#f{6}$/i.test(color);
};
const hasDash = (pattern: unknown): boolean => Array.isArray(pattern) && pattern.length > 0;

/** Points of a cubic curve. */
function pointsOf([p, q, r, s]: readonly [x: number, y: number][], count: number): [number, number][] {
  if (!p || !q || !r || !s) return [];
  return Array.from({ length: count + 1 }, (_, at): [number, number] => {
    const t = at / count;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
    return [a * p[0] + b * q[0] + c * r[0] + d * s[0], a * p[1] + b * q[1] + c * r[1] + d * s[1]];
  });
}

/**
 * Reads the lines of a sheet with what tells walls from other lines: dashes and fills. Curves become chords; white
 * lines and shapes are left out. Yields so that the caller can pause.
 */
export function* readLines(list: OperatorList, codes: StyleCodes): Generator<void, PlanLines> {
  const segments = new SegmentBuffer();
  const flags: number[] = [];
  const weights: number[] = [];
  let weight = 0;
  const fills = new Set([
    codes.fill,
    codes.eoFill,
    codes.fillStroke,
    codes.eoFillStroke,
    codes.closeFillStroke,
    codes.closeEOFillStroke,
  ]);
  const fillsOnly = new Set([codes.fill, codes.eoFill]);
  const stack: Style[] = [];
  let style: Style = { width: 1, isDashed: false, isWhiteLine: false, isWhiteFill: false };
  let flag = 0;
  const add = (x1: number, y1: number, x2: number, y2: number) => {
    if (Math.abs(x2 - x1) + Math.abs(y2 - y1) < shortest) return;
    segments.push(x1, y1, x2, y2);
    flags.push(flag);
    weights.push(weight);
  };
  yield* walkPaths(list, codes, {
    line: add,
    curve(points) {
      const [first, ...rest] = pointsOf(points, chords);
      let last = first;
      for (const point of rest) {
        if (last) add(last[0], last[1], point[0], point[1]);
        last = point;
      }
    },
    path(paint, scale) {
      const isFill = fills.has(paint);
      if (fillsOnly.has(paint) ? style.isWhiteFill : style.isWhiteLine) return false;
      weight = fillsOnly.has(paint) ? 0 : style.width * scale;
      flag =
        (style.isDashed && !fillsOnly.has(paint) ? planLineFlags.dashed : 0) |
        (isFill && !style.isWhiteFill ? planLineFlags.filled : 0);
      return true;
    },
    operator(code, args) {
      if (code === codes.save) stack.push({ ...style });
      else if (code === codes.restore) style = stack.pop() ?? style;
      else if (code === codes.setLineWidth && Array.isArray(args)) style.width = Number(args[0]);
      else if (code === codes.setDash) style.isDashed = hasDash(Array.isArray(args) ? args[0] : null);
      else if (code === codes.setStrokeRGBColor) style.isWhiteLine = isWhite(args);
      else if (code === codes.setFillRGBColor) style.isWhiteFill = isWhite(args);
      else if (code === codes.setGState && Array.isArray(args) && Array.isArray(args[0]))
        for (const entry of args[0] as unknown[]) {
          if (!Array.isArray(entry)) continue;
          if (entry[0] === 'LW') style.width = Number(entry[1]);
          if (entry[0] === 'D') style.isDashed = hasDash(Array.isArray(entry[1]) ? entry[1][0] : null);
        }
    },
  });
  return { coordinates: segments.take(), flags: Uint8Array.from(flags), weights: Float32Array.from(weights) };
}
