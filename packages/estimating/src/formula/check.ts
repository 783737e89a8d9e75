import type { Decimal } from 'decimal.js';
import { parseDimension, type Dimension } from './dimension.ts';
import { checkUnits, evaluateFormula, type EvaluateResult, type FormulaScope } from './evaluate.ts';
import { formulaNames, parseFormula, type FormulaError, type FormulaNode } from './parse.ts';
import { findUndefinedResult } from './undefined-results.ts';

/** Named formula with the optional unit of its result. */
export interface FormulaDefinition {
  formula: string;
  unit?: string;
}

/** Error of one formula in a set. */
export interface FormulaProblem extends FormulaError {
  /** Name of the formula with the error. */
  name: string;
  /** Closing use of a circular reference. */
  link?: { from: string; to: string };
  /** Names of a circular reference, the first repeated at the end. */
  path?: string[];
}

export interface FormulaCheck {
  /** Names in dependency order, without those in or depending on a cycle. */
  order: string[];
  problems: FormulaProblem[];
}

type Graph = Map<string, { node: FormulaNode; uses: { name: string; start: number; end: number }[] }>;

/**
 * Checks a set of formulas: syntax, unknown names, parts that never have a value, cycles and units.
 * @param formulas by name.
 * @param options.variables names from outside with their units, such as take-off quantities.
 * @param options.changed the edited formula; in a circular reference that includes it, its use is named.
 * @param options.constants figures from outside that are the same everywhere; parts without a value because of them are
 * errors too.
 * @param options.settle returns the figure of a formula as used by others; undefined if it may differ.
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
    const knownState = state.get(name);
    if (knownState !== undefined) return knownState !== 'circular';
    const entry = graph.get(name);
    // Formulas with syntax errors have their own problem and no uses.
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
    const nothing = findUndefinedResult(node, constants);
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
  // Rotate the cycle to start at the edited formula, so that its use is the closing one.
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
        : `${from} uses ${to}, which creates a circular reference: ${circle.join(' → ')}`,
    start: use?.start ?? 0,
    end: use?.end ?? 0,
    link: { from, to },
    path: circle,
  };
}

/**
 * Evaluates a set of formulas in dependency order. A formula that depends on a failed one names it.
 * @param scope values from outside with their units.
 */
export function evaluateFormulas(
  formulas: Record<string, FormulaDefinition>,
  scope: FormulaScope = {},
): Record<string, EvaluateResult> {
  const variables = Object.fromEntries(Object.keys(scope).map((name) => [name, {}]));
  const { order, problems } = checkFormulas(formulas, { variables });
  const results: Record<string, EvaluateResult> = {};
  const validScope: FormulaScope = { ...scope };
  for (const name of order) {
    const { formula, unit } = formulas[name] as FormulaDefinition;
    const parsed = parseFormula(formula);
    if (!parsed.ok) continue;
    const broken = formulaNames(parsed.node).find((use) => results[use.name]?.ok === false);
    const result: EvaluateResult =
      broken === undefined
        ? evaluateFormula(parsed.node, validScope, unit === undefined ? {} : { unit })
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
    if (result.ok) validScope[name] = unit === undefined ? result.value : { value: result.value, unit };
  }
  for (const name of Object.keys(formulas)) {
    if (results[name] !== undefined) continue;
    const problem =
      problems.find((item) => item.name === name) ?? problems.find((item) => item.path?.includes(name));
    results[name] = {
      ok: false,
      error: {
        code: problem?.code ?? 'cycle',
        message: problem?.message ?? 'This formula uses another formula that has no value',
        start: problem?.start ?? 0,
        end: problem?.end ?? 0,
      },
    };
  }
  return results;
}
