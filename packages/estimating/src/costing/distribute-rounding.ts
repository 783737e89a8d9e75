import { closeTotals } from './totals.ts';
import { columnTexts, replaceColumns } from './column-sums.ts';
import type { CostedAssembly, Costing, CostingPass } from './costing.ts';
import { Decimal } from './explain.ts';
import { costLine } from './line.ts';
import type { Shares } from './allocate-overhead.ts';
import { sumsText } from './sums.ts';
import type { AssemblyInput, CarriedCents, EstimateTotals } from './types.ts';

const cents = ({ overhead, contingency, tax }: Shares, lineId: string): CarriedCents | undefined =>
  overhead.isZero() && contingency.isZero() && tax.isZero()
    ? undefined
    : {
        lineId,
        overhead: overhead.toFixed(2),
        contingency: contingency.toFixed(2),
        tax: tax.toFixed(2),
      };

/** Index of the first most expensive line. */
function largestOf(assemblies: readonly CostedAssembly[]): number {
  let found = -1;
  for (const [at, { largest }] of assemblies.entries())
    if (largest && (found < 0 || largest.cost.gt(assemblies[found]?.largest?.cost ?? 0))) found = at;
  return found;
}

/**
 * Shares of overhead, contingency and tax are rounded per line, so that their sums differ from the estimate's amounts
 * by cents. The difference is put on the most expensive line, where it matters least.
 * @param totals amounts of the same lines.
 */
export function distributeRounding(
  assemblies: readonly AssemblyInput[],
  costing: Costing,
  totals: Pick<EstimateTotals, 'overhead' | 'contingency'>,
  { input, calculator }: Pick<CostingPass, 'input' | 'calculator'>,
): Costing & { carried?: CarriedCents } {
  const at = calculator?.carriers.size ? largestOf(costing.assemblies) : -1;
  const [assembly, costed] = [assemblies[at], costing.assemblies[at]];
  const line = costed?.largest && assembly?.lines[costed.largest.at];
  if (!calculator || !assembly || !costed?.largest || !line) return costing;
  const amounts: Shares = {
    overhead: new Decimal(totals.overhead),
    contingency: new Decimal(totals.contingency),
    // Inclusions are taxed but are not lines.
    tax: closeTotals(costing.sums.sell, input, costing.sums.material).tax,
  };
  const left: Shares = {
    overhead: amounts.overhead.minus(costing.shares.overhead),
    contingency: amounts.contingency.minus(costing.shares.contingency),
    tax: amounts.tax.minus(costing.shares.tax),
  };
  const carried = cents(left, line.id);
  if (!carried) return costing;
  const { result: before } = costed;
  const { result: after } = costLine(assembly, line, input, [], calculator, carried);
  const lineBefore = before.lines[costed.largest.at];
  const columns = replaceColumns(costed.columns, lineBefore?.columns, after.columns);
  const shares: Shares = {
    overhead: costed.shares.overhead.plus(left.overhead),
    contingency: costed.shares.contingency.plus(left.contingency),
    tax: costed.shares.tax.plus(left.tax),
  };
  const own: CostedAssembly = {
    ...costed,
    columns,
    shares,
    result: {
      ...before,
      lines: before.lines.with(costed.largest.at, { ...after, assemblyId: assembly.id }),
      columns: columnTexts(calculator, columns, sumsText(costed.sums), { input, shares }),
    },
  };
  return {
    ...costing,
    carried,
    assemblies: costing.assemblies.with(at, own),
    columns: replaceColumns(costing.columns, lineBefore?.columns, after.columns),
    shares: amounts,
  };
}
