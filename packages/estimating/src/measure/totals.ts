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

/** A figure in feet, square feet or cubic feet, by whichever scale it was measured; pieces and ratios stay what they are. */
export const figureInFeet = (value: number, unit: MeasureUnit | 'ratio'): number => value * inFeet[unit];

/** A figure in another unit of its kind. */
export const figureIn = (value: number, from: MeasureUnit | 'ratio', to: MeasureUnit | 'ratio'): number =>
  from === to ? value : (value * inFeet[from]) / inFeet[to];

/** What several measures of one condition come to. */
export interface QuantityTotal {
  /** Of those with a scale; in points, and of all, while none has one. */
  quantity: number;
  /** That of the first one that counts. */
  unit: MeasureUnit;
  /** False while nothing has a scale. */
  calibrated: boolean;
  measures: number;
  /** Measures that count nothing for want of a scale. */
  withoutScale: number;
}

/** Pieces are counted whatever the scale. */
export const hasFigure = ({ calibrated, unit }: Pick<MeasureResult, 'calibrated' | 'unit'>): boolean =>
  calibrated || unit === 'EA';

/** A total with one more measure in it. Points are never added to feet, nor metres to feet as they stand. */
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
