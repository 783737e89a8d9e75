import { Decimal } from 'decimal.js';
import { computeEstimate, type EstimateResult } from '@plumbline/estimating';
import { checksOf } from './checks.ts';
import {
  conditionFigures,
  figureText,
  type ConditionFigures,
  type ConditionRow,
  type PageRow,
  type TakeoffRow,
} from './figures.ts';
import { lineId, lineInput, presentLine, type LineRow } from './lines.ts';

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

/** From material to total sell; what is not charged has no row. */
function totalRows(totals: EstimateResult['totals'], settings: Settings) {
  const row = (key: string, label: string, value: string, percentage?: string) => ({
    key,
    label,
    value,
    ...(percentage === undefined ? {} : { percentage }),
  });
  const optional = (key: string, label: string, value: string, percentage: string) =>
    Number(percentage) === 0 ? [] : [row(key, label, value, percentage)];
  return [
    row('material', 'Material', totals.material),
    row('labor', 'Labor', totals.labor),
    row('direct', 'Direct cost', totals.direct),
    row('overhead', 'Overhead', totals.overhead, settings.overhead_percentage),
    ...optional('contingency', 'Contingency', totals.contingency, settings.contingency_percentage),
    row('profit', 'Profit', totals.profit, settings.profit_percentage),
    row('subtotal', 'Subtotal', totals.subtotal),
    ...optional('discount', 'Discount', totals.discount, settings.discount_percentage),
    ...optional('bond', 'Bond', totals.bond, settings.bond_percentage),
    ...optional('tax', 'Sales tax', totals.tax, settings.tax_percentage),
    row('total', 'Total sell', totals.total),
  ];
}

const groupHead = (condition: ConditionRow, figures: ConditionFigures) => ({
  condition_id: condition.condition_id,
  code: condition.code,
  name: condition.name,
  type: condition.type,
  color: condition.color,
  category: condition.category,
  quantity: figureText(Math.round(figures.quantity * 1e6) / 1e6),
  unit: figures.unit,
  pages: figures.pages.map(({ page_id, pdf_id, name }) => ({ page_id, pdf_id, name })),
});

/** The whole estimate: what was drawn, through assemblies and prices, to sell. One place computes it. */
export function estimateOf(data: EstimateData) {
  const pages = new Map(data.pages.map((page) => [page.page_id, page]));
  const byCondition = Map.groupBy(data.takeoffs, (takeoff) => takeoff.condition_id);
  const byAssembly = Map.groupBy(data.lines, (line) => line.assembly_id);
  const overrides = new Map(
    data.overrides.map((each) => [`${lineId(each.condition_id, each.line_id)}/${each.field}`, each.value]),
  );
  const measured = data.conditions.map((condition) => ({
    condition,
    figures: conditionFigures(condition, byCondition.get(condition.condition_id) ?? [], pages),
    rows: condition.assembly_id ? (byAssembly.get(condition.assembly_id) ?? []) : [],
  }));
  const result = computeEstimate({
    assemblies: measured.map(({ condition, figures, rows }) => ({
      id: condition.condition_id,
      code: condition.code,
      name: condition.name,
      variables: figures.variables,
      lines: rows.map((row) => lineInput(condition, row, overrides)),
    })),
    overheadPercent: data.settings.overhead_percentage,
    contingencyPercent: data.settings.contingency_percentage,
    profitPercent: data.settings.profit_percentage,
    discountPercent: data.settings.discount_percentage,
    bondPercent: data.settings.bond_percentage,
    taxPercent: data.settings.tax_percentage,
    priceDecimals: 4,
  });
  const problems = Map.groupBy(result.problems, (problem) => problem.id);
  const groups = measured.map(({ condition, figures, rows }, index) => {
    const sums = result.assemblies[index] as EstimateResult['assemblies'][number];
    return {
      ...groupHead(condition, figures),
      material: sums.material,
      hours: sums.hours,
      labor: sums.labor,
      cost: sums.cost,
      unit_cost: figures.quantity > 0 ? new Decimal(sums.cost).div(figures.quantity).toFixed(2) : '0',
      markup: sums.markupPercent,
      sell: sums.sell,
      lines: sums.lines.map((line, at) =>
        presentLine(line, rows[at] as LineRow, {
          overrides,
          problems: problems.get(line.id) ?? [],
          today: data.today,
        }),
      ),
    };
  });
  const { totals } = result;
  return {
    settings: data.settings,
    groups,
    totals: totalRows(totals, data.settings),
    total: totals.total,
    material: totals.material,
    labor: totals.labor,
    hours: totals.hours,
    cost: totals.direct,
    markup: totals.markupPercent,
    margin: totals.marginPercent,
    explain: result.explain,
    checks: checksOf({
      conditions: data.conditions,
      figures: measured.map((each) => each.figures),
      isMeasured: (condition) => Boolean(byCondition.get(condition.condition_id)?.length),
      lines: groups.flatMap((group) => group.lines),
      problems: result.problems.length,
    }),
  };
}
