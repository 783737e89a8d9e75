import { noShares, type Shares } from './allocate-overhead.ts';
import { zero } from './basics.ts';
import { columnTexts, replaceColumns } from './column-sums.ts';
import type { CostedAssembly, Costing, CostingPass } from './costing.ts';
import { Decimal } from './explain.ts';
import { costLine, type CostedLine } from './line.ts';
import { replaceSums, sumsText } from './sums.ts';
import { closeTotals, sellByPercentages } from './totals.ts';
import type { AssemblyInput, CarriedCents } from './types.ts';

type Pass = Pick<CostingPass, 'input' | 'calculator'>;

/** Cents that the sells of the lines lack of the estimate's percentages; 0 if no line follows these. */
export function missingSell(costing: Costing, { input }: Pick<Pass, 'input'>): Decimal {
  return costing.isStandard
    ? sellByPercentages(costing.sums.cost, input).sum.minus(costing.sums.standard)
    : zero;
}

/** Cents that the shares of the lines lack of the estimate's amounts; 0 without columns of shares. */
function missingShares(costing: Costing, { input, calculator }: Pass): Shares {
  if (!calculator?.carriers.size) return noShares();
  const { overhead, contingency } = sellByPercentages(costing.sums.cost, input);
  const { tax } = closeTotals(costing.sums.sell, input, costing.sums.material);
  return {
    overhead: overhead.minus(costing.shares.overhead),
    contingency: contingency.minus(costing.shares.contingency),
    // Inclusions are taxed but are not lines.
    tax: tax.minus(costing.shares.tax),
  };
}

const isNone = (cents: CarriedCents) =>
  [cents.sell, cents.overhead, cents.contingency, cents.tax].every((value) => Number(value) === 0);

/** The costing with other figures of its carrier. */
function replaceCarrier(
  costing: Costing,
  { before, after }: { before: CostedLine; after: CostedLine },
  assembly: AssemblyInput,
  { input, calculator }: Pass,
): Costing {
  const { carrier } = costing;
  const costed = carrier && costing.assemblies[carrier.assembly];
  if (!carrier || !costed) return costing;
  const sharesOf = (of: Shares): Shares => ({
    overhead: of.overhead.minus(before.shares?.overhead ?? 0).plus(after.shares?.overhead ?? 0),
    contingency: of.contingency.minus(before.shares?.contingency ?? 0).plus(after.shares?.contingency ?? 0),
    tax: of.tax.minus(before.shares?.tax ?? 0).plus(after.shares?.tax ?? 0),
  });
  const [sums, columns, shares] = [
    replaceSums(costed.sums, before.sums, after.sums),
    replaceColumns(costed.columns, before.columns?.values, after.columns?.values),
    sharesOf(costed.shares),
  ];
  const texts = sumsText(sums);
  const own: CostedAssembly = {
    ...costed,
    sums,
    columns,
    shares,
    result: {
      ...costed.result,
      lines: costed.result.lines.with(carrier.line, { ...after.result, assemblyId: assembly.id }),
      ...texts,
      ...(calculator ? { columns: columnTexts(calculator, columns, texts, { input, shares }) } : {}),
    },
  };
  return {
    ...costing,
    assemblies: costing.assemblies.with(carrier.assembly, own),
    sums: replaceSums(costing.sums, before.sums, after.sums),
    columns: replaceColumns(costing.columns, before.columns?.values, after.columns?.values),
    shares: sharesOf(costing.shares),
  };
}

/**
 * Sells and shares of overhead, contingency and tax are rounded per line, so that their sums differ from the estimate's
 * amounts by cents. The difference is put on the most expensive line, where it matters least.
 */
export function distributeRounding(
  assemblies: readonly AssemblyInput[],
  costing: Costing,
  pass: Pass,
): Costing & { carried?: CarriedCents } {
  const { carrier } = costing;
  const assembly = carrier && assemblies[carrier.assembly];
  const line = carrier && assembly?.lines[carrier.line];
  if (!assembly || !line) return costing;
  const costWith = (carried?: CarriedCents) =>
    costLine(assembly, line, pass.input, [], pass.calculator, carried);
  const ofSell = missingSell(costing, pass).toFixed(2);
  const none = { lineId: line.id, sell: ofSell, overhead: '0.00', contingency: '0.00', tax: '0.00' };
  const before = costWith();
  const sold = isNone(none) ? before : costWith(none);
  const withSell =
    sold === before ? costing : replaceCarrier(costing, { before, after: sold }, assembly, pass);
  // The tax follows the sells.
  const shares = missingShares(withSell, pass);
  const carried: CarriedCents = {
    ...none,
    overhead: shares.overhead.toFixed(2),
    contingency: shares.contingency.toFixed(2),
    tax: shares.tax.toFixed(2),
  };
  if (isNone(carried)) return costing;
  const hasShares = Object.values(shares).some((cents: Decimal) => !cents.isZero());
  const shown = hasShares
    ? replaceCarrier(withSell, { before: sold, after: costWith(carried) }, assembly, pass)
    : withSell;
  return { ...shown, carried };
}
