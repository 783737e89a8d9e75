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
}

export interface CostedAssembly {
  result: AssemblyResult;
  sums: Sums;
  columns: ColumnSums;
  shares: Shares;
  /** First most expensive counted line. */
  largest: { at: number; cost: Decimal } | undefined;
}

/** Options of one computation pass. */
export interface CostingPass {
  input: EstimateInput;
  calculator: Compiled | undefined;
  memo: Memo<CostedLine, CostedAssembly> | undefined;
}
