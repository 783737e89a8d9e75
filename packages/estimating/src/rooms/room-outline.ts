import { bulgeThrough } from '../measure/arc.ts';
import type { Point, Vertex } from '../measure/types.ts';

/** Corners this close to the line of their neighbors are left out, in points. */
const straight = 0.2;
/** Points of an arc are this close to its circle, in points. */
const round = 0.3;
/** Least number of chords of an arc, and the largest turn between two, in radians. */
const chords = 4;
const largestTurn = 0.5;

const minus = (p: Point, q: Point): Point => ({ x: p.x - q.x, y: p.y - q.y });
const cross = (p: Point, q: Point): number => p.x * q.y - p.y * q.x;
const gap = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);

/** Leaves out the corners of a ring that are on a straight line, and spikes without width. */
export function simplifyRing(ring: readonly Point[]): Point[] {
  let kept = [...ring];
  for (let changed = true; changed && kept.length > 3;) {
    changed = false;
    for (let at = 0; at < kept.length && kept.length > 3; at++) {
      const before = kept[(at + kept.length - 1) % kept.length]!;
      const after = kept[(at + 1) % kept.length]!;
      const base = gap(before, after);
      const off = base < 1e-9 ? 0 : Math.abs(cross(minus(kept[at]!, before), minus(after, before))) / base;
      if (off > straight) continue;
      kept = kept.filter((_, index) => index !== at);
      changed = true;
      at--;
    }
  }
  return kept;
}

/** Center and radius of the circle through three points; null if they are on a line. */
function circle(a: Point, b: Point, c: Point): { center: Point; radius: number } | null {
  const [p, q] = [minus(b, a), minus(c, a)];
  const turn = 2 * cross(p, q);
  if (Math.abs(turn) < 1e-6) return null;
  const [pp, qq] = [p.x * p.x + p.y * p.y, q.x * q.x + q.y * q.y];
  const center = { x: a.x + (q.y * pp - p.y * qq) / turn, y: a.y + (p.x * qq - q.x * pp) / turn };
  return { center, radius: gap(center, a) };
}

const turnAt = (a: Point, b: Point, c: Point): number => {
  const [p, q] = [minus(b, a), minus(c, b)];
  return Math.atan2(cross(p, q), p.x * q.x + p.y * q.y);
};

/** Number of chords from a corner of the ring that are on one circle. */
function chordsFrom(ring: readonly Point[], start: number): number {
  const point = (step: number) => ring[(start + step) % ring.length]!;
  const on = circle(point(0), point(1), point(2));
  if (!on) return 1;
  const first = turnAt(point(0), point(1), point(2));
  let count = 1;
  for (let step = 2; step <= ring.length; step++) {
    const turn = turnAt(point(step - 2), point(step - 1), point(step));
    if (turn * first <= 0 || Math.abs(turn) > largestTurn) break;
    if (Math.abs(gap(point(step), on.center) - on.radius) > round) break;
    count = step;
    // A full circle is two arcs.
    if (Math.abs(turn) * count > 4.5) break;
  }
  return count;
}

/** Replaces chords of a ring by the arcs that they approximate. */
export function fitArcs(ring: readonly Point[]): Vertex[] {
  if (ring.length < chords + 1) return [...ring];
  // Begin at a corner, so that no arc is cut by the start of the list.
  const corner = ring.findIndex((_, at) => {
    const turn = turnAt(
      ring[(at + ring.length - 1) % ring.length]!,
      ring[at]!,
      ring[(at + 1) % ring.length]!,
    );
    return Math.abs(turn) > largestTurn;
  });
  const from = Math.max(0, corner);
  const turned = [...ring.slice(from), ...ring.slice(0, from)];
  const vertices: Vertex[] = [];
  for (let at = 0; at < turned.length;) {
    const count = Math.min(chordsFrom(turned, at), turned.length - at);
    const start = turned[at]!;
    if (count < chords) {
      vertices.push({ ...start });
      at++;
      continue;
    }
    const middle = turned[at + (count >> 1)]!;
    const end = turned[(at + count) % turned.length]!;
    vertices.push({ ...start, bulge: bulgeThrough(start, middle, end) });
    at += count;
  }
  return vertices;
}
