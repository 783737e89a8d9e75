import { isClosed } from './measure.ts';
import type { Geometry, TakeoffParameters, TakeoffType } from './types.ts';

/** How a take-off of a type is drawn: a line, an area, or marks that are counted. */
export type DrawnAs = 'path' | 'region' | 'marks';

/** The shape that a take-off of a type is drawn as. */
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

/** Why something drawn cannot be measured as another type: its line encloses nothing, or marks are no outline. */
export type RetypeObstacle = 'open' | 'marks';

/** What stands between something drawn and another type; null where nothing does. */
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
 * What was drawn, as another type measures it. Lines stay lines and areas stay areas; an area becomes the line along its
 * edge and back, a closed line the area that it encloses. Cut-outs stay with areas, and openings with walls: between the
 * two they mean different things, and are left out.
 * @returns the geometry itself where nothing changes; null where `retypeObstacle` names what stands between.
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
 * A measure's own dimensions as another type: how often it counts, and its drops where that type has any. All others are
 * those of the condition that it goes to.
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
