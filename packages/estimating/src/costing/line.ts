import { explainColumn, lineColumns, type Compiled, type LineColumns } from '../calculator/columns.ts';
import type { LineScope } from '../calculator/types.ts';
import { Decimal, markupText, money, percentText, quantityText } from './explain.ts';
import { displayedVariables } from './displayed-variables.ts';
import { laborFigures } from './labor-figures.ts';
import { lineQuantity } from './line-quantity.ts';
import { markUp } from './mark-up.ts';
import { otherCosts } from './other-costs.ts';
import { hundred, margin, markup, of, step, zero } from './basics.ts';
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

/** Figures of a line with their sums. */
export interface CostedLine {
  result: LineResult;
  /** True if its sell follows the estimate's percentages: without an own markup or sell column. */
  isStandard: boolean;
  columns?: LineColumns;
  /** `standard` is the sell by the estimate's percentages, whatever markup the line has. */
  sums: Record<
    'material' | 'hours' | 'labor' | 'equipment' | 'other' | 'cost' | 'sell' | 'standard',
    Decimal
  >;
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

  const variables = displayedVariables(assembly.variables);
  const isTold = input.lineSteps !== false;
  const { installed, quantity, steps: quantitySteps } = lineQuantity(line, variables, { isTold, fail });

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
  const lump = equipmentCost.lump.plus(otherCost.lump);
  const [equipment, other] = [equipmentCost.sum, otherCost.sum];

  const explained = (amount: Decimal, label: string, steps: ExplainStep[]) => ({
    ...figure(amount.toFixed(2), '$'),
    ...(isTold && steps.length > 0 ? { label, steps } : {}),
  });
  const early = (): LineScope => ({
    ...(calculator?.input.type === 'with_takeoff' ? variables : {}),
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
    cost: labor,
    steps: laborSteps,
  } = laborFigures(line, { installed, ordered: quantity }, { productivity, calculator, fail });

  const cost = material.plus(labor).plus(equipment).plus(other);
  const marked = markUp(line, { material, labor, equipment, other }, input, carried);
  const { standard, times, percent: markupPercent, sell: byCost, steps: sellSteps } = marked;

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
      markup: figure(markupText(markupPercent)),
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
    isStandard: line.markupPercent === undefined && own === undefined,
    sums: { material, hours, labor, equipment, other, cost, sell, standard },
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
      markupPercent: own === undefined ? markupText(markupPercent) : percentText(markup(cost, sell)),
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
