import type { Unit } from '@plumbline/api';
import { UnitTable } from '@plumbline/estimating';

type Link = Pick<Unit, 'value' | 'factor' | 'per'>;

/** Builds the conversion table of the company's units. `own` is added last, so that a conflict is reported for it. */
export const tableOf = (units: readonly Link[], own?: Link): UnitTable =>
  new UnitTable(
    [...units, ...(own ? [own] : [])].flatMap(({ value, factor, per }) =>
      factor && per ? [{ unit: value, factor, per }] : [],
    ),
  );

/** Formats the conversion down to a standard unit, e.g. "1 PALLET = 40 BOX = 4,000 EA". */
export function conversionText(table: UnitTable, { value, per = '', factor = '' }: Link): string {
  if (!factor || !per) return '';
  const trade = new UnitTable();
  try {
    // The nearest standard unit along the links.
    const ways = table
      .reachable(value)
      .filter((each) => trade.has(each))
      .map((each) => table.steps(value, each))
      .toSorted((a, b) => a.length - b.length);
    return (ways[0] ?? table.steps(value, per))
      .map(
        ({ unit, figure }) =>
          `${Number(figure).toLocaleString('en-US', { maximumFractionDigits: 6 })} ${unit}`,
      )
      .join(' = ');
  } catch {
    return '';
  }
}
