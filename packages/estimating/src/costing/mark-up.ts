import { carriedStep } from './allocate-overhead.ts';
import { factor, hundred, of, step, zero } from './basics.ts';
import { markupText, money, type Decimal } from './explain.ts';
import type { EstimateInput } from './estimate-types.ts';
import type { CarriedCents, EstimateLineInput, ExplainStep } from './types.ts';

/** Sell of a line by its markup. */
export interface MarkedUp {
  /** Sell by the estimate's percentages, whatever markup the line has. */
  standard: Decimal;
  /** Factor on the cost. */
  times: Decimal;
  /** Markup in percent of the cost. */
  percent: Decimal;
  /** With the cents that the line carries for all. */
  sell: Decimal;
  steps: ExplainStep[];
}

/**
 * Marks up the cost of a line by its own markup, or by overhead, contingency and profit of the estimate.
 * @param costs of the line, each rounded to cents.
 */
export function markUp(
  line: EstimateLineInput,
  costs: Record<'material' | 'labor' | 'equipment' | 'other', Decimal>,
  input: EstimateInput,
  carried?: CarriedCents,
): MarkedUp {
  const cost = Object.values(costs).reduce((sum, amount) => sum.plus(amount), zero);
  const onDirect = of(input.overheadPercent).plus(of(input.contingencyPercent));
  const standardTimes = onDirect.div(hundred).plus(1).times(factor(input.profitPercent));
  const standard = money(cost.times(standardTimes));
  const hasOwn = line.markupPercent !== undefined;
  const times = hasOwn ? factor(line.markupPercent) : standardTimes;
  const marked = hasOwn ? money(cost.times(times)) : standard;
  const cents = hasOwn ? zero : of(carried?.sell);
  const sell = marked.plus(cents);
  const percent = times.minus(1).times(hundred);

  const steps: ExplainStep[] = [];
  let running = zero;
  const named: [string, Decimal][] = [
    ['Material', costs.material],
    ['Labor', costs.labor],
    ['Equipment', costs.equipment],
    ['Other', costs.other],
  ];
  for (const [label, amount] of named) {
    if (amount.isZero()) continue;
    running = running.plus(amount);
    steps.push(
      step(steps.length === 0 ? '' : '+', label, [amount.toFixed(2), '$'], [running.toFixed(2), '$']),
    );
  }
  steps.push(step('+', 'Markup', [markupText(percent), '%'], [marked.toFixed(2), '$']));
  if (!cents.isZero()) steps.push(carriedStep(cents, sell));
  return { standard, times, percent, sell, steps };
}
