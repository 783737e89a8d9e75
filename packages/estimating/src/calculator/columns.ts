import { Decimal, explainFormula, quantityText } from '../costing/explain.ts';
import type { EstimateVariable, ExplainStep } from '../costing/types.ts';
import {
  evaluateFormula,
  formulaNames,
  parseFormula,
  type FormulaError,
  type FormulaNode,
} from '../formula/index.ts';
import { definitionsOf, fieldUnit, readCalculator } from './check.ts';
import { readableName, shareFigures } from './names.ts';
import { roundColumn } from './round.ts';
import type { CalculatorField, CalculatorInput, LineScope } from './types.ts';

interface Step {
  variable: string;
  formula: string;
  node: FormulaNode;
  uses: readonly string[];
  unit: string | undefined;
  field?: CalculatorField;
  materialId?: string | null | undefined;
  label: string;
}

/** Compiled calculator: formulas parsed once, in dependency order. */
export interface Compiled {
  input: CalculatorInput;
  steps: readonly Step[];
  /** Errors of formulas that cannot be computed, by name. */
  broken: ReadonlyMap<string, FormulaError>;
  /** Labor productivity column with the names it needs, itself last. */
  productivity: { field: CalculatorField; needs: ReadonlySet<string> } | undefined;
  sell: CalculatorField | undefined;
  /** Names the sell column needs, including itself. */
  sellNeeds: ReadonlySet<string>;
  /** Formulas use shares of overhead, contingency or tax. */
  isSharing: boolean;
  /**
   * Ids of columns that depend on the shares; empty if the sell does, because the rounding difference would change it.
   */
  carriers: ReadonlySet<string>;
  /** Ids of columns that depend on the sell from cost and markup, which may carry a rounding difference. */
  sellDependents: ReadonlySet<string>;
  sums: readonly CalculatorField[];
  ratios: readonly CalculatorField[];
}

export const hasSum = (field: CalculatorField): boolean =>
  field.type === 'number' && field.unitType === 'static' && !isRatio(field);
const isRatio = (field: CalculatorField): boolean =>
  field.type === 'number' &&
  field.unitType === 'static' &&
  !field.isMonetary &&
  (field.unit === '%' || field.unit === 'ratio' || field.unit.includes('/'));

export function compileCalculator(input: CalculatorInput): Compiled {
  const { order, problems } = readCalculator(input);
  const definitions = definitionsOf(input);
  const fields = new Map(input.fields.map((field) => [field.variable, field]));
  const formulas = new Map(input.formulas.map((formula) => [formula.variable, formula]));
  const broken = new Map<string, FormulaError>();
  for (const { name, ...problem } of problems) if (!broken.has(name)) broken.set(name, problem);
  const steps = order.flatMap((variable): Step[] => {
    const definition = definitions[variable];
    if (!definition || broken.has(variable)) return [];
    const parsed = parseFormula(definition.formula);
    if (!parsed.ok) return [];
    const field = fields.get(variable);
    const material = field ? undefined : formulas.get(variable);
    return [
      {
        variable,
        formula: definition.formula,
        node: parsed.node,
        uses: formulaNames(parsed.node).map(({ name }) => name),
        unit: definition.unit,
        label: field?.label ?? material?.label ?? variable,
        ...(field ? { field } : { materialId: material?.materialId }),
      },
    ];
  });
  const own = input.fields.find((field) => field.isLaborProductivity && field.type === 'number');
  const needsOf = (from: string | undefined): Set<string> => {
    const needs = new Set<string>();
    const need = (name: string): void => {
      if (needs.has(name)) return;
      needs.add(name);
      for (const use of steps.find(({ variable }) => variable === name)?.uses ?? []) need(use);
    };
    if (from !== undefined) need(from);
    return needs;
  };
  const sell = input.fields.find((field) => field.sellColumn && field.formula.trim() !== 'sell');
  const sellNeeds = needsOf(sell?.variable);
  /** Figures of a line with the company's variables that repeat them. */
  const withVariablesOf = (figures: readonly string[]): Set<string> =>
    new Set([
      ...figures,
      ...input.variables.flatMap(({ variable, column }) =>
        column && figures.includes(column) ? [variable] : [],
      ),
    ]);
  const shares = withVariablesOf(shareFigures);
  const sells = withVariablesOf(['sell']);
  const isSharing = steps.some(({ uses }) => uses.some((name) => shares.has(name)));
  const hasAny = (names: ReadonlySet<string>, of: ReadonlySet<string>) =>
    [...names].some((name) => of.has(name));
  const leadsToShares = (names: ReadonlySet<string>) => hasAny(names, shares);
  return {
    input,
    steps,
    broken,
    productivity: own && { field: own, needs: needsOf(own.variable) },
    sell,
    sellNeeds,
    isSharing,
    carriers: new Set(
      isSharing && !leadsToShares(sellNeeds)
        ? input.fields.flatMap(({ id, variable }) => (leadsToShares(needsOf(variable)) ? [id] : []))
        : [],
    ),
    sellDependents: new Set(
      input.fields.flatMap(({ id, variable }) => (hasAny(needsOf(variable), sells) ? [id] : [])),
    ),
    sums: input.fields.filter(hasSum),
    ratios: input.fields.filter(isRatio),
  };
}

/** True if an override is a figure and not text from when the column was a text column. */
const isFigureText = (text: string): boolean => /^-?\d{1,15}(\.\d{1,10})?$/.test(text);

export interface LineColumns {
  values: Record<string, string>;
  problems: Record<string, string>;
  /** All names with their figures, for derivations. */
  scope: LineScope;
}

/** Adds the company's variables to a line's figures. */
function withVariables({ input }: Compiled, scope: LineScope): LineScope {
  const all = { ...scope };
  for (const { variable, column, value, unit, label } of input.variables) {
    const of = column ? scope[column] : undefined;
    if (of) all[variable] = { ...of, label };
    else if (!column)
      all[variable] = {
        value: value || '0',
        label,
        ...(unit ? { unit } : {}),
        source: { kind: 'setting', label },
      };
  }
  return all;
}

/**
 * Computes the columns of one line.
 * @param scope figures of the line by the names of `lineFigures` and `takeoffFigures`.
 * @param only names to compute. @default all
 */
export function lineColumns(
  compiled: Compiled,
  line: { id: string; materialId?: string | undefined },
  scope: LineScope,
  only?: ReadonlySet<string>,
): LineColumns {
  const all = withVariables(compiled, scope);
  const enteredValues = compiled.input.values?.[line.id] ?? {};
  const values: Record<string, string> = {};
  const problems: Record<string, string> = {};
  const failed = new Set<string>();
  const put = (field: CalculatorField, value: string, isByHand: boolean): void => {
    const unit = fieldUnit(field);
    all[field.variable] = {
      value,
      label: field.label,
      ...(unit ? { unit } : {}),
      source: isByHand
        ? { kind: 'setting', label: 'Entered manually' }
        : { kind: 'formula', label: field.formula, id: field.id },
    };
    values[field.id] = value;
  };
  for (const field of compiled.input.fields) {
    const byHand = field.isEditable ? enteredValues[field.id] : undefined;
    if (field.type === 'text') {
      if (byHand !== undefined) values[field.id] = byHand;
    } else if (byHand !== undefined && isFigureText(byHand))
      put(field, roundColumn(field, new Decimal(byHand)), true);
    else if (field.formula.trim() === '') {
      const own = field.isLaborProductivity ? scope['productivity']?.value : undefined;
      if (own !== undefined) put(field, roundColumn(field, new Decimal(own)), false);
      else all[field.variable] = { value: '0', label: field.label };
    } else {
      const error = compiled.broken.get(field.variable);
      if (error) {
        failed.add(field.variable);
        problems[field.id] = error.message;
      }
    }
  }
  for (const step of compiled.steps) {
    const { variable, field } = step;
    if (only && !only.has(variable)) continue;
    if (field && values[field.id] !== undefined) continue;
    if (!field && step.materialId && step.materialId !== line.materialId) {
      all[variable] = { value: '0', unit: step.unit ?? '', label: step.label };
      continue;
    }
    const blocked = step.uses.find((name) => failed.has(name));
    const result = blocked
      ? { ok: false as const, error: { message: `${labelOf(blocked, compiled)} has no value` } }
      : evaluateFormula(step.node, all, step.unit === undefined ? {} : { unit: step.unit });
    if (!result.ok) {
      failed.add(variable);
      if (field) problems[field.id] = result.error.message;
      continue;
    }
    if (field) put(field, roundColumn(field, result.value), false);
    else
      all[variable] = {
        value: quantityText(result.value),
        label: step.label,
        ...(step.unit ? { unit: step.unit } : {}),
        source: { kind: 'formula', label: step.formula },
      };
  }
  return { values, problems, scope: all };
}

const labelOf = (name: string, { steps, input }: Compiled): string =>
  input.fields.find(({ variable }) => variable === name)?.label ??
  steps.find(({ variable }) => variable === name)?.label ??
  readableName(name);

/**
 * Derivation of a column's figure: formula steps, then rounding.
 * @param columns from `lineColumns`.
 */
export function explainColumn(field: CalculatorField, columns: LineColumns): ExplainStep[] {
  const value = columns.values[field.id];
  const unit = fieldUnit(field) ?? '';
  const own = columns.scope[field.variable];
  if (value === undefined) return [];
  const end = (label: string, operator: '' | '='): ExplainStep => ({
    operator,
    label,
    value,
    unit,
    runningTotal: value,
    runningUnit: unit,
    ...(own?.source ? { source: own.source } : {}),
  });
  if (own?.source?.kind === 'setting') return [end('Entered manually', '')];
  const named: Record<string, EstimateVariable> = { ...columns.scope };
  for (const [name, figure] of Object.entries(named))
    if (figure.label === undefined) named[name] = { ...figure, label: readableName(name) };
  const steps = explainFormula(field.formula, named);
  const last = steps.at(-1);
  if (!last) return [end(field.label, '')];
  const isSame = last.runningUnit === unit && new Decimal(last.runningTotal).eq(value);
  return isSame ? steps : [...steps, end(`${field.label}, rounded`, '=')];
}
