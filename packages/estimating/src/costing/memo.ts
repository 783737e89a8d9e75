import type { AssemblyInput, EstimateLineInput, EstimateProblem } from './types.ts';

/** Cache of computed figures by input object identity. */
export interface Memo<Line, Assembly> {
  lines: WeakMap<EstimateLineInput, MemoEntry<Line>>;
  assemblies: WeakMap<AssemblyInput, MemoEntry<Assembly>>;
}
export interface MemoEntry<Result> {
  key: readonly unknown[];
  result: Result;
  problems: EstimateProblem[];
}
/** Returns the cached figures of `from` if `key` is unchanged, else computes and caches them. */
export function memoize<From extends object, Result>(
  kept: WeakMap<From, MemoEntry<Result>> | undefined,
  from: From,
  key: readonly unknown[],
  problems: EstimateProblem[],
  compute: (problems: EstimateProblem[]) => Result,
): Result {
  const cached = kept?.get(from);
  if (cached && cached.key.every((part, at) => Object.is(part, key[at]))) {
    problems.push(...cached.problems);
    return cached.result;
  }
  const own: EstimateProblem[] = [];
  const result = compute(own);
  kept?.set(from, { key, result, problems: own });
  problems.push(...own);
  return result;
}
