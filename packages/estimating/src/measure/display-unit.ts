import { quantityIn, type QuantityUnit } from './quantity-unit.ts';
import type { MeasureUnit } from './types.ts';
import { formatQuantity, unitSymbol } from './units.ts';

const pointUnits: Record<MeasureUnit, string> = {
  LF: 'pt',
  SF: 'pt²',
  CF: 'pt³',
  m: 'pt',
  m2: 'pt²',
  m3: 'pt³',
  EA: 'EA',
};

/** Figure and unit of a quantity as displayed. */
export interface ShownQuantity {
  figure: string;
  unit: string;
}

/** Formats a quantity in a unit of the catalog: one decimal, pieces whole. */
export const showQuantityIn = (value: number, unit: string): ShownQuantity => ({
  figure: formatQuantity(value, '', { decimals: unit === 'EA' && Number.isInteger(value) ? 0 : 1 }),
  unit: unitSymbol(unit),
});

/**
 * Figure and unit of a measured quantity for sheet and panels; points while the page has no scale.
 * @param as unit of the condition.
 */
export function quantityParts(
  value: number,
  unit: MeasureUnit,
  calibrated: boolean,
  as?: QuantityUnit,
): ShownQuantity {
  if (!calibrated && unit !== 'EA') return { ...showQuantityIn(value, unit), unit: pointUnits[unit] };
  const shown = quantityIn(value, unit, as);
  return showQuantityIn(shown.value, shown.unit);
}

/**
 * Formats a measured quantity for sheet and panels.
 * @param as unit of the condition.
 */
export function showQuantity(
  value: number,
  unit: MeasureUnit,
  calibrated: boolean,
  as?: QuantityUnit,
): string {
  const shown = quantityParts(value, unit, calibrated, as);
  return `${shown.figure} ${shown.unit}`;
}
