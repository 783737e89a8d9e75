import {
  applySimilarity,
  inverseSimilarity,
  similarityAngle,
  similarityFrom,
  similarityScale,
  type Point,
  type Similarity,
} from '@plumbline/estimating';
import {
  apply,
  type Frame,
  pageMatrix,
  pageSize,
  toUser,
  type View,
  viewMatrix,
  type Matrix,
} from '../canvas/view.ts';
import type { Bounds } from '../geometry/shape.ts';
import type { Rect } from '../types.ts';

/** Corresponding points on both sheets, in each page's user space. */
export interface SheetPair {
  before: Point;
  after: Point;
}

/** Maximum difference of proportions for prints of one drawing in two sizes. */
const proportionTolerance = 0.02;
const atOnce: View = { x: 0, y: 0, scale: 1 };

/** Default alignment of the visible upper left corners, scaled to the same size if the proportions match. */
export function alignAsShown(before: Frame, after: Frame): Similarity {
  const [was, is] = [pageSize(before), pageSize(after)];
  const hasSameProportions =
    Math.abs((was.width / was.height) * (is.height / is.width) - 1) < proportionTolerance;
  const scale = hasSameProportions ? is.width / was.width : 1;
  const pair = (p: Point) => ({
    from: toUser(before, atOnce, p),
    to: toUser(after, atOnce, { x: p.x * scale, y: p.y * scale }),
  });
  return similarityFrom(pair({ x: 0, y: 0 }), pair({ x: was.width, y: was.height }));
}

/** Alignment of the old sheet from two point pairs. */
export const alignSheets = (pairs: readonly SheetPair[]): Similarity | null => {
  const [first, second] = pairs.map(({ before, after }) => ({ from: before, to: after }));
  return first && second ? similarityFrom(first, second) : null;
};

/** Point pairs of an alignment at opposite corners of the sheet. */
export const pairsOf = (lie: Similarity, { x, y, width, height }: Rect): [SheetPair, SheetPair] => {
  const pair = (before: Point): SheetPair => ({ before, after: applySimilarity(lie, before) });
  return [pair({ x, y }), pair({ x: x + width, y: y + height })];
};

/** Alignment between the pages as seen, with y downwards from the upper left corner. */
export function alignmentInView(lie: Similarity, before: Frame, after: Frame): Similarity {
  const { x, y, width, height } = before.box;
  const [from, to] = [pageMatrix(before), pageMatrix(after)];
  const pair = (p: Point) => ({ from: apply(from, p), to: apply(to, applySimilarity(lie, p)) });
  return similarityFrom(pair({ x, y }), pair({ x: x + width, y: y + height }));
}

/** Screen position of an aligned page: upper left corner, angle and scale. */
export interface Placed {
  x: number;
  y: number;
  /** Radians, clockwise. */
  angle: number;
  /** CSS pixels per point. */
  scale: number;
}
export const placeOnScreen = (seen: Similarity, view: View): Placed => ({
  x: view.x + view.scale * seen.x,
  y: view.y + view.scale * seen.y,
  angle: similarityAngle(seen),
  scale: view.scale * similarityScale(seen),
});

/** Bounding box of a screen rectangle along the edges of a placed page. */
export function areaOn({ x, y, angle }: Placed, area: Rect): Rect {
  const back: Similarity = { a: Math.cos(angle), b: -Math.sin(angle), x: 0, y: 0 };
  const corners = [
    [area.x, area.y],
    [area.x + area.width, area.y],
    [area.x + area.width, area.y + area.height],
    [area.x, area.y + area.height],
  ].map(([left = 0, top = 0]) => applySimilarity(back, { x: left - x, y: top - y }));
  const [xs, ys] = [corners.map((p) => p.x), corners.map((p) => p.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Matrix from the old page's user space to the screen. */
export function oldPageMatrix(lie: Similarity, after: Frame, view: View): Matrix {
  const [a, b, c, d, e, f] = viewMatrix(after, view);
  return [
    a * lie.a + c * lie.b,
    b * lie.a + d * lie.b,
    c * lie.a - a * lie.b,
    d * lie.a - b * lie.b,
    a * lie.x + c * lie.y + e,
    b * lie.x + d * lie.y + f,
  ];
}

/** Converts a screen point to the old page's user space. */
export const toOld = (lie: Similarity, after: Frame, view: View, p: Point): Point =>
  applySimilarity(inverseSimilarity(lie), toUser(after, view, p));

/** Bounding box of two boxes. */
export const unionBounds = (a: Bounds, b: Bounds): Bounds => ({
  minX: Math.min(a.minX, b.minX),
  minY: Math.min(a.minY, b.minY),
  maxX: Math.max(a.maxX, b.maxX),
  maxY: Math.max(a.maxY, b.maxY),
});
