import type { Compiled } from '../calculator/columns.ts';
import { roundColumn } from '../calculator/round.ts';
import { fieldUnit } from '../calculator/check.ts';
import { evaluateFormula } from '../formula/index.ts';
import type { LineScope } from '../calculator/types.ts';
import { Decimal } from './explain.ts';
import type { Shares } from './allocate-overhead.ts';
import type { CostSums } from './types.ts';
import type { EstimateInput } from './estimate-types.ts';

/** Sums of calculator fields by id. */
export type ColumnSums = Record<string, Decimal>;

export const noColumns = (calculator: Compiled | undefined): ColumnSums =>
  Object.fromEntries((calculator?.sums ?? []).map(({ id }) => [id, new Decimal(0)]));

export function addColumns(into: ColumnSums, values: Readonly<Record<string, string | Decimal>> = {}): void {
  for (const id of Object.keys(into)) {
    const value = values[id];
    if (value !== undefined) into[id] = (into[id] as Decimal).plus(value);
  }
}

/** Replaces one line's figures in the sums. */
export function replaceColumns(
  sums: ColumnSums,
  before: Readonly<Record<string, string>> = {},
  after: Readonly<Record<string, string>> = {},
): ColumnSums {
  return Object.fromEntries(
    Object.entries(sums).map(([id, sum]) => [id, sum.minus(before[id] ?? 0).plus(after[id] ?? 0)]),
  );
}

/** Formatted sums; percentages and rates are computed from the sums by their formulas. */
export function columnTexts(
  calculator: Compiled,
  columns: ColumnSums,
  sums: CostSums,
  { input, shares }: { input: EstimateInput; shares: Shares },
): Record<string, string> {
  const texts: Record<string, string> = {};
  const scope: LineScope = {
    material: { value: sums.material, unit: '$' },
    hours: { value: sums.hours, unit: 'HR' },
    labor: { value: sums.labor, unit: '$' },
    equipment: { value: sums.equipment, unit: '$' },
    other: { value: sums.other, unit: '$' },
    cost: { value: sums.cost, unit: '$' },
    sell: { value: sums.sell, unit: '$' },
    overhead_share: { value: shares.overhead.toFixed(2), unit: '$' },
    contingency_share: { value: shares.contingency.toFixed(2), unit: '$' },
    tax_share: { value: shares.tax.toFixed(2), unit: '$' },
    markup: { value: sums.markupPercent },
    margin: { value: sums.marginPercent },
    overhead_percent: { value: input.overheadPercent ?? '0' },
    contingency_percent: { value: input.contingencyPercent ?? '0' },
    profit_percent: { value: input.profitPercent ?? '0' },
    discount_percent: { value: input.discountPercent ?? '0' },
    bond_percent: { value: input.bondPercent ?? '0' },
    tax_percent: { value: input.taxPercent ?? '0' },
  };
  for (const field of calculator.sums) {
    texts[field.id] = roundColumn(field, columns[field.id] ?? new Decimal(0));
    const unit = fieldUnit(field);
    scope[field.variable] = { value: texts[field.id] as string, ...(unit ? { unit } : {}) };
  }
  for (const { variable, column, value, unit } of calculator.input.variables) {
    const of = column ? scope[column] : { value: value || '0', ...(unit ? { unit } : {}) };
    if (of) scope[variable] = of;
  }
  const ratios = new Set(calculator.ratios.map(({ id }) => id));
  for (const { field, node, unit } of calculator.steps) {
    if (!field || !ratios.has(field.id)) continue;
    const result = evaluateFormula(node, scope, unit === undefined ? {} : { unit });
    if (!result.ok) continue;
    texts[field.id] = roundColumn(field, result.value);
    scope[field.variable] = { value: texts[field.id] as string, ...(unit ? { unit } : {}) };
  }
  return texts;
}
