import type { Geometry, Point, Vertex } from '@plumbline/estimating';

/** Bulge of each half of an arc split in the middle. */
const halfBulge = (bulge: number): number => Math.tan(Math.atan(bulge) / 2);

/** Reference to a vertex: ring and index. */
export interface VertexRef {
  /** Index of the cut-out; -1 for the outline. */
  ring: number;
  index: number;
}

/** Vertices of a ring. */
export const ringOf = (geometry: Geometry, ring: number): readonly Vertex[] =>
  ring < 0 ? geometry.vertices : (geometry.cutouts?.[ring] ?? []);

/** Replaces a ring; an empty cut-out is removed. */
export function withRing(geometry: Geometry, ring: number, vertices: Vertex[]): Geometry {
  if (ring < 0) return { ...geometry, vertices };
  const cutouts = (geometry.cutouts ?? [])
    .map((old, i) => (i === ring ? vertices : old))
    .filter((r) => r.length > 0);
  const { cutouts: _old, ...rest } = geometry;
  return cutouts.length > 0 ? { ...rest, cutouts } : rest;
}

/** Moves a vertex. */
export function moveVertex(geometry: Geometry, at: VertexRef, to: Point): Geometry {
  const ring = ringOf(geometry, at.ring).map((v, i) => (i === at.index ? { ...v, x: to.x, y: to.y } : v));
  return withRing(geometry, at.ring, ring);
}

/** Inserts a vertex into the segment that starts at `at`. An arc is split into two arcs. */
export function insertVertex(geometry: Geometry, at: VertexRef, point: Point): Geometry {
  const ring = [...ringOf(geometry, at.ring)];
  const before = ring[at.index];
  if (!before) return geometry;
  const half = before.bulge ? { bulge: halfBulge(before.bulge) } : {};
  ring.splice(at.index, 1, { ...before, ...half }, { x: point.x, y: point.y, ...half });
  return withRing(geometry, at.ring, ring);
}

/**
 * Removes a vertex; null if the outline would have too few vertices. A cut-out with fewer than three vertices is
 * removed.
 */
export function removeVertex(geometry: Geometry, at: VertexRef, least: number): Geometry | null {
  const ring = ringOf(geometry, at.ring).filter((_, i) => i !== at.index);
  if (at.ring >= 0) return withRing(geometry, at.ring, ring.length < 3 ? [] : ring);
  return ring.length < least ? null : withRing(geometry, at.ring, ring);
}

/** Adds a cut-out to an area. */
export const addCutout = (geometry: Geometry, ring: Vertex[]): Geometry => ({
  ...geometry,
  cutouts: [...(geometry.cutouts ?? []), ring],
});
