import { Decimal } from 'decimal.js';
import {
  calibrationAt,
  computeEstimate,
  measure,
  uncalibrated,
  unitCode,
  type AssemblyInput,
  type Calibration,
  type EstimateInput,
  type EstimateResult,
  type EstimateVariable,
  type ExplainStep,
  type Geometry,
  type MeasureResult,
  type TakeoffParameters,
  type TakeoffType,
} from '@plumbline/estimating';
import type { TakeoffVariable } from '../materials/rules.ts';

export interface ConditionRow {
  condition_id: string;
  assembly_id: string | null;
  code: string;
  name: string;
  type: TakeoffType;
  color: string;
  category: string;
  parameters: TakeoffParameters;
  markup_percentage: string | null;
}
export interface TakeoffRow {
  takeoff_id: string;
  condition_id: string;
  page_id: string;
  geometry: Geometry;
  parameters: TakeoffParameters;
}
export interface PageRow {
  page_id: string;
  pdf_id: string;
  name: string;
  calibrations: Calibration[];
}
export interface LineRow {
  line_id: string;
  assembly_id: string;
  material_id: string;
  name: string;
  code: string;
  unit: string;
  formula: string;
  waste_percentage: string;
  order_quantity: string;
  labor_unit: string | null;
  labor_name: string | null;
  regular_cost: string | null;
  overtime_cost: string | null;
  double_overtime_cost: string | null;
  nightshift_cost: string | null;
  price: string | null;
  freight_percentage: string | null;
  duty_percentage: string | null;
  packing_percentage: string | null;
  tariff_percentage: string | null;
  cushion: string | null;
  vendor_name: string | null;
  price_id: string | null;
  last_price_date: string | null;
  expiry_price_date: string | null;
}
export interface OverrideRow {
  condition_id: string;
  line_id: string;
  field: 'quantity' | 'unit_price' | 'markup';
  value: string;
}
export type Settings = Record<
  | 'overhead_percentage'
  | 'contingency_percentage'
  | 'profit_percentage'
  | 'bond_percentage'
  | 'tax_percentage'
  | 'discount_percentage',
  string
>;
export const defaultSettings: Settings = {
  overhead_percentage: '10',
  contingency_percentage: '0',
  profit_percentage: '10',
  bond_percentage: '0',
  tax_percentage: '0',
  discount_percentage: '0',
};

const feetPerMetre = 1 / 0.3048;
const inFeet: Record<MeasureResult['unit'] | 'ratio', [string, number]> = {
  LF: ['LF', 1],
  SF: ['SF', 1],
  CF: ['CF', 1],
  EA: ['EA', 1],
  m: ['LF', feetPerMetre],
  m2: ['SF', feetPerMetre ** 2],
  m3: ['CF', feetPerMetre ** 3],
  ratio: ['', 1],
};
/** Quantity of a type, as the variable of that name. */
const named: Record<TakeoffType, TakeoffVariable> = {
  area: 'area',
  count: 'count',
  pitched_area: 'area',
  pitched_linear: 'length',
  linear: 'length',
  linear_drop: 'length',
  volume_2d: 'volume',
  volume_3d: 'volume',
  surface_area: 'area',
  spiral_area: 'area',
};
const unitOfType: Record<TakeoffType, string> = {
  area: 'SF',
  count: 'EA',
  pitched_area: 'SF',
  pitched_linear: 'LF',
  linear: 'LF',
  linear_drop: 'LF',
  volume_2d: 'CF',
  volume_3d: 'CF',
  surface_area: 'SF',
  spiral_area: 'SF',
};
/** Ten decimals: more than a drawing can know, few enough that the same take-off gives the same text everywhere. */
const text = (value: number): string => {
  const rounded = value.toFixed(10).replace(/\.?0+$/, '');
  return rounded === '-0' || rounded === '' ? '0' : rounded;
};

export interface ConditionFigures {
  quantity: number;
  unit: string;
  variables: Record<string, EstimateVariable>;
  pages: string[];
  /** Takes that were drawn on a page without a scale: their figures are points, so they count nothing. */
  withoutScale: string[];
  selfCrossing: number;
}

/** A condition's quantity and all figures that formulas may use, summed over everything drawn with it. */
export function conditionFigures(
  condition: ConditionRow,
  takeoffs: readonly TakeoffRow[],
  pages: ReadonlyMap<string, PageRow>,
): ConditionFigures {
  const sums = new Map<string, number>();
  const add = (key: string, value: number) => sums.set(key, (sums.get(key) ?? 0) + value);
  const on = new Set<string>();
  const withoutScale = new Set<string>();
  let quantity = 0;
  let selfCrossing = 0;
  for (const takeoff of takeoffs) {
    const page = pages.get(takeoff.page_id);
    const first = takeoff.geometry.vertices[0];
    if (!page || !first) continue;
    on.add(page.page_id);
    const calibration = page.calibrations.length ? calibrationAt(page.calibrations, first) : uncalibrated;
    const result = measure(condition.type, takeoff.geometry, calibration, {
      ...condition.parameters,
      ...takeoff.parameters,
    });
    if (!result.calibrated && condition.type !== 'count') {
      withoutScale.add(page.name);
      continue;
    }
    if (result.selfCrossing) selfCrossing++;
    const factor = inFeet[result.unit][1];
    quantity += result.quantity * factor;
    add('pieces', 1);
    for (const detail of result.details) {
      if (
        ['depth', 'pitch', 'diameter', 'turns', 'marks', 'bounding_width', 'bounding_height'].includes(
          detail.key,
        )
      )
        continue;
      add(detail.key, detail.value * inFeet[detail.unit][1]);
    }
  }
  sums.set(named[condition.type], quantity);
  const unit = unitOfType[condition.type];
  const source = {
    kind: 'takeoff' as const,
    label:
      [...on]
        .map((id) => pages.get(id)?.name ?? '')
        .filter(Boolean)
        .join(', ') || 'Not measured yet',
    id: condition.condition_id,
  };
  const variables: Record<string, EstimateVariable> = {
    qty: { value: text(quantity), unit, label: 'Take-off quantity', source },
  };
  const units: Record<string, string> = {
    length: 'LF',
    area: 'SF',
    perimeter: 'LF',
    volume: 'CF',
    count: 'EA',
    plan_area: 'SF',
    plan_length: 'LF',
    gross_area: 'SF',
    openings_area: 'SF',
    cutout_area: 'SF',
    cutout_perimeter: 'LF',
    drop_length: 'LF',
    drop_count: 'EA',
    segments: 'EA',
    points: 'EA',
    pieces: 'EA',
  };
  for (const [name, of] of Object.entries(units)) {
    variables[name] = { value: text(sums.get(name) ?? 0), unit: of, ...(sums.has(name) ? { source } : {}) };
  }
  // A wall's length is the plain path, whatever the type makes of it.
  if (condition.type === 'surface_area' && !sums.has('length'))
    variables['length'] = { value: '0', unit: 'LF' };
  const parameters = condition.parameters;
  for (const name of ['height', 'width', 'depth', 'diameter'] as const) {
    variables[name] = {
      value: text(parameters[name] ?? 0),
      unit: 'FT',
      source: { kind: 'setting', label: condition.name },
    };
  }
  variables['sides'] = { value: text(parameters.sides ?? 1), label: 'Sides' };
  return { quantity, unit, variables, pages: [...on], withoutScale: [...withoutScale], selfCrossing };
}

/** A package (sheet, gallon, tube …) counts pieces: its formula must give a plain number. */
const measured = new Set([
  'LF',
  'SF',
  'SY',
  'SQ',
  'CF',
  'CY',
  'FT',
  'SQFT',
  'IN',
  'SQIN',
  'MM',
  'M',
  'SQM',
  'CUM',
  'EA',
  'HR',
]);
const engineUnit = (unit: string): string => {
  const code = unitCode(unit);
  return code && measured.has(code) ? code : 'EA';
};
/** Steps speak of the material's own unit, not of the piece that the formula counted. */
const relabel = (steps: ExplainStep[], unit: string): ExplainStep[] => {
  const inner = engineUnit(unit);
  if (inner === unit || inner !== 'EA') return steps;
  const swap = (of: string) =>
    of === 'EA' ? unit : of === '$/EA' ? `$/${unit}` : of === 'HR/EA' ? `HR/${unit}` : of;
  return steps.map((step) => ({
    ...step,
    unit: swap(step.unit),
    runningUnit: swap(step.runningUnit),
    label: step.label.replace(/ EA$/, ` ${unit}`),
  }));
};

export interface EstimateData {
  conditions: readonly ConditionRow[];
  takeoffs: readonly TakeoffRow[];
  pages: readonly PageRow[];
  lines: readonly LineRow[];
  overrides: readonly OverrideRow[];
  settings: Settings;
  /** YYYY-MM-DD: prices whose expiry lies before it are stale. */
  today: string;
}
const key = (condition: string, line: string) => `${condition}/${line}`;

/** The whole estimate: what was drawn, through assemblies and prices, to sell. One place computes it. */
export function estimateOf(data: EstimateData) {
  const pages = new Map(data.pages.map((page) => [page.page_id, page]));
  const byCondition = Map.groupBy(data.takeoffs, (takeoff) => takeoff.condition_id);
  const byAssembly = Map.groupBy(data.lines, (line) => line.assembly_id);
  const overrides = new Map(
    data.overrides.map((each) => [`${key(each.condition_id, each.line_id)}/${each.field}`, each.value]),
  );
  const checks: { tone: 'ok' | 'warn' | 'bad'; text: string }[] = [];
  const figures = new Map(
    data.conditions.map((condition) => [
      condition.condition_id,
      conditionFigures(condition, byCondition.get(condition.condition_id) ?? [], pages),
    ]),
  );

  const assemblies: AssemblyInput[] = data.conditions.map((condition) => ({
    id: condition.condition_id,
    code: condition.code,
    name: condition.name,
    variables: figures.get(condition.condition_id)?.variables ?? {},
    lines: (condition.assembly_id ? (byAssembly.get(condition.assembly_id) ?? []) : []).map((line) => {
      const id = key(condition.condition_id, line.line_id);
      const quantity = overrides.get(`${id}/quantity`);
      const unitPrice = overrides.get(`${id}/unit_price`);
      const markup =
        overrides.get(`${id}/markup`) ??
        (condition.markup_percentage && Number(condition.markup_percentage) !== 0
          ? condition.markup_percentage
          : undefined);
      const unit = engineUnit(line.unit);
      return {
        id,
        code: line.code,
        name: line.name,
        unit,
        quantity: quantity === undefined ? line.formula : quantity,
        ...(quantity === undefined
          ? { wastePercent: line.waste_percentage, orderQuantity: line.order_quantity }
          : {}),
        ...(unitPrice !== undefined
          ? { material: { price: unitPrice, source: { kind: 'setting' as const, label: 'Set by hand' } } }
          : line.price !== null
            ? {
                material: {
                  price: line.price,
                  freightPercent: line.freight_percentage ?? '0',
                  dutyPercent: line.duty_percentage ?? '0',
                  packingPercent: line.packing_percentage ?? '0',
                  tariffPercent: line.tariff_percentage ?? '0',
                  cushionPercent: line.cushion ?? '0',
                  source: {
                    kind: 'price' as const,
                    label: line.vendor_name ?? '',
                    ...(line.price_id ? { id: line.price_id } : {}),
                    ...(line.last_price_date ? { date: line.last_price_date } : {}),
                  },
                },
              }
            : {}),
        ...(line.labor_unit !== null && line.regular_cost !== null
          ? {
              labor: {
                laborUnit: line.labor_unit,
                rates: {
                  regular: line.regular_cost,
                  overtime: line.overtime_cost ?? line.regular_cost,
                  double: line.double_overtime_cost ?? line.regular_cost,
                  night: line.nightshift_cost ?? line.regular_cost,
                },
                source: { kind: 'labor' as const, label: line.labor_name ?? 'Labor' },
              },
            }
          : {}),
        ...(markup === undefined ? {} : { markupPercent: markup }),
      };
    }),
  }));
  const input: EstimateInput = {
    assemblies,
    overheadPercent: data.settings.overhead_percentage,
    contingencyPercent: data.settings.contingency_percentage,
    profitPercent: data.settings.profit_percentage,
    discountPercent: data.settings.discount_percentage,
    bondPercent: data.settings.bond_percentage,
    taxPercent: data.settings.tax_percentage,
    priceDecimals: 4,
  };
  const result: EstimateResult = computeEstimate(input);
  const problems = Map.groupBy(result.problems, (problem) => problem.id);

  const groups = data.conditions.map((condition, index) => {
    const figure = figures.get(condition.condition_id) as ConditionFigures;
    const sums = result.assemblies[index] as EstimateResult['assemblies'][number];
    const source = condition.assembly_id ? (byAssembly.get(condition.assembly_id) ?? []) : [];
    const lines = sums.lines.map((line, at) => {
      const row = source[at] as LineRow;
      const expired = row.expiry_price_date !== null && row.expiry_price_date < data.today;
      const overridden = (['quantity', 'unit_price', 'markup'] as const).filter((field) =>
        overrides.has(`${line.id}/${field}`),
      );
      const warnings = [
        ...(problems.get(line.id) ?? []).map((problem) => problem.message),
        ...(expired && !overridden.includes('unit_price')
          ? [`The price from ${row.vendor_name ?? 'the vendor'} expired on ${row.expiry_price_date}.`]
          : []),
        ...(row.price === null && !overridden.includes('unit_price') ? ['This material has no price.'] : []),
      ];
      return {
        uuid: row.line_id,
        material_id: row.material_id,
        name: row.name,
        code: row.code,
        quantity: line.quantity,
        unit: row.unit,
        unit_price: line.materialPrice,
        material: line.material,
        hours: line.hours,
        labor: line.labor,
        cost: line.cost,
        unit_cost: line.unitCost,
        markup: line.markupPercent,
        margin: line.marginPercent,
        sell: line.sell,
        overridden,
        warnings,
        explain: {
          quantity: relabel(line.explain.quantity, row.unit),
          price: relabel(line.explain.price, row.unit),
          material: relabel(line.explain.material, row.unit),
          labor: relabel(line.explain.labor, row.unit),
          sell: line.explain.sell,
        },
      };
    });
    return {
      condition_id: condition.condition_id,
      code: condition.code,
      name: condition.name,
      type: condition.type,
      color: condition.color,
      category: condition.category,
      quantity: text(Math.round(figure.quantity * 1e6) / 1e6),
      unit: figure.unit,
      pages: figure.pages.map((id) => {
        const page = pages.get(id) as PageRow;
        return { page_id: page.page_id, pdf_id: page.pdf_id, name: page.name };
      }),
      material: sums.material,
      hours: sums.hours,
      labor: sums.labor,
      cost: sums.cost,
      unit_cost: figure.quantity > 0 ? new Decimal(sums.cost).div(figure.quantity).toFixed(2) : '0',
      markup: sums.markupPercent,
      sell: sums.sell,
      lines,
    };
  });

  const unmeasured = data.conditions.filter((condition) => !byCondition.get(condition.condition_id)?.length);
  const priced = groups.flatMap((group) => group.lines);
  const stalePrices = priced.filter((line) =>
    line.warnings.some((words) => words.includes('expired')),
  ).length;
  const noPrice = priced.filter((line) => line.warnings.includes('This material has no price.')).length;
  const withoutScale = [...new Set([...figures.values()].flatMap((figure) => figure.withoutScale))];
  const crossing = [...figures.values()].reduce((sum, figure) => sum + figure.selfCrossing, 0);
  const unpriced = data.conditions.filter(
    (condition) => byCondition.get(condition.condition_id)?.length && !condition.assembly_id,
  );
  const some = (count: number, one: string, many: string) =>
    count === 1 ? one : many.replace('{n}', String(count));
  if (withoutScale.length)
    checks.push({
      tone: 'bad',
      text: `${withoutScale.join(', ')} ${withoutScale.length === 1 ? 'has' : 'have'} no scale: what is drawn there counts nothing`,
    });
  if (result.problems.length)
    checks.push({
      tone: 'bad',
      text: some(result.problems.length, 'One formula cannot be computed', '{n} formulas cannot be computed'),
    });
  if (noPrice)
    checks.push({ tone: 'bad', text: some(noPrice, 'One line has no price', '{n} lines have no price') });
  if (stalePrices)
    checks.push({
      tone: 'warn',
      text: some(stalePrices, 'One price has expired', '{n} prices have expired'),
    });
  if (unpriced.length)
    checks.push({
      tone: 'warn',
      text: `${unpriced.map((each) => each.code).join(', ')}: measured, but no assembly prices ${unpriced.length === 1 ? 'it' : 'them'}`,
    });
  if (unmeasured.length)
    checks.push({
      tone: 'warn',
      text: `${unmeasured.map((each) => each.code).join(', ')}: not measured yet`,
    });
  if (crossing)
    checks.push({
      tone: 'warn',
      text: some(crossing, 'One outline crosses itself', '{n} outlines cross themselves'),
    });
  if (!checks.length && groups.length)
    checks.push({ tone: 'ok', text: 'All take-offs are linked and priced' });

  const { totals } = result;
  const row = (id: string, label: string, value: string, percentage?: string) => ({
    key: id,
    label,
    value,
    ...(percentage === undefined ? {} : { percentage }),
  });
  const optional = (id: string, label: string, value: string, percentage: string) =>
    Number(percentage) === 0 ? [] : [row(id, label, value, percentage)];
  return {
    settings: data.settings,
    groups,
    totals: [
      row('material', 'Material', totals.material),
      row('labor', 'Labor', totals.labor),
      row('direct', 'Direct cost', totals.direct),
      row('overhead', 'Overhead', totals.overhead, data.settings.overhead_percentage),
      ...optional('contingency', 'Contingency', totals.contingency, data.settings.contingency_percentage),
      row('profit', 'Profit', totals.profit, data.settings.profit_percentage),
      row('subtotal', 'Subtotal', totals.subtotal),
      ...optional('discount', 'Discount', totals.discount, data.settings.discount_percentage),
      ...optional('bond', 'Bond', totals.bond, data.settings.bond_percentage),
      ...optional('tax', 'Sales tax', totals.tax, data.settings.tax_percentage),
      row('total', 'Total sell', totals.total),
    ],
    total: totals.total,
    material: totals.material,
    labor: totals.labor,
    hours: totals.hours,
    cost: totals.direct,
    markup: totals.markupPercent,
    margin: totals.marginPercent,
    explain: result.explain,
    checks,
  };
}
