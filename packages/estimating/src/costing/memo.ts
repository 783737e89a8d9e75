import type { AssemblyInput, EstimateLineInput, EstimateProblem } from './types.ts';

/** What was computed before, by the objects that it was computed from: what is the same object has the same figures. */
export interface Memo<Line, Assembly> {
  lines: WeakMap<EstimateLineInput, Kept<Line>>;
  assemblies: WeakMap<AssemblyInput, Kept<Assembly>>;
}
export interface Kept<Result> {
  key: readonly unknown[];
  result: Result;
  problems: EstimateProblem[];
}
/** The figures of `from` as they were kept, where nothing in `key` has changed since; else computed and kept. */
export function remember<From extends object, Result>(
  kept: WeakMap<From, Kept<Result>> | undefined,
  from: From,
  key: readonly unknown[],
  problems: EstimateProblem[],
  compute: (problems: EstimateProblem[]) => Result,
): Result {
  const known = kept?.get(from);
  if (known && known.key.every((part, at) => Object.is(part, key[at]))) {
    problems.push(...known.problems);
    return known.result;
  }
  const own: EstimateProblem[] = [];
  const result = compute(own);
  kept?.set(from, { key, result, problems: own });
  problems.push(...own);
  return result;
}
