import { hundred, markup, margin, of, step, zero } from './basics.ts';
import { clauseAmount } from './clauses.ts';
import { Decimal, money, moneyText, percentText, quantityText } from './explain.ts';
import type { Sums } from './sums.ts';
import type { EstimateProblem, EstimateTotals, ExplainStep } from './types.ts';
import type { EstimateInput, EstimateResult } from './estimate-types.ts';

interface Closing {
  clauses: EstimateResult['clauses'];
  totals: EstimateTotals;
  explain: ExplainStep[];
  total: Decimal;
}

/** Closing percentages, each on the amount before it. */
export type ClosingRates = Pick<EstimateInput, 'discountPercent' | 'bondPercent' | 'taxPercent' | 'taxOn'>;

/** Computes discount, bond and tax from the subtotal, each rounded once. */
export function closeTotals(subtotal: Decimal, rates: ClosingRates, material = zero) {
  const discount = money(subtotal.times(of(rates.discountPercent)).div(hundred));
  const net = subtotal.minus(discount);
  const bond = money(net.times(of(rates.bondPercent)).div(hundred));
  const taxable = rates.taxOn === 'material' ? material : net.plus(bond);
  const tax = money(taxable.times(of(rates.taxPercent)).div(hundred));
  return { discount, bond, tax, total: net.plus(bond).plus(tax) };
}

/** Overhead, contingency and profit, each a percentage of the displayed figures before it, with their sum with the cost. */
export function sellByPercentages(
  cost: Decimal,
  input: Pick<EstimateInput, 'overheadPercent' | 'contingencyPercent' | 'profitPercent'>,
) {
  const part = (base: Decimal, percent: string | undefined) => money(base.times(of(percent)).div(hundred));
  const overhead = part(cost, input.overheadPercent);
  const contingency = part(cost, input.contingencyPercent);
  const before = cost.plus(overhead).plus(contingency);
  const profit = part(before, input.profitPercent);
  return { overhead, contingency, profit, sum: before.plus(profit) };
}

/**
 * Computes the totals from the lines' sums. Each figure is rounded once, and sums are sums of displayed figures.
 * @param sums with the rounding difference that one line carries.
 */
export function closeEstimate(sums: Sums, input: EstimateInput, problems: EstimateProblem[]): Closing {
  const { overhead, contingency, profit, sum } = sellByPercentages(sums.cost, input);
  const lineMarkups = sums.sell.minus(sum);

  let inclusions = zero;
  const figures = {
    material: sums.material.toString(),
    labor: sums.labor.toString(),
    direct: sums.cost.toString(),
    subtotal: sums.sell.toString(),
    hours: sums.hours.toString(),
  };
  const clauses = (input.clauses ?? []).map((clause) => {
    const found = clauseAmount(clause, figures);
    const value = (found.ok && found.amount) || zero;
    if (!found.ok) problems.push({ id: clause.id, message: found.message });
    const amount = clause.kind === 'inclusion' ? value : zero;
    inclusions = inclusions.plus(amount);
    return { id: clause.id, kind: clause.kind, amount: amount.toFixed(2), value: value.toFixed(2) };
  });

  const subtotal = sums.sell.plus(inclusions);
  const { discount, bond, tax, total } = closeTotals(subtotal, input, sums.material);

  const explain: ExplainStep[] = [];
  let running = zero;
  const line = (operator: '+' | '−', label: string, amount: Decimal, always = false): void => {
    if (amount.isZero() && !always) return;
    running = operator === '+' ? running.plus(amount) : running.minus(amount);
    explain.push(
      step(explain.length === 0 ? '' : operator, label, [amount.toFixed(2), '$'], [running.toFixed(2), '$']),
    );
  };
  const result = (label: string): void => {
    explain.push(step('=', label, [running.toFixed(2), '$'], [running.toFixed(2), '$']));
  };
  const rated = (label: string, percent: string | undefined): string =>
    percent === undefined ? label : `${label} ${of(percent).toString()}%`;
  line('+', 'Material', sums.material, true);
  line('+', 'Labor', sums.labor, true);
  line('+', 'Equipment', sums.equipment);
  line('+', 'Other', sums.other);
  result('Direct cost');
  line('+', rated('Overhead', input.overheadPercent), overhead);
  line('+', rated('Contingency', input.contingencyPercent), contingency);
  line('+', rated('Profit', input.profitPercent), profit);
  if (!lineMarkups.isZero()) line(lineMarkups.isNegative() ? '−' : '+', 'Line markups', lineMarkups.abs());
  line('+', 'Inclusions', inclusions);
  result('Subtotal');
  line('−', rated('Discount', input.discountPercent), discount);
  line('+', rated('Bond', input.bondPercent), bond);
  line('+', rated('Sales tax', input.taxPercent), tax);
  result('Total sell');

  const area = of(input.area);
  return {
    clauses,
    explain,
    total,
    totals: {
      material: sums.material.toFixed(2),
      hours: quantityText(sums.hours),
      labor: sums.labor.toFixed(2),
      equipment: sums.equipment.toFixed(2),
      other: sums.other.toFixed(2),
      direct: sums.cost.toFixed(2),
      overhead: overhead.toFixed(2),
      contingency: contingency.toFixed(2),
      profit: profit.toFixed(2),
      lineMarkups: lineMarkups.toFixed(2),
      lines: sums.sell.toFixed(2),
      inclusions: inclusions.toFixed(2),
      subtotal: subtotal.toFixed(2),
      discount: discount.toFixed(2),
      bond: bond.toFixed(2),
      tax: tax.toFixed(2),
      total: total.toFixed(2),
      markupPercent: percentText(markup(sums.cost, subtotal)),
      marginPercent: percentText(margin(sums.cost, subtotal)),
      ...(area.gt(0) && { totalPerArea: moneyText(total.div(area)) }),
    },
  };
}
