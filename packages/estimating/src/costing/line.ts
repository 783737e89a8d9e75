import { explainColumn, lineColumns, type Compiled, type LineColumns } from '../calculator/columns.ts';
import type { LineScope } from '../calculator/types.ts';
import { evaluateFormula } from '../formula/index.ts';
import { roundUpToOrder } from '../measure/units.ts';
import { Decimal, explainFormula, money, percentText, quantityText } from './explain.ts';
import { laborFigures } from './labor-figures.ts';
import { otherCosts } from './other-costs.ts';
import { factor, hundred, margin, markup, of, step, zero } from './basics.ts';
import { materialPrice } from './price.ts';
import { lineShares, sharesScope, type Shares } from './allocate-overhead.ts';
import type {
  AssemblyInput,
  CarriedCents,
  EstimateLineInput,
  EstimateProblem,
  ExplainStep,
  LaborInput,
  LineResult,
} from './types.ts';
import type { EstimateInput } from './estimate-types.ts';

/** Line with its unrounded sell, to avoid double rounding. */
export interface CostedLine {
  result: LineResult;
  columns?: LineColumns;
  sums: Record<'material' | 'hours' | 'labor' | 'equipment' | 'other' | 'cost' | 'sell', Decimal>;
  /** Absent if no column uses them. */
  shares?: Shares;
}

const figure = (value: string, unit?: string): LineScope[string] => ({
  value,
  ...(unit === undefined ? {} : { unit }),
});

const percentages = (input: EstimateInput): LineScope => ({
  overhead_percent: figure(input.overheadPercent ?? '0'),
  contingency_percent: figure(input.contingencyPercent ?? '0'),
  profit_percent: figure(input.profitPercent ?? '0'),
  discount_percent: figure(input.discountPercent ?? '0'),
  bond_percent: figure(input.bondPercent ?? '0'),
  tax_percent: figure(input.taxPercent ?? '0'),
});

const unitsPerHour = ({ laborUnit, difficulty = '1' }: LaborInput): Decimal => {
  const each = of(laborUnit).times(difficulty);
  return each.isZero() ? zero : new Decimal(1).div(each);
};

/** Labor productivity from a column's override or formula; undefined if the line's own applies. */
function ownProductivity(
  line: EstimateLineInput,
  calculator: Compiled | undefined,
  early: () => LineScope,
  fail: (message: string) => void,
): Decimal | undefined {
  if (!calculator?.productivity || !line.labor) return undefined;
  const { field, needs } = calculator.productivity;
  const columns = lineColumns(calculator, line, early(), needs);
  const enteredValue = columns.values[field.id];
  if (enteredValue === undefined) return undefined;
  const value = new Decimal(enteredValue);
  if (value.gt(0)) return value;
  fail(`${field.label} must be above 0`);
  return undefined;
}

const unexplained: LineResult['explain'] = {
  quantity: [],
  price: [],
  material: [],
  labor: [],
  equipment: [],
  other: [],
  sell: [],
};

/**
 * Computes a line's figures and, on request, their derivations.
 * @param carried rounding difference this line carries for all others.
 */
export function costLine(
  assembly: AssemblyInput,
  line: EstimateLineInput,
  input: EstimateInput,
  problems: EstimateProblem[],
  calculator?: Compiled,
  carried?: CarriedCents,
): CostedLine {
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
  const isTold = input.lineSteps !== false;
  const quantitySteps = isTold ? explainFormula(line.quantity, assembly.variables) : [];
  // The formula's result may be in another unit than the line.
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
        `Rounded up to order units of ${quantityText(order)} ${line.unit}`,
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

  const equipmentCost = otherCosts(line, quantity, ({ kind }) => kind === 'equipment');
  const otherCost = otherCosts(line, quantity, ({ kind }) => kind !== 'equipment');
  const [equipmentExact, otherExact] = [equipmentCost.exact, otherCost.exact];
  const lump = money(equipmentCost.lump.plus(otherCost.lump));
  const [equipment, other] = [money(equipmentExact), money(otherExact)];

  const explained = (amount: Decimal, label: string, steps: ExplainStep[]) => ({
    ...figure(amount.toFixed(2), '$'),
    ...(isTold && steps.length > 0 ? { label, steps } : {}),
  });
  const early = (): LineScope => ({
    ...(calculator?.input.type === 'with_takeoff' ? assembly.variables : {}),
    ...percentages(input),
    quantity: figure(quantityText(quantity)),
    installed: figure(quantityText(installed)),
    unit_price: figure(quantityText(price), '$'),
    material: figure(material.toFixed(2), '$'),
    equipment: explained(equipment, 'Equipment', equipmentCost.steps),
    other: explained(other, 'Other cost', otherCost.steps),
  });
  const productivity = ownProductivity(line, calculator, early, fail);

  const {
    quantity: laborQuantity,
    hours,
    rate,
    exact: laborExact,
    cost: labor,
    steps: laborSteps,
  } = laborFigures(line, { installed, ordered: quantity }, { productivity, calculator, fail });

  const cost = material.plus(labor).plus(equipment).plus(other);
  const exact = quantity.times(price).plus(laborExact).plus(equipmentExact).plus(otherExact);
  const onDirect = of(input.overheadPercent).plus(of(input.contingencyPercent));
  const times =
    line.markupPercent !== undefined
      ? factor(line.markupPercent)
      : onDirect.div(hundred).plus(1).times(factor(input.profitPercent));
  const byCost = money(exact.times(times));
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
  sellSteps.push(step('+', 'Markup', [percentText(markupPercent), '%'], [byCost.toFixed(2), '$']));

  const late =
    calculator &&
    ((): LineScope => ({
      ...early(),
      productivity: figure(line.labor ? quantityText(unitsPerHour(line.labor)) : '0'),
      hours: figure(quantityText(hours), 'HR'),
      labor_rate: figure(quantityText(rate), '$/HR'),
      labor: figure(labor.toFixed(2), '$'),
      cost: figure(cost.toFixed(2), '$'),
      unit_cost: figure(quantityText(quantity.isZero() ? zero : cost.div(quantity)), '$'),
      markup: figure(percentText(markupPercent)),
      margin: figure(percentText(times.isZero() ? zero : times.minus(1).div(times).times(hundred))),
      sell: figure(byCost.toFixed(2), '$'),
    }));
  const base = { material, cost, sell: byCost };
  if (calculator?.isSharing && calculator.sell && late) {
    // The tax share depends on the sell, so columns needed for the sell must not use it.
    const before = { ...late(), ...sharesScope(lineShares(base, input), { base, input }, false) };
    const sold = lineColumns(calculator, line, before, calculator.sellNeeds).values[calculator.sell.id];
    if (sold !== undefined) base.sell = new Decimal(sold);
  }
  const shares = calculator?.isSharing ? lineShares(base, input, carried) : undefined;
  const columns =
    calculator &&
    late &&
    lineColumns(calculator, line, {
      ...late(),
      ...(shares ? sharesScope(shares, { base, input, carried }, isTold) : {}),
    });
  const own = calculator?.sell && columns?.values[calculator.sell.id];
  const sell = own === undefined ? byCost : new Decimal(own);
  const sold =
    own === undefined || !calculator?.sell || !columns || !isTold
      ? sellSteps
      : explainColumn(calculator.sell, columns);
  if (columns)
    for (const [field, message] of Object.entries(columns.problems))
      // Ignore divisions by a quantity of 0.
      if (!quantity.isZero()) problems.push({ id: line.id, field, message });

  return {
    ...(columns ? { columns } : {}),
    ...(shares ? { shares } : {}),
    sums: { material, hours, labor, equipment, other, cost, sell },
    result: {
      id: line.id,
      assemblyId: assembly.id,
      included,
      installedQuantity: quantityText(installed),
      quantity: quantityText(quantity),
      ...(laborQuantity.eq(quantity) ? {} : { laborQuantity: quantityText(laborQuantity) }),
      unit: line.unit,
      landedPrice: quantityText(landed),
      materialPrice: quantityText(price),
      material: material.toFixed(2),
      hours: quantityText(hours),
      laborRate: quantityText(rate),
      labor: labor.toFixed(2),
      equipment: equipment.toFixed(2),
      other: other.toFixed(2),
      ...(lump.isZero() ? {} : { lump: lump.toFixed(2) }),
      cost: cost.toFixed(2),
      unitCost: quantityText(quantity.isZero() ? zero : cost.div(quantity)),
      markupPercent: percentText(own === undefined ? markupPercent : markup(cost, sell)),
      marginPercent: percentText(
        own === undefined
          ? times.isZero()
            ? zero
            : times.minus(1).div(times).times(hundred)
          : margin(cost, sell),
      ),
      sell: sell.toFixed(2),
      ...(columns ? { columns: columns.values, columnProblems: columns.problems } : {}),
      explain: isTold
        ? {
            quantity: quantitySteps,
            price: priceSteps,
            material: materialSteps,
            labor: laborSteps,
            equipment: equipmentCost.steps,
            other: otherCost.steps,
            sell: sold,
          }
        : unexplained,
    },
  };
}
