import { segmentMiddle } from './arc.ts';
import { closestPointOnPath, labelPoint, pointInPolygon } from './geometry.ts';
import type { Geometry, Point, Vertex } from './types.ts';

/** How far a corner of a cut-out may lie outside of its area, in points: a line on paper is as wide. */
const tolerance = 1;

/** Corners of a ring and the middles of its sides. */
const markersOf = (ring: readonly Vertex[]): Point[] =>
  ring.flatMap((from, at) => [from, segmentMiddle(from, ring[(at + 1) % ring.length] as Vertex)]);

const isFarFrom = (ring: readonly Vertex[], point: Point): boolean =>
  (closestPointOnPath(point, ring, true)?.distance ?? Infinity) > tolerance;
const isOutside = (ring: readonly Vertex[], point: Point): boolean =>
  !pointInPolygon(point, ring) && isFarFrom(ring, point);
const isWithin = (ring: readonly Vertex[], point: Point): boolean =>
  pointInPolygon(point, ring) && isFarFrom(ring, point);

/** Whether a ring takes anything of another one: a corner or the middle of a side of either lies in the other. */
export const ringsMeet = (a: readonly Vertex[], b: readonly Vertex[]): boolean =>
  markersOf(a).some((point) => pointInPolygon(point, b)) ||
  markersOf(b).some((point) => pointInPolygon(point, a));

/** Whether two cut-outs take the same part of an area. */
function overlap(a: readonly Vertex[], b: readonly Vertex[]): boolean {
  const [middle, other] = [a, b].map((ring) => labelPoint({ vertices: [...ring] }));
  return (
    markersOf(a).some((point) => isWithin(b, point)) ||
    markersOf(b).some((point) => isWithin(a, point)) ||
    // Drawn twice in one place, all that tells is what lies in the middle.
    (middle !== undefined && isWithin(b, middle)) ||
    (other !== undefined && isWithin(a, other))
  );
}

/**
 * Whether more is cut out of an area than is there: a cut-out reaches beyond its outline, or into another cut-out. All of
 * each is deducted all the same, so that a person has to look.
 */
export function cutsTooMuch({ vertices, cutouts = [] }: Geometry): boolean {
  return cutouts.some(
    (ring, at) =>
      markersOf(ring).some((point) => isOutside(vertices, point)) ||
      // A corner that points inwards may lie in a cut-out whose own corners are all inside.
      vertices.some((point) => isWithin(ring, point)) ||
      cutouts.slice(0, at).some((before) => overlap(before, ring)),
  );
}
