import type { Compiled } from '../calculator/columns.ts';
import type { ColumnSums } from './column-sums.ts';
import type { Decimal } from './explain.ts';
import type { CostedLine } from './line.ts';
import type { Memo } from './memo.ts';
import type { Shares } from './allocate-overhead.ts';
import type { Sums } from './sums.ts';
import type { AssemblyResult } from './types.ts';
import type { EstimateInput } from './estimate-types.ts';

/** Costs of several lines. */
export interface Costing {
  assemblies: CostedAssembly[];
  sums: Sums;
  columns: ColumnSums;
  shares: Shares;
  /** Line that carries rounding differences; undefined without counted lines. */
  carrier: { assembly: number; line: number } | undefined;
  /** True if the sell of a line follows the estimate's percentages. */
  isStandard: boolean;
}

export interface CostedAssembly {
  result: AssemblyResult;
  sums: Sums;
  columns: ColumnSums;
  shares: Shares;
  /** Counted line that would carry rounding differences. */
  carrier: Carrier | undefined;
}

/**
 * Candidate for carrying rounding differences: the most expensive line that follows the estimate's percentages. A line that
 * costs nothing is none of these.
 */
export interface Carrier {
  at: number;
  cost: Decimal;
  isStandard: boolean;
}

/** The better carrier of two; the first one if they are equal. */
export const betterCarrier = (left: Carrier | undefined, right: Carrier | undefined): Carrier | undefined => {
  if (!left || !right) return left ?? right;
  if (left.isStandard !== right.isStandard) return left.isStandard ? left : right;
  return right.cost.gt(left.cost) ? right : left;
};

/** Options of one computation pass. */
export interface CostingPass {
  input: EstimateInput;
  calculator: Compiled | undefined;
  memo: Memo<CostedLine, CostedAssembly> | undefined;
}
