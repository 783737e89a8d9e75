import { Decimal } from 'decimal.js';
import type { Alternate, EstimateCalculator, EstimateGroup } from '@plumbline/api';
import { fieldUnit, roundQuantity, type EstimateResult } from '@plumbline/estimating';
import { alternateAnswers, alternateTotals } from '../quotes/alternate-totals.ts';
import { conditionHead, type ConditionFigures, type ConditionRow } from '../takeoff/condition-totals.ts';
import { uncachedEstimating, type Estimating } from './estimate-cache.ts';
import type { EstimateSources } from './estimate-sources.ts';
import { toEngineInput, textByCondition } from './engine-input.ts';
import { checksOf } from './estimate-warnings.ts';
import { itemGroup } from './estimate-item-groups.ts';
import { otherCostFields, presentLine } from './lines.ts';
import type { LineRow } from './estimate-line-row.ts';
import type { Settings } from './estimate-settings.ts';

/** Rows of a total from its material cost to its sell price, without those of 0%. */
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
    ...some('line_markups', 'Line markups', totals.lineMarkups),
    row('subtotal', 'Subtotal', totals.subtotal),
    ...optional('discount', 'Discount', totals.discount, settings.discount_percentage),
    ...optional('bond', 'Bond', totals.bond, settings.bond_percentage),
    ...optional('tax', 'Sales tax', totals.tax, settings.tax_percentage),
  ];
}
const totalRow = (value: string) => ({ key: 'total', label: 'Total sell', value });

const presentCalculator = ({ template }: NonNullable<EstimateSources['calculator']>): EstimateCalculator => ({
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
  quantity: roundQuantity(new Decimal(figures.quantity)).toFixed(),
  unit: figures.unit,
  pages: figures.pages.map((page) => {
    const { page_id, pdf_id, name } = page;
    const without_scale = figures.withoutScale.get(page);
    return { page_id, pdf_id, name, ...(without_scale ? { without_scale } : {}) };
  }),
});

/** Differences of each alternate to the base bid by line, and its price. */
export function alternatesOf(
  data: EstimateSources,
  estimating: Estimating = uncachedEstimating,
): Alternate[] {
  const { measured, input, alternates } = toEngineInput(data, estimating);
  return alternateAnswers(estimating.compute(input), alternates, {
    base: input.assemblies,
    conditions: new Map(measured.map(({ condition }) => [condition.condition_id, condition])),
    lines: new Map(data.lines.map((line) => [line.line_id, line])),
  });
}

/** Estimate response with the engine's figures. */
function assembleEstimate(data: EstimateSources, estimating: Estimating) {
  const { calculator } = data;
  const { measured, input, overrides, setOf, adjusted, byCondition, alternates } = toEngineInput(
    data,
    estimating,
  );
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
  const closed = alternateTotals(result, alternates);
  // Missing column figures are shown in their cells; warnings belong to the line itself.
  const problems = Map.groupBy(
    result.problems.filter(({ field }) => field === undefined),
    (problem) => problem.id,
  );
  const conditionGroups = measured.map(({ condition, figures, rows }, index) => {
    const sums = result.assemblies[index] as EstimateResult['assemblies'][number];
    const inputs = input.assemblies[index]?.lines;
    const head = groupHead(condition, figures);
    return {
      ...head,
      ...(condition.assembly_deleted ? { assembly_deleted: true } : {}),
      material: sums.material,
      hours: sums.hours,
      labor: sums.labor,
      ...otherCostFields(sums),
      cost: sums.cost,
      unit_cost: Number(head.quantity) > 0 ? new Decimal(sums.cost).div(head.quantity).toFixed(2) : '0',
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
  const itemGroups = (data.items ?? []).flatMap((item, index) => {
    const sums = result.assemblies[measured.length + index];
    return sums ? [itemGroup(item, sums, { setColumns, problems, today: data.today })] : [];
  });
  const groups: Omit<EstimateGroup, 'digest'>[] = [...conditionGroups, ...itemGroups];
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
export const estimateOf = (data: EstimateSources, estimating: Estimating = uncachedEstimating) =>
  assembleEstimate(data, estimating).estimate;

/** Engine figures of the whole estimate. */
export const resultOf = (
  data: EstimateSources,
  estimating: Estimating = uncachedEstimating,
): EstimateResult => assembleEstimate(data, estimating).result;
