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
  given: Of;
  text: string;
  /** Value as given first. */
  of: Of;
}
interface CachedAssembly {
  given: readonly EstimateLineInput[];
  lines: ReadonlyMap<string, KnownValue<EstimateLineInput>>;
  own: AssemblyInput;
}

function createEstimating(): Estimating {
  const compute = createEstimator();
  const made = createRoundCache<MemoizedValue>();
  const said = createRoundCache<KnownValue<object>>();
  let assemblies = new Map<string, CachedAssembly>();

  const sayingOf = <Of extends object>(given: Of, known: KnownValue<Of> | undefined): KnownValue<Of> => {
    if (known?.given === given) return known;
    const text = JSON.stringify(given);
    return known?.text === text ? { ...known, given } : { given, text, of: given };
  };
  /** Previous value of a name if it is equal. */
  const saidBefore = <Of extends object>(name: string, given: Of): Of => {
    const known = sayingOf(given, said.get(name) as KnownValue<Of> | undefined);
    said.put(name, known);
    return known.of;
  };
  const keptAssembly = (assembly: AssemblyInput): CachedAssembly => {
    const was = assemblies.get(assembly.id);
    const variables = saidBefore(`variables ${assembly.id}`, assembly.variables);
    const isGiven = was?.given === assembly.lines;
    if (was && isGiven && was.own.variables === variables) return was;
    const says = isGiven
      ? was.lines
      : new Map(assembly.lines.map((line) => [line.id, sayingOf(line, was?.lines.get(line.id))]));
    const lines = [...says.values()].map(({ of }) => of);
    const isSame =
      was?.own.variables === variables &&
      was.own.lines.length === lines.length &&
      was.own.lines.every((line, at) => line === lines[at]);
    return {
      given: assembly.lines,
      lines: says,
      own: isSame ? was.own : { ...assembly, variables, lines },
    };
  };

  return {
    same: <Of extends object>(name: string, key: readonly unknown[], make: () => Of): Of => {
      const known = made.get(name);
      const isSame =
        known?.key.length === key.length && known.key.every((part, at) => Object.is(part, key[at]));
      const kept = isSame ? known : { key, of: make() };
      made.put(name, kept);
      return kept.of as Of;
    },
    compute: (input) => {
      const { calculator } = input;
      const own = input.assemblies.map(keptAssembly);
      assemblies = new Map(own.map((kept) => [kept.own.id, kept]));
      const values =
        calculator?.values &&
        Object.fromEntries(
          Object.entries(calculator.values).map(([line, set]) => [line, saidBefore(`values ${line}`, set)]),
        );
      const result = compute({
        ...input,
        assemblies: own.map((kept) => kept.own),
        ...(calculator
          ? {
              calculator: {
                ...calculator,
                fields: saidBefore('fields', calculator.fields),
                variables: saidBefore('own variables', calculator.variables),
                formulas: saidBefore('formulas', calculator.formulas),
                ...(values ? { values } : {}),
              },
            }
          : {}),
      });
      said.end();
      made.end();
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
