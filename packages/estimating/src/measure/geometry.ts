import { orient2d } from 'robust-predicates';
import { arcBetween, arcParameter, segmentLength, segmentPoint } from './arc.ts';
import { segmentBox } from './polygon.ts';
import type { Geometry, Point, Vertex } from './types.ts';

function mapGeometry(geometry: Geometry, map: (vertex: Vertex) => Vertex): Geometry {
  return {
    ...geometry,
    vertices: geometry.vertices.map(map),
    ...(geometry.cutouts && { cutouts: geometry.cutouts.map((ring) => ring.map(map)) }),
  };
}

/** Moves a geometry by (dx, dy) points. */
export const translate = (geometry: Geometry, dx: number, dy: number): Geometry =>
  mapGeometry(geometry, (vertex) => ({ ...vertex, x: vertex.x + dx, y: vertex.y + dy }));

/**
 * Turns a geometry counter-clockwise about a point. Whole quarter turns swap and negate coordinates, without any
 * trigonometry and its rounding.
 */
export function rotate(geometry: Geometry, degrees: number, about: Point = { x: 0, y: 0 }): Geometry {
  const quarter = ((degrees % 360) + 360) % 360;
  const exact: Record<number, [number, number]> = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] };
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = exact[quarter] ?? [Math.cos(radians), Math.sin(radians)];
  return mapGeometry(geometry, (vertex) => {
    const dx = vertex.x - about.x;
    const dy = vertex.y - about.y;
    return { ...vertex, x: about.x + (dx * cos - dy * sin), y: about.y + (dx * sin + dy * cos) };
  });
}

/** Scales a geometry about a point; a negative factor mirrors. Arcs need one size of factor along both axes. */
export function scale(
  geometry: Geometry,
  factorX: number,
  factorY = factorX,
  about: Point = { x: 0, y: 0 },
): Geometry {
  const mirrored = factorX < 0 !== factorY < 0;
  return mapGeometry(geometry, (vertex) => ({
    ...vertex,
    x: about.x + (vertex.x - about.x) * factorX,
    y: about.y + (vertex.y - about.y) * factorY,
    ...(mirrored && vertex.bulge !== undefined && { bulge: -vertex.bulge }),
  }));
}

/** Mirrors a geometry over the line through two points. */
export function mirror(geometry: Geometry, a: Point, b: Point): Geometry {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return geometry;
  return mapGeometry(geometry, (vertex) => {
    const across = (2 * ((vertex.x - a.x) * dy - (vertex.y - a.y) * dx)) / square;
    return {
      ...vertex,
      x: vertex.x - across * dy,
      y: vertex.y + across * dx,
      ...(vertex.bulge !== undefined && { bulge: -vertex.bulge }),
    };
  });
}

/** The same outline in the opposite direction: arcs keep their shape. */
export function reverse(vertices: readonly Vertex[], closed: boolean): Vertex[] {
  const count = vertices.length;
  return vertices.map((_, index) => {
    const { x, y } = vertices[count - 1 - index] as Vertex;
    // The side that now leaves this vertex is the one that used to arrive at it.
    const before = count - 2 - index;
    const bulge = before >= 0 ? vertices[before]?.bulge : closed ? vertices[count - 1]?.bulge : undefined;
    return bulge === undefined ? { x, y } : { x, y, bulge: -bulge };
  });
}

/** The box around a path or ring, arcs included. @returns undefined without vertices. */
export function boundingBox(
  vertices: readonly Vertex[],
  closed = true,
): { minX: number; minY: number; maxX: number; maxY: number } | undefined {
  const first = vertices[0];
  if (first === undefined) return undefined;
  const box = { minX: first.x, minY: first.y, maxX: first.x, maxY: first.y };
  for (const { from, to } of sides(vertices, closed)) {
    const side = segmentBox(from, to);
    box.minX = Math.min(box.minX, side.minX);
    box.minY = Math.min(box.minY, side.minY);
    box.maxX = Math.max(box.maxX, side.maxX);
    box.maxY = Math.max(box.maxY, side.maxY);
  }
  return box;
}

/** The sides of a path (`closed` false) or ring, in order. */
function* sides(
  vertices: readonly Vertex[],
  closed: boolean,
): Generator<{ from: Vertex; to: Vertex; index: number }> {
  const count = closed ? vertices.length : vertices.length - 1;
  for (let index = 0; index < count; index++) {
    yield { from: vertices[index] as Vertex, to: vertices[(index + 1) % vertices.length] as Vertex, index };
  }
}

/**
 * Whether a point is inside a ring by the even-odd rule, arcs included. Which side of a straight edge it is on is
 * decided exactly.
 */
export function pointInPolygon(point: Point, vertices: readonly Vertex[]): boolean {
  let inside = false;
  for (const { from, to } of sides(vertices, true)) {
    if (from.y > point.y !== to.y > point.y) {
      const side = orient2d(from.x, from.y, to.x, to.y, point.x, point.y);
      // orient2d is negative for points left of the edge as seen upwards.
      if (to.y > from.y ? side < 0 : side > 0) inside = !inside;
    }
    // An arc swaps inside and outside exactly between itself and its chord.
    const arc = arcBetween(from, to);
    if (arc === undefined) continue;
    const dx = point.x - arc.center.x;
    const dy = point.y - arc.center.y;
    if (dx * dx + dy * dy > arc.radius * arc.radius) continue;
    const side = orient2d(from.x, from.y, to.x, to.y, point.x, point.y);
    // A counter-clockwise arc is right of its chord, where orient2d is positive. Points on the chord are on its side
    // towards greater x, or greater y, as they are for straight edges above.
    const isRight = side > 0 || (side === 0 && (to.y > from.y || (to.y === from.y && to.x < from.x)));
    if (arc.sweep > 0 === isRight) inside = !inside;
  }
  return inside;
}

/** The nearest place on a path. */
export interface PathPoint {
  point: Point;
  /** Points away. */
  distance: number;
  /** Index of the vertex where the segment starts. */
  segment: number;
  /** 0 to 1 along the segment. */
  t: number;
}

/**
 * The nearest place on a path (`closed` false) or ring.
 * @returns undefined without vertices.
 */
export function closestPointOnPath(
  point: Point,
  vertices: readonly Vertex[],
  closed: boolean,
): PathPoint | undefined {
  const first = vertices[0];
  if (first === undefined) return undefined;
  const away = (p: Point): number => Math.hypot(p.x - point.x, p.y - point.y);
  let best: PathPoint = { point: { x: first.x, y: first.y }, distance: away(first), segment: 0, t: 0 };
  const offer = (candidate: Point, segment: number, t: number): void => {
    const distance = away(candidate);
    if (distance < best.distance) best = { point: candidate, distance, segment, t };
  };
  for (const { from, to, index } of sides(vertices, closed)) {
    const arc = arcBetween(from, to);
    if (arc === undefined) {
      const dx = to.x - from.x;
      const dy = to.y - from.y;
      const square = dx * dx + dy * dy;
      if (square === 0) continue;
      const t = Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / square));
      offer({ x: from.x + dx * t, y: from.y + dy * t }, index, t);
      continue;
    }
    offer({ x: from.x, y: from.y }, index, 0);
    offer({ x: to.x, y: to.y }, index, 1);
    const t = arcParameter(arc, point);
    if (t > 0 && t < 1) offer(segmentPoint(from, to, t), index, t);
  }
  return best;
}

/**
 * A path or ring as straight segments no further than `tolerance` points from its arcs. Rings stay open lists.
 */
export function flatten(vertices: readonly Vertex[], closed: boolean, tolerance = 0.1): Point[] {
  const points: Point[] = [];
  for (const { from, to } of sides(vertices, closed)) {
    points.push({ x: from.x, y: from.y });
    const arc = arcBetween(from, to);
    if (arc === undefined) continue;
    const step = 2 * Math.acos(Math.max(0, 1 - tolerance / arc.radius));
    const count = Math.min(512, Math.ceil(Math.abs(arc.sweep) / Math.max(step, 1e-3)));
    for (let index = 1; index < count; index++) points.push(segmentPoint(from, to, index / count));
  }
  const last = vertices.at(-1);
  if (!closed && last !== undefined) points.push({ x: last.x, y: last.y });
  return points;
}

/** The point halfway along a path by length: where the label of a length goes. */
export function pathMiddle(vertices: readonly Vertex[], closed = false): Point | undefined {
  const lengths = [...sides(vertices, closed)].map((side) => ({
    ...side,
    length: segmentLength(side.from, side.to),
  }));
  let left = lengths.reduce((sum, side) => sum + side.length, 0) / 2;
  for (const { from, to, length } of lengths) {
    if (length >= left && length > 0) return segmentPoint(from, to, left / length);
    left -= length;
  }
  const first = vertices[0];
  return first && { x: first.x, y: first.y };
}
