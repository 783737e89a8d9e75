import { type Arc, arcBetween, bulgeOfSweep, segmentPoint } from './arc.ts';
import { closestPointOnPath } from './geometry.ts';
import { labelPoint } from './label-point.ts';
import { ringArea, segmentIntersections, signedArea } from './polygon.ts';
import type { Point, Vertex } from './types.ts';

/**
 * Reason why a path has no offset: nothing is left of the outline, or the offset crosses itself or comes closer to the
 * outline than its distance.
 */
export type PathObstacle = 'vanished' | 'crossing';

/** Parallel segment. `from` and `to` are its ends, which the joins move along the line or arc. */
interface Side {
  from: Point;
  to: Point;
  /** Unit direction at both ends. */
  start: Point;
  end: Point;
  arc?: Pick<Arc, 'center' | 'radius' | 'sweep'>;
  /** Mitre of an arc's end: a straight piece from `to` to this point. */
  beyond?: Point;
}

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const along = (a: Point, way: Point, by: number): Point => ({ x: a.x + way.x * by, y: a.y + way.y * by });
const left = (way: Point): Point => ({ x: -way.y, y: way.x });
const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const nearest = (points: readonly Point[], to: Point): Point | null =>
  points.reduce<Point | null>((best, each) => (best && gap(best, to) <= gap(each, to) ? best : each), null);

/** Segment from `from` to `to`, moved to the left by `by`; null if it has no length or its arc no radius. */
function parallel(from: Vertex, to: Point, by: number): Side | null {
  const length = gap(from, to);
  if (length === 0) return null;
  const arc = arcBetween(from, to);
  if (!arc) {
    const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const normal = left(way);
    return { from: along(from, normal, by), to: along(to, normal, by), start: way, end: way };
  }
  const turn = Math.sign(arc.sweep);
  const radius = arc.radius - turn * by;
  if (radius <= arc.radius * 1e-9) return null;
  const endAngle = arc.startAngle + arc.sweep;
  const on = (angle: number): Point => ({
    x: arc.center.x + radius * Math.cos(angle),
    y: arc.center.y + radius * Math.sin(angle),
  });
  const tangent = (angle: number): Point => ({ x: -turn * Math.sin(angle), y: turn * Math.cos(angle) });
  return {
    from: on(arc.startAngle),
    to: on(endAngle),
    start: tangent(arc.startAngle),
    end: tangent(endAngle),
    arc: { center: arc.center, radius, sweep: arc.sweep },
  };
}

/** Intersection of two lines by point and direction; null if they are parallel. */
function lineCrossing(a: Point, u: Point, b: Point, v: Point): Point | null {
  const turn = cross(u, v);
  return Math.abs(turn) < 1e-9 ? null : along(a, u, cross(minus(b, a), v) / turn);
}

/** Intersections of a line with a circle. */
function circleCrossings(a: Point, u: Point, { center, radius }: Pick<Arc, 'center' | 'radius'>): Point[] {
  const foot = dot(minus(center, a), u);
  const away = gap(along(a, u, foot), center);
  if (away > radius * (1 + 1e-12)) return [];
  const half = Math.sqrt(Math.max(0, radius * radius - away * away));
  return [along(a, u, foot - half), along(a, u, foot + half)];
}

/** Intersections of two circles. */
function circlesCrossings(a: Pick<Arc, 'center' | 'radius'>, b: Pick<Arc, 'center' | 'radius'>): Point[] {
  const distance = gap(a.center, b.center);
  if (distance === 0) return [];
  const foot = (distance * distance + a.radius * a.radius - b.radius * b.radius) / (2 * distance);
  const under = a.radius * a.radius - foot * foot;
  if (under < -1e-12 * a.radius * a.radius) return [];
  const way = { x: (b.center.x - a.center.x) / distance, y: (b.center.y - a.center.y) / distance };
  const half = Math.sqrt(Math.max(0, under));
  const middle = along(a.center, way, foot);
  return [along(middle, left(way), half), along(middle, left(way), -half)];
}

/** Intersection of the whole lines or circles of two sides, nearest to where they should meet. */
function meeting(before: Side, after: Side, near: Point): Point | null {
  if (before.arc && after.arc) return nearest(circlesCrossings(before.arc, after.arc), near);
  if (before.arc) return nearest(circleCrossings(after.from, after.start, before.arc), near);
  if (after.arc) return nearest(circleCrossings(before.to, before.end, after.arc), near);
  return lineCrossing(before.to, before.end, after.from, after.start);
}

/** Joins the end of a side with the start of the next one. @returns false if they do not meet. */
function join(before: Side, after: Side, by: number, scale: number): boolean {
  const middle = { x: (before.to.x + after.from.x) / 2, y: (before.to.y + after.from.y) / 2 };
  if (gap(before.to, after.from) <= scale * 1e-9) {
    before.to = after.from = middle;
    return true;
  }
  const turn = cross(before.end, after.start);
  const isOpen = turn * by < 0 && gap(before.to, after.from) > 0;
  if (isOpen && (before.arc || after.arc)) {
    // Arcs end where they did; their tangents form the mitre.
    const mitre = lineCrossing(before.to, before.end, after.from, after.start);
    if (!mitre || dot(minus(mitre, before.to), before.end) < 0) return false;
    if (before.arc) before.beyond = mitre;
    else before.to = mitre;
    if (after.arc) before.beyond ??= mitre;
    else after.from = mitre;
    return true;
  }
  const at = meeting(before, after, middle);
  if (!at || (isOpen && dot(minus(at, before.to), before.end) < 0)) return false;
  before.to = after.from = at;
  return true;
}

const angleOf = ({ center }: Pick<Arc, 'center'>, at: Point): number =>
  Math.atan2(at.y - center.y, at.x - center.x);

/** Sweep of a side's arc between its moved ends, in its direction. */
function sweepBetween(arc: NonNullable<Side['arc']>, from: Point, to: Point): number {
  const turn = Math.sign(arc.sweep);
  const full = 2 * Math.PI;
  const sweep = ((((angleOf(arc, to) - angleOf(arc, from)) * turn) % full) + full) % full;
  return turn * (full - sweep < 1e-9 ? 0 : sweep);
}

/** Remaining length of an offset side as a fraction of its length; negative if its joins crossed, so that it runs backwards. */
function remainder({ from, to, start, arc }: Side, scale: number): number {
  if (!arc) return dot(minus(to, from), start) / scale;
  const sweep = Math.abs(sweepBetween(arc, from, to));
  const whole = Math.abs(arc.sweep);
  return (sweep > whole + 1e-7 ? whole - sweep : sweep) * (arc.radius / scale);
}

/** Joins sides and removes those that vanish between their neighbors. @returns null if neighbors do not meet. */
function joinAll(made: readonly Side[], by: number, closed: boolean, scale: number): Side[] | null {
  let list = made;
  for (;;) {
    const sides = list.map((side) => ({ ...side }));
    const least = closed ? (sides.some(({ arc }) => arc) ? 2 : 3) : 1;
    if (sides.length < least) return null;
    for (let at = closed ? 0 : 1; at < sides.length; at++) {
      const before = sides[(at + sides.length - 1) % sides.length] as Side;
      if (!join(before, sides[at] as Side, by, scale)) return null;
    }
    let worst = -1;
    let low = -1e-12;
    sides.forEach((side, at) => {
      const left = remainder(side, scale);
      if (left < low) [worst, low] = [at, left];
    });
    if (worst < 0) return sides;
    list = list.filter((_, at) => at !== worst);
  }
}

/** Vertices of joined sides. */
function verticesOf(sides: readonly Side[], closed: boolean, scale: number): Vertex[] {
  const vertices: Vertex[] = [];
  for (const { from, to, arc, beyond } of sides) {
    const bulge = arc ? bulgeOfSweep(sweepBetween(arc, from, to)) : 0;
    vertices.push(bulge ? { ...from, bulge } : { ...from });
    if (beyond) vertices.push({ ...to });
    if (beyond && gap(beyond, to) > scale * 1e-9) vertices.push({ ...beyond });
  }
  const last = sides.at(-1);
  if (!closed && last) vertices.push({ ...last.to });
  const kept = vertices.filter((vertex, at) => {
    const next = vertices[at + 1] ?? (closed ? vertices[0] : undefined);
    return !next || vertices.length < 2 || gap(vertex, next) > scale * 1e-9;
  });
  return kept;
}

/** True if two segments of an open path meet other than at a shared vertex. */
function crossesItself(vertices: readonly Vertex[]): boolean {
  for (let at = 0; at + 1 < vertices.length; at++)
    for (let other = at + 2; other + 1 < vertices.length; other++) {
      const [a, b, c, d] = [vertices[at], vertices[at + 1], vertices[other], vertices[other + 1]];
      if (a && b && c && d && segmentIntersections(a, b, c, d).length > 0) return true;
    }
  return false;
}

/** Checks that every point of an offset is at its distance from the outline, or further away at a mitre. */
function isClear(
  offset: readonly Vertex[],
  outline: readonly Vertex[],
  by: number,
  closed: boolean,
): boolean {
  const least = Math.abs(by) * (1 - 1e-6);
  const count = closed ? offset.length : offset.length - 1;
  for (let at = 0; at < count; at++) {
    const [from, to] = [offset[at] as Vertex, offset[(at + 1) % offset.length] as Vertex];
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const found = closestPointOnPath(segmentPoint(from, to, share), outline, closed);
      if (found && found.distance < least) return false;
    }
  }
  return true;
}

/**
 * Parallel of a path or ring at a distance in the units of its vertices, positive to the left of its direction. Arcs
 * keep their centers, corners are mitred. A segment that is too short for the distance is left out.
 */
export function offsetPath(
  outline: readonly Vertex[],
  by: number,
  closed: boolean,
): { vertices: Vertex[] } | { obstacle: PathObstacle } {
  const count = closed ? outline.length : outline.length - 1;
  const sides: Side[] = [];
  let scale = Math.abs(by);
  for (let at = 0; at < count; at++) {
    const [from, to] = [outline[at] as Vertex, outline[(at + 1) % outline.length] as Vertex];
    scale = Math.max(scale, gap(from, to));
    const side = parallel(from, to, by);
    if (side) sides.push(side);
  }
  const turn = closed ? Math.sign(signedArea(outline)) : 0;
  const fail = (): { obstacle: PathObstacle } => {
    if (turn * by <= 0) return { obstacle: 'crossing' };
    const middle = labelPoint({ vertices: [...outline] });
    const reach = middle ? (closestPointOnPath(middle, outline, true)?.distance ?? 0) : 0;
    return { obstacle: reach <= Math.abs(by) * 1.001 ? 'vanished' : 'crossing' };
  };
  const joined = joinAll(sides, by, closed, scale);
  if (!joined) return fail();
  const vertices = verticesOf(joined, closed, scale);
  if (closed) {
    const { area, selfCrossing } = ringArea(vertices);
    if (vertices.length < 2 || area <= scale * scale * 1e-12 || Math.sign(signedArea(vertices)) !== turn)
      return fail();
    if (selfCrossing && !ringArea(outline).selfCrossing) return fail();
  } else if (vertices.length < 2 || crossesItself(vertices)) return fail();
  return isClear(vertices, outline, by, closed) ? { vertices } : fail();
}
