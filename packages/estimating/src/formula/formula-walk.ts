import { Decimal } from './decimal.ts';
import { convertDimension, describe, isPure, parseDimension, raise, type Dimension } from './dimension.ts';
import type { BinaryOperator, FormulaNode, Span } from './parse.ts';
import { printFormula } from './print-formula.ts';
import { commonUnit, Failure, multiply, describeOperand, simplifyUnit, type Quantity } from './quantity.ts';
import { computedDigits, isNoise, measuredDigits, roundToWhole } from './rounding.ts';

const comparisons: ReadonlySet<BinaryOperator> = new Set(['=', '<>', '<', '<=', '>', '>=']);
const verbs: Partial<Record<BinaryOperator, string>> = { '+': 'added', '-': 'subtracted' };

/** Tree walk shared by evaluation and unit checks. */
export class FormulaWalk {
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
      return simplifyUnit({
        value: left.value.times(right.value),
        dimension: multiply(left.dimension, right.dimension, 1),
      });
    }
    if (operator === '/') {
      if (right.value.isZero() && !this.#unitsOnly) {
        throw new Failure('division_by_zero', 'This divides by zero', node.right);
      }
      return simplifyUnit({
        value: this.#unitsOnly ? left.value : left.value.div(right.value),
        dimension: multiply(left.dimension, right.dimension, -1),
      });
    }
    if (operator === '^') return this.#power(node, left, right);
    const dimension = commonUnit(
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
          `This power of ${describeOperand(node.left, base.dimension as Dimension)} has no unit`,
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
        `${what} must be a plain number, and ${printFormula(node)} is ${describe(dimension)}`,
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
      const dimension = commonUnit(
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
          const dimension = commonUnit(
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
            `The root of ${describeOperand(node.arguments[0] as FormulaNode, first.dimension)} has no unit`,
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
    return { value: roundToWhole(value.times(shift), node.name).div(shift), dimension };
  }

  #stepped(node: FormulaNode & { type: 'call' }, first: Quantity, step: Quantity | undefined): Quantity {
    const [value, by] = node.arguments;
    const dimension =
      value &&
      by &&
      step &&
      commonUnit(
        { node: value, dimension: first.dimension },
        { node: by, dimension: step.dimension },
        'rounded to one another',
        node,
      );
    if (this.#unitsOnly) return step === undefined ? first : { value: first.value, dimension };
    if (step === undefined) return { ...first, value: roundToWhole(first.value, node.name) };
    const size =
      dimension !== undefined && step.dimension !== undefined
        ? convertDimension(step.value, step.dimension, dimension)
        : step.value;
    if (size.lte(0)) throw new Failure('domain', 'The step must be above 0', node.arguments[1] as Span);
    return { value: roundToWhole(first.value.div(size), node.name).times(size), dimension };
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
