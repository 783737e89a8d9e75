import {
  hasInside,
  offsetGeometry,
  retype,
  retypeParameters,
  type Calibration,
  type OffsetObstacle,
} from '@plumbline/estimating';
import { isMeasure, type CanvasCondition, type CanvasMeasure, type CanvasShape } from '../types.ts';
import { shapeOf } from '../geometry/shape.ts';
import { describeMeasures, type Naming, type Prepared } from './actions.ts';

/** Side of the measure that its offset is on: of an area or closed line, or of an open line as it was drawn. */
export type OffsetSide = 'outside' | 'inside' | 'left' | 'right';

/** Measures that can be offset together, and whether they have an inside. */
export interface OffsetSources {
  measures: readonly CanvasMeasure[];
  hasInside: boolean;
}

/** Selected measures that can be offset together: areas and closed lines, or open lines; null for any others. */
export function offsetSources(shapes: readonly CanvasShape[]): OffsetSources | null {
  const measures = shapes.filter(isMeasure).filter(({ type }) => shapeOf(type) !== 'marks');
  if (measures.length === 0 || measures.length !== shapes.length) return null;
  const kinds = new Set(measures.map(({ geometry, type }) => hasInside(geometry, type)));
  return kinds.size === 1 ? { measures, hasInside: kinds.has(true) } : null;
}

/** Distance, side and condition of offset copies. */
export interface OffsetOptions {
  side: OffsetSide;
  /** Distance in the unit of a calibration; undefined if it cannot be read. */
  distanceIn: (calibration: Calibration) => number | undefined;
  calibrationOf: (measure: CanvasMeasure) => Calibration;
  /** Condition of the copies; null for the measures' own. */
  condition: Pick<CanvasCondition, 'uuid' | 'type'> | null;
  newId: () => string;
}

/**
 * Parallel copies of measures.
 * @returns the reason if one of them has no offset; `distance` if the distance is missing or not positive.
 */
export function offsetCopies(
  measures: readonly CanvasMeasure[],
  { side, distanceIn, calibrationOf, condition, newId }: OffsetOptions,
): CanvasMeasure[] | OffsetObstacle | 'distance' {
  const copies: CanvasMeasure[] = [];
  for (const measure of measures) {
    const calibration = calibrationOf(measure);
    const distance = distanceIn(calibration);
    if (distance === undefined || !(distance > 0)) return 'distance';
    const found = offsetGeometry(
      measure.geometry,
      measure.type,
      side === 'outside' || side === 'left' ? distance : -distance,
      calibration,
    );
    if ('obstacle' in found) return found.obstacle;
    const type = condition?.type ?? measure.type;
    const geometry = retype(found.geometry, measure.type, type);
    if (!geometry) continue;
    const { locked, layer, parameters, ...rest } = measure;
    const own = measure.type === type ? parameters : parameters && retypeParameters(parameters, type);
    copies.push({
      ...rest,
      uuid: newId(),
      type,
      geometry,
      conditionId: condition?.uuid ?? measure.conditionId,
      ...(own && Object.keys(own).length > 0 ? { parameters: own } : {}),
      // A copy cannot be added to a locked layer.
      ...(layer && !locked ? { layer } : {}),
    });
  }
  return copies;
}

/** Command that adds offset copies of measures. */
export const addOffset = (
  measures: readonly CanvasMeasure[],
  copies: readonly CanvasMeasure[],
  naming: Naming,
): Prepared => ({
  name: naming.messages.offset(describeMeasures(measures, naming)),
  changes: copies.map((after) => ({ uuid: after.uuid, before: null, after })),
});
