import { evaluateFormula } from '../formula/index.ts';
import { hundred, markup, margin, of, step, zero } from './basics.ts';
import { Decimal, money, moneyText, percentText, quantityText } from './explain.ts';
import type { Sums } from './sums.ts';
import type { EstimateInput, EstimateProblem, EstimateResult, EstimateTotals, ExplainStep } from './types.ts';

interface Closing {
  clauses: EstimateResult['clauses'];
  totals: EstimateTotals;
  explain: ExplainStep[];
  total: Decimal;
}

/** From the lines' sums to the total. Each figure is rounded once, and every sum is one of shown figures. */
export function closeEstimate(sums: Sums, input: EstimateInput, problems: EstimateProblem[]): Closing {
  const overhead = money(sums.cost.times(of(input.overheadPercent)).div(hundred));
  const contingency = money(sums.cost.times(of(input.contingencyPercent)).div(hundred));
  const profit = sums.sell.minus(sums.cost).minus(overhead).minus(contingency);

  let inclusions = zero;
  const clauses = (input.clauses ?? []).map((clause) => {
    let amount = zero;
    if (clause.kind === 'inclusion' && clause.calculateBy === 'fixed_value') amount = money(of(clause.value));
    if (clause.kind === 'inclusion' && clause.calculateBy === 'formula') {
      const figure = (value: Decimal): { value: string; unit: string } => ({
        value: value.toString(),
        unit: '$',
      });
      const result = evaluateFormula(
        clause.formula ?? '',
        {
          material: figure(sums.material),
          labor: figure(sums.labor),
          direct: figure(sums.cost),
          subtotal: figure(sums.sell),
          hours: { value: sums.hours.toString(), unit: 'HR' },
        },
        { unit: '$' },
      );
      if (result.ok) amount = money(new Decimal(result.value));
      else problems.push({ id: clause.id, message: result.error.message });
    }
    inclusions = inclusions.plus(amount);
    return { id: clause.id, kind: clause.kind, amount: amount.toFixed(2) };
  });

  const subtotal = sums.sell.plus(inclusions);
  const discount = money(subtotal.times(of(input.discountPercent)).div(hundred));
  const net = subtotal.minus(discount);
  const bond = money(net.times(of(input.bondPercent)).div(hundred));
  const taxable = input.taxOn === 'material' ? sums.material : net.plus(bond);
  const tax = money(taxable.times(of(input.taxPercent)).div(hundred));
  const total = net.plus(bond).plus(tax);

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
    percent === undefined ? label : `${label} ${of(percent).toString()} %`;
  line('+', 'Material', sums.material, true);
  line('+', 'Labor', sums.labor, true);
  line('+', 'Equipment', sums.equipment);
  line('+', 'Other', sums.other);
  result('Direct cost');
  line('+', rated('Overhead', input.overheadPercent), overhead);
  line('+', rated('Contingency', input.contingencyPercent), contingency);
  line('+', 'Profit', profit);
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
