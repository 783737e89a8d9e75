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
export { shownUnit, showQuantity } from '@plumbline/estimating';
import type { Words } from '../../messages/catalogue.ts';
import type { CanvasCondition, CanvasMeasure } from '../types.ts';

interface Known {
  calibration: Calibration;
  shared: TakeoffParameters | undefined;
  result: MeasureResult;
}

const known = new WeakMap<CanvasMeasure, Known>();

/** The calibration a measure is under: that of the smallest region that holds it, else the page's own. */
export const calibrationOf = (measure: CanvasMeasure, calibrations: readonly Calibration[]): Calibration =>
  calibrationFor(calibrations, measure.geometry.vertices);

/** A measure's figures, worked out once for as long as it, its condition and its calibration stay the same. */
export function resultOf(
  measure: CanvasMeasure,
  condition: CanvasCondition | undefined,
  calibrations: readonly Calibration[],
): MeasureResult {
  const calibration = calibrationOf(measure, calibrations);
  const shared = condition?.parameters;
  const before = known.get(measure);
  if (before && before.calibration === calibration && before.shared === shared) return before.result;
  const parameters = parametersOf(shared, measure.parameters, measure.times);
  const result = measureGeometry(measure.type, measure.geometry, calibration, parameters);
  known.set(measure, { calibration, shared, result });
  return result;
}

/** The dimensions without which nothing is measured, in words. */
export function dimensionNames(
  missing: readonly (keyof TakeoffParameters)[],
  { dimensions }: Words['takeoffFigures'],
): string {
  const isNamed = (key: string): key is keyof typeof dimensions => key in dimensions;
  return missing.map((key) => (isNamed(key) ? dimensions[key] : key)).join(', ');
}

/** What one condition comes to on the page. */
export type ConditionTotal = QuantityTotal;

/** Sums by condition: of what has a scale, as the estimate counts it, and in points where nothing has one. */
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
