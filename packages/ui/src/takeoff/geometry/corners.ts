import { type Geometry, type Point, segmentMiddle } from '@plumbline/estimating';
import { ringOf, type VertexRef } from './edit.ts';

/** Vertex with its number in its ring. */
export interface Corner extends VertexRef {
  point: Point;
  number: number;
  of: number;
}

/** Next or previous vertex; cut-outs follow the outline, wrapping around. */
export function nextCorner(
  { vertices, cutouts = [] }: Geometry,
  now: VertexRef | null,
  by: 1 | -1,
): Corner | null {
  const corners = [vertices, ...cutouts].flatMap((ring, at) =>
    ring.map((point, index) => ({ point, ring: at - 1, index, number: index + 1, of: ring.length })),
  );
  const at = corners.findIndex(({ ring, index }) => ring === now?.ring && index === now.index);
  return corners.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % corners.length) ?? null;
}

/** Middle of the segment that starts at a vertex; null if none does. @param closes the last vertex joins the first. */
export function middleAfter(geometry: Geometry, at: VertexRef, closes: boolean): Point | null {
  const ring = ringOf(geometry, at.ring);
  const from = ring[at.index];
  const to = ring[at.index + 1] ?? (closes ? ring[0] : undefined);
  return from && to ? segmentMiddle(from, to) : null;
}
