import { drawnFigures, quantityFigures } from './figures.ts';
import type { MeasureUnit, TakeoffType } from './types.ts';
import { convertUnit, type UnitCode, units } from './units.ts';

/** Units in which a condition can show its quantity, by what its type measures; the first is the default. */
const unitsOfDefault = {
  LF: ['LF', 'YD', 'M'],
  SF: ['SF', 'SY', 'SQ', 'SQM'],
  CF: ['CF', 'CY', 'CUM'],
  EA: ['EA'],
} as const satisfies Record<string, readonly UnitCode[]>;

/** Unit in which a condition shows its quantity. */
export type QuantityUnit = (typeof unitsOfDefault)[keyof typeof unitsOfDefault][number];

const codes: Readonly<Record<MeasureUnit, QuantityUnit>> = {
  LF: 'LF',
  SF: 'SF',
  CF: 'CF',
  EA: 'EA',
  m: 'M',
  m2: 'SQM',
  m3: 'CUM',
};

/** Units in which quantities of a take-off type can be shown; the first is the default. */
export const quantityUnitsOf = (type: TakeoffType): readonly QuantityUnit[] =>
  unitsOfDefault[drawnFigures[quantityFigures[type]]];

/** Converts a measured figure to a unit of its kind; a unit of another kind leaves it as measured. */
export function quantityIn(
  value: number,
  from: MeasureUnit,
  to: QuantityUnit | undefined,
): { value: number; unit: QuantityUnit } {
  const unit = codes[from];
  return to === undefined || units[to].kind !== units[unit].kind
    ? { value, unit }
    : { value: convertUnit(value, unit, to), unit: to };
}
