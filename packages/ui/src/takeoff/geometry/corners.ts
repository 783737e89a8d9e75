import { type Geometry, type Point, segmentMiddle } from '@plumbline/estimating';
import { ringOf, type VertexRef } from './edit.ts';

/** A corner with what it is called: the so-manieth of its ring. */
export interface Corner extends VertexRef {
  point: Point;
  number: number;
  of: number;
}

/** The corner before or behind one; those of cut-outs follow those of the outline, and the first the last. */
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

/** The middle of the segment that begins at a corner; null where none does. @param closes the last joins the first. */
export function middleAfter(geometry: Geometry, at: VertexRef, closes: boolean): Point | null {
  const ring = ringOf(geometry, at.ring);
  const from = ring[at.index];
  const to = ring[at.index + 1] ?? (closes ? ring[0] : undefined);
  return from && to ? segmentMiddle(from, to) : null;
}
