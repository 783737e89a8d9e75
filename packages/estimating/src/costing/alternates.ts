import { Decimal } from './explain.ts';
import type { AlternateInput, AlternateLine } from './alternate-types.ts';
import type { AssemblyInput, AssemblyResult, DecimalString, LineResult } from './types.ts';

/** The assemblies with an alternate's changes made to them; what it does not touch stays the object that it was. */
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

/** What an alternate does to each line that it touches; lines that stay as they are are left out. */
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

/** An alternate at its price. */
export interface PricedAlternate {
  /** What it adds to the base bid; negative for a deduct. */
  amount: DecimalString;
  isAccepted: boolean;
}

/**
 * What a bid comes to: the base bid and the prices of the alternates that were accepted, each priced against the base
 * alone. The order in which they are accepted does not matter.
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

/** Whether an alternate adds to the base bid, takes from it, or leaves its price as it is. */
export const alternateKind = (amount: DecimalString): 'add' | 'deduct' | 'none' => {
  const of = new Decimal(amount);
  return of.isZero() ? 'none' : of.isNegative() ? 'deduct' : 'add';
};

/**
 * Alternates that touch the same line or assembly: taken together they may come to something else than their prices say.
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
