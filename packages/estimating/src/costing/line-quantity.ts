import { evaluateFormula } from '../formula/index.ts';
import { roundUpToOrder } from '../measure/units.ts';
import { factor, of, step, zero } from './basics.ts';
import { Decimal, explainFormula, quantityText, roundQuantity } from './explain.ts';
import type { AssemblyInput, EstimateLineInput, ExplainStep } from './types.ts';

/** Quantities of a line in its unit, rounded as displayed. */
export interface LineQuantity {
  /** Before waste and order units. */
  installed: Decimal;
  /** With waste, rounded up to order units. */
  quantity: Decimal;
  /** Derivation of the quantity; empty if it is not requested. */
  steps: ExplainStep[];
}

/** Quantities of a line; 0 for a formula that cannot be computed, which is reported. @param isTold with the derivation. */
export function lineQuantity(
  line: EstimateLineInput,
  variables: AssemblyInput['variables'],
  { isTold, fail }: { isTold: boolean; fail: (message: string) => void },
): LineQuantity {
  const evaluated = evaluateFormula(line.quantity, variables, { unit: line.unit });
  if (!evaluated.ok) fail(evaluated.error.message);
  const negative = evaluated.ok && evaluated.value.isNegative() && !evaluated.value.isZero();
  if (negative) fail('The quantity is below 0');
  const exact = evaluated.ok && !negative ? new Decimal(evaluated.value) : zero;
  // An entered figure keeps its decimals.
  const installed = /^[\d.]+$/.test(line.quantity) ? exact : roundQuantity(exact);
  const waste = of(line.wastePercent);
  const wasted = waste.isZero() ? installed : roundQuantity(installed.times(factor(line.wastePercent)));
  const order = of(line.orderQuantity);
  const quantity = new Decimal(roundUpToOrder(wasted, order));
  const steps = isTold ? explainFormula(line.quantity, variables) : [];
  // The formula's result may be in another unit than the line.
  if (steps.at(-1)?.runningUnit !== line.unit && steps.length > 0)
    steps.push(step('=', `In ${line.unit}`, [installed, line.unit], [installed, line.unit]));
  const measured = steps.at(-1);
  if (measured) measured.runningTotal = quantityText(installed);
  if (!waste.isZero()) steps.push(step('+', 'Waste', [waste, '%'], [wasted, line.unit]));
  if (order.gt(0))
    steps.push(
      step(
        '=',
        `Rounded up to order units of ${quantityText(order)} ${line.unit}`,
        [quantity, line.unit],
        [quantity, line.unit],
      ),
    );
  return { installed, quantity, steps };
}
