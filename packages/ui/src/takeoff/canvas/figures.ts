import {
  type Calibration,
  calibrationAt,
  formatQuantity,
  measure as measureGeometry,
  type MeasureResult,
  type MeasureUnit,
  parametersOf,
  type TakeoffParameters,
  uncalibrated,
} from '@plumbline/estimating';
import type { Words } from '../../words/catalogue.ts';
import type { CanvasCondition, CanvasMeasure } from '../types.ts';

interface Known {
  calibration: Calibration;
  shared: TakeoffParameters | undefined;
  result: MeasureResult;
}

const known = new WeakMap<CanvasMeasure, Known>();

/** The calibration a measure is under: that of its first vertex. */
export function calibrationOf(measure: CanvasMeasure, calibrations: readonly Calibration[]): Calibration {
  const [first] = measure.geometry.vertices;
  return first ? calibrationAt(calibrations, first) : uncalibrated;
}

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

const inPoints: Record<MeasureUnit, string> = {
  LF: 'pt',
  SF: 'pt²',
  CF: 'pt³',
  m: 'pt',
  m2: 'pt²',
  m3: 'pt³',
  EA: 'EA',
};

/** The unit that a figure is shown in; points while the page has no scale. */
export const shownUnit = (unit: MeasureUnit, calibrated: boolean): string =>
  calibrated ? { LF: 'LF', SF: 'SF', CF: 'CF', EA: 'EA', m: 'm', m2: 'm²', m3: 'm³' }[unit] : inPoints[unit];

/** A quantity as it stands on the sheet and in the panels: one decimal, pieces whole. */
export function showQuantity(value: number, unit: MeasureUnit, calibrated: boolean): string {
  const shown = shownUnit(unit, calibrated);
  const figure = formatQuantity(value, '', { decimals: unit === 'EA' && Number.isInteger(value) ? 0 : 1 });
  return `${figure} ${shown}`;
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
export interface ConditionTotal {
  quantity: number;
  unit: MeasureUnit;
  calibrated: boolean;
  measures: number;
}

/** Sums by condition. A condition under several scales counts as calibrated only where all of them are. */
export function totalsByCondition(
  measures: Iterable<CanvasMeasure>,
  conditions: ReadonlyMap<string, CanvasCondition>,
  calibrations: readonly Calibration[],
): Map<string, ConditionTotal> {
  const totals = new Map<string, ConditionTotal>();
  for (const measure of measures) {
    const result = resultOf(measure, conditions.get(measure.conditionId), calibrations);
    const total = totals.get(measure.conditionId);
    const counted = result.calibrated || result.unit === 'EA';
    if (!total) {
      totals.set(measure.conditionId, {
        quantity: result.quantity,
        unit: result.unit,
        calibrated: counted,
        measures: 1,
      });
    } else {
      total.quantity += result.quantity;
      total.measures++;
      total.calibrated &&= counted;
    }
  }
  return totals;
}
