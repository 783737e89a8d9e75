import { of, step, zero } from './basics.ts';
import { money, quantityText, type Decimal } from './explain.ts';
import type { EstimateLineInput, ExplainStep, OtherCostInput } from './types.ts';

/** Costs of a line besides material and labor, each rounded to cents. */
export function otherCosts(
  line: EstimateLineInput,
  quantity: Decimal,
  isMeant: (cost: OtherCostInput) => boolean,
): { sum: Decimal; lump: Decimal; steps: ExplainStep[] } {
  const steps: ExplainStep[] = [];
  let sum = zero;
  let lump = zero;
  for (const cost of (line.other ?? []).filter(isMeant)) {
    // Lump sums do not apply at quantity 0.
    const once = money(quantity.isZero() ? zero : of(cost.amount));
    const amount = once.plus(money(quantity.times(of(cost.unitCost))));
    sum = sum.plus(amount);
    lump = lump.plus(once);
    const label =
      cost.unitCost === undefined
        ? cost.name
        : `${cost.name}, ${quantityText(quantity)} ${line.unit} at ${quantityText(of(cost.unitCost))}`;
    steps.push(step(steps.length === 0 ? '' : '+', label, [amount.toFixed(2), '$'], [sum.toFixed(2), '$']));
  }
  return { sum, lump, steps };
}
