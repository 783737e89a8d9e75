import { evaluateFormula } from '../formula/index.ts';
import { roundUpToOrder } from '../measure/units.ts';
import { Decimal, explainFormula, money, moneyText, percentText, quantityText } from './explain.ts';
import { materialPrice } from './price.ts';
import type {
  AlternateInput,
  AlternateResult,
  AssemblyInput,
  AssemblyResult,
  CostSums,
  EstimateInput,
  EstimateLineInput,
  EstimateProblem,
  EstimateResult,
  EstimateTotals,
  ExplainStep,
  LaborInput,
  LineResult,
} from './types.ts';

const zero = new Decimal(0);
const hundred = new Decimal(100);
const of = (value: string | undefined): Decimal => new Decimal(value ?? 0);
const factor = (percent: string | undefined): Decimal => of(percent).div(hundred).plus(1);

/** Sell over cost, in percent of cost; 0 where there is no cost. */
const markup = (cost: Decimal, sell: Decimal): Decimal =>
  cost.isZero() ? zero : sell.minus(cost).div(cost).times(hundred);
/** Sell over cost, in percent of sell; 0 where there is no sell. */
const margin = (cost: Decimal, sell: Decimal): Decimal =>
  sell.isZero() ? zero : sell.minus(cost).div(sell).times(hundred);

function step(
  operator: ExplainStep['operator'],
  label: string,
  [value, unit]: [Decimal | string, string],
  [total, runningUnit]: [Decimal | string, string],
  source?: ExplainStep['source'],
): ExplainStep {
  const text = (figure: Decimal | string): string =>
    typeof figure === 'string' ? figure : quantityText(figure);
  return {
    operator,
    label,
    value: text(value),
    unit,
    runningTotal: text(total),
    runningUnit,
    ...(source && { source }),
  };
}

const hourKinds = [
  ['regular', 'Regular'],
  ['overtime', 'Overtime'],
  ['double', 'Double time'],
  ['night', 'Night shift'],
] as const;

/** The average hourly cost by the shares of each kind of hour. @throws RangeError unless the shares make 100 %. */
export function blendedRate(labor: Pick<LaborInput, 'rates' | 'shares'>): {
  rate: Decimal;
  explain: ExplainStep[];
} {
  const shares = labor.shares ?? { regular: '100' };
  let rate = zero;
  let sum = zero;
  const explain: ExplainStep[] = [];
  for (const [kind, label] of hourKinds) {
    const share = of(shares[kind]);
    if (share.isZero()) continue;
    const hourly = labor.rates[kind];
    if (hourly === undefined) throw new RangeError(`${label} hours have no rate`);
    if (share.isNegative()) throw new RangeError(`The share of ${label.toLowerCase()} hours is below 0`);
    sum = sum.plus(share);
    rate = rate.plus(share.div(hundred).times(hourly));
    explain.push(
      step(
        explain.length === 0 ? '' : '+',
        `${label}, ${share.toString()} % of hours`,
        [new Decimal(hourly), '$/HR'],
        [rate, '$/HR'],
      ),
    );
  }
  if (!sum.eq(hundred)) throw new RangeError(`The shares of hours make ${sum.toString()} %, not 100 %`);
  return { rate, explain };
}

/** A line with its unrounded sell, so that nothing is rounded twice. */
interface Costed {
  result: LineResult;
  sums: Record<'material' | 'hours' | 'labor' | 'equipment' | 'other' | 'cost' | 'sell', Decimal>;
}

function costLine(
  assembly: AssemblyInput,
  line: EstimateLineInput,
  input: EstimateInput,
  problems: EstimateProblem[],
): Costed {
  const included = assembly.included !== false && line.included !== false;
  const fail = (message: string): void => {
    problems.push({ id: line.id, message });
  };

  const evaluated = evaluateFormula(line.quantity, assembly.variables, { unit: line.unit });
  if (!evaluated.ok) fail(evaluated.error.message);
  const negative = evaluated.ok && evaluated.value.isNegative() && !evaluated.value.isZero();
  if (negative) fail('The quantity is below 0');
  const installed = evaluated.ok && !negative ? new Decimal(evaluated.value) : zero;
  const wasted = installed.times(factor(line.wastePercent));
  const order = of(line.orderQuantity);
  const quantity = new Decimal(roundUpToOrder(wasted, order));
  const quantitySteps = explainFormula(line.quantity, assembly.variables);
  // The formula's own last figure may stand in another unit than the line's.
  if (quantitySteps.at(-1)?.runningUnit !== line.unit && quantitySteps.length > 0) {
    quantitySteps.push(step('=', `In ${line.unit}`, [installed, line.unit], [installed, line.unit]));
  }
  if (!of(line.wastePercent).isZero()) {
    quantitySteps.push(step('+', 'Waste', [of(line.wastePercent), '%'], [wasted, line.unit]));
  }
  if (order.gt(0)) {
    quantitySteps.push(
      step(
        '=',
        `Quantity, in whole ${quantityText(order)} ${line.unit}`,
        [quantity, line.unit],
        [quantity, line.unit],
      ),
    );
  }

  let material = zero;
  let landed = zero;
  let price = zero;
  let priceSteps: ExplainStep[] = [];
  let materialSteps: ExplainStep[] = [];
  if (line.material !== undefined) {
    const result = materialPrice(line.material, line.unit, input.priceDecimals);
    ({ landed, estimate: price, explain: priceSteps } = result);
    material = money(quantity.times(price));
    materialSteps = [
      step('', 'Quantity', [quantity, line.unit], [quantity, line.unit]),
      step(
        '×',
        'Estimate price',
        [price, `$/${line.unit}`],
        [material.toFixed(2), '$'],
        line.material.source,
      ),
    ];
  }

  let hours = zero;
  let rate = zero;
  let labor = zero;
  let laborExact = zero;
  const laborSteps: ExplainStep[] = [];
  if (line.labor !== undefined) {
    const { laborUnit, difficulty = '1', basis = 'quantity', source } = line.labor;
    const base = basis === 'installed' ? installed : quantity;
    try {
      const blended = blendedRate(line.labor);
      rate = blended.rate;
      const easy = base.times(laborUnit);
      hours = easy.times(difficulty);
      laborExact = hours.times(rate);
      labor = money(laborExact);
      laborSteps.push(
        step(
          '',
          basis === 'installed' ? 'Installed quantity' : 'Quantity',
          [base, line.unit],
          [base, line.unit],
        ),
        step('×', 'Labor unit', [new Decimal(laborUnit), `HR/${line.unit}`], [easy, 'HR'], source),
      );
      if (!of(difficulty).eq(1))
        laborSteps.push(step('×', 'Difficulty', [of(difficulty), ''], [hours, 'HR']));
      laborSteps.push(step('×', 'Hourly cost', [rate, '$/HR'], [labor.toFixed(2), '$']));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      fail(error.message);
    }
  }

  let equipmentExact = zero;
  let otherExact = zero;
  for (const cost of line.other ?? []) {
    const amount = of(cost.amount).plus(quantity.times(of(cost.unitCost)));
    if (cost.kind === 'equipment') equipmentExact = equipmentExact.plus(amount);
    else otherExact = otherExact.plus(amount);
  }
  const [equipment, other] = [money(equipmentExact), money(otherExact)];

  const cost = material.plus(labor).plus(equipment).plus(other);
  const exact = quantity.times(price).plus(laborExact).plus(equipmentExact).plus(otherExact);
  const onDirect = of(input.overheadPercent).plus(of(input.contingencyPercent));
  const times =
    line.markupPercent !== undefined
      ? factor(line.markupPercent)
      : onDirect.div(hundred).plus(1).times(factor(input.profitPercent));
  const sell = money(exact.times(times));
  const sellSteps: ExplainStep[] = [];
  const costs: [string, Decimal][] = [
    ['Material', material],
    ['Labor', labor],
    ['Equipment', equipment],
    ['Other', other],
  ];
  let running = zero;
  for (const [label, amount] of costs) {
    if (amount.isZero()) continue;
    running = running.plus(amount);
    sellSteps.push(
      step(sellSteps.length === 0 ? '' : '+', label, [amount.toFixed(2), '$'], [running.toFixed(2), '$']),
    );
  }
  const markupPercent = times.minus(1).times(hundred);
  sellSteps.push(step('+', 'Markup', [percentText(markupPercent), '%'], [sell.toFixed(2), '$']));

  return {
    sums: { material, hours, labor, equipment, other, cost, sell },
    result: {
      id: line.id,
      assemblyId: assembly.id,
      included,
      installedQuantity: quantityText(installed),
      quantity: quantityText(quantity),
      unit: line.unit,
      landedPrice: quantityText(landed),
      materialPrice: quantityText(price),
      material: material.toFixed(2),
      hours: quantityText(hours),
      laborRate: quantityText(rate),
      labor: labor.toFixed(2),
      equipment: equipment.toFixed(2),
      other: other.toFixed(2),
      cost: cost.toFixed(2),
      unitCost: quantityText(quantity.isZero() ? zero : cost.div(quantity)),
      markupPercent: percentText(markupPercent),
      marginPercent: percentText(times.isZero() ? zero : times.minus(1).div(times).times(hundred)),
      sell: sell.toFixed(2),
      explain: {
        quantity: quantitySteps,
        price: priceSteps,
        material: materialSteps,
        labor: laborSteps,
        sell: sellSteps,
      },
    },
  };
}

type Sums = Costed['sums'];
const noSums = (): Sums => ({
  material: zero,
  hours: zero,
  labor: zero,
  equipment: zero,
  other: zero,
  cost: zero,
  sell: zero,
});

function add(into: Sums, sums: Sums): void {
  for (const key of Object.keys(into) as (keyof Sums)[]) into[key] = into[key].plus(sums[key]);
}

function sumsText(sums: Sums): CostSums {
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

interface Costing {
  assemblies: AssemblyResult[];
  sums: Sums;
}

function costAssemblies(
  assemblies: AssemblyInput[],
  input: EstimateInput,
  problems: EstimateProblem[],
): Costing {
  const total = noSums();
  const results = assemblies.map((assembly) => {
    const sums = noSums();
    const lines = assembly.lines.map((line) => {
      const costed = costLine(assembly, line, input, problems);
      if (costed.result.included) add(sums, costed.sums);
      return costed.result;
    });
    add(total, sums);
    return { id: assembly.id, included: assembly.included !== false, lines, ...sumsText(sums) };
  });
  return { assemblies: results, sums: total };
}

/** The assemblies with an alternate's changes made to them. */
function applyAlternate(assemblies: AssemblyInput[], alternate: AlternateInput): AssemblyInput[] {
  const gone = new Set(alternate.removes?.assemblies);
  const goneLines = new Set(alternate.removes?.lines);
  const kept = assemblies.map((assembly) => ({
    ...assembly,
    included: assembly.included !== false && !gone.has(assembly.id),
    lines: assembly.lines.map((line) => (goneLines.has(line.id) ? { ...line, included: false } : line)),
  }));
  return [...kept, ...(alternate.adds ?? [])];
}

interface Closing {
  clauses: EstimateResult['clauses'];
  totals: EstimateTotals;
  explain: ExplainStep[];
  total: Decimal;
}

/** From the lines' sums to the total. Each figure is rounded once, and every sum is one of shown figures. */
function close(sums: Sums, input: EstimateInput, problems: EstimateProblem[]): Closing {
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

/**
 * Computes an estimate: quantities by formula from the take-off, material, labor and other cost of each line, sells,
 * totals, alternates, each with its derivation.
 *
 * Rounding: every figure of money is rounded once, to cents, halves up, from unrounded factors; every sum is the sum of the
 * rounded figures that are shown, so a column adds up by hand. Profit is the balancing figure: what the lines' sells
 * leave over cost, overhead and contingency. The same input gives the same bytes.
 *
 * A line whose quantity or rate cannot be computed counts 0 and is named in `problems`.
 */
export function computeEstimate(input: EstimateInput): EstimateResult {
  const problems: EstimateProblem[] = [];
  const alternates = input.alternates ?? [];
  const accepted = alternates.filter((alternate) => alternate.accepted === true);
  const assemblies = accepted.reduce(applyAlternate, input.assemblies);
  const costing = costAssemblies(assemblies, input, problems);
  const closing = close(costing.sums, input, problems);

  const base = accepted.length === 0 ? costing : costAssemblies(input.assemblies, input, []);
  const baseTotal = accepted.length === 0 ? closing.total : close(base.sums, input, []).total;
  const deltas = alternates.map((alternate): AlternateResult => {
    const own: EstimateProblem[] = [];
    const changed = costAssemblies(applyAlternate(input.assemblies, alternate), input, own);
    // What is wrong only in an alternate must be seen before it is accepted.
    if (alternate.accepted !== true) {
      const added = new Set((alternate.adds ?? []).flatMap(({ lines }) => lines.map(({ id }) => id)));
      problems.push(...own.filter(({ id }) => added.has(id)));
    }
    return {
      id: alternate.id,
      accepted: alternate.accepted === true,
      delta: changed.sums.sell.minus(base.sums.sell).toFixed(2),
      totalDelta: close(changed.sums, input, []).total.minus(baseTotal).toFixed(2),
    };
  });

  return {
    assemblies: costing.assemblies,
    clauses: closing.clauses,
    alternates: deltas,
    totals: closing.totals,
    explain: closing.explain,
    problems,
  };
}
