import { compileCalculator, type Compiled } from '../calculator/columns.ts';
import type { AlternateResult } from './alternate-types.ts';
import { alternateLines, applyAlternate } from './alternates.ts';
import { closeEstimate } from './totals.ts';
import { distributeRounding, missingSell } from './distribute-rounding.ts';
import { addColumns, columnTexts, noColumns } from './column-sums.ts';
import { costLine } from './line.ts';
import { memoize } from './memo.ts';
import { addShares, noShares } from './allocate-overhead.ts';
import { addSums, noSums, sumsText } from './sums.ts';
import type { AssemblyInput, EstimateProblem } from './types.ts';
import type { EstimateInput, EstimateResult } from './estimate-types.ts';
import { betterCarrier, type Costing, type CostedAssembly, type CostingPass } from './costing.ts';

/** Inputs that every line's figures depend on. */
const settingsOf = (input: EstimateInput): readonly unknown[] => [
  input.overheadPercent,
  input.contingencyPercent,
  input.profitPercent,
  input.priceDecimals,
  input.lineSteps,
  ...(input.calculator ? [input.discountPercent, input.bondPercent, input.taxPercent, input.taxOn] : []),
];

function costAssembly(
  assembly: AssemblyInput,
  pass: CostingPass,
  problems: EstimateProblem[],
): CostedAssembly {
  const { input, calculator, memo } = pass;
  const values = calculator && input.calculator?.values;
  const settings = [...settingsOf(input), calculator, assembly.variables, assembly.included !== false];
  return memoize(
    memo?.assemblies,
    assembly,
    // An override belongs to one line, so cached figures of the assembly's other lines stay valid.
    [...settings, ...(values ? assembly.lines.map(({ id }) => values[id]) : [])],
    problems,
    (own) => {
      const [sums, columns, shares] = [noSums(), noColumns(calculator), noShares()];
      let carrier: CostedAssembly['carrier'];
      const lines = assembly.lines.map((line, at) => {
        const key = [...settings, line.included !== false, values?.[line.id]];
        const costed = memoize(memo?.lines, line, key, own, (found) =>
          costLine(assembly, line, input, found, calculator),
        );
        if (costed.result.included) {
          addSums(sums, costed.sums);
          addColumns(columns, costed.columns?.values);
          if (costed.shares) addShares(shares, costed.shares);
          const { cost } = costed.sums;
          carrier = betterCarrier(carrier, { at, cost, isStandard: costed.isStandard && cost.gt(0) });
        }
        // The same line may occur in two assemblies, so set the id.
        return costed.result.assemblyId === assembly.id
          ? costed.result
          : { ...costed.result, assemblyId: assembly.id };
      });
      const texts = sumsText(sums);
      const shown = calculator && columnTexts(calculator, columns, texts, { input, shares });
      return {
        sums,
        columns,
        shares,
        carrier,
        result: {
          id: assembly.id,
          included: assembly.included !== false,
          lines,
          ...texts,
          ...(shown ? { columns: shown } : {}),
        },
      };
    },
  );
}

function costAssemblies(
  assemblies: AssemblyInput[],
  pass: CostingPass,
  problems: EstimateProblem[],
): Costing {
  const [sums, columns, shares] = [noSums(), noColumns(pass.calculator), noShares()];
  let best: CostedAssembly['carrier'];
  let carrier: Costing['carrier'];
  const costed = assemblies.map((assembly, at) => {
    const each = costAssembly(assembly, pass, problems);
    const better = betterCarrier(best, each.carrier);
    if (better && better !== best) carrier = { assembly: at, line: better.at };
    best = better;
    addSums(sums, each.sums);
    addColumns(columns, each.columns);
    if (pass.calculator?.isSharing) addShares(shares, each.shares);
    return each;
  });
  return { assemblies: costed, sums, columns, shares, carrier, isStandard: best?.isStandard ?? false };
}

/**
 * Computes an estimate: quantities by formula from the take-off, material, labor and other cost of each line, sells,
 * totals, alternates, each with its derivation.
 * Rounding: every figure is rounded once, half up, as displayed, and further figures are computed from the rounded one,
 * so that each product and sum can be verified by hand. Overhead, contingency and profit are percentages of the
 * displayed sums; sells and shares are rounded per line, and the most expensive line gets the difference (`carried`), so
 * that columns sum to the amount. Deterministic. Lines whose quantity or rate cannot be computed count 0 and are listed in `problems`.
 */
export const computeEstimate = (input: EstimateInput): EstimateResult =>
  compute({ input, calculator: input.calculator && compileCalculator(input.calculator), memo: undefined });

/**
 * Creates an incremental estimator for editing: inputs that are the same objects as before keep their figures, so that
 * an edit costs one line and its sums. Edits must create new objects along the changed path and mutate nothing.
 * @returns exactly the result of `computeEstimate`.
 */
export function createEstimator(): (input: EstimateInput) => EstimateResult {
  const memo: NonNullable<CostingPass['memo']> = { lines: new WeakMap(), assemblies: new WeakMap() };
  let compiled: { from: EstimateInput['calculator']; calculator: Compiled | undefined } | undefined;
  return (input) => {
    const { calculator } = input;
    const from = compiled?.from;
    const isSame =
      from?.fields === calculator?.fields &&
      from?.variables === calculator?.variables &&
      from?.formulas === calculator?.formulas &&
      from?.type === calculator?.type;
    if (!compiled || !isSame || !compiled.calculator !== !calculator)
      compiled = { from: calculator, calculator: calculator && compileCalculator(calculator) };
    else if (compiled.calculator && calculator) compiled.calculator.input = calculator;
    return compute({ input, calculator: compiled.calculator, memo });
  };
}

function compute(pass: CostingPass): EstimateResult {
  const { input } = pass;
  // Alternates compute only affected lines; the others come from the base.
  const own: CostingPass = {
    ...pass,
    memo:
      pass.memo ??
      (input.alternates?.length ? { lines: new WeakMap(), assemblies: new WeakMap() } : undefined),
  };
  const problems: EstimateProblem[] = [];
  const alternates = input.alternates ?? [];
  const accepted = alternates.filter((alternate) => alternate.accepted === true);
  const assemblies = accepted.reduce(applyAlternate, input.assemblies);
  const costing = costAssemblies(assemblies, own, problems);
  const shown = distributeRounding(assemblies, costing, own);
  const closing = closeEstimate(shown.sums, input, problems);

  const base = accepted.length === 0 ? costing : costAssemblies(input.assemblies, own, []);
  const totalOf = (of: Costing) =>
    closeEstimate({ ...of.sums, sell: of.sums.sell.plus(missingSell(of, own)) }, input, []).total;
  const baseTotal = accepted.length === 0 ? closing.total : totalOf(base);
  const deltas = alternates.map((alternate): AlternateResult => {
    const found: EstimateProblem[] = [];
    const changed = costAssemblies(applyAlternate(input.assemblies, alternate), own, found);
    // Report problems of alternates before they are accepted.
    if (alternate.accepted !== true) {
      const added = new Set((alternate.adds ?? []).flatMap(({ lines }) => lines.map(({ id }) => id)));
      problems.push(...found.filter(({ id }) => added.has(id)));
    }
    return {
      id: alternate.id,
      accepted: alternate.accepted === true,
      lines: alternateLines(
        base.assemblies.map(({ result }) => result),
        changed.assemblies.map(({ result }) => result),
      ),
      cost: changed.sums.cost.minus(base.sums.cost).toFixed(2),
      delta: changed.sums.sell.minus(base.sums.sell).toFixed(2),
      totalDelta: totalOf(changed).minus(baseTotal).toFixed(2),
    };
  });

  return {
    ...(shown.carried ? { carried: shown.carried } : {}),
    assemblies: shown.assemblies.map(({ result }) => result),
    clauses: closing.clauses,
    alternates: deltas,
    totals: closing.totals,
    ...(own.calculator
      ? {
          columns: columnTexts(own.calculator, shown.columns, sumsText(shown.sums), {
            input,
            shares: shown.shares,
          }),
        }
      : {}),
    explain: closing.explain,
    problems,
  };
}
