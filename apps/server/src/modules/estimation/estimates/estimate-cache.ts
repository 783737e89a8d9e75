import {
  computeEstimate,
  createEstimator,
  type AssemblyInput,
  type EstimateInput,
  type EstimateLineInput,
  type EstimateResult,
} from '@plumbline/estimating';
import { createLatest } from './recent-cache.ts';

/** How an estimate is computed, and what of it is not made again. What it comes to is the same by each way. */
export interface Estimating {
  compute: (input: EstimateInput) => EstimateResult;
  /**
   * What was made under a name, while every part of its key is the same value or the same object; else made and kept.
   * Nobody changes what comes out of it.
   */
  same: <Of extends object>(name: string, key: readonly unknown[], make: () => Of) => Of;
}
/** Nothing is kept. */
export const anew: Estimating = { compute: computeEstimate, same: (_name, _key, make) => make() };

/** Values by name, of which those stay that were put since the last round but one. */
function createRounds<Of>() {
  let [before, now] = [new Map<string, Of>(), new Map<string, Of>()];
  return {
    get: (name: string): Of | undefined => now.get(name) ?? before.get(name),
    put: (name: string, value: Of): void => void now.set(name, value),
    end: (): void => {
      [before, now] = [now, new Map()];
    },
  };
}

interface Made {
  key: readonly unknown[];
  of: object;
}
interface Said<Of> {
  /** As it was given the last time, to be known without reading it. */
  given: Of;
  text: string;
  /** As it was given the first time. */
  of: Of;
}
interface KeptAssembly {
  given: readonly EstimateLineInput[];
  lines: ReadonlyMap<string, Said<EstimateLineInput>>;
  own: AssemblyInput;
}

function createEstimating(): Estimating {
  const compute = createEstimator();
  const made = createRounds<Made>();
  const said = createRounds<Said<object>>();
  let assemblies = new Map<string, KeptAssembly>();

  const sayingOf = <Of extends object>(given: Of, known: Said<Of> | undefined): Said<Of> => {
    if (known?.given === given) return known;
    const text = JSON.stringify(given);
    return known?.text === text ? { ...known, given } : { given, text, of: given };
  };
  /** What was given before under a name, where it says the same. */
  const saidBefore = <Of extends object>(name: string, given: Of): Of => {
    const known = sayingOf(given, said.get(name) as Said<Of> | undefined);
    said.put(name, known);
    return known.of;
  };
  const keptAssembly = (assembly: AssemblyInput): KeptAssembly => {
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

const kept = createLatest(6, createEstimating);
/** What estimates are compared with takes no room from those that people work on. */
const beside = createLatest(4, createEstimating);

/**
 * Computes an estimate as `anew` does: what says the same as the last time under this name keeps its figures, so that an
 * edit of a large estimate costs what it touches. Inputs are compared by what they say, whoever changed them.
 * @param name of the estimate, and of what is tried with it.
 */
export const keptEstimating = (name: string): Estimating => kept(name);
/** The same of what an estimate is compared with, which is computed once more at each of its edits. */
export const keptBeside = (name: string): Estimating => beside(name);
