import { Decimal as PlainDecimal } from 'decimal.js';
import {
  combine,
  convertDimension,
  describe,
  isPure,
  parseDimension,
  pureNumber,
  raise,
  sameKind,
  type Dimension,
} from './dimension.ts';
import {
  parseFormula,
  type BinaryOperator,
  type FormulaError,
  type FormulaNode,
  type Span,
} from './parse.ts';
import { Decimal } from './decimal.ts';
import { written } from './print-formula.ts';

/** Value of a variable, optionally with its unit. Money and quantities are decimal strings. */
export type FormulaValue = PlainDecimal.Value | { value: PlainDecimal.Value; unit?: string };
export type FormulaScope = Record<string, FormulaValue | undefined>;

export type EvaluateResult = { ok: true; value: PlainDecimal } | { ok: false; error: FormulaError };

/** Figure with its unit; an undefined unit adopts that of the other operand. */
interface Quantity {
  value: Decimal;
  dimension: Dimension | undefined;
}

class Failure extends Error {
  readonly error: FormulaError;
  constructor(code: FormulaError['code'], message: string, { start, end }: Span) {
    super(message);
    this.error = { code, message, start, end };
  }
}

const comparisons: ReadonlySet<BinaryOperator> = new Set(['=', '<>', '<', '<=', '>', '>=']);
const verbs: Partial<Record<BinaryOperator, string>> = { '+': 'added', '-': 'subtracted' };

/**
 * Common unit of two figures.
 * @throws Failure if they measure different things.
 */
function common(a: Operand, b: Operand, verb: string, span: Span): Dimension | undefined {
  if (a.dimension === undefined) return b.dimension;
  if (b.dimension === undefined || sameKind(a.dimension, b.dimension)) return a.dimension;
  throw new Failure(
    'unit_mismatch',
    `${named(a.node, a.dimension)} and ${named(b.node, b.dimension)} cannot be ${verb}`,
    span,
  );
}

/** Part of a formula with its dimension. */
interface Operand {
  node: FormulaNode;
  dimension: Dimension | undefined;
}

const named = (node: FormulaNode, dimension: Dimension): string =>
  `${written(node)} (${describe(dimension)})`;

/** Simplifies a quotient of like units to a number: 220 ft / 16 in becomes 165. */
function settle({ value, dimension }: Quantity): Quantity {
  if (dimension === undefined || !isPure(dimension) || dimension === pureNumber) return { value, dimension };
  return { value: convertDimension(value, dimension, pureNumber), dimension: pureNumber };
}

function multiply(a: Dimension | undefined, b: Dimension | undefined, sign: 1 | -1): Dimension | undefined {
  if (b === undefined) return a;
  return combine(a ?? pureNumber, b, sign);
}

/** Tree walk shared by evaluation and unit checks. */
class Walk {
  readonly #lookup: (name: string, span: Span) => Quantity;
  /** Checks only units: no divisions, both branches of an `if`. */
  readonly #unitsOnly: boolean;

  constructor(lookup: (name: string, span: Span) => Quantity, unitsOnly: boolean) {
    this.#lookup = lookup;
    this.#unitsOnly = unitsOnly;
  }

  run(node: FormulaNode): Quantity {
    const result = this.#node(node);
    if (!result.value.isFinite()) throw new Failure('overflow', 'The result is too large', node);
    return result;
  }

  #node(node: FormulaNode): Quantity {
    switch (node.type) {
      case 'number':
        return {
          value: new Decimal(node.text),
          dimension: node.unit === undefined ? undefined : parseDimension(node.unit),
        };
      case 'name':
        return this.#lookup(node.name, node);
      case 'negate': {
        const operand = this.#node(node.operand);
        return { ...operand, value: operand.value.neg() };
      }
      case 'percent': {
        const operand = this.#node(node.operand);
        return { ...operand, value: operand.value.div(100) };
      }
      case 'binary':
        return this.#binary(node);
      case 'call':
        return this.#call(node);
    }
  }

  #binary(node: FormulaNode & { type: 'binary' }): Quantity {
    const left = this.#node(node.left);
    const right = this.#node(node.right);
    const { operator } = node;
    if (operator === '*') {
      return settle({
        value: left.value.times(right.value),
        dimension: multiply(left.dimension, right.dimension, 1),
      });
    }
    if (operator === '/') {
      if (right.value.isZero() && !this.#unitsOnly) {
        throw new Failure('division_by_zero', 'This divides by zero', node.right);
      }
      return settle({
        value: this.#unitsOnly ? left.value : left.value.div(right.value),
        dimension: multiply(left.dimension, right.dimension, -1),
      });
    }
    if (operator === '^') return this.#power(node, left, right);
    const dimension = common(
      { node: node.left, dimension: left.dimension },
      { node: node.right, dimension: right.dimension },
      verbs[operator] ?? 'compared',
      node,
    );
    const other =
      dimension !== undefined && right.dimension !== undefined
        ? convertDimension(right.value, right.dimension, dimension)
        : right.value;
    if (!comparisons.has(operator)) {
      const added = operator === '+' ? other : other.neg();
      const value = left.value.plus(added);
      return { value: isNoise(value, left.value, other, computedDigits) ? new Decimal(0) : value, dimension };
    }
    const order = isNoise(left.value.minus(other), left.value, other, measuredDigits)
      ? 0
      : left.value.cmp(other);
    const holds =
      operator === '='
        ? order === 0
        : operator === '<>'
          ? order !== 0
          : operator === '<'
            ? order < 0
            : operator === '<='
              ? order <= 0
              : operator === '>'
                ? order > 0
                : order >= 0;
    return { value: new Decimal(holds ? 1 : 0), dimension: undefined };
  }

  #power(node: FormulaNode & { type: 'binary' }, base: Quantity, exponent: Quantity): Quantity {
    this.#plain(exponent, 'An exponent', node.right);
    let dimension = base.dimension;
    if (dimension !== undefined && !isPure(dimension)) {
      if (
        node.right.type !== 'number' &&
        !(node.right.type === 'negate' && node.right.operand.type === 'number')
      ) {
        throw new Failure(
          'unit_mismatch',
          'The power of a measured figure must be a written number',
          node.right,
        );
      }
      dimension = raise(dimension, exponent.value);
      if (dimension === undefined) {
        throw new Failure(
          'unit_mismatch',
          `This power of ${named(node.left, base.dimension as Dimension)} has no unit`,
          node,
        );
      }
    }
    if (this.#unitsOnly) return { value: base.value, dimension };
    // Ignore the sign of zero: −1 × 0 has a root.
    if (base.value.isZero() && exponent.value.lt(0)) {
      throw new Failure('division_by_zero', 'A negative power of zero divides by zero', node);
    }
    if (base.value.lt(0) && !exponent.value.isInteger()) {
      throw new Failure('domain', 'A negative number has no fractional power', node);
    }
    if (exponent.value.abs().gt(1000))
      throw new Failure('overflow', 'The exponent is above 1000', node.right);
    return { value: base.value.pow(exponent.value), dimension };
  }

  #plain({ dimension }: Quantity, what: string, node: FormulaNode): void {
    if (dimension !== undefined && !isPure(dimension)) {
      throw new Failure(
        'unit_mismatch',
        `${what} must be a plain number, and ${written(node)} is ${describe(dimension)}`,
        node,
      );
    }
  }

  #call(node: FormulaNode & { type: 'call' }): Quantity {
    const { name } = node;
    if (name === 'pi') return { value: Decimal.acos(-1), dimension: undefined };
    if (name === 'if') {
      const [condition, then, otherwise] = node.arguments as [FormulaNode, FormulaNode, FormulaNode];
      const truth = !this.#node(condition).value.isZero();
      // Evaluate only the taken branch, so that an `if` can guard a division.
      if (!this.#unitsOnly) return this.#node(truth ? then : otherwise);
      const [a, b] = [this.#node(then), this.#node(otherwise)];
      const dimension = common(
        { node: then, dimension: a.dimension },
        { node: otherwise, dimension: b.dimension },
        'given by one if',
        node,
      );
      return { value: a.value, dimension };
    }
    const all = node.arguments.map((argument) => this.#node(argument));
    const first = all[0] as Quantity;
    const flag = (truth: boolean): Quantity => ({ value: new Decimal(truth ? 1 : 0), dimension: undefined });
    switch (name) {
      case 'and':
        return flag(all.every(({ value }) => !value.isZero()));
      case 'or':
        return flag(all.some(({ value }) => !value.isZero()));
      case 'not':
        return flag(first.value.isZero());
      case 'abs':
        return { ...first, value: first.value.abs() };
      case 'round':
      case 'roundup':
      case 'rounddown':
        return this.#rounded(node, first, all[1]);
      case 'ceil':
      case 'floor':
        return this.#stepped(node, first, all[1]);
      case 'min':
      case 'max': {
        let best = first;
        // Use the first argument with a unit, because the result may be a plain figure.
        const measured = node.arguments[all.findIndex((item) => item.dimension !== undefined)];
        all.slice(1).forEach((item, index) => {
          const own = node.arguments[index + 1] as FormulaNode;
          const dimension = common(
            { node: measured ?? own, dimension: best.dimension },
            { node: own, dimension: item.dimension },
            'compared',
            own,
          );
          const same = (quantity: Quantity): Decimal =>
            dimension !== undefined && quantity.dimension !== undefined
              ? convertDimension(quantity.value, quantity.dimension, dimension)
              : quantity.value;
          const [a, b] = [same(best), same(item)];
          best = { value: (name === 'min' ? b.lt(a) : b.gt(a)) ? b : a, dimension };
        });
        return best;
      }
      case 'sqrt': {
        if (first.value.lt(0) && !this.#unitsOnly) {
          throw new Failure('domain', 'A negative number has no square root', node);
        }
        const dimension = first.dimension && raise(first.dimension, new Decimal('0.5'));
        if (first.dimension !== undefined && dimension === undefined) {
          throw new Failure(
            'unit_mismatch',
            `The root of ${named(node.arguments[0] as FormulaNode, first.dimension)} has no unit`,
            node,
          );
        }
        return { value: this.#unitsOnly ? first.value : first.value.sqrt(), dimension };
      }
      case 'sin':
      case 'cos':
      case 'tan':
        this.#plain(first, 'An angle (in degrees)', node.arguments[0] as FormulaNode);
        return {
          value: this.#unitsOnly ? first.value : this.#trigonometry(name, first.value, node),
          dimension: undefined,
        };
    }
  }

  #rounded(
    node: FormulaNode & { type: 'call' },
    { value, dimension }: Quantity,
    digits: Quantity | undefined,
  ): Quantity {
    if (digits !== undefined) this.#plain(digits, 'The number of decimals', node.arguments[1] as FormulaNode);
    if (this.#unitsOnly) return { value, dimension };
    const places = digits?.value ?? new Decimal(0);
    if (!places.isInteger() || places.abs().gt(30)) {
      throw new Failure(
        'domain',
        'The number of decimals must be a whole number up to 30',
        node.arguments[1] as Span,
      );
    }
    const shift = new Decimal(10).pow(places);
    return { value: whole(value.times(shift), node.name).div(shift), dimension };
  }

  #stepped(node: FormulaNode & { type: 'call' }, first: Quantity, step: Quantity | undefined): Quantity {
    const [value, by] = node.arguments;
    const dimension =
      value &&
      by &&
      step &&
      common(
        { node: value, dimension: first.dimension },
        { node: by, dimension: step.dimension },
        'rounded to one another',
        node,
      );
    if (this.#unitsOnly) return step === undefined ? first : { value: first.value, dimension };
    if (step === undefined) return { ...first, value: whole(first.value, node.name) };
    const size =
      dimension !== undefined && step.dimension !== undefined
        ? convertDimension(step.value, step.dimension, dimension)
        : step.value;
    if (size.lte(0)) throw new Failure('domain', 'The step must be above 0', node.arguments[1] as Span);
    return { value: whole(first.value.div(size), node.name).times(size), dimension };
  }

  #trigonometry(name: 'sin' | 'cos' | 'tan', degrees: Decimal, span: Span): Decimal {
    const turn = degrees.mod(360);
    if (name === 'tan' && turn.mod(180).abs().eq(90)) {
      throw new Failure('domain', `tan(${degrees.toString()}) has no value`, span);
    }
    const radians = turn.times(Decimal.acos(-1)).div(180);
    // π is truncated; rounding makes sin(30) exactly 0.5 and cos(90) exactly 0.
    return Decimal[name](radians).toDecimalPlaces(30);
  }
}

/** Correct digits of computed figures; later ones are division noise. */
const computedDigits = 30;
/** Correct digits of measured figures: 799.9999999999999 SF is not less than 800. */
const measuredDigits = 12;

/** True if two figures differ only in noise digits: 1 / 3 × 3 equals 1. */
const isNoise = (difference: Decimal, a: Decimal, b: Decimal, digits: number): boolean =>
  difference.isZero() || (!a.isZero() && !b.isZero() && difference.e < Math.max(a.e, b.e) - digits);

/**
 * Rounds to a whole number. Residues below a billionth are noise: 165.0000000003 studs are 165, not 166. Halves round
 * away from zero.
 */
function whole(value: Decimal, how: string): Decimal {
  // A half may result from a division: 1 / 3 / 7 × 10.5 rounds to 1.
  const right = value.e < computedDigits ? value.toSignificantDigits(computedDigits) : value;
  const nearest = right.toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
  if (how === 'round' || value.minus(nearest).abs().lt('1e-9')) return nearest;
  if (how === 'ceil') return value.ceil();
  if (how === 'floor') return value.floor();
  return value.toDecimalPlaces(0, how === 'roundup' ? Decimal.ROUND_UP : Decimal.ROUND_DOWN);
}

function toQuantity(given: FormulaValue, name: string, span: Span): Quantity {
  const { value, unit } =
    typeof given === 'object' && 'value' in given ? given : { value: given, unit: undefined };
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
  const wanted = parseDimension(unit);
  if (wanted === undefined) throw new Failure('unit_mismatch', `“${unit}” is not a unit`, span);
  if (result.dimension === undefined) return result.value;
  if (!sameKind(result.dimension, wanted)) {
    throw new Failure(
      'unit_mismatch',
      `The formula gives ${describe(result.dimension)}, but ${unit.trim() ? `${unit} is ${describe(wanted)}` : `${describe(wanted)} is required`}`,
      span,
    );
  }
  return convertDimension(result.value, result.dimension, wanted);
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
    const walk = new Walk((name, span) => {
      const given = Object.hasOwn(scope, name) ? scope[name] : undefined;
      if (given === undefined) throw new Failure('unknown_name', `“${name}” is not defined`, span);
      return toQuantity(given, name, span);
    }, false);
    const value = expressIn(walk.run(node), options.unit, node);
    return { ok: true, value: new PlainDecimal(value) };
  } catch (error) {
    if (error instanceof Failure) return { ok: false, error: error.error };
    throw error;
  }
}

const natural = [
  'LF',
  'SF',
  'CF',
  'M',
  'SQM',
  'CUM',
  'IN',
  'SQIN',
  'YD',
  'SY',
  'CY',
  'LB',
  'KG',
  'OZ',
  'G',
  'TON',
  'EA',
  'HR',
  '$',
  '$/LF',
  '$/SF',
].map((unit) => ({ unit, as: parseDimension(unit) as Dimension }));

/**
 * Evaluates a part of a formula with the unit of its figure: a known unit if one fits exactly, else the foot-based one;
 * no unit if nothing in it has one.
 */
export function evaluateWithUnit(
  node: FormulaNode,
  scope: FormulaScope,
): { ok: true; value: PlainDecimal; unit: string } | { ok: false; error: FormulaError } {
  const unitsOf = (name: string): Dimension | undefined => {
    const given = Object.hasOwn(scope, name) ? scope[name] : undefined;
    const unit = typeof given === 'object' && 'value' in given ? given.unit : undefined;
    return unit === undefined ? undefined : parseDimension(unit);
  };
  const checked = checkUnits(node, unitsOf);
  if (!checked.ok) return checked;
  const { dimension } = checked;
  const value = evaluateFormula(node, scope);
  if (!value.ok) return value;
  if (dimension === undefined) return { ...value, unit: '' };
  const fits = natural.filter(({ as }) => sameKind(as, dimension));
  const exact = fits.find(({ as }) => convertDimension(new Decimal(1), as, dimension).eq(1));
  const chosen = exact ?? fits[0];
  if (chosen === undefined) return { ...value, unit: '' };
  return evaluated(node, scope, chosen.unit);
}

function evaluated(
  node: FormulaNode,
  scope: FormulaScope,
  unit: string,
): { ok: true; value: PlainDecimal; unit: string } | { ok: false; error: FormulaError } {
  const result = evaluateFormula(node, scope, { unit });
  return result.ok ? { ...result, unit } : result;
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
    const walk = new Walk((name) => ({ value: new Decimal(1), dimension: unitsOf(name) }), true);
    const result = walk.run(node);
    expressIn(result, expected, node);
    return { ok: true, dimension: result.dimension };
  } catch (error) {
    if (error instanceof Failure) return { ok: false, error: error.error };
    throw error;
  }
}
