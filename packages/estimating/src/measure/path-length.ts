import { segmentLength } from './arc.ts';
import type { Geometry, Vertex } from './types.ts';

/** Length of a path in real units; `closed` adds the way back to the first vertex. */
export function pathLength(vertices: readonly Vertex[], closed: boolean, kx: number, ky: number): number {
  const first = vertices[0];
  if (first === undefined) return 0;
  let sum = 0;
  let previous = first;
  // Summed in points and scaled once where one factor holds: fewer roundings.
  const uniform = kx === ky;
  for (let index = 1; index < vertices.length; index++) {
    const vertex = vertices[index] as Vertex;
    sum += uniform ? segmentLength(previous, vertex) : segmentLength(previous, vertex, kx, ky);
    previous = vertex;
  }
  if (closed && vertices.length > 1) {
    sum += uniform ? segmentLength(previous, first) : segmentLength(previous, first, kx, ky);
  }
  return uniform ? sum * kx : sum;
}

/** True if a path returns to its start, by its flag or a repeated first vertex. */
export function isClosed(geometry: Geometry): boolean {
  if (geometry.closed === true) return true;
  const first = geometry.vertices[0];
  const last = geometry.vertices.at(-1);
  return (
    geometry.vertices.length > 2 &&
    first !== undefined &&
    last !== undefined &&
    first.x === last.x &&
    first.y === last.y
  );
}

/** Number of segments with a length. */
export function segmentCount(vertices: readonly Vertex[], closed: boolean): number {
  let count = 0;
  for (let index = 0; index < (closed ? vertices.length : vertices.length - 1); index++) {
    const from = vertices[index] as Vertex;
    const to = vertices[(index + 1) % vertices.length] as Vertex;
    if (from.x !== to.x || from.y !== to.y) count++;
  }
  return count;
}
