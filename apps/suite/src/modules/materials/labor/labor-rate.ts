import type { LaborCost, LaborCostItem } from '@plumbline/api';
import {
  checkLaborFormula,
  crewRate,
  defaultLaborFormula,
  loadedRate,
  type ExplainStep,
  type LaborUnit,
} from '@plumbline/estimating';
import { laborMessages } from './messages.ts';

type Item = Pick<LaborCostItem, 'labor_costs' | 'indirect_cost' | 'profit' | 'discount' | 'formula'>;
export interface Rate {
  /** Hourly cost of the crew. */
  cost: string;
  /** Hourly rate charged. */
  rate: string;
  steps: readonly ExplainStep[];
}

/** Maps a labor cost to the input of the rate calculation. */
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
 * Computes the rate of an item from current labor costs, as the server does, for a line of one hour and one unit.
 * @returns the rate, or the reason why it cannot be computed.
 */
export function rateOf(item: Item, costs: readonly LaborCost[]): Rate | { problem: string } {
  const crew = item.labor_costs.flatMap(({ labor_cost_id, count }) => {
    const row = costs.find(({ uuid }) => uuid === labor_cost_id);
    return row ? [{ cost: ratesOf(row), count: count || '1' }] : [];
  });
  if (crew.length === 0) return { problem: laborMessages.laborCostMissing };
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
