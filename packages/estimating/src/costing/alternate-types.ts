import type { AssemblyInput, DecimalString, EstimateLineInput, LineResult } from './types.ts';

/** Alternate: lines it removes, changes and adds. */
export interface AlternateInput {
  id: string;
  name: string;
  removes?: { assemblies?: string[]; lines?: string[] };
  /** Changed base lines by id. */
  changes?: EstimateLineInput[];
  adds?: AssemblyInput[];
  /** Accepted alternates are included in the totals. */
  accepted?: boolean;
}

/** Line affected by an alternate, with its results without and with it. */
export interface AlternateLine {
  id: string;
  /** Result in the base bid; absent if not counted. */
  before?: LineResult;
  /** Result with the alternate; absent if not counted. */
  after?: LineResult;
  /** Difference of the sells. */
  delta: DecimalString;
}

export interface AlternateResult {
  id: string;
  accepted: boolean;
  /** Affected lines. */
  lines: AlternateLine[];
  /** Difference of direct cost. */
  cost: DecimalString;
  /** Difference of the lines' sum; additive to the cent for alternates with different lines. */
  delta: DecimalString;
  /** Difference of the total with only this alternate, including discount, bond and tax. */
  totalDelta: DecimalString;
}
