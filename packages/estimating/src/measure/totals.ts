import type { MeasureResult, MeasureUnit } from './types.ts';

const feetPerMetre = 1 / 0.3048;
const inFeet: Record<MeasureUnit | 'ratio', number> = {
  LF: 1,
  SF: 1,
  CF: 1,
  EA: 1,
  m: feetPerMetre,
  m2: feetPerMetre ** 2,
  m3: feetPerMetre ** 3,
  ratio: 1,
};

/** Converts a figure to feet, square feet or cubic feet; pieces and ratios are unchanged. */
export const figureInFeet = (value: number, unit: MeasureUnit | 'ratio'): number => value * inFeet[unit];

/** Converts a figure to another unit of its kind. */
export const figureIn = (value: number, from: MeasureUnit | 'ratio', to: MeasureUnit | 'ratio'): number =>
  from === to ? value : (value * inFeet[from]) / inFeet[to];

/** Total of the measures of one condition. */
export interface QuantityTotal {
  /** Sum of measures with a scale; in points over all if none has one. */
  quantity: number;
  /** Unit of the first counted measure. */
  unit: MeasureUnit;
  /** False if no measure has a scale. */
  calibrated: boolean;
  measures: number;
  /** Number of measures not counted because of a missing scale. */
  withoutScale: number;
}

/** True if a result is counted: calibrated, or pieces, which need no scale. */
export const hasFigure = ({ calibrated, unit }: Pick<MeasureResult, 'calibrated' | 'unit'>): boolean =>
  calibrated || unit === 'EA';

/** Adds a measure to a total. Never adds points to feet, and converts between meters and feet. */
export function withMeasure(
  total: QuantityTotal | undefined,
  result: Pick<MeasureResult, 'quantity' | 'unit' | 'calibrated'>,
): QuantityTotal {
  const counts = hasFigure(result);
  const measures = (total?.measures ?? 0) + 1;
  const withoutScale = (total?.withoutScale ?? 0) + (counts ? 0 : 1);
  if (!total || (counts && !total.calibrated))
    return {
      quantity: result.quantity,
      unit: result.unit,
      calibrated: counts,
      measures,
      withoutScale,
    };
  if (!counts && total.calibrated) return { ...total, measures, withoutScale };
  const quantity = counts ? figureIn(result.quantity, result.unit, total.unit) : result.quantity;
  return { ...total, quantity: total.quantity + quantity, measures, withoutScale };
}
