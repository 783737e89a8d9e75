import { Decimal } from 'decimal.js';
import { evaluateFormula, type FormulaScope } from './evaluate.ts';
import { formulaNames, type FormulaError, type FormulaNode } from './parse.ts';

const undefinedCodes: ReadonlySet<FormulaError['code']> = new Set(['division_by_zero', 'domain', 'overflow']);
const zero = new Decimal(0);

/** Functions whose second argument is the number of decimals. */
const rounding = new Set(['round', 'roundup', 'rounddown']);
const stepFunctions = new Set(['ceil', 'floor']);

/** Constant figure of a part; undefined if it depends on the line or has no value. */
function figureOf(node: FormulaNode, constants: FormulaScope): Decimal | undefined {
  if (formulaNames(node).every(({ name }) => Object.hasOwn(constants, name))) {
    const result = evaluateFormula(node, constants);
    return result.ok ? result.value : undefined;
  }
  switch (node.type) {
    case 'negate':
    case 'percent':
      return figureOf(node.operand, constants)?.isZero() ? zero : undefined;
    case 'binary': {
      // A product with 0 is 0.
      const isNothing = (part: FormulaNode) => figureOf(part, constants)?.isZero();
      if (node.operator === '*') return isNothing(node.left) || isNothing(node.right) ? zero : undefined;
      return node.operator === '/' && isNothing(node.left) ? zero : undefined;
    }
    case 'call': {
      const [condition, then, otherwise] = node.arguments;
      // A false argument decides `and`, a true one decides `or`.
      const decides = (part: FormulaNode) => figureOf(part, constants)?.isZero() === (node.name === 'and');
      if (node.name === 'and' || node.name === 'or')
        return node.arguments.some(decides) ? new Decimal(node.name === 'or' ? 1 : 0) : undefined;
      if (node.name !== 'if' || !condition || !then || !otherwise) return undefined;
      const truth = figureOf(condition, constants);
      return truth && figureOf(truth.isZero() ? otherwise : then, constants);
    }
    default:
      return undefined;
  }
}

/** Names the variables that determine a part, e.g. ": rate is 0". */
function variablesText(node: FormulaNode, constants: FormulaScope): string {
  const names = new Set(formulaNames(node).map(({ name }) => name));
  const descriptions = [...names].flatMap((name) => {
    const constant = Object.hasOwn(constants, name) ? constants[name] : undefined;
    if (constant === undefined) return [];
    const figure = typeof constant === 'object' && 'value' in constant ? constant.value : constant;
    return [`${name} is ${new Decimal(figure).toDecimalPlaces(10).toFixed()}`];
  });
  return descriptions.length ? `: ${descriptions.join(', ')}` : '';
}

function resultError(
  code: FormulaError['code'],
  message: string,
  node: FormulaNode,
  constants: FormulaScope,
): FormulaError {
  return { code, message: `${message}${variablesText(node, constants)}`, start: node.start, end: node.end };
}

/**
 * Finds the first part without a value for any line; undefined if all have one.
 * @param constants figures that are the same on every line. Unreachable branches of an `if` are ignored.
 */
export function findUndefinedResult(
  node: FormulaNode,
  constants: FormulaScope = {},
): FormulaError | undefined {
  if (formulaNames(node).every(({ name }) => Object.hasOwn(constants, name))) {
    const result = evaluateFormula(node, constants);
    if (result.ok || !undefinedCodes.has(result.error.code)) return undefined;
    const { code, message, start, end } = result.error;
    return { code, message: `${message}${variablesText(node, constants)}`, start, end };
  }
  if (node.type === 'binary' && node.operator === '/' && figureOf(node.right, constants)?.isZero())
    return resultError('division_by_zero', 'This divides by zero', node.right, constants);
  if (node.type === 'call') {
    const [first, second, third] = node.arguments;
    if (node.name === 'if' && first && second && third) {
      const truth = figureOf(first, constants);
      const reached = truth === undefined ? [second, third] : [truth.isZero() ? third : second];
      return firstOf([first, ...reached], constants);
    }
    const chosen = second && figureOf(second, constants);
    if (chosen && rounding.has(node.name) && (!chosen.isInteger() || chosen.abs().gt(30)))
      return resultError(
        'domain',
        'The number of decimals must be a whole number up to 30',
        second,
        constants,
      );
    if (chosen && stepFunctions.has(node.name) && chosen.lte(0))
      return resultError('domain', 'The step must be above 0', second, constants);
  }
  return firstOf(
    node.type === 'binary'
      ? [node.left, node.right]
      : node.type === 'call'
        ? node.arguments
        : node.type === 'negate' || node.type === 'percent'
          ? [node.operand]
          : [],
    constants,
  );
}

function firstOf(parts: readonly FormulaNode[], constants: FormulaScope): FormulaError | undefined {
  for (const part of parts) {
    const found = findUndefinedResult(part, constants);
    if (found) return found;
  }
  return undefined;
}
