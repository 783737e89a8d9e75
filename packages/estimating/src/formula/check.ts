import type { Decimal } from 'decimal.js';
import { parseDimension, type Dimension } from './dimension.ts';
import { checkUnits, evaluateFormula, type EvaluateResult, type FormulaScope } from './evaluate.ts';
import { formulaNames, parseFormula, type FormulaError, type FormulaNode } from './parse.ts';
import { valueless } from './undefined-results.ts';

/** A named formula with the unit of its result, where it declares one. */
export interface FormulaDefinition {
  formula: string;
  unit?: string;
}

/** An error in one formula of a set. */
export interface FormulaProblem extends FormulaError {
  /** The formula that has it. */
  name: string;
  /** For a cycle: the use that closes the circle. */
  link?: { from: string; to: string };
  /** For a cycle: the names around the circle, the first repeated at the end. */
  path?: string[];
}

export interface FormulaCheck {
  /** Names in an order in which each follows what it uses; those in or behind a cycle are left out. */
  order: string[];
  problems: FormulaProblem[];
}

type Graph = Map<string, { node: FormulaNode; uses: { name: string; start: number; end: number }[] }>;

/**
 * Checks a set of formulas that use one another: syntax, unknown names, what has no value whatever the figures are, cycles, units.
 * @param formulas by the name others use them by.
 * @param options.variables names from outside, such as take-off quantities, with their units.
 * @param options.changed the formula just edited: of a circle it is part of, the link named is its own.
 * @param options.constants figures from outside that are the same wherever the formulas are computed: what they leave
 * without a value is wrong too.
 * @param options.settle the figure of a formula as others see it; undefined where it can be another one nevertheless.
 */
export function checkFormulas(
  formulas: Record<string, FormulaDefinition>,
  options: {
    variables?: Record<string, { unit?: string }>;
    changed?: string;
    constants?: FormulaScope;
    settle?: (name: string, value: Decimal) => Decimal.Value | undefined;
  } = {},
): FormulaCheck {
  const variables = options.variables ?? {};
  const constants: FormulaScope = { ...options.constants };
  const problems: FormulaProblem[] = [];
  const graph: Graph = new Map();
  for (const [name, { formula }] of Object.entries(formulas)) {
    const parsed = parseFormula(formula);
    if (!parsed.ok) {
      problems.push({ name, ...parsed.error });
      continue;
    }
    const uses = formulaNames(parsed.node);
    graph.set(name, { node: parsed.node, uses });
    const reported = new Set<string>();
    for (const use of uses) {
      if (Object.hasOwn(formulas, use.name) || Object.hasOwn(variables, use.name) || reported.has(use.name))
        continue;
      reported.add(use.name);
      problems.push({
        name,
        code: 'unknown_name',
        message: `“${use.name}” is not defined`,
        start: use.start,
        end: use.end,
      });
    }
  }

  const order: string[] = [];
  const state = new Map<string, 'open' | 'done' | 'circular'>();
  const path: string[] = [];
  const visit = (name: string): boolean => {
    const known = state.get(name);
    if (known !== undefined) return known !== 'circular';
    const entry = graph.get(name);
    // What failed to parse has a problem of its own and no uses.
    if (entry === undefined) return !Object.hasOwn(formulas, name);
    state.set(name, 'open');
    path.push(name);
    let sound = true;
    const seen = new Set<string>();
    for (const use of entry.uses) {
      if (seen.has(use.name) || (!Object.hasOwn(formulas, use.name) && Object.hasOwn(variables, use.name)))
        continue;
      seen.add(use.name);
      if (state.get(use.name) === 'open') {
        sound = false;
        problems.push(cycle(graph, [...path.slice(path.indexOf(use.name)), use.name], options.changed));
      } else if (!visit(use.name)) sound = false;
    }
    path.pop();
    state.set(name, sound ? 'done' : 'circular');
    if (sound) order.push(name);
    return sound;
  };
  const { changed } = options;
  const names = [...graph.keys()];
  for (const name of changed !== undefined && graph.has(changed) ? [changed, ...names] : names) visit(name);

  const dimensions = new Map<string, Dimension | undefined>();
  for (const name of order) {
    const { node, uses } = graph.get(name) as { node: FormulaNode; uses: { name: string }[] };
    const { unit } = formulas[name] as FormulaDefinition;
    const nothing = valueless(node, constants);
    if (nothing) problems.push({ name, ...nothing });
    else if (options.settle && uses.every((use) => Object.hasOwn(constants, use.name))) {
      const same = evaluateFormula(node, constants, unit === undefined ? {} : { unit });
      const settled = same.ok ? options.settle(name, same.value) : undefined;
      if (settled !== undefined)
        constants[name] = { value: settled, ...(unit === undefined ? {} : { unit }) };
    }
    const checked = checkUnits(
      node,
      (used) => {
        if (dimensions.has(used)) return dimensions.get(used);
        const declared = Object.hasOwn(variables, used) ? variables[used]?.unit : undefined;
        return declared === undefined ? undefined : parseDimension(declared);
      },
      unit,
    );
    if (!checked.ok) problems.push({ name, ...checked.error });
    dimensions.set(
      name,
      unit !== undefined ? parseDimension(unit) : checked.ok ? checked.dimension : undefined,
    );
  }
  return { order, problems };
}

function cycle(graph: Graph, path: string[], changed: string | undefined): FormulaProblem {
  let circle = path;
  // Turn the circle so that it starts at the edited formula: its own use is then the link that closed it.
  const at = changed === undefined ? -1 : path.indexOf(changed);
  let from: string;
  let to: string;
  if (at >= 0 && changed !== undefined) {
    const open = path.slice(0, -1);
    circle = [...open.slice(at), ...open.slice(0, at), changed];
    from = changed;
    to = circle[1] as string;
  } else {
    from = path.at(-2) as string;
    to = path.at(-1) as string;
  }
  const use = graph.get(from)?.uses.find(({ name }) => name === to);
  return {
    name: from,
    code: 'cycle',
    message:
      from === to
        ? `${from} uses itself`
        : `${from} uses ${to}, which closes a circle: ${circle.join(' → ')}`,
    start: use?.start ?? 0,
    end: use?.end ?? 0,
    link: { from, to },
    path: circle,
  };
}

/**
 * Evaluates a set of formulas, each after what it uses. A formula behind one that failed says whose error it is.
 * @param scope the values from outside, with their units.
 */
export function evaluateFormulas(
  formulas: Record<string, FormulaDefinition>,
  scope: FormulaScope = {},
): Record<string, EvaluateResult> {
  const variables = Object.fromEntries(Object.keys(scope).map((name) => [name, {}]));
  const { order, problems } = checkFormulas(formulas, { variables });
  const results: Record<string, EvaluateResult> = {};
  const known: FormulaScope = { ...scope };
  for (const name of order) {
    const { formula, unit } = formulas[name] as FormulaDefinition;
    const parsed = parseFormula(formula);
    if (!parsed.ok) continue;
    const broken = formulaNames(parsed.node).find((use) => results[use.name]?.ok === false);
    const result: EvaluateResult =
      broken === undefined
        ? evaluateFormula(parsed.node, known, unit === undefined ? {} : { unit })
        : {
            ok: false,
            error: {
              code: 'unknown_name',
              message: `${broken.name} has no value`,
              start: broken.start,
              end: broken.end,
            },
          };
    results[name] = result;
    if (result.ok) known[name] = unit === undefined ? result.value : { value: result.value, unit };
  }
  for (const name of Object.keys(formulas)) {
    if (results[name] !== undefined) continue;
    const problem =
      problems.find((item) => item.name === name) ?? problems.find((item) => item.path?.includes(name));
    results[name] = {
      ok: false,
      error: {
        code: problem?.code ?? 'cycle',
        message: problem?.message ?? 'It uses a formula that has no value',
        start: problem?.start ?? 0,
        end: problem?.end ?? 0,
      },
    };
  }
  return results;
}
