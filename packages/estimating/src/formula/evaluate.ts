import { Decimal as PlainDecimal } from 'decimal.js';
import { Decimal } from './decimal.ts';
import { convertDimension, describe, parseDimension, sameKind, type Dimension } from './dimension.ts';
import { FormulaWalk } from './formula-walk.ts';
import { parseFormula, type FormulaError, type FormulaNode, type Span } from './parse.ts';
import { Failure, type Quantity } from './quantity.ts';

/** Value of a variable, optionally with its unit. Money and quantities are decimal strings. */
export type FormulaValue = PlainDecimal.Value | { value: PlainDecimal.Value; unit?: string };
export type FormulaScope = Record<string, FormulaValue | undefined>;

export type EvaluateResult = { ok: true; value: PlainDecimal } | { ok: false; error: FormulaError };

function toQuantity(input: FormulaValue, name: string, span: Span): Quantity {
  const { value, unit } =
    typeof input === 'object' && 'value' in input ? input : { value: input, unit: undefined };
  let decimal: Decimal;
  try {
    decimal = new Decimal(value);
  } catch {
    throw new Failure('domain', `${name} is not a number`, span);
  }
  if (!decimal.isFinite()) throw new Failure('domain', `${name} is not a number`, span);
  const dimension = unit === undefined ? undefined : parseDimension(unit);
  if (unit !== undefined && dimension === undefined) {
    throw new Failure('unit_mismatch', `${name} has the unknown unit “${unit}”`, span);
  }
  return { value: decimal, dimension };
}

/** Converts the result to `unit`. @throws Failure if it measures something else. */
function expressIn(result: Quantity, unit: string | undefined, span: Span): Decimal {
  if (unit === undefined) return result.value;
  const expectedDimension = parseDimension(unit);
  if (expectedDimension === undefined) throw new Failure('unit_mismatch', `“${unit}” is not a unit`, span);
  if (result.dimension === undefined) return result.value;
  if (!sameKind(result.dimension, expectedDimension)) {
    throw new Failure(
      'unit_mismatch',
      `The formula gives ${describe(result.dimension)}, but ${unit.trim() ? `${unit} is ${describe(expectedDimension)}` : `${describe(expectedDimension)} is required`}`,
      span,
    );
  }
  return convertDimension(result.value, result.dimension, expectedDimension);
}

/**
 * Evaluates a formula in decimals.
 * @param scope values of the variables; a figure without a unit adopts that of the other operand.
 * @param options.unit unit of the result; the figure is converted to it, or rejected if it measures something else.
 * @returns the value, or an error with position and message: a syntax error, an unknown name, a division by zero.
 */
export function evaluateFormula(
  formula: string | FormulaNode,
  scope: FormulaScope = {},
  options: { unit?: string } = {},
): EvaluateResult {
  const parsed = typeof formula === 'string' ? parseFormula(formula) : { ok: true as const, node: formula };
  if (!parsed.ok) return parsed;
  const { node } = parsed;
  try {
    const walk = new FormulaWalk((name, span) => {
      const value = Object.hasOwn(scope, name) ? scope[name] : undefined;
      if (value === undefined) throw new Failure('unknown_name', `“${name}” is not defined`, span);
      return toQuantity(value, name, span);
    }, false);
    const value = expressIn(walk.run(node), options.unit, node);
    return { ok: true, value: new PlainDecimal(value) };
  } catch (error) {
    if (error instanceof Failure) return { ok: false, error: error.error };
    throw error;
  }
}

/**
 * Determines the unit of a formula's result from its variables' units.
 * @param unitsOf unit of each variable; undefined without a unit.
 * @param expected expected unit of the result.
 * @returns an error if units do not match.
 */
export function checkUnits(
  node: FormulaNode,
  unitsOf: (name: string) => Dimension | undefined,
  expected?: string,
): { ok: true; dimension: Dimension | undefined } | { ok: false; error: FormulaError } {
  try {
    const walk = new FormulaWalk((name) => ({ value: new Decimal(1), dimension: unitsOf(name) }), true);
    const result = walk.run(node);
    expressIn(result, expected, node);
    return { ok: true, dimension: result.dimension };
  } catch (error) {
    if (error instanceof Failure) return { ok: false, error: error.error };
    throw error;
  }
}
