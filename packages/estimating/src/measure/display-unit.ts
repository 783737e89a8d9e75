import type { MeasureUnit } from './types.ts';
import { formatQuantity } from './units.ts';

const pointUnits: Record<MeasureUnit, string> = {
  LF: 'pt',
  SF: 'pt²',
  CF: 'pt³',
  m: 'pt',
  m2: 'pt²',
  m3: 'pt³',
  EA: 'EA',
};

/** Displayed unit of a figure; points while the page has no scale. */
export const shownUnit = (unit: MeasureUnit, calibrated: boolean): string =>
  calibrated
    ? { LF: 'LF', SF: 'SF', CF: 'CF', EA: 'EA', m: 'm', m2: 'm²', m3: 'm³' }[unit]
    : pointUnits[unit];

/** Formats a quantity for sheet and panels: one decimal, pieces whole. */
export function showQuantity(value: number, unit: MeasureUnit, calibrated: boolean): string {
  const shown = shownUnit(unit, calibrated);
  const figure = formatQuantity(value, '', { decimals: unit === 'EA' && Number.isInteger(value) ? 0 : 1 });
  return `${figure} ${shown}`;
}
