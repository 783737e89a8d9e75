import {
  evaluateFormulas,
  formulaFunctions,
  formulaNames,
  parseFormula,
  type FormulaError,
} from '@plumbline/estimating';
import type { Option } from '../Select/options.ts';

/** A name that a formula may use. */
export interface FormulaName {
  name: string;
  /** Label shown to users. */
  label: string;
  /** `SF`, `$/HR`; none for a plain number. */
  unit?: string | undefined;
  /** Initial sample value of the name. */
  sample?: string | undefined;
  /** Formula that computes the name's value, if any. */
  formula?: string | undefined;
}

/** Label of a name if it says more than the name itself, e.g. not `Hours` for `hours`. */
export const labelBeside = (name: string, label = ''): string =>
  label.toLowerCase() === name.replaceAll('_', ' ').toLowerCase() ? '' : label;

/** Returns the partial name before the caret; empty if there is none. */
export const nameBeforeCaret = (text: string, caret: number): string =>
  /[A-Za-z_][A-Za-z0-9_]*$/.exec(text.slice(0, caret))?.[0] ?? '';

/**
 * Replaces the complete name at the caret, because a remainder would merge with the inserted name.
 * @returns the text and the new caret position.
 */
export function insertName(text: string, caret: number, name: string): { text: string; caret: number } {
  const start = caret - nameBeforeCaret(text, caret).length;
  const rest = text.slice(caret).replace(/^[A-Za-z0-9_]+/, '');
  return { text: text.slice(0, start) + name + rest, caret: start + name.length };
}

/**
 * Completions of a name: the exact name, names that start with it, names that contain it, then functions. An exact name
 * comes first and hides names that only contain it, so that Tab keeps it; if no other name starts with it, there are no
 * completions. With `asks` the list is complete.
 */
export function completions(
  names: readonly FormulaName[],
  word: string,
  functionOf: string,
  asks = false,
): Option[] {
  const lowerWord = word.toLowerCase();
  const rank = ({ name, label }: FormulaName): number =>
    name === word
      ? -1
      : name.toLowerCase().startsWith(lowerWord)
        ? 0
        : label.toLowerCase().startsWith(lowerWord)
          ? 1
          : name.toLowerCase().includes(lowerWord) || label.toLowerCase().includes(lowerWord)
            ? 2
            : 3;
  const isWhole = !asks && names.some(({ name }) => name === word);
  const named = names
    .filter((each) => (isWhole ? each.name.startsWith(word) : rank(each) < 3))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ name, label, unit }): Option => {
      const description = labelBeside(name, label);
      return { id: name, label: name, ...(description && { description }), ...(unit && { aside: unit }) };
    });
  const functions = Object.keys(formulaFunctions)
    .filter((name) => name.startsWith(lowerWord))
    .map((name): Option => ({ id: `${name}(`, label: `${name}()`, description: functionOf }));
  return isWhole && named.length + functions.length === 1 ? [] : [...named, ...functions];
}

/** Names in a formula, each once; none while it cannot be read. */
export function namesIn(formula: string): string[] {
  const parsed = parseFormula(formula);
  return parsed.ok ? [...new Set(formulaNames(parsed.node).map(({ name }) => name))] : [];
}

/** Returns the names that a result ultimately depends on: those without a formula. */
export function leavesOf(formula: string, names: ReadonlyMap<string, FormulaName>): FormulaName[] {
  const found = new Map<string, FormulaName>();
  const seen = new Set<string>();
  const walk = (text: string): void => {
    for (const used of namesIn(text)) {
      if (seen.has(used)) continue;
      seen.add(used);
      const name = names.get(used);
      if (name?.formula) walk(name.formula);
      else if (name) found.set(used, name);
    }
  };
  walk(formula);
  return [...found.values()];
}

const own = ' own';

/**
 * Computes a formula and the formulas that it uses with sample values.
 * @param samples values by name in the name's unit; 1 if missing.
 */
export function tryFormula(
  formula: string,
  names: readonly FormulaName[],
  samples: Readonly<Record<string, string>>,
  unit: string | undefined,
): { ok: true; value: string } | { ok: false; error: FormulaError } {
  const formulas: Record<string, { formula: string; unit?: string }> = {};
  const scope: Record<string, { value: string; unit?: string }> = {};
  for (const each of names) {
    const of = each.unit === undefined ? {} : { unit: each.unit };
    if (each.formula) formulas[each.name] = { formula: each.formula, ...of };
    else scope[each.name] = { value: samples[each.name] || (each.sample ?? '1'), ...of };
  }
  formulas[own] = { formula, ...(unit === undefined ? {} : { unit }) };
  const result = evaluateFormulas(formulas, scope)[own];
  if (!result) return { ok: false, error: { code: 'syntax', message: '', start: 0, end: 0 } };
  return result.ok ? { ok: true, value: result.value.toDecimalPlaces(4).toFixed() } : result;
}
