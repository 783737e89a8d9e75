import { drawnAs } from './change-type.ts';
import { cutsTooMuch } from './cutouts.ts';
import { flatten } from './geometry.ts';
import { offsetPath, type PathObstacle } from './offset-path.ts';
import { isClosed } from './path-length.ts';
import { signedArea } from './polygon.ts';
import type { Calibration, Geometry, TakeoffType, Vertex } from './types.ts';

/** Reason why a measure has no offset; `scale` if the page has no scale. */
export type OffsetObstacle = PathObstacle | 'scale';

/** Parallel of a ring at a distance, positive outside. */
function offsetRing(ring: readonly Vertex[], by: number): ReturnType<typeof offsetPath> {
  return offsetPath(ring, signedArea(ring) > 0 ? -by : by, true);
}

/** True if the offset of a measure has an inside and an outside; else a left and a right. */
export const hasInside = (geometry: Geometry, type: TakeoffType): boolean =>
  drawnAs(type) === 'region' || isClosed(geometry);

/** Parallel of a path, closed by its flag or a repeated first vertex. */
function offsetOutline(geometry: Geometry, by: number, isRing: boolean): ReturnType<typeof offsetPath> {
  if (!isRing) return offsetPath(geometry.vertices, by, false);
  const { vertices } = geometry;
  const [first, last] = [vertices[0], vertices.at(-1)];
  const isRepeated = vertices.length > 2 && first?.x === last?.x && first?.y === last?.y;
  const found = offsetRing(isRepeated ? vertices.slice(0, -1) : vertices, by);
  if ('obstacle' in found || !isRepeated || geometry.closed) return found;
  const [start] = found.vertices;
  return { vertices: start ? [...found.vertices, { x: start.x, y: start.y }] : found.vertices };
}

/** Parallel of an area or line, with its cut-outs, which shrink where the area grows. */
function offsetRings(
  geometry: Geometry,
  by: number,
  type: TakeoffType,
): { geometry: Geometry } | { obstacle: OffsetObstacle } {
  const outline = offsetOutline(geometry, by, hasInside(geometry, type));
  if ('obstacle' in outline) return outline;
  const { cutouts, ...rest } = geometry;
  const rings: Vertex[][] = [];
  for (const ring of drawnAs(type) === 'region' ? (cutouts ?? []) : []) {
    const moved = offsetRing(ring, -by);
    if ('vertices' in moved) rings.push(moved.vertices);
    // A cut-out that the area has grown over is gone.
    else if (moved.obstacle === 'crossing') return moved;
  }
  const found = { ...rest, ...outline, ...(rings.length > 0 ? { cutouts: rings } : {}) };
  return rings.length > 0 && cutsTooMuch(found) ? { obstacle: 'crossing' } : { geometry: found };
}

/**
 * Parallel copy of a measure's geometry. On a stretched sheet, whose axes have different scales, arcs become straight
 * segments.
 * @param distance in the unit of the calibration: positive outside, or left of the direction of an open line.
 */
export function offsetGeometry(
  geometry: Geometry,
  type: TakeoffType,
  distance: number,
  calibration: Calibration,
): { geometry: Geometry } | { obstacle: OffsetObstacle } {
  if (!calibration.calibrated) return { obstacle: 'scale' };
  const kx = calibration.value * (calibration.factorX ?? 1);
  const ky = calibration.value * (calibration.factorY ?? 1);
  if (kx === ky) return offsetRings(geometry, distance / kx, type);
  const isRing = hasInside(geometry, type);
  const stretch = (ring: readonly Vertex[], closes: boolean): Vertex[] =>
    flatten(ring, closes).map(({ x, y }) => ({ x: x * kx, y: y * ky }));
  const shrink = (ring: readonly Vertex[]): Vertex[] => ring.map(({ x, y }) => ({ x: x / kx, y: y / ky }));
  const { cutouts, vertices } = geometry;
  const found = offsetRings(
    {
      ...geometry,
      vertices: stretch(vertices, isRing && drawnAs(type) === 'region'),
      ...(cutouts ? { cutouts: cutouts.map((ring) => stretch(ring, true)) } : {}),
    },
    distance,
    type,
  );
  if ('obstacle' in found) return found;
  const { geometry: moved } = found;
  return {
    geometry: {
      ...moved,
      vertices: shrink(moved.vertices),
      ...(moved.cutouts ? { cutouts: moved.cutouts.map(shrink) } : {}),
    },
  };
}
