import {
  computeEstimate,
  createEstimator,
  type AssemblyInput,
  type EstimateInput,
  type EstimateLineInput,
  type EstimateResult,
} from '@plumbline/estimating';
import { createLatest } from './recent-cache.ts';

/** Computes an estimate with or without memoization; both give the same result. */
export interface Estimating {
  compute: (input: EstimateInput) => EstimateResult;
  /** Memoizes a value by name while all parts of its key are identical. Callers must not mutate it. */
  same: <Of extends object>(name: string, key: readonly unknown[], make: () => Of) => Of;
}
/** Never memoizes. */
export const uncachedEstimating: Estimating = {
  compute: computeEstimate,
  same: (_name, _key, make) => make(),
};

/** Named values; values unused for two rounds are dropped. */
function createRoundCache<Of>() {
  let [before, now] = [new Map<string, Of>(), new Map<string, Of>()];
  return {
    get: (name: string): Of | undefined => now.get(name) ?? before.get(name),
    put: (name: string, value: Of): void => void now.set(name, value),
    end: (): void => {
      [before, now] = [now, new Map()];
    },
  };
}

interface MemoizedValue {
  key: readonly unknown[];
  of: object;
}
interface KnownValue<Of> {
  /** Value as given last, to compare by identity. */
  latest: Of;
  text: string;
  /** Value as given first. */
  first: Of;
}
interface CachedAssembly {
  latestLines: readonly EstimateLineInput[];
  lines: ReadonlyMap<string, KnownValue<EstimateLineInput>>;
  input: AssemblyInput;
}

function createEstimating(): Estimating {
  const compute = createEstimator();
  const memoized = createRoundCache<MemoizedValue>();
  const knownInputs = createRoundCache<KnownValue<object>>();
  let assemblies = new Map<string, CachedAssembly>();

  const knownValueOf = <Of extends object>(
    value: Of,
    previous: KnownValue<Of> | undefined,
  ): KnownValue<Of> => {
    if (previous?.latest === value) return previous;
    const text = JSON.stringify(value);
    return previous?.text === text ? { ...previous, latest: value } : { latest: value, text, first: value };
  };
  /** Previous value of a name if it is equal. */
  const reuseEqual = <Of extends object>(name: string, value: Of): Of => {
    const knownValue = knownValueOf(value, knownInputs.get(name) as KnownValue<Of> | undefined);
    knownInputs.put(name, knownValue);
    return knownValue.first;
  };
  const reuseAssembly = (assembly: AssemblyInput): CachedAssembly => {
    const was = assemblies.get(assembly.id);
    const variables = reuseEqual(`variables ${assembly.id}`, assembly.variables);
    const isUnchanged = was?.latestLines === assembly.lines;
    if (was && isUnchanged && was.input.variables === variables) return was;
    const knownLines = isUnchanged
      ? was.lines
      : new Map(assembly.lines.map((line) => [line.id, knownValueOf(line, was?.lines.get(line.id))]));
    const lines = [...knownLines.values()].map(({ first }) => first);
    const isSame =
      was?.input.variables === variables &&
      was.input.lines.length === lines.length &&
      was.input.lines.every((line, at) => line === lines[at]);
    return {
      latestLines: assembly.lines,
      lines: knownLines,
      input: isSame ? was.input : { ...assembly, variables, lines },
    };
  };

  return {
    same: <Of extends object>(name: string, key: readonly unknown[], make: () => Of): Of => {
      const cached = memoized.get(name);
      const isSame =
        cached?.key.length === key.length && cached.key.every((part, at) => Object.is(part, key[at]));
      const result = isSame ? cached : { key, of: make() };
      memoized.put(name, result);
      return result.of as Of;
    },
    compute: (input) => {
      const { calculator } = input;
      const assemblyInputs = input.assemblies.map(reuseAssembly);
      assemblies = new Map(assemblyInputs.map((kept) => [kept.input.id, kept]));
      const values =
        calculator?.values &&
        Object.fromEntries(
          Object.entries(calculator.values).map(([line, set]) => [line, reuseEqual(`values ${line}`, set)]),
        );
      const result = compute({
        ...input,
        assemblies: assemblyInputs.map((kept) => kept.input),
        ...(calculator
          ? {
              calculator: {
                ...calculator,
                fields: reuseEqual('fields', calculator.fields),
                variables: reuseEqual('own variables', calculator.variables),
                formulas: reuseEqual('formulas', calculator.formulas),
                ...(values ? { values } : {}),
              },
            }
          : {}),
      });
      knownInputs.end();
      memoized.end();
      return result;
    },
  };
}

const estimateCaches = createLatest(6, createEstimating);
/** Separate cache for comparisons, so that they do not evict edited estimates. */
const comparisonCaches = createLatest(4, createEstimating);

/**
 * Computes an estimate like `anew`, reusing results whose inputs are equal to the previous ones, so that editing a
 * large estimate costs only what changes.
 * @param name cache key of the estimate and its scenarios.
 */
export const cachedEstimating = (name: string): Estimating => estimateCaches(name);
/** The same for compared estimates, which are recomputed at each edit. */
export const cachedComparison = (name: string): Estimating => comparisonCaches(name);
