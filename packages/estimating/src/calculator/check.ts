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

/** The unit that a column's figure must have; undefined where the line decides it. */
export function fieldUnit(
  field: Pick<CalculatorField, 'isMonetary' | 'unitType' | 'unit'>,
): string | undefined {
  if (field.isMonetary) return '$';
  return field.unitType === 'dynamic' ? undefined : field.unit;
}

/** Formulas by the name that others use them by; text has none, and without take-off there are no material formulas. */
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

/** Every name from outside of the formulas: figures of the line, the company's variables, columns without a formula. */
export function outsideUnits({ type, variables, fields }: Names): Record<string, { unit?: string }> {
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

/** What follows from a line's hours. */
const followsHours = (name: string): boolean =>
  Object.hasOwn(lineFigures, name) && !('isEarly' in lineFigures[name as never]);

/** The first use on the way from a column to a figure that follows from it. @param what the column is, in words. */
function lateUse(
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
          message: `${name} uses ${use.name}, which follows from ${what}: ${[...way, from].join(' → ')}`,
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
 * Everything that is wrong with the formulas of a calculator: names, units, circles, each with the formula that has it
 * and, for a circle, the use that closes it.
 * @param changed the name of the formula just edited: of a circle it is part of, the link named is its own.
 */
export function checkCalculator(
  calculator: Names,
  changed?: string,
): { order: string[]; problems: FormulaProblem[] } {
  return check(calculator, { ...sameEverywhere(calculator), ...(changed === undefined ? {} : { changed }) });
}

/** As `checkCalculator`, but for what the company's figures leave without a value: each line says that by itself. */
export const readCalculator = (calculator: Names) => check(calculator, {});

/** The company's own figures, and what becomes of a formula that follows from them alone. */
function sameEverywhere({ variables, fields, formulas }: Names) {
  const constants: FormulaScope = {};
  for (const { variable, column, value, unit } of variables)
    if (!column) constants[variable] = { value: value || '0', ...(unit ? { unit } : {}) };
  const columns = new Map(fields.map((field) => [field.variable, field]));
  const materials = new Map(formulas.map((formula) => [formula.variable, formula]));
  const settle = (name: string, value: Decimal): string | undefined => {
    const field = columns.get(name);
    // Somebody may write another figure, and lines of other materials have none of it.
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
  const variables = outsideUnits(calculator);
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
  const told = problems.map((problem): FormulaProblem => {
    const name = problem.code === 'unknown_name' ? /“(.+)”/.exec(problem.message)?.[1] : undefined;
    return name !== undefined && drawn.has(name)
      ? { ...problem, message: `“${name}” comes from the take-off, and this template is without take-off` }
      : problem;
  });
  for (const field of calculator.fields) {
    if (!definitions[field.variable]) continue;
    const late = field.isLaborProductivity
      ? lateUse(field.variable, definitions, { isLate: followsHours, what: 'the labor productivity' })
      : field.sellColumn &&
        lateUse(field.variable, definitions, { isLate: followsSell, what: 'the sell column' });
    if (late) told.push(late);
  }
  return { order, problems: told };
}

/** What one formula uses, and the names of the formulas that use it, directly. */
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

/** What is wrong with one column besides its formula, by the field of the form. */
export function fieldProblems(
  field: CalculatorField,
  others: readonly CalculatorField[],
): { field: string; message: string }[] {
  const found: { field: string; message: string }[] = [];
  const named = nameProblem(field.variable);
  if (named) found.push({ field: 'variable', message: named });
  if (field.type === 'text') {
    if (field.formula.trim())
      found.push({ field: 'formula', message: 'A text is written by hand and has no formula' });
    for (const [flag, key] of [
      [field.isMonetary, 'is_monetary_field'],
      [field.isWholeNumber, 'is_whole_number'],
      [field.isLaborProductivity, 'is_labor_productivity'],
      [field.budgetColumn, 'budget_column'],
      [field.qtyColumn, 'qty_column'],
      [field.sellColumn, 'sell_column'],
    ] as const)
      if (flag) found.push({ field: key, message: 'A text is no figure' });
    if (!field.isEditable) found.push({ field: 'is_editable', message: 'A text is written by hand' });
    return found;
  }
  if (!field.formula.trim() && !field.isEditable && !field.isLaborProductivity)
    found.push({ field: 'formula', message: 'A figure that nobody may edit needs a formula' });
  if (field.unitType === 'static' && !isFigureUnit(field.unit))
    found.push({ field: 'unit', message: `“${field.unit}” is no unit that formulas know` });
  if (field.isMonetary && field.isLaborProductivity)
    found.push({
      field: 'is_labor_productivity',
      message: 'A labor productivity is units per hour, not money',
    });
  if (field.sellColumn && (!field.isMonetary || field.unitType === 'dynamic'))
    found.push({ field: 'sell_column', message: 'The sell column is money of a static unit' });
  if (field.budgetColumn && (!field.isMonetary || field.unitType === 'dynamic'))
    found.push({ field: 'budget_column', message: 'The budget column is money of a static unit' });
  if (field.qtyColumn && field.isMonetary)
    found.push({ field: 'qty_column', message: 'A quantity is not money' });
  const only = [
    ['isLaborProductivity', 'is_labor_productivity', 'labor productivity'],
    ['budgetColumn', 'budget_column', 'budget column'],
    ['qtyColumn', 'qty_column', 'quantity column'],
    ['sellColumn', 'sell_column', 'sell column'],
  ] as const;
  for (const [flag, key, words] of only) {
    const other = field[flag] && others.find((each) => each[flag]);
    if (other) found.push({ field: key, message: `${other.label} is the ${words} of this template already` });
  }
  return found;
}
