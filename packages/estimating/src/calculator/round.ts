import { Decimal } from 'decimal.js';
import type { CalculatorField } from './types.ts';

/** Rounds a column's figure as displayed, which is the value other formulas use. */
export function roundColumn(field: CalculatorField, value: Decimal): string {
  const places = field.isWholeNumber ? 0 : field.isMonetary ? (field.unitType === 'dynamic' ? 4 : 2) : 10;
  const rounded = value.toDecimalPlaces(places, Decimal.ROUND_HALF_UP);
  return places === 2 ? rounded.toFixed(2) : rounded.toFixed();
}
