import { margin, markup, zero } from './basics.ts';
import { percentText, quantityText } from './explain.ts';
import type { CostedLine } from './line.ts';
import type { CostSums } from './types.ts';

export type Sums = CostedLine['sums'];
export const noSums = (): Sums => ({
  material: zero,
  hours: zero,
  labor: zero,
  equipment: zero,
  other: zero,
  cost: zero,
  sell: zero,
  standard: zero,
});

export function addSums(into: Sums, sums: Sums): void {
  for (const key of Object.keys(into) as (keyof Sums)[]) into[key] = into[key].plus(sums[key]);
}

/** Replaces one line's figures in the sums. */
export function replaceSums(sums: Sums, before: Sums, after: Sums): Sums {
  const replaced = { ...sums };
  for (const key of Object.keys(replaced) as (keyof Sums)[])
    replaced[key] = sums[key].minus(before[key]).plus(after[key]);
  return replaced;
}

export function sumsText(sums: Sums): CostSums {
  return {
    material: sums.material.toFixed(2),
    hours: quantityText(sums.hours),
    labor: sums.labor.toFixed(2),
    equipment: sums.equipment.toFixed(2),
    other: sums.other.toFixed(2),
    cost: sums.cost.toFixed(2),
    sell: sums.sell.toFixed(2),
    markupPercent: percentText(markup(sums.cost, sums.sell)),
    marginPercent: percentText(margin(sums.cost, sums.sell)),
  };
}
