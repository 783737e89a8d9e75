import { Decimal } from './explain.ts';
import type { AlternateInput, AlternateLine } from './alternate-types.ts';
import type { AssemblyInput, AssemblyResult, DecimalString, LineResult } from './types.ts';

/** Applies an alternate to assemblies; unaffected ones keep their identity. */
export function applyAlternate(assemblies: AssemblyInput[], alternate: AlternateInput): AssemblyInput[] {
  const gone = new Set(alternate.removes?.assemblies);
  const goneLines = new Set(alternate.removes?.lines);
  const changed = new Map(alternate.changes?.map((line) => [line.id, line]));
  const kept = assemblies.map((assembly) => {
    const isGone = gone.has(assembly.id);
    if (!isGone && !assembly.lines.some(({ id }) => goneLines.has(id) || changed.has(id))) return assembly;
    return {
      ...assembly,
      included: assembly.included !== false && !isGone,
      lines: assembly.lines.map((line) =>
        goneLines.has(line.id) ? { ...line, included: false } : (changed.get(line.id) ?? line),
      ),
    };
  });
  return [...kept, ...(alternate.adds ?? [])];
}

/** Effect of an alternate on each affected line; unchanged lines are omitted. */
export function alternateLines(
  base: readonly AssemblyResult[],
  changed: readonly AssemblyResult[],
): AlternateLine[] {
  const before = new Map(base.map((assembly) => [assembly.id, assembly]));
  const counted = (line: LineResult | undefined) => (line?.included ? line : undefined);
  return changed.flatMap((assembly) => {
    const was = before.get(assembly.id);
    if (was === assembly) return [];
    const old = new Map(was?.lines.map((line) => [line.id, line]));
    return assembly.lines.flatMap((line): AlternateLine[] => {
      const [left, right] = [counted(old.get(line.id)), counted(line)];
      if (left === right || (!left && !right)) return [];
      return [
        {
          id: line.id,
          ...(left ? { before: left } : {}),
          ...(right ? { after: right } : {}),
          delta: new Decimal(right?.sell ?? 0).minus(left?.sell ?? 0).toFixed(2),
        },
      ];
    });
  });
}

/** Priced alternate. */
export interface PricedAlternate {
  /** Amount added to the base bid; negative for a deduct. */
  amount: DecimalString;
  isAccepted: boolean;
}

/**
 * Total of a bid: the base bid plus the prices of accepted alternates, each priced against the base only, so that their
 * order does not matter.
 */
export function closeAlternates(
  base: DecimalString,
  alternates: readonly PricedAlternate[],
): { accepted: DecimalString; total: DecimalString } {
  const accepted = alternates.reduce(
    (sum, { amount, isAccepted }) => (isAccepted ? sum.plus(amount) : sum),
    new Decimal(0),
  );
  return { accepted: accepted.toFixed(2), total: new Decimal(base).plus(accepted).toFixed(2) };
}

/** Kind of an alternate by its amount. */
export const alternateKind = (amount: DecimalString): 'add' | 'deduct' | 'none' => {
  const of = new Decimal(amount);
  return of.isZero() ? 'none' : of.isNegative() ? 'deduct' : 'add';
};

/**
 * Finds alternates that affect the same line or assembly, whose combined price may differ from the sum.
 * @returns pairs of their ids.
 */
export function overlapping(
  alternates: readonly AlternateInput[],
  base: readonly AssemblyInput[],
): [string, string][] {
  const linesOf = new Map(base.map(({ id, lines }) => [id, lines.map((line) => line.id)]));
  const touched = alternates.map(
    ({ removes, changes }) =>
      new Set([
        ...(removes?.lines ?? []),
        ...(changes ?? []).map(({ id }) => id),
        ...(removes?.assemblies ?? []).flatMap((id) => linesOf.get(id) ?? []),
      ]),
  );
  return alternates.flatMap((left, at) =>
    alternates.slice(at + 1).flatMap((right, after): [string, string][] => {
      const others = touched[at + 1 + after];
      return [...(touched[at] ?? [])].some((id) => others?.has(id)) ? [[left.id, right.id]] : [];
    }),
  );
}
