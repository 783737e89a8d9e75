import type { LaborCost, LaborCostItem } from '@plumbline/api';
import {
  checkLaborFormula,
  crewRate,
  defaultLaborFormula,
  loadedRate,
  type ExplainStep,
  type LaborUnit,
} from '@plumbline/estimating';

type Item = Pick<LaborCostItem, 'labor_costs' | 'indirect_cost' | 'profit' | 'discount' | 'formula'>;
export interface Rate {
  /** What an hour of the crew costs. */
  cost: string;
  /** What it is charged at. */
  rate: string;
  steps: readonly ExplainStep[];
}

/** A labor cost's rates by the names that the rule has for them. */
const ratesOf = (row: LaborCost) => ({
  name: row.name,
  unit: row.unit as LaborUnit,
  regular: row.regular_cost,
  overtime: row.overtime_cost,
  double: row.double_overtime_cost,
  night: row.nightshift_cost,
  isNonLabor: row.is_non_labor === true,
});

/**
 * The rate of an item by today's labor costs, as the server computes it: of a line of one hour and one unit.
 * @returns what keeps it from having one, in words.
 */
export function rateOf(item: Item, costs: readonly LaborCost[]): Rate | { problem: string } {
  const crew = item.labor_costs.flatMap(({ labor_cost_id, count }) => {
    const row = costs.find(({ uuid }) => uuid === labor_cost_id);
    return row ? [{ cost: ratesOf(row), count: count || '1' }] : [];
  });
  if (crew.length === 0) return { problem: 'Choose what it is made of first.' };
  const wrong = checkLaborFormula(item.formula ?? '');
  if (wrong) return { problem: wrong.message };
  try {
    const cost = crewRate(crew);
    const result = loadedRate(
      cost,
      {
        indirectPercent: item.indirect_cost || '0',
        profitPercent: item.profit || '0',
        discountPercent: item.discount || '0',
        formula: item.formula ?? '',
      },
      { hours: '1', quantity: '1' },
    );
    return result.ok
      ? { cost: cost.toFixed(4), rate: result.rate.toFixed(4), steps: result.explain }
      : { problem: result.error.message };
  } catch (error) {
    return { problem: error instanceof Error ? `${error.message}.` : '' };
  }
}
export const formulaOf = ({ formula }: Pick<LaborCostItem, 'formula'>) =>
  formula?.trim() || defaultLaborFormula;
