import { Decimal } from 'decimal.js';
import type { Alternate, EstimateAdjustments, EstimateCalculator, LineSteps } from '@plumbline/api';
import {
  compileCalculator,
  explainField,
  explainLine,
  fieldUnit,
  quantityText,
  type EstimateInput,
  type EstimateResult,
} from '@plumbline/estimating';
import { adjustmentsInput } from './adjustments.ts';
import { alternateInput, type AlternateRow, type SubstituteRow } from '../quotes/alternate-input.ts';
import { alternateAnswers, closing } from '../quotes/alternate-totals.ts';
import type { calculatorOf } from '../calculators/queries.ts';
import { checksOf } from './estimate-warnings.ts';
import {
  conditionFigures,
  conditionHead,
  type ConditionFigures,
  type ConditionRow,
  type PageRow,
  type TakeoffRow,
} from '../takeoff/condition-totals.ts';
import { anew, type Estimating } from './estimate-cache.ts';
import {
  beside,
  lineId,
  lineInput,
  presentLine,
  presentSteps,
  type LineRow,
  type overridable,
} from './lines.ts';

export interface OverrideRow {
  condition_id: string;
  line_id: string;
  field: (typeof overridable)[number];
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

export interface EstimateData {
  conditions: readonly ConditionRow[];
  takeoffs: readonly TakeoffRow[];
  /** Measures on superseded revisions, which do not count. */
  setAside: readonly TakeoffRow[];
  pages: readonly PageRow[];
  lines: readonly LineRow[];
  overrides: readonly OverrideRow[];
  alternates: readonly AlternateRow[];
  /** Assemblies used by alternates. */
  substitutes: readonly SubstituteRow[];
  settings: Settings;
  /** Overrides. */
  adjustments?: EstimateAdjustments;
  /** Chosen template, if any. */
  calculator?: NonNullable<Awaited<ReturnType<typeof calculatorOf>>>;
  /** YYYY-MM-DD; prices that expire before it are stale. */
  today: string;
}

/** Rows from material to total sell, without those of 0%. */
function totalRows(totals: EstimateResult['totals'], settings: Settings) {
  const row = (key: string, label: string, value: string, percentage?: string) => ({
    key,
    label,
    value,
    ...(percentage === undefined ? {} : { percentage }),
  });
  const some = (key: string, label: string, value: string) =>
    Number(value) === 0 ? [] : [row(key, label, value)];
  const optional = (key: string, label: string, value: string, percentage: string) =>
    Number(percentage) === 0 ? [] : [row(key, label, value, percentage)];
  return [
    row('material', 'Material', totals.material),
    row('labor', 'Labor', totals.labor),
    ...some('equipment', 'Equipment', totals.equipment),
    ...some('other', 'Other cost', totals.other),
    row('direct', 'Direct cost', totals.direct),
    row('overhead', 'Overhead', totals.overhead, settings.overhead_percentage),
    ...optional('contingency', 'Contingency', totals.contingency, settings.contingency_percentage),
    row('profit', 'Profit', totals.profit, settings.profit_percentage),
    row('subtotal', 'Subtotal', totals.subtotal),
    ...optional('discount', 'Discount', totals.discount, settings.discount_percentage),
    ...optional('bond', 'Bond', totals.bond, settings.bond_percentage),
    ...optional('tax', 'Sales tax', totals.tax, settings.tax_percentage),
  ];
}
const totalRow = (value: string) => ({ key: 'total', label: 'Total sell', value });

const presentCalculator = ({ template }: NonNullable<EstimateData['calculator']>): EstimateCalculator => ({
  template_id: template.uuid,
  name: template.name,
  type: template.type,
  columns: template.fields.map((field) => ({
    field_id: field.id,
    name: field.label,
    variable: field.variable,
    group_name: field.group,
    field_type: field.type,
    formula: field.formula,
    unit: fieldUnit(field) ?? '',
    is_dynamic: field.unitType === 'dynamic',
    is_monetary_field: field.isMonetary ?? false,
    is_whole_number: field.isWholeNumber ?? false,
    is_editable: field.isEditable ?? false,
    show_in_quote: field.showInQuote ?? false,
    budget_column: field.budgetColumn ?? false,
    qty_column: field.qtyColumn ?? false,
    sell_column: field.sellColumn ?? false,
  })),
});

const groupHead = (condition: ConditionRow, figures: ConditionFigures) => ({
  ...conditionHead(condition),
  quantity: quantityText(figures.quantity),
  unit: figures.unit,
  pages: figures.pages.map((page) => {
    const { page_id, pdf_id, name } = page;
    const without_scale = figures.withoutScale.get(page);
    return { page_id, pdf_id, name, ...(without_scale ? { without_scale } : {}) };
  }),
});

/** Serialized by condition for comparison. */
function textByCondition<Of>(
  rows: readonly Of[],
  conditionOf: (row: Of) => string,
  say: (row: Of) => string,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const row of rows)
    texts.set(conditionOf(row), `${texts.get(conditionOf(row)) ?? ''}${JSON.stringify(say(row))}`);
  return texts;
}

/** Converts inputs to the engine's form. */
function inputOf(data: EstimateData, { same }: Pick<Estimating, 'same'> = anew) {
  const pages = new Map(data.pages.map((page) => [page.page_id, page]));
  const byCondition = Map.groupBy(data.takeoffs, (takeoff) => takeoff.condition_id);
  const byAssembly = Map.groupBy(data.lines, (line) => line.assembly_id);
  const overrides = new Map(
    data.overrides.map((each) => [`${lineId(each.condition_id, each.line_id)}/${each.field}`, each.value]),
  );
  const setOf = textByCondition(
    data.overrides,
    ({ condition_id }) => condition_id,
    ({ line_id, field, value }) => `${line_id} ${field} ${value}`,
  );
  const adjustments = data.adjustments && adjustmentsInput(data.adjustments);
  const adjusted = JSON.stringify(data.adjustments);
  const measured = data.conditions.map((condition) => ({
    condition,
    figures: conditionFigures(condition, byCondition.get(condition.condition_id) ?? [], pages),
    rows: condition.assembly_id ? (byAssembly.get(condition.assembly_id) ?? []) : [],
  }));
  const input: EstimateInput = {
    assemblies: measured.map(({ condition, figures, rows }) => ({
      id: condition.condition_id,
      code: condition.code,
      name: condition.name,
      variables: figures.variables,
      lines: same(
        `lines ${condition.condition_id}`,
        [condition.markup_percentage, setOf.get(condition.condition_id), adjusted, ...rows],
        () => rows.map((row) => lineInput(condition, row, overrides, adjustments)),
      ),
    })),
    overheadPercent: data.settings.overhead_percentage,
    contingencyPercent: data.settings.contingency_percentage,
    profitPercent: data.settings.profit_percentage,
    discountPercent: data.settings.discount_percentage,
    bondPercent: data.settings.bond_percentage,
    taxPercent: data.settings.tax_percentage,
    priceDecimals: 4,
    lineSteps: false,
    ...(data.calculator ? { calculator: data.calculator } : {}),
  };
  const ofConditions = new Map(measured.map((each) => [each.condition.condition_id, each]));
  const substitutes = new Map(data.substitutes.map((each) => [each.assembly_id, each]));
  const alternates = data.alternates.map((row) => ({
    row,
    ...alternateInput(row, {
      measured: ofConditions,
      overrides,
      adjustments,
      linesOf: (assembly) => byAssembly.get(assembly) ?? [],
      substitutes,
    }),
  }));
  input.alternates = alternates.map((each) => each.input);
  return { measured, input, overrides, setOf, adjusted, byCondition, alternates };
}

/** Rounding cents that one line carries for all, used by derived columns. */
export function carriedFor(
  field: string,
  calculator: EstimateData['calculator'],
  whole: () => Promise<EstimateResult>,
): Promise<EstimateResult['carried']> | undefined {
  const isCarrier = calculator && compileCalculator(calculator).carriers.has(field);
  return isCarrier ? whole().then(({ carried }) => carried) : undefined;
}

/**
 * Derivation of a column's figure on a line; no steps without a figure.
 * @param carried rounding of the whole estimate from `carriedFor`.
 */
export function whyColumn(
  data: EstimateData,
  line: { condition: string; id: string; field: string },
  carried?: EstimateResult['carried'],
) {
  const only = data.conditions.filter(({ condition_id }) => condition_id === line.condition);
  const { input } = inputOf({ ...data, conditions: only });
  return explainField(input, lineId(line.condition, line.id), line.field, carried);
}

/** Derivations of a line's figures; undefined for an unknown line. */
export function whyLine(data: EstimateData, line: { condition: string; id: string }): LineSteps | undefined {
  const condition = data.conditions.find(({ condition_id }) => condition_id === line.condition);
  const row = data.lines.find(
    ({ assembly_id, line_id }) => assembly_id === condition?.assembly_id && line_id === line.id,
  );
  if (!condition || !row) return undefined;
  const { input } = inputOf({ ...data, conditions: [condition] });
  const result = explainLine(input, lineId(line.condition, line.id));
  return result && presentSteps(result, row);
}

/** Differences of each alternate to the base bid by line, and its price. */
export function alternatesOf(data: EstimateData, estimating: Estimating = anew): Alternate[] {
  const { measured, input, alternates } = inputOf(data, estimating);
  return alternateAnswers(estimating.compute(input), alternates, {
    base: input.assemblies,
    conditions: new Map(measured.map(({ condition }) => [condition.condition_id, condition])),
    lines: new Map(data.lines.map((line) => [line.line_id, line])),
  });
}

/** Estimate response with the engine's figures. */
function wholeOf(data: EstimateData, estimating: Estimating) {
  const { calculator } = data;
  const { measured, input, overrides, setOf, adjusted, byCondition, alternates } = inputOf(data, estimating);
  const result = estimating.compute(input);
  const editable = new Set(calculator?.fields.flatMap(({ id, isEditable }) => (isEditable ? [id] : [])));
  const columnsSet = Object.entries(calculator?.values ?? {}).map(
    ([line, values]) => [line, Object.keys(values).filter((id) => editable.has(id))] as const,
  );
  const setColumns = new Map(columnsSet);
  const columnsOf = textByCondition(
    columnsSet,
    ([line]) => line.split('/', 1)[0] ?? '',
    ([line, ids]) => `${line} ${ids.join(' ')}`,
  );
  const closed = closing(result, alternates);
  // Missing column figures are shown in their cells; warnings belong to the line itself.
  const problems = Map.groupBy(
    result.problems.filter(({ field }) => field === undefined),
    (problem) => problem.id,
  );
  const groups = measured.map(({ condition, figures, rows }, index) => {
    const sums = result.assemblies[index] as EstimateResult['assemblies'][number];
    const inputs = input.assemblies[index]?.lines;
    return {
      ...groupHead(condition, figures),
      ...(condition.assembly_deleted ? { assembly_deleted: true } : {}),
      material: sums.material,
      hours: sums.hours,
      labor: sums.labor,
      ...beside(sums),
      cost: sums.cost,
      unit_cost: figures.quantity > 0 ? new Decimal(sums.cost).div(figures.quantity).toFixed(2) : '0',
      markup: sums.markupPercent,
      sell: sums.sell,
      ...(sums.columns ? { columns: sums.columns } : {}),
      lines: estimating.same(
        `shown ${condition.condition_id}`,
        // Equal results share their lines and problems.
        [
          sums,
          adjusted,
          setOf.get(condition.condition_id),
          columnsOf.get(condition.condition_id),
          data.today,
          ...rows,
        ],
        () =>
          sums.lines.map((line, at) =>
            presentLine(line, rows[at] as LineRow, {
              overrides,
              setColumns: setColumns.get(line.id) ?? [],
              problems: problems.get(line.id) ?? [],
              labor: inputs?.[at]?.labor,
              today: data.today,
            }),
          ),
      ),
    };
  });
  const { totals } = result;
  const budgetColumn = calculator?.fields.find((field) => field.budgetColumn);
  const budget = budgetColumn && result.columns?.[budgetColumn.id];
  const estimate = {
    settings: data.settings,
    ...(data.adjustments ? { adjustments: data.adjustments } : {}),
    ...(calculator ? { calculator: presentCalculator(calculator) } : {}),
    ...(result.columns ? { columns: result.columns } : {}),
    ...(budget === undefined ? {} : { budget }),
    groups,
    totals: [...totalRows(totals, data.settings), ...closed.rows, totalRow(closed.total)],
    base: totals.total,
    total: closed.total,
    alternates: closed.alternates,
    material: totals.material,
    labor: totals.labor,
    hours: totals.hours,
    cost: totals.direct,
    markup: totals.markupPercent,
    margin: totals.marginPercent,
    explain: closed.explain,
    checks: checksOf({
      conditions: data.conditions,
      figures: measured.map((each) => each.figures),
      isMeasured: (condition) => Boolean(byCondition.get(condition.condition_id)?.length),
      lines: groups.flatMap((group) => group.lines),
      problems: result.problems.length,
    }),
  };
  return { estimate, result };
}

/** Computes the whole estimate from measures, assemblies and prices to sell. The only place that does. */
export const estimateOf = (data: EstimateData, estimating: Estimating = anew) =>
  wholeOf(data, estimating).estimate;

/** Engine figures of the whole estimate. */
export const resultOf = (data: EstimateData, estimating: Estimating = anew): EstimateResult =>
  wholeOf(data, estimating).result;
