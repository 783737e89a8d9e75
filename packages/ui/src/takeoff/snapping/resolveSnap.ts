import type { Point } from '@plumbline/estimating';
import { constrainAngle, crossing, distance, midpoint, nearestOnSegment } from '../geometry/vector.ts';
import type { SnapKind } from '../types.ts';

export interface SnapQuestion {
  /** Pointer position in page points. */
  raw: Point;
  /** Snap distance in points. */
  reach: number;
  /** Segments near the pointer, four numbers each. */
  segments: readonly number[];
  /** Single points near the pointer, such as count marks. */
  points: readonly Point[];
  /** Start of the live segment. */
  anchor: Point | null;
  /** Locks the live segment to multiples of 45°. */
  locked: boolean;
  /** Vertex that closes the drawing. */
  closing: Point | null;
}

export interface SnapAnswer {
  point: Point;
  kind: SnapKind | null;
}

/** Distance penalties by snap kind, as fractions of the snap distance. */
const penalty: Record<SnapKind, number> = {
  close: -1,
  endpoint: 0,
  intersection: 0.1,
  midpoint: 0.25,
  edge: 1,
};

/** Number of nearest segments searched for intersections, because the cost is quadratic. */
const MAX_INTERSECTION_SEGMENTS = 24;

const end = (s: readonly number[], i: number): [Point, Point] => [
  { x: s[i]!, y: s[i + 1]! },
  { x: s[i + 2]!, y: s[i + 3]! },
];

/** Snaps the pointer to an endpoint, intersection, midpoint or line nearby; else returns it unchanged. */
export function resolveSnap(question: SnapQuestion): SnapAnswer {
  const { raw, reach, closing, anchor, locked } = question;
  if (closing && distance(raw, closing) <= reach) {
    return { point: { x: closing.x, y: closing.y }, kind: 'close' };
  }
  return anchor && locked ? alongRay(question, anchor) : aroundPointer(question);
}

function aroundPointer({ raw, reach, segments, points }: SnapQuestion): SnapAnswer {
  let best: SnapAnswer = { point: { x: raw.x, y: raw.y }, kind: null };
  let bestScore = Infinity;
  const offer = (point: Point, kind: SnapKind) => {
    const d = distance(raw, point);
    if (d > reach) return;
    const score = d / reach + penalty[kind];
    if (score >= bestScore) return;
    bestScore = score;
    best = { point: { x: point.x, y: point.y }, kind };
  };
  for (const point of points) offer(point, 'endpoint');
  const near: { d: number; a: Point; b: Point }[] = [];
  for (let i = 0; i < segments.length; i += 4) {
    const [a, b] = end(segments, i);
    const foot = nearestOnSegment(raw, a, b);
    const d = distance(raw, foot);
    if (d > reach) continue;
    offer(a, 'endpoint');
    offer(b, 'endpoint');
    offer(midpoint(a, b), 'midpoint');
    offer(foot, 'edge');
    near.push({ d, a, b });
  }
  near.sort((p, q) => p.d - q.d);
  near.length = Math.min(near.length, MAX_INTERSECTION_SEGMENTS);
  for (let i = 1; i < near.length; i++) {
    for (let j = 0; j < i; j++) {
      const at = crossing(near[i]!.a, near[i]!.b, near[j]!.a, near[j]!.b);
      if (at) offer(at, 'intersection');
    }
  }
  return best;
}

/** Snap with a locked angle: intersections with the ray and endpoints on it. */
function alongRay({ raw, reach, segments, points }: SnapQuestion, anchor: Point): SnapAnswer {
  const on = constrainAngle(anchor, raw);
  const length = distance(anchor, on);
  if (length === 0) return { point: on, kind: null };
  const ux = (on.x - anchor.x) / length;
  const uy = (on.y - anchor.y) / length;
  const from = { x: on.x - ux * reach, y: on.y - uy * reach };
  const to = { x: on.x + ux * reach, y: on.y + uy * reach };
  let best: SnapAnswer = { point: on, kind: null };
  let bestScore = Infinity;
  const offer = (point: Point, kind: SnapKind) => {
    // Project back onto the ray, so that the locked coordinate stays exact.
    const locked = constrainAngle(anchor, point);
    const d = distance(on, locked);
    const score = d / reach + penalty[kind];
    if (d > reach || score >= bestScore) return;
    bestScore = score;
    best = { point: locked, kind };
  };
  const offLineTolerance = reach * 0.1;
  const offersEnd = (p: Point) => Math.abs((p.x - anchor.x) * uy - (p.y - anchor.y) * ux) <= offLineTolerance;
  for (const point of points) if (offersEnd(point)) offer(point, 'endpoint');
  for (let i = 0; i < segments.length; i += 4) {
    const [a, b] = end(segments, i);
    if (offersEnd(a)) offer(a, 'endpoint');
    if (offersEnd(b)) offer(b, 'endpoint');
    const at = crossing(from, to, a, b);
    if (at) offer(at, 'intersection');
  }
  return best;
}
