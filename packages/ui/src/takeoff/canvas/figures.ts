import {
  type Calibration,
  calibrationFor,
  measure as measureGeometry,
  type MeasureResult,
  parametersOf,
  type QuantityTotal,
  type TakeoffParameters,
  withMeasure,
} from '@plumbline/estimating';
export { quantityParts, showQuantity, showQuantityIn } from '@plumbline/estimating';
import type { Messages } from '../../messages/catalogue.ts';
import type { CanvasCondition, CanvasMeasure } from '../types.ts';

interface Known {
  calibration: Calibration;
  shared: TakeoffParameters | undefined;
  result: MeasureResult;
}

const figureCache = new WeakMap<CanvasMeasure, Known>();

/** Calibration of a measure: that of the smallest region containing it, else the page's. */
export const calibrationOf = (measure: CanvasMeasure, calibrations: readonly Calibration[]): Calibration =>
  calibrationFor(calibrations, measure.geometry.vertices);

/** Figures of a measure, cached while measure, condition and calibration are the same objects. */
export function resultOf(
  measure: CanvasMeasure,
  condition: CanvasCondition | undefined,
  calibrations: readonly Calibration[],
): MeasureResult {
  const calibration = calibrationOf(measure, calibrations);
  const shared = condition?.parameters;
  const before = figureCache.get(measure);
  if (before && before.calibration === calibration && before.shared === shared) return before.result;
  const parameters = parametersOf(shared, measure.parameters, measure.times);
  const result = measureGeometry(measure.type, measure.geometry, calibration, parameters);
  figureCache.set(measure, { calibration, shared, result });
  return result;
}

/** Names of the missing dimensions as a list. */
export function dimensionNames(
  missing: readonly (keyof TakeoffParameters)[],
  { dimensions }: Messages['takeoffFigures'],
): string {
  const isNamed = (key: string): key is keyof typeof dimensions => key in dimensions;
  return missing.map((key) => (isNamed(key) ? dimensions[key] : key)).join(', ');
}

/** Quantity of one condition on the page. */
export type ConditionTotal = QuantityTotal;

/** Sums by condition of measures with a scale, like the estimate; in points if none has a scale. */
export function totalsByCondition(
  measures: Iterable<CanvasMeasure>,
  conditions: ReadonlyMap<string, CanvasCondition>,
  calibrations: readonly Calibration[],
): Map<string, ConditionTotal> {
  const totals = new Map<string, ConditionTotal>();
  for (const measure of measures) {
    const result = resultOf(measure, conditions.get(measure.conditionId), calibrations);
    totals.set(measure.conditionId, withMeasure(totals.get(measure.conditionId), result));
  }
  return totals;
}
