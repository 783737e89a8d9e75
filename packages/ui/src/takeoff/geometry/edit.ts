import type { Geometry, Point, Vertex } from '@plumbline/estimating';

/** Bulge of either half when a bulged segment is split in the middle of its arc. */
const halfBulge = (bulge: number): number => Math.tan(Math.atan(bulge) / 2);

/** A place in a geometry: the outline, or the cut-out of that index, and the vertex in it. */
export interface VertexRef {
  /** -1 is the outline. */
  ring: number;
  index: number;
}

/** The vertices of one ring. */
export const ringOf = (geometry: Geometry, ring: number): readonly Vertex[] =>
  ring < 0 ? geometry.vertices : (geometry.cutouts?.[ring] ?? []);

/** The geometry with one ring replaced; an empty cut-out is dropped. */
export function withRing(geometry: Geometry, ring: number, vertices: Vertex[]): Geometry {
  if (ring < 0) return { ...geometry, vertices };
  const cutouts = (geometry.cutouts ?? [])
    .map((old, i) => (i === ring ? vertices : old))
    .filter((r) => r.length > 0);
  const { cutouts: _old, ...rest } = geometry;
  return cutouts.length > 0 ? { ...rest, cutouts } : rest;
}

/** One vertex put elsewhere. */
export function moveVertex(geometry: Geometry, at: VertexRef, to: Point): Geometry {
  const ring = ringOf(geometry, at.ring).map((v, i) => (i === at.index ? { ...v, x: to.x, y: to.y } : v));
  return withRing(geometry, at.ring, ring);
}

/** A vertex put into the segment that begins at `at`. An arc is split into two of the same circle's turn. */
export function insertVertex(geometry: Geometry, at: VertexRef, point: Point): Geometry {
  const ring = [...ringOf(geometry, at.ring)];
  const before = ring[at.index];
  if (!before) return geometry;
  const half = before.bulge ? { bulge: halfBulge(before.bulge) } : {};
  ring.splice(at.index, 1, { ...before, ...half }, { x: point.x, y: point.y, ...half });
  return withRing(geometry, at.ring, ring);
}

/**
 * The geometry without one vertex; null when nothing measurable would be left of the outline. A cut-out that falls
 * below three vertices goes altogether.
 */
export function removeVertex(geometry: Geometry, at: VertexRef, least: number): Geometry | null {
  const ring = ringOf(geometry, at.ring).filter((_, i) => i !== at.index);
  if (at.ring >= 0) return withRing(geometry, at.ring, ring.length < 3 ? [] : ring);
  return ring.length < least ? null : withRing(geometry, at.ring, ring);
}

/** A cut-out added to an area. */
export const addCutout = (geometry: Geometry, ring: Vertex[]): Geometry => ({
  ...geometry,
  cutouts: [...(geometry.cutouts ?? []), ring],
});
