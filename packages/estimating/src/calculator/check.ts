import type { Decimal } from 'decimal.js';
import { quantityText } from '../costing/explain.ts';
import {
  checkFormulas,
  formulaNames,
  parseFormula,
  type FormulaDefinition,
  type FormulaProblem,
  type FormulaScope,
} from '../formula/index.ts';
import { figureUnits, isFigureUnit, lineFigures, nameProblem, takeoffUnits } from './names.ts';
import { roundColumn } from './round.ts';
import type { CalculatorField, CalculatorInput } from './types.ts';

type Names = Pick<CalculatorInput, 'type' | 'fields' | 'variables' | 'formulas'>;

/** Required unit of a column's figure; undefined if it depends on the line. */
export function fieldUnit(
  field: Pick<CalculatorField, 'isMonetary' | 'unitType' | 'unit'>,
): string | undefined {
  if (field.isMonetary) return '$';
  return field.unitType === 'dynamic' ? undefined : field.unit;
}

/** Formulas by name. Text columns have none; without take-off there are no material formulas. */
export function definitionsOf({ type, fields, formulas }: Names): Record<string, FormulaDefinition> {
  const all: Record<string, FormulaDefinition> = {};
  if (type === 'with_takeoff')
    for (const { variable, formula, unit } of formulas) all[variable] = { formula, unit };
  for (const field of fields) {
    if (field.type === 'text' || field.formula.trim() === '') continue;
    const unit = fieldUnit(field);
    all[field.variable] = { formula: field.formula, ...(unit === undefined ? {} : { unit }) };
  }
  return all;
}

/** Names from outside the formulas: line figures, variables and columns without a formula. */
export function externalUnits({ type, variables, fields }: Names): Record<string, { unit?: string }> {
  const figures = figureUnits(type === 'with_takeoff');
  const all = { ...figures };
  for (const { variable, unit, column } of variables) {
    if (column) {
      const of = figures[column];
      if (of) all[variable] = of;
    } else all[variable] = unit === undefined || unit === '' ? {} : { unit };
  }
  for (const field of fields) {
    if (field.type === 'text' || field.formula.trim() !== '') continue;
    const unit = fieldUnit(field);
    all[field.variable] = unit === undefined ? {} : { unit };
  }
  return all;
}

/** True for figures that depend on a line's hours. */
const followsHours = (name: string): boolean =>
  Object.hasOwn(lineFigures, name) && !('isEarly' in lineFigures[name as never]);

/** First use on the path from a column to a figure that depends on it. @param what name of the column in messages. */
function findLateUse(
  from: string,
  definitions: Record<string, FormulaDefinition>,
  { isLate, what }: { isLate: (name: string) => boolean; what: string },
): FormulaProblem | undefined {
  const seen = new Set<string>();
  const walk = (name: string, path: string[]): FormulaProblem | undefined => {
    if (seen.has(name)) return undefined;
    seen.add(name);
    const parsed = parseFormula(definitions[name]?.formula ?? '');
    if (!parsed.ok) return undefined;
    for (const use of formulaNames(parsed.node)) {
      const way = [...path, use.name];
      if (isLate(use.name)) {
        return {
          name,
          code: 'cycle',
          message: `${name} uses ${use.name}, which depends on ${what}: ${[...way, from].join(' → ')}`,
          start: use.start,
          end: use.end,
          link: { from: name, to: use.name },
          path: [...way, from],
        };
      }
      const found = definitions[use.name] && walk(use.name, way);
      if (found) return found;
    }
    return undefined;
  };
  return walk(from, [from]);
}

/**
 * Checks the formulas of a calculator for names, units and circular references. Each problem names its formula and, for
 * a circular reference, the closing use.
 * @param changed name of the edited formula; in a circular reference that includes it, its use is named.
 */
export function checkCalculator(
  calculator: Names,
  changed?: string,
): { order: string[]; problems: FormulaProblem[] } {
  return check(calculator, { ...constantScope(calculator), ...(changed === undefined ? {} : { changed }) });
}

/** Like `checkCalculator`, without problems caused by variable values, which each line reports. */
export const readCalculator = (calculator: Names) => check(calculator, {});

/** Variable values, and values of formulas that only use them. */
function constantScope({ variables, fields, formulas }: Names) {
  const constants: FormulaScope = {};
  for (const { variable, column, value, unit } of variables)
    if (!column) constants[variable] = { value: value || '0', ...(unit ? { unit } : {}) };
  const columns = new Map(fields.map((field) => [field.variable, field]));
  const materials = new Map(formulas.map((formula) => [formula.variable, formula]));
  const settle = (name: string, value: Decimal): string | undefined => {
    const field = columns.get(name);
    // Editable columns and material-specific formulas differ by line.
    if (field) return field.isEditable ? undefined : roundColumn(field, value);
    return materials.get(name)?.materialId ? undefined : quantityText(value);
  };
  return { constants, settle };
}

function check(
  calculator: Names,
  options: Pick<Parameters<typeof checkFormulas>[1] & object, 'changed' | 'constants' | 'settle'>,
): { order: string[]; problems: FormulaProblem[] } {
  const definitions = definitionsOf(calculator);
  const variables = externalUnits(calculator);
  const { order, problems } = checkFormulas(definitions, { variables, ...options });
  const drawn = new Set([
    ...Object.keys(takeoffUnits()),
    ...calculator.formulas.map(({ variable }) => variable),
    ...calculator.variables.flatMap(({ variable, column }) => (column ? [variable] : [])),
  ]);
  const taxes = new Set<string>([
    'tax_share',
    ...calculator.variables.flatMap(({ variable, column }) => (column === 'tax_share' ? [variable] : [])),
  ]);
  const followsSell = (name: string) => taxes.has(name);
  const reported = problems.map((problem): FormulaProblem => {
    const name = problem.code === 'unknown_name' ? /“(.+)”/.exec(problem.message)?.[1] : undefined;
    return name !== undefined && drawn.has(name)
      ? { ...problem, message: `“${name}” is a take-off figure, and this template is without take-off` }
      : problem;
  });
  for (const field of calculator.fields) {
    if (!definitions[field.variable]) continue;
    const late = field.isLaborProductivity
      ? findLateUse(field.variable, definitions, { isLate: followsHours, what: 'the labor productivity' })
      : field.sellColumn &&
        findLateUse(field.variable, definitions, { isLate: followsSell, what: 'the sell column' });
    if (late) reported.push(late);
  }
  return { order, problems: reported };
}

/** Names a formula uses, and names of formulas that use it directly. */
export function dependenciesOf(
  name: string,
  definitions: Readonly<Record<string, Pick<FormulaDefinition, 'formula'>>>,
): { uses: string[]; usedBy: string[] } {
  const namesIn = (formula: string): string[] => {
    const parsed = parseFormula(formula);
    return parsed.ok ? [...new Set(formulaNames(parsed.node).map((use) => use.name))] : [];
  };
  return {
    uses: namesIn(definitions[name]?.formula ?? ''),
    usedBy: Object.entries(definitions).flatMap(([other, { formula }]) =>
      other !== name && namesIn(formula).includes(name) ? [other] : [],
    ),
  };
}

/** Problems of a column besides its formula, by form field. */
export function fieldProblems(
  field: CalculatorField,
  others: readonly CalculatorField[],
): { field: string; message: string }[] {
  const found: { field: string; message: string }[] = [];
  const named = nameProblem(field.variable);
  if (named) found.push({ field: 'variable', message: named });
  if (field.type === 'text') {
    if (field.formula.trim())
      found.push({ field: 'formula', message: 'A text column cannot have a formula' });
    for (const [flag, key] of [
      [field.isMonetary, 'is_monetary_field'],
      [field.isWholeNumber, 'is_whole_number'],
      [field.isLaborProductivity, 'is_labor_productivity'],
      [field.budgetColumn, 'budget_column'],
      [field.qtyColumn, 'qty_column'],
      [field.sellColumn, 'sell_column'],
    ] as const)
      if (flag) found.push({ field: key, message: 'A text column has no figures' });
    if (!field.isEditable) found.push({ field: 'is_editable', message: 'A text column must be editable' });
    return found;
  }
  if (!field.formula.trim() && !field.isEditable && !field.isLaborProductivity)
    found.push({ field: 'formula', message: 'Enter a formula or make the column editable' });
  if (field.unitType === 'static' && !isFigureUnit(field.unit))
    found.push({ field: 'unit', message: `“${field.unit}” is not a known unit` });
  if (field.isMonetary && field.isLaborProductivity)
    found.push({
      field: 'is_labor_productivity',
      message: 'A labor productivity column cannot be monetary',
    });
  if (field.sellColumn && (!field.isMonetary || field.unitType === 'dynamic'))
    found.push({ field: 'sell_column', message: 'The sell column must be monetary with a static unit' });
  if (field.budgetColumn && (!field.isMonetary || field.unitType === 'dynamic'))
    found.push({ field: 'budget_column', message: 'The budget column must be monetary with a static unit' });
  if (field.qtyColumn && field.isMonetary)
    found.push({ field: 'qty_column', message: 'A quantity column cannot be monetary' });
  const only = [
    ['isLaborProductivity', 'is_labor_productivity', 'labor productivity'],
    ['budgetColumn', 'budget_column', 'budget column'],
    ['qtyColumn', 'qty_column', 'quantity column'],
    ['sellColumn', 'sell_column', 'sell column'],
  ] as const;
  for (const [flag, key, message] of only) {
    const other = field[flag] && others.find((each) => each[flag]);
    if (other)
      found.push({ field: key, message: `${other.label} is already the ${message} of this template` });
  }
  return found;
}
