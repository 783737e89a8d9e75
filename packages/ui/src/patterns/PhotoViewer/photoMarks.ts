import { constrainAngle } from '../../takeoff/geometry/vector.ts';
import type { Tint } from '../../components/Avatar/initials.ts';

/** Position on the unrotated picture: 0 to 1 of its width and height, from the upper left corner. */
export interface MarkPoint {
  x: number;
  y: number;
}

export const photoMarkKinds = ['arrow', 'rectangle', 'ellipse', 'freehand', 'text'] as const;
export type PhotoMarkKind = (typeof photoMarkKinds)[number];

/** Mark on a photo. The picture itself stays as it is. */
export interface PhotoMark {
  /** Unique id. */
  id: string;
  /** Kind of the mark. */
  kind: PhotoMarkKind;
  /** Hue of the design system; drawn in the shades of the light theme with a pale edge. */
  color: Tint;
  /**
   * Tail and tip of an arrow, two opposite corners of a rectangle or ellipse, all points of a freehand line, or the
   * middle of a text.
   */
  points: readonly MarkPoint[];
  /** Words of a text. */
  text?: string;
  /** Height of a text's letters as a part of the picture's longer side. @default 0.03 */
  textSize?: number;
}

/** Width and height of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Limits of the letters' height as a part of the picture's longer side. */
export const textSizes = { least: 0.012, usual: 0.03, most: 0.16 } as const;

/** Smallest length of a drawn mark as a part of the picture's longer side; shorter ones are slips of the hand. */
const leastLength = 0.008;
/** Part of the picture that a mark placed by keyboard covers. */
const placedSize = 0.24;

const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

export const clampPoint = ({ x, y }: MarkPoint): MarkPoint => ({ x: clamp(x), y: clamp(y) });

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Smallest upright rectangle around the points of a mark. */
export function boundsOf({ points }: Pick<PhotoMark, 'points'>): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return points.length > 0 ? bounds : { left: 0, top: 0, right: 0, bottom: 0 };
}

/** Moves a mark as far as it stays on the picture. */
export function moveMark(mark: PhotoMark, dx: number, dy: number): PhotoMark {
  const { left, top, right, bottom } = boundsOf(mark);
  const x = clamp(dx, -left, 1 - right);
  const y = clamp(dy, -top, 1 - bottom);
  return { ...mark, points: mark.points.map((p) => clampPoint({ x: p.x + x, y: p.y + y })) };
}

/** Positions by which a mark is resized; a text has none, because the size of its letters is changed. */
export function handlesOf(mark: PhotoMark): MarkPoint[] {
  const { left, top, right, bottom } = boundsOf(mark);
  switch (mark.kind) {
    case 'arrow':
      return mark.points.map(({ x, y }) => ({ x, y }));
    case 'rectangle':
    case 'ellipse':
      return [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ];
    case 'freehand':
      return [{ x: right, y: bottom }];
    case 'text':
      return [];
  }
}

/** Scales the points away from the upper left corner of their bounds, to the new lower right corner. */
function stretch(mark: PhotoMark, to: MarkPoint): PhotoMark {
  const { left, top, right, bottom } = boundsOf(mark);
  const factor = (from: number, end: number, goal: number) =>
    end - from === 0 ? 1 : Math.max(0, goal - from) / (end - from);
  const fx = factor(left, right, to.x);
  const fy = factor(top, bottom, to.y);
  return {
    ...mark,
    points: mark.points.map(({ x, y }) => clampPoint({ x: left + (x - left) * fx, y: top + (y - top) * fy })),
  };
}

/** Drags a handle of `handlesOf` to a position; the opposite end stays. */
export function dragHandle(mark: PhotoMark, handle: number, to: MarkPoint): PhotoMark {
  const end = clampPoint(to);
  if (mark.kind === 'arrow')
    return { ...mark, points: mark.points.map((point, at) => (at === handle ? end : point)) };
  if (mark.kind === 'freehand') return stretch(mark, end);
  const fixed = handlesOf(mark)[(handle + 2) % 4];
  return fixed ? { ...mark, points: [fixed, end] } : mark;
}

/** Resizes a mark by keyboard: moves the tip of an arrow or the far corner, or changes the letters of a text. */
export function growMark(mark: PhotoMark, dx: number, dy: number): PhotoMark {
  if (mark.kind === 'text') {
    const size = (mark.textSize ?? textSizes.usual) * (1 + (dx - dy) * 4);
    return { ...mark, textSize: clamp(size, textSizes.least, textSizes.most) };
  }
  const at = mark.kind === 'arrow' ? 1 : mark.kind === 'freehand' ? 0 : 2;
  const handle = handlesOf(mark)[at];
  return handle ? dragHandle(mark, at, { x: handle.x + dx, y: handle.y + dy }) : mark;
}

/**
 * Points of a mark drawn from one position to another.
 * @param isRegular keeps arrows at multiples of 45° and makes squares and circles, as they are seen.
 */
export function pointsOfDrag(
  kind: 'arrow' | 'rectangle' | 'ellipse',
  from: MarkPoint,
  to: MarkPoint,
  size: PictureSize,
  isRegular = false,
): MarkPoint[] {
  if (!isRegular) return [clampPoint(from), clampPoint(to)];
  const seen = ({ x, y }: MarkPoint) => ({ x: x * size.width, y: y * size.height });
  const a = seen(from);
  const b = seen(to);
  const side = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  const end =
    kind === 'arrow'
      ? constrainAngle(a, b)
      : { x: a.x + side * (b.x < a.x ? -1 : 1), y: a.y + side * (b.y < a.y ? -1 : 1) };
  return [clampPoint(from), clampPoint({ x: end.x / size.width, y: end.y / size.height })];
}

/** Points of a mark that is placed by keyboard around a position. */
export function pointsAround(kind: PhotoMarkKind, middle: MarkPoint): MarkPoint[] {
  const half = placedSize / 2;
  const x = clamp(middle.x, half, 1 - half);
  const y = clamp(middle.y, half, 1 - half);
  const at = (dx: number, dy: number) => ({ x: x + dx * half, y: y + dy * half });
  switch (kind) {
    case 'text':
      return [{ x, y }];
    case 'arrow':
      return [at(-1, 1), at(0, 0)];
    case 'freehand':
      // A wavy line, as under a word.
      return Array.from({ length: 17 }, (_, step) => at(step / 8 - 1, Math.sin((step * Math.PI) / 4) / 4));
    default:
      return [at(-1, -1), at(1, 1)];
  }
}

/** True for a mark too small to be seen, e.g. of a click that was no drag. */
export function isTooSmall(mark: PhotoMark, { width, height }: PictureSize): boolean {
  if (mark.kind === 'text') return false;
  const { left, top, right, bottom } = boundsOf(mark);
  return Math.hypot((right - left) * width, (bottom - top) * height) < leastLength * Math.max(width, height);
}

/** Points of a freehand line without those that change it by less than the tolerance (Douglas and Peucker). */
export function simplifyLine(points: readonly MarkPoint[], tolerance: number): MarkPoint[] {
  const keep = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    const a = points[first];
    const b = points[last];
    if (!a || !b) continue;
    let farthest = -1;
    let most = tolerance;
    for (let at = first + 1; at < last; at++) {
      const p = points[at];
      if (!p) continue;
      const away = distanceToSegment(p, a, b);
      if (away > most) [farthest, most] = [at, away];
    }
    if (farthest < 0) continue;
    keep.add(farthest);
    spans.push([first, farthest], [farthest, last]);
  }
  return points.filter((_, at) => keep.has(at));
}

function distanceToSegment(p: MarkPoint, a: MarkPoint, b: MarkPoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / square);
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}
