import { arcBetween, arcParameter, segmentPoint } from './arc.ts';
import type { Point, Vertex } from './types.ts';

const gap = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const withBulge = ({ x, y }: Point, bulge: number | undefined): Vertex =>
  bulge ? { x, y, bulge } : { x, y };

/** The same path drawn from its other end; arcs keep their side. */
export const reversePath = (vertices: readonly Vertex[]): Vertex[] =>
  vertices
    .map((vertex, index) => {
      const { bulge } = vertices[index - 1] ?? {};
      return withBulge(vertex, bulge && -bulge);
    })
    .reverse();

/** Share of the segment from `from` at which `near` is nearest to it, from 0 to 1. */
function nearestShare(from: Vertex, to: Point, near: Point): number {
  const arc = arcBetween(from, to);
  if (arc) return Math.min(1, Math.max(0, arcParameter(arc, near)));
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  if (square === 0) return 0;
  return Math.min(1, Math.max(0, ((near.x - from.x) * dx + (near.y - from.y) * dy) / square));
}

/**
 * Splits an open path at its point nearest to `near`; an arc becomes two arcs of the same circle.
 * @returns null at the ends of the path.
 */
export function splitPath(vertices: readonly Vertex[], near: Point): [Vertex[], Vertex[]] | null {
  let best = { index: 0, share: 0, point: vertices[0] as Point, way: Infinity };
  vertices.slice(0, -1).forEach((from, index) => {
    const to = vertices[index + 1] as Vertex;
    const share = nearestShare(from, to, near);
    const point = share === 0 ? from : share === 1 ? to : segmentPoint(from, to, share);
    const way = gap(point, near);
    if (way < best.way) best = { index, share, point, way };
  });
  const { index, share, point } = best;
  const from = vertices[index];
  if (!from || (index === 0 && share === 0) || (index === vertices.length - 2 && share === 1)) return null;
  const half = (part: number) => from.bulge && Math.tan(Math.atan(from.bulge) * part);
  const before = [...vertices.slice(0, index), ...(share === 0 ? [] : [withBulge(from, half(share))])];
  const after = vertices.slice(index + 1);
  if (share === 1) return [[...before, withBulge(point, 0)], after];
  return [
    [...before, withBulge(point, 0)],
    [withBulge(point, half(1 - share)), ...after],
  ];
}

/**
 * Joins two open paths at their ends that meet.
 * @param reach greatest distance of ends that meet, in the unit of the vertices.
 * @returns null if no ends meet.
 */
export function joinPaths(a: readonly Vertex[], b: readonly Vertex[], reach: number): Vertex[] | null {
  for (const first of [a, reversePath(a)])
    for (const second of [b, reversePath(b)]) {
      const [end, start] = [first.at(-1), second[0]];
      if (end && start && gap(end, start) <= reach)
        return [...first.slice(0, -1), withBulge(end, start.bulge), ...second.slice(1)];
    }
  return null;
}
