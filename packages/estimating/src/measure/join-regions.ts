import { closestPointOnPath, pointInPolygon, reverse } from './geometry.ts';
import { ringArea, segmentIntersections, signedArea } from './polygon.ts';
import { segmentPart, vertexAt } from './sub-path.ts';
import { segmentPoint } from './arc.ts';
import type { Geometry, Point, Vertex } from './types.ts';

// The outline of the joined area consists of the parts of each outline outside the other area. A common border stays
// where both areas are on the same side of it, and is dropped where it separates them.

/** Greatest distance of borders that are the same, in points. */
const SAME = 1e-3;

interface Side {
  from: Vertex;
  to: Point;
}

const gap = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const directed = (ring: readonly Vertex[], sign: 1 | -1): Vertex[] =>
  Math.sign(signedArea(ring)) === -sign ? reverse(ring, true) : [...ring];
/** Outline counter-clockwise and cut-outs clockwise. */
const ringsOf = ({ vertices, cutouts = [] }: Geometry): Vertex[][] => [
  directed(vertices, 1),
  ...cutouts.map((ring) => directed(ring, -1)),
];
const sidesOf = (rings: readonly Vertex[][]): Side[] =>
  rings.flatMap((ring) =>
    ring
      .map((from, at): Side => ({ from, to: ring[(at + 1) % ring.length] as Vertex }))
      .filter(({ from, to }) => gap(from, to) > 0),
  );

/** Parts of a side between the points where others meet it. */
function partsOf({ from, to }: Side, others: readonly Side[]): Side[] {
  const shares = [0, 1];
  const offer = (point: Point) => {
    const near = closestPointOnPath(point, [from, to], false);
    if (near && near.distance <= SAME) shares.push(near.t);
  };
  for (const other of others) {
    for (const point of segmentIntersections(from, to, other.from, other.to)) offer(point);
    offer(other.from);
  }
  const sorted = shares.toSorted((a, b) => a - b);
  return sorted.slice(1).flatMap((end, at) => {
    const [start, stop] = segmentPart(from, to, sorted[at] as number, end);
    return gap(start, stop) > SAME ? [{ from: start, to: stop }] : [];
  });
}

/** Position of a part of a side relative to an area: inside, outside, or on its border in the same or opposite direction. */
function placeOf({ from, to }: Side, rings: readonly Vertex[][]): 'inside' | 'outside' | 'along' | 'against' {
  const middle = segmentPoint(from, to, 0.5);
  for (const ring of rings) {
    const near = closestPointOnPath(middle, ring, true);
    if (!near || near.distance > SAME) continue;
    const start = ring[near.segment] as Vertex;
    const side: [Vertex, Vertex] = [start, ring[(near.segment + 1) % ring.length] as Vertex];
    const before = closestPointOnPath(segmentPoint(from, to, 0.49), side, false);
    const after = closestPointOnPath(segmentPoint(from, to, 0.51), side, false);
    return (before?.t ?? 0) < (after?.t ?? 0) ? 'along' : 'against';
  }
  const [outline = [], ...cutouts] = rings;
  const isInside = pointInPolygon(middle, outline) && !cutouts.some((ring) => pointInPolygon(middle, ring));
  return isInside ? 'inside' : 'outside';
}

/** Angle by which a path turns from one side into another, left turns positive. */
function turn(before: Side, after: Side): number {
  const direction = ({ from, to }: Side, share: number) => {
    const [a, b] = [
      segmentPoint(from, to, Math.max(0, share - 0.01)),
      segmentPoint(from, to, Math.min(1, share + 0.01)),
    ];
    return Math.atan2(b.y - a.y, b.x - a.x);
  };
  const angle = direction(after, 0) - direction(before, 1);
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

/** Chains sides to rings. @returns null if a side does not continue. */
function ringsThrough(sides: readonly Side[]): Vertex[][] | null {
  const left = [...sides];
  const rings: Vertex[][] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    const ring = [first];
    for (let last = first; gap(last.to, first.from) > 2 * SAME;) {
      let best = -1;
      left.forEach((side, at) => {
        if (gap(side.from, last.to) > 2 * SAME) return;
        if (best < 0 || turn(last, side) > turn(last, left[best] as Side)) best = at;
      });
      const [next] = best < 0 ? [] : left.splice(best, 1);
      if (!next) return null;
      ring.push(next);
      last = next;
    }
    rings.push(ring.map(({ from }) => from));
  }
  return rings;
}

/** True if a point is on the straight line between two others. */
function isBetween(point: Point, before: Point, after: Point): boolean {
  const chord = gap(before, after);
  const cross = (after.x - before.x) * (point.y - before.y) - (after.y - before.y) * (point.x - before.x);
  return gap(before, point) < chord && gap(point, after) < chord && Math.abs(cross) <= SAME * chord;
}

/** Ring without the vertices between two straight segments of one line. */
function simplified(ring: readonly Vertex[]): Vertex[] {
  const [first] = ring;
  if (!first) return [];
  // The vertex that is farthest from another one is a corner, so that the ring can be gone through from there.
  const distances = ring.map((vertex) => gap(vertex, first));
  const corner = distances.indexOf(Math.max(...distances));
  const ordered = [...ring.slice(corner), ...ring.slice(0, corner)];
  const kept: Vertex[] = [];
  // Vertices since the last one that was kept. Each may be nearly on the line of its neighbors and yet all of them are
  // a corner, so all have to be on the line that replaces them.
  let between: Vertex[] = [];
  ordered.forEach((vertex, at) => {
    const last = kept.at(-1);
    const after = ordered[(at + 1) % ordered.length] as Vertex;
    between.push(vertex);
    const isStraight = !vertex.bulge && !ordered[at - 1]?.bulge;
    if (last && isStraight && between.every((each) => isBetween(each, last, after))) return;
    kept.push(vertex);
    between = [];
  });
  return kept;
}

/**
 * Joins two areas that overlap or have a common border. Arcs stay arcs; cut-outs that the other area covers are filled.
 * @returns null if the areas do not touch along a border.
 */
export function joinRegions(a: Geometry, b: Geometry): Geometry | null {
  const [first, second] = [ringsOf(a), ringsOf(b)];
  const [sidesA, sidesB] = [sidesOf(first), sidesOf(second)];
  const kept = [
    ...sidesA
      .flatMap((side) => partsOf(side, sidesB))
      .filter((part) => ['outside', 'along'].includes(placeOf(part, second))),
    ...sidesB.flatMap((side) => partsOf(side, sidesA)).filter((part) => placeOf(part, first) === 'outside'),
  ];
  const rings = ringsThrough(kept);
  if (!rings) return null;
  const all = rings
    .filter((ring) => ringArea(ring).area > SAME)
    .map((ring) => simplified(ring).map((vertex) => vertexAt(vertex, vertex.bulge)));
  const [outline, ...more] = all.filter((ring) => signedArea(ring) > 0);
  if (!outline || more.length > 0) return null;
  const cutouts = all.filter((ring) => signedArea(ring) < 0);
  return cutouts.length > 0 ? { vertices: outline, cutouts } : { vertices: outline };
}
