import type { AlternateInput, AlternateResult } from './alternate-types.ts';
import type { CalculatorInput } from '../calculator/types.ts';
import type {
  DecimalString,
  ExplainStep,
  AssemblyInput,
  ClauseInput,
  EstimateProblem,
  AssemblyResult,
  EstimateTotals,
  CarriedCents,
} from './types.ts';

export interface EstimateInput {
  assemblies: AssemblyInput[];
  clauses?: ClauseInput[];
  alternates?: AlternateInput[];
  /** On direct cost. */
  overheadPercent?: DecimalString;
  /** On direct cost. */
  contingencyPercent?: DecimalString;
  /** On direct cost, overhead and contingency. */
  profitPercent?: DecimalString;
  /** On the subtotal. */
  discountPercent?: DecimalString;
  /** On the subtotal less discount. */
  bondPercent?: DecimalString;
  taxPercent?: DecimalString;
  /** Base of sales tax: sell price with bond, or cost of material. */
  taxOn?: 'sell' | 'material';
  /** Decimals of estimate prices before multiplication. @default unrounded */
  priceDecimals?: 2 | 3 | 4;
  /** Area in SF for the price per area. */
  area?: DecimalString;
  /** Calculator columns of each line. */
  calculator?: CalculatorInput;
  /** False omits the derivations of lines; use `explainLine` for a single line. */
  lineSteps?: boolean;
}

export interface EstimateResult {
  /** Absent without a difference or if no column uses the shares. */
  carried?: CarriedCents;
  assemblies: AssemblyResult[];
  /** `amount` is the counted amount: 0 for an exclusion, whose `value` is its price. */
  clauses: { id: string; kind: 'inclusion' | 'exclusion'; amount: DecimalString; value: DecimalString }[];
  alternates: AlternateResult[];
  totals: EstimateTotals;
  /** Column sums over all assemblies. */
  columns?: Record<string, DecimalString>;
  explain: ExplainStep[];
  problems: EstimateProblem[];
}
