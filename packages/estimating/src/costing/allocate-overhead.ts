import type { LineScope } from '../calculator/types.ts';
import { factor, hundred, of, step, zero } from './basics.ts';
import { Decimal, money } from './explain.ts';
import type { CarriedCents, ExplainStep } from './types.ts';
import type { EstimateInput } from './estimate-types.ts';

/** Shares of one or several lines in the amounts added to the whole estimate. */
export type Shares = Record<'overhead' | 'contingency' | 'tax', Decimal>;
export const noShares = (): Shares => ({ overhead: zero, contingency: zero, tax: zero });

export function addShares(into: Shares, shares: Shares): void {
  for (const kind of Object.keys(into) as (keyof Shares)[]) into[kind] = into[kind].plus(shares[kind]);
}

/** Figures that the shares of a line are computed from. */
interface Base {
  material: Decimal;
  cost: Decimal;
  sell: Decimal;
}

/** Derivation step of cents that a line carries for all. @param value figure with them. */
export const carriedStep = (cents: Decimal, value: Decimal): ExplainStep =>
  step(
    cents.isNegative() ? '−' : '+',
    'Rounding difference of all lines',
    [cents.abs().toFixed(2), '$'],
    [value.toFixed(2), '$'],
  );

/** Shares of a line, each rounded to cents. */
function ownShares({ material, cost, sell }: Base, input: EstimateInput): Shares {
  const part = (base: Decimal, percent: string | undefined) => money(base.times(of(percent)).div(hundred));
  const net = sell
    .times(new Decimal(1).minus(of(input.discountPercent).div(hundred)))
    .times(factor(input.bondPercent));
  return {
    overhead: part(cost, input.overheadPercent),
    contingency: part(cost, input.contingencyPercent),
    tax: part(input.taxOn === 'material' ? material : net, input.taxPercent),
  };
}

export function lineShares(base: Base, input: EstimateInput, carried?: CarriedCents): Shares {
  const shares = ownShares(base, input);
  if (carried)
    for (const kind of Object.keys(shares) as (keyof Shares)[])
      shares[kind] = shares[kind].plus(carried[kind]);
  return shares;
}

/** Shares as formula variables. @param isTold includes their derivations. */
export function sharesScope(
  shares: Shares,
  { base, input, carried }: { base: Base; input: EstimateInput; carried?: CarriedCents | undefined },
  isTold: boolean,
): LineScope {
  const own = isTold ? ownShares(base, input) : undefined;
  const figure = (
    kind: keyof Shares,
    label: string,
    steps: (result: Decimal) => ExplainStep[],
  ): LineScope[string] => {
    const value = shares[kind].toFixed(2);
    if (!own) return { value, unit: '$', label };
    const cents = of(carried?.[kind]);
    const explained = steps(own[kind]);
    if (!cents.isZero()) explained.push(carriedStep(cents, shares[kind]));
    return { value, unit: '$', label, steps: explained };
  };
  const from = (label: string, amount: Decimal) =>
    step('', label, [amount.toFixed(2), '$'], [amount.toFixed(2), '$']);
  const rated = (label: string, percent: string | undefined, result: Decimal) =>
    step('×', label, [of(percent), '%'], [result.toFixed(2), '$']);
  const net = base.sell.times(new Decimal(1).minus(of(input.discountPercent).div(hundred)));
  const taxed =
    input.taxOn === 'material'
      ? [from('Material', base.material)]
      : [
          from('Sell', base.sell),
          ...(of(input.discountPercent).isZero()
            ? []
            : [step('−', 'Discount', [of(input.discountPercent), '%'], [net, '$'])]),
          ...(of(input.bondPercent).isZero()
            ? []
            : [step('+', 'Bond', [of(input.bondPercent), '%'], [net.times(factor(input.bondPercent)), '$'])]),
        ];
  return {
    overhead_share: figure('overhead', 'Overhead', (result) => [
      from('Cost', base.cost),
      rated('Overhead', input.overheadPercent, result),
    ]),
    contingency_share: figure('contingency', 'Contingency', (result) => [
      from('Cost', base.cost),
      rated('Contingency', input.contingencyPercent, result),
    ]),
    tax_share: figure('tax', 'Sales tax', (result) => [
      ...taxed,
      rated('Sales tax', input.taxPercent, result),
    ]),
  };
}
