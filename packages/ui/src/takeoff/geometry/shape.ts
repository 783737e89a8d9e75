import {
  calloutLeader,
  drawnAs,
  flatten,
  markKinds,
  type Geometry,
  type Point,
  type TakeoffType,
} from '@plumbline/estimating';
import type { PlanMarkType } from '../types.ts';
import { nearestOnSegment } from './vector.ts';

/** Shape of a take-off type or of a plan mark. */
export type ShapeKind = 'path' | 'region' | 'marks' | 'box';

/** True for the type of a plan mark. */
export const isMarkType = (type: string): type is PlanMarkType => Object.hasOwn(markKinds, type);

/** Shape a type is drawn as. */
export function shapeOf(type: TakeoffType | PlanMarkType): ShapeKind {
  if (!isMarkType(type)) return drawnAs(type);
  const { drawing } = markKinds[type];
  return drawing === 'callout' ? 'box' : drawing;
}

/** Bounding box in page points. */
export interface Bounds {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** Shape flattened to straight segments, for bounds, hit tests and snaps. */
export interface FlatShape {
  kind: ShapeKind;
  outline: Point[];
  holes: Point[][];
  /** Leader of a callout. */
  leader?: Point[];
  bounds: Bounds;
}

const flats = new WeakMap<Geometry, Map<ShapeKind, FlatShape>>();

/** Flattens a geometry. Cached, because geometries are immutable. */
export function flatShape(type: TakeoffType | PlanMarkType, geometry: Geometry): FlatShape {
  const kind = shapeOf(type);
  let byKind = flats.get(geometry);
  if (!byKind) flats.set(geometry, (byKind = new Map()));
  let shape = byKind.get(kind);
  if (!shape) {
    const closed = kind === 'region';
    const outline =
      kind === 'marks'
        ? geometry.vertices
        : kind === 'box'
          ? geometry.vertices.slice(0, 4)
          : flatten(geometry.vertices, closed || geometry.closed === true);
    if (kind === 'path' && geometry.closed && outline[0]) outline.push(outline[0]);
    const holes = (geometry.cutouts ?? []).map((ring) => flatten(ring, true));
    const leader = kind === 'box' ? calloutLeader(geometry.vertices) : undefined;
    shape = {
      kind,
      outline,
      holes,
      ...(leader ? { leader: [leader.from, leader.to] } : {}),
      bounds: boundsOf(leader ? [...outline, leader.to] : outline),
    };
    byKind.set(kind, shape);
  }
  return shape;
}

export function boundsOf(points: readonly Point[]): Bounds {
  const bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const p of points) {
    if (p.x < bounds.minX) bounds.minX = p.x;
    if (p.y < bounds.minY) bounds.minY = p.y;
    if (p.x > bounds.maxX) bounds.maxX = p.x;
    if (p.y > bounds.maxY) bounds.maxY = p.y;
  }
  return bounds;
}

/** True if `p` is inside the ring by the even-odd rule. */
export function inRing(p: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i]!;
    const b = ring[j]!;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** True if `p` is in the area and not in a cut-out. */
export const inRegion = (p: Point, shape: FlatShape): boolean =>
  inRing(p, shape.outline) && !shape.holes.some((hole) => inRing(p, hole));

/** Distance from `p` to a path, or to a ring when `closed`. */
export function distanceToPath(p: Point, points: readonly Point[], closed: boolean): number {
  let best = Infinity;
  for (let i = closed ? 0 : 1; i < points.length; i++) {
    const a = points[i === 0 ? points.length - 1 : i - 1]!;
    const n = nearestOnSegment(p, a, points[i]!);
    const d = Math.hypot(n.x - p.x, n.y - p.y);
    if (d < best) best = d;
  }
  return points.length === 1 ? Math.hypot(points[0]!.x - p.x, points[0]!.y - p.y) : best;
}

/** Distance from `p` to a shape; 0 inside an area. */
export function distanceToShape(p: Point, shape: FlatShape): number {
  if (shape.kind === 'marks')
    return shape.outline.reduce((best, m) => Math.min(best, Math.hypot(m.x - p.x, m.y - p.y)), Infinity);
  if (shape.kind === 'path') return distanceToPath(p, shape.outline, false);
  if (inRegion(p, shape)) return 0;
  return Math.min(
    distanceToPath(p, shape.outline, true),
    ...shape.holes.map((hole) => distanceToPath(p, hole, true)),
    shape.leader ? distanceToPath(p, shape.leader, false) : Infinity,
  );
}
