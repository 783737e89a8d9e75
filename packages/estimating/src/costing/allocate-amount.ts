import { Decimal, money } from './explain.ts';
import { markup, zero } from './basics.ts';
import type { DecimalString } from './types.ts';

/**
 * Splits an amount by weights, e.g. a cost by the quantities measured on each sheet. The shares have the decimals of
 * the amount, at least two, and add up to it exactly; the largest remainders get the last units.
 * @param weights not negative; if all are 0, the first share is the amount.
 */
export function allocateAmount(amount: DecimalString, weights: readonly DecimalString[]): DecimalString[] {
  const total = new Decimal(amount);
  const places = Math.max(2, total.decimalPlaces());
  const sum = weights.reduce((all, weight) => all.plus(weight), zero);
  if (sum.isZero()) return weights.map((_, at) => (at === 0 ? total : zero).toFixed(places));
  const unit = new Decimal(10).pow(-places);
  const exact = weights.map((weight) => total.times(weight).div(sum));
  const shares = exact.map((share) => share.toDecimalPlaces(places, Decimal.ROUND_FLOOR));
  const missing = total
    .minus(shares.reduce((all, share) => all.plus(share), zero))
    .div(unit)
    .round()
    .toNumber();
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share.minus(shares[at] ?? zero) }))
    .toSorted((left, right) => right.remainder.cmp(left.remainder) || left.at - right.at);
  for (const { at } of byRemainder.slice(0, missing)) shares[at] = (shares[at] ?? zero).plus(unit);
  return shares.map((share) => share.toFixed(places));
}

/** Figures of an estimate that add up over its lines. */
export interface CostFigures {
  material: DecimalString;
  hours: DecimalString;
  labor: DecimalString;
  equipment: DecimalString;
  other: DecimalString;
  cost: DecimalString;
  sell: DecimalString;
}
const summed = ['material', 'hours', 'labor', 'equipment', 'other', 'sell'] as const;

/** Splits figures by weights. The cost of a share is the sum of its parts, so that each share adds up as well. */
export function allocateFigures(
  figures: Omit<CostFigures, 'cost'>,
  weights: readonly DecimalString[],
): CostFigures[] {
  const shares = new Map(summed.map((field) => [field, allocateAmount(figures[field], weights)]));
  const of = (field: (typeof summed)[number], at: number) => shares.get(field)?.[at] ?? '0.00';
  return weights.map((_, at) => {
    const parts = {
      material: of('material', at),
      labor: of('labor', at),
      equipment: of('equipment', at),
      other: of('other', at),
    };
    return {
      ...parts,
      hours: of('hours', at),
      cost: Object.values(parts)
        .reduce((sum, part) => sum.plus(part), zero)
        .toFixed(2),
      sell: of('sell', at),
    };
  });
}

/** Sums figures and gives the markup of the sums in percent of cost. */
export function sumCostFigures(rows: Iterable<CostFigures>): CostFigures & { markup: DecimalString } {
  const sums = new Map([...summed, 'cost' as const].map((field) => [field, zero]));
  for (const row of rows) for (const [field, sum] of sums) sums.set(field, sum.plus(row[field]));
  const of = (field: (typeof summed)[number] | 'cost') => sums.get(field) ?? zero;
  return {
    material: money(of('material')).toFixed(2),
    hours: of('hours').toFixed(),
    labor: money(of('labor')).toFixed(2),
    equipment: money(of('equipment')).toFixed(2),
    other: money(of('other')).toFixed(2),
    cost: money(of('cost')).toFixed(2),
    sell: money(of('sell')).toFixed(2),
    markup: markup(of('cost'), of('sell')).toDecimalPlaces(2).toFixed(),
  };
}
