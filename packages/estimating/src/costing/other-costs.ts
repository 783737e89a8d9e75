import { of, step, zero } from './basics.ts';
import { money, quantityText, type Decimal } from './explain.ts';
import type { EstimateLineInput, ExplainStep, OtherCostInput } from './types.ts';

/** Unrounded costs of a line besides material and labor. */
export function otherCosts(
  line: EstimateLineInput,
  quantity: Decimal,
  isMeant: (cost: OtherCostInput) => boolean,
): { exact: Decimal; lump: Decimal; steps: ExplainStep[] } {
  const steps: ExplainStep[] = [];
  let exact = zero;
  let lump = zero;
  for (const cost of (line.other ?? []).filter(isMeant)) {
    // Lump sums do not apply at quantity 0.
    const once = quantity.isZero() ? zero : of(cost.amount);
    const amount = once.plus(quantity.times(of(cost.unitCost)));
    exact = exact.plus(amount);
    lump = lump.plus(once);
    const label =
      cost.unitCost === undefined
        ? cost.name
        : `${cost.name}, ${quantityText(quantity)} ${line.unit} at ${quantityText(of(cost.unitCost))}`;
    steps.push(
      step(
        steps.length === 0 ? '' : '+',
        label,
        [money(amount).toFixed(2), '$'],
        [money(exact).toFixed(2), '$'],
      ),
    );
  }
  return { exact, lump, steps };
}
