import { segmentPoint } from './arc.ts';
import type { Point, Vertex } from './types.ts';

/** Vertex at a point; a straight segment has no bulge. */
export const vertexAt = ({ x, y }: Point, bulge: number | undefined): Vertex =>
  bulge ? { x, y, bulge } : { x, y };

/** Bulge of the part of a segment between two shares of its length. */
const partBulge = (bulge: number | undefined, share: number) => bulge && Math.tan(Math.atan(bulge) * share);

/** Part of a segment between two shares of its length, 0 to 1; a part of an arc has its circle. */
export function segmentPart(from: Vertex, to: Point, start: number, end: number): [Vertex, Point] {
  const first = start <= 0 ? from : segmentPoint(from, to, start);
  const { x, y } = end >= 1 ? to : segmentPoint(from, to, end);
  return [vertexAt(first, partBulge(from.bulge, Math.min(1, end) - Math.max(0, start))), { x, y }];
}

/**
 * Part of an open path between two positions, each the index of a segment plus the share of its length.
 * @returns its vertices; the last has no bulge.
 */
export function subPath(path: readonly Vertex[], start: number, end: number): Vertex[] {
  const vertices: Vertex[] = [];
  let last: Point | undefined;
  for (let at = Math.floor(start); at < end && at + 1 < path.length; at++) {
    const [from, to] = segmentPart(
      path[at] as Vertex,
      path[at + 1] as Vertex,
      Math.max(0, start - at),
      Math.min(1, end - at),
    );
    vertices.push(from);
    last = to;
  }
  return last ? [...vertices, { x: last.x, y: last.y }] : vertices;
}
