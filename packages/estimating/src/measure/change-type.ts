import { isClosed } from './path-length.ts';
import type { Geometry, TakeoffParameters, TakeoffType } from './types.ts';

/** Shape of a take-off type: path, region or marks. */
export type DrawnAs = 'path' | 'region' | 'marks';

/** Shape a take-off type is drawn as. */
export function drawnAs(type: TakeoffType): DrawnAs {
  switch (type) {
    case 'count':
      return 'marks';
    case 'area':
    case 'pitched_area':
    case 'volume_2d':
      return 'region';
    default:
      return 'path';
  }
}

/** Reason why a geometry cannot be converted: an open line, or marks. */
export type RetypeObstacle = 'open' | 'marks';

/** Reason why a geometry cannot be converted to a type; null if it can. */
export function retypeObstacle(
  geometry: Geometry,
  from: TakeoffType,
  to: TakeoffType,
): RetypeObstacle | null {
  const [was, is] = [drawnAs(from), drawnAs(to)];
  if (was === is) return null;
  if (was === 'marks' || is === 'marks') return 'marks';
  return is === 'path' || isClosed(geometry) ? null : 'open';
}

/**
 * Converts a geometry to another type. Lines and areas stay as they are; an area becomes its outline and a closed line
 * its area. Cut-outs are kept among areas and openings among walls, and dropped between the two.
 * @returns the same geometry if nothing changes; null if `retypeObstacle` gives a reason.
 */
export function retype(geometry: Geometry, from: TakeoffType, to: TakeoffType): Geometry | null {
  if (retypeObstacle(geometry, from, to)) return null;
  const [was, is] = [drawnAs(from), drawnAs(to)];
  const { cutouts, ...outline } = geometry;
  if (was === is) {
    const keepsCutouts = is === 'region' || to === 'surface_area';
    return cutouts && !keepsCutouts ? outline : geometry;
  }
  if (is === 'path') return { ...outline, closed: true };
  const { closed: _closed, vertices } = outline;
  const [first, last] = [vertices[0], vertices.at(-1)];
  const isRepeated = vertices.length > 2 && first?.x === last?.x && first?.y === last?.y;
  return { vertices: isRepeated ? vertices.slice(0, -1) : vertices };
}

/**
 * Own dimensions of a measure after conversion: the multiplier, and drops if the type has them. All others come from
 * the new condition.
 */
export function retypeParameters(
  { multiplier, drops }: TakeoffParameters,
  to: TakeoffType,
): TakeoffParameters {
  return {
    ...(multiplier === undefined ? {} : { multiplier }),
    ...(drops === undefined || to !== 'linear_drop' ? {} : { drops }),
  };
}
