import { segmentMiddle } from './arc.ts';
import { closestPointOnPath, pointInPolygon } from './geometry.ts';
import { labelPoint } from './label-point.ts';
import type { Geometry, Point, Vertex } from './types.ts';

/** Maximum distance of a cut-out's corner outside its area in points: a line width. */
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

/** True if two rings overlap: a corner or side middle of either is in the other. */
export const ringsMeet = (a: readonly Vertex[], b: readonly Vertex[]): boolean =>
  markersOf(a).some((point) => pointInPolygon(point, b)) ||
  markersOf(b).some((point) => pointInPolygon(point, a));

/** True if two cut-outs overlap. */
function overlap(a: readonly Vertex[], b: readonly Vertex[]): boolean {
  const [middle, other] = [a, b].map((ring) => labelPoint({ vertices: [...ring] }));
  return (
    markersOf(a).some((point) => isWithin(b, point)) ||
    markersOf(b).some((point) => isWithin(a, point)) ||
    // Identical rings overlap only by their interior.
    (middle !== undefined && isWithin(b, middle)) ||
    (other !== undefined && isWithin(a, other))
  );
}

/**
 * True if cut-outs exceed their area: one extends beyond the outline or overlaps another one. They are deducted in
 * full, so the user has to check.
 */
export function cutsTooMuch({ vertices, cutouts = [] }: Geometry): boolean {
  return cutouts.some(
    (ring, at) =>
      markersOf(ring).some((point) => isOutside(vertices, point)) ||
      // A concave corner may be in a cut-out whose own corners are all inside.
      vertices.some((point) => isWithin(ring, point)) ||
      cutouts.slice(0, at).some((before) => overlap(before, ring)),
  );
}
