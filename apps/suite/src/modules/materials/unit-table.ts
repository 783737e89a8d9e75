import type { Unit } from '@plumbline/api';
import { UnitTable } from '@plumbline/estimating';

type Link = Pick<Unit, 'value' | 'factor' | 'per'>;

/** The company's units with what they convert to; `own` comes last, so that a problem is its. */
export const tableOf = (units: readonly Link[], own?: Link): UnitTable =>
  new UnitTable(
    [...units, ...(own ? [own] : [])].flatMap(({ value, factor, per }) =>
      factor && per ? [{ unit: value, factor, per }] : [],
    ),
  );

/** "1 PALLET = 40 BOX = 4,000 EA": what one of it is, down to the trade's own unit. */
export function conversionText(table: UnitTable, { value, per = '', factor = '' }: Link): string {
  if (!factor || !per) return '';
  const trade = new UnitTable();
  try {
    // The nearest of the trade's own units: what it is linked to, or what that is linked to.
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
