import {
  createEstimator,
  type AssemblyInput,
  type EstimateInput,
  type EstimateResult,
} from '@plumbline/estimating';

/** How many estimates are kept: those that were computed last. */
const most = 6;

/** Gives what was given before under a name, where it says the same. */
function createIntern(): { same: <Of extends object>(name: string, of: Of) => Of; forget: () => void } {
  let before = new Map<string, { text: string; of: object }>();
  let now = new Map<string, { text: string; of: object }>();
  return {
    same: (name, of) => {
      const text = JSON.stringify(of);
      const known = before.get(name);
      const kept = known?.text === text ? known : { text, of };
      now.set(name, kept);
      return kept.of as typeof of;
    },
    forget: () => {
      [before, now] = [now, new Map()];
    },
  };
}

interface Kept {
  compute: ReturnType<typeof createEstimator>;
  intern: ReturnType<typeof createIntern>;
  assemblies: Map<string, AssemblyInput>;
}
const kept = new Map<string, Kept>();

function keptOf(estimation: string): Kept {
  const found = kept.get(estimation) ?? {
    compute: createEstimator(),
    intern: createIntern(),
    assemblies: new Map<string, AssemblyInput>(),
  };
  // The one that was used last stands last.
  kept.delete(estimation);
  kept.set(estimation, found);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return found;
}

/**
 * The same as `computeEstimate` of the same input: what says the same as the last time keeps its figures, so that an
 * edit of a large estimate costs what it touches. Inputs are compared by what they say, whoever changed them.
 */
export function computeKept(estimation: string, input: EstimateInput): EstimateResult {
  const known = keptOf(estimation);
  const { compute, intern, assemblies } = known;
  const { calculator } = input;
  const own = input.assemblies.map((assembly): AssemblyInput => {
    const variables = intern.same(`variables ${assembly.id}`, assembly.variables);
    const lines = assembly.lines.map((line) => intern.same(line.id, line));
    const was = assemblies.get(assembly.id);
    const isSame =
      was?.variables === variables &&
      was.lines.length === lines.length &&
      was.lines.every((line, at) => line === lines[at]);
    return isSame ? was : { ...assembly, variables, lines };
  });
  known.assemblies = new Map(own.map((assembly) => [assembly.id, assembly]));
  const values =
    calculator?.values &&
    Object.fromEntries(
      Object.entries(calculator.values).map(([line, set]) => [line, intern.same(`values ${line}`, set)]),
    );
  const result = compute({
    ...input,
    assemblies: own,
    ...(calculator
      ? {
          calculator: {
            ...calculator,
            fields: intern.same('fields', calculator.fields),
            variables: intern.same('own variables', calculator.variables),
            formulas: intern.same('formulas', calculator.formulas),
            ...(values ? { values } : {}),
          },
        }
      : {}),
  });
  intern.forget();
  return result;
}
