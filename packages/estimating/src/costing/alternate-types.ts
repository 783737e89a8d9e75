import type { AssemblyInput, DecimalString, EstimateLineInput, LineResult } from './types.ts';

/** A choice beside the base bid: what it takes out, what it changes and what it puts in. */
export interface AlternateInput {
  id: string;
  name: string;
  removes?: { assemblies?: string[]; lines?: string[] };
  /** Lines of the base as they are with it, by their id. */
  changes?: EstimateLineInput[];
  adds?: AssemblyInput[];
  /** An accepted alternate is part of the totals. */
  accepted?: boolean;
}

/** A line of the base, or of an alternate's own, with what it counts without it and with it. */
export interface AlternateLine {
  id: string;
  /** Absent where the base does not count it. */
  before?: LineResult;
  /** Absent where it does not count with the alternate. */
  after?: LineResult;
  /** Of the sells. */
  delta: DecimalString;
}

export interface AlternateResult {
  id: string;
  accepted: boolean;
  /** The lines that it touches. */
  lines: AlternateLine[];
  /** Change of direct cost. */
  cost: DecimalString;
  /** Change of the lines' sum; alternates that touch different lines add up to the cent. */
  delta: DecimalString;
  /** Change of the total with this alternate alone, discount, bond and tax included. */
  totalDelta: DecimalString;
}
