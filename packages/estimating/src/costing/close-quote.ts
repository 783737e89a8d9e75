import { zero } from './basics.ts';
import { clauseAmount, sumFigures } from './clauses.ts';
import { closeTotals, type ClosingRates } from './totals.ts';
import { Decimal } from './explain.ts';
import type { ClauseCalculation, ClauseFigures, DecimalString } from './types.ts';

/** Quote line with the figures clause amounts are computed from. */
export interface QuotedFigures extends ClauseFigures {
  code: string;
}
export interface QuotedClause extends ClauseCalculation {
  id: string;
  kind: 'inclusion' | 'exclusion';
  /** Codes of the lines it applies to. @default all */
  codes?: readonly string[] | undefined;
}
export interface ClosedQuote {
  /** Amounts by clause id. An exclusion's amount is informative and counts 0. */
  clauses: ReadonlyMap<string, { amount?: DecimalString; problem?: string }>;
  lines: DecimalString;
  inclusions: DecimalString;
  discount: DecimalString;
  bond: DecimalString;
  tax: DecimalString;
  /** Lines + inclusions − discount + bond + tax. */
  total: DecimalString;
}

/**
 * Total of a quote from its lines, inclusions and rates. A clause whose amount cannot be computed counts 0 and has a
 * problem. Deterministic.
 */
export function closeQuote({
  lines,
  clauses,
  rates,
}: {
  lines: readonly QuotedFigures[];
  clauses: readonly QuotedClause[];
  rates: ClosingRates;
}): ClosedQuote {
  const totalFigures = sumFigures(lines);
  let inclusions = zero;
  const amounts = new Map<string, { amount?: DecimalString; problem?: string }>();
  for (const clause of clauses) {
    const { codes } = clause;
    const figures = codes ? sumFigures(lines.filter(({ code }) => codes.includes(code))) : totalFigures;
    const found = clauseAmount(clause, figures);
    if (!found.ok) {
      amounts.set(clause.id, { problem: found.message });
      continue;
    }
    if (found.amount === undefined) continue;
    if (clause.kind === 'inclusion') inclusions = inclusions.plus(found.amount);
    amounts.set(clause.id, { amount: found.amount.toFixed(2) });
  }
  const { discount, bond, tax, total } = closeTotals(
    new Decimal(totalFigures.subtotal).plus(inclusions),
    rates,
  );
  return {
    clauses: amounts,
    lines: new Decimal(totalFigures.subtotal).toFixed(2),
    inclusions: inclusions.toFixed(2),
    discount: discount.toFixed(2),
    bond: bond.toFixed(2),
    tax: tax.toFixed(2),
    total: total.toFixed(2),
  };
}
