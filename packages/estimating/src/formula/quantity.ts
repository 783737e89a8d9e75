import type { Decimal } from './decimal.ts';
import {
  combine,
  convertDimension,
  describe,
  isPure,
  pureNumber,
  sameKind,
  type Dimension,
} from './dimension.ts';
import type { FormulaError, FormulaNode, Span } from './parse.ts';
import { printFormula } from './print-formula.ts';

/** Figure with its unit; an undefined unit adopts that of the other operand. */
export interface Quantity {
  value: Decimal;
  dimension: Dimension | undefined;
}

/** Error at a position in a formula, thrown inside the evaluation. */
export class Failure extends Error {
  readonly error: FormulaError;
  constructor(code: FormulaError['code'], message: string, { start, end }: Span) {
    super(message);
    this.error = { code, message, start, end };
  }
}

/**
 * Common unit of two figures.
 * @throws Failure if their dimensions differ.
 */
export function commonUnit(a: Operand, b: Operand, verb: string, span: Span): Dimension | undefined {
  if (a.dimension === undefined) return b.dimension;
  if (b.dimension === undefined || sameKind(a.dimension, b.dimension)) return a.dimension;
  throw new Failure(
    'unit_mismatch',
    `${describeOperand(a.node, a.dimension)} and ${describeOperand(b.node, b.dimension)} cannot be ${verb}`,
    span,
  );
}

/** Part of a formula with its dimension. */
export interface Operand {
  node: FormulaNode;
  dimension: Dimension | undefined;
}

/** Part of a formula as it is written, with its unit. */
export const describeOperand = (node: FormulaNode, dimension: Dimension): string =>
  `${printFormula(node)} (${describe(dimension)})`;

/** Simplifies a quotient of like units to a number: 220 ft / 16 in becomes 165. */
export function simplifyUnit({ value, dimension }: Quantity): Quantity {
  if (dimension === undefined || !isPure(dimension) || dimension === pureNumber) return { value, dimension };
  return { value: convertDimension(value, dimension, pureNumber), dimension: pureNumber };
}

/** Dimension of a product, or of a quotient if the sign is −1. */
export function multiply(
  a: Dimension | undefined,
  b: Dimension | undefined,
  sign: 1 | -1,
): Dimension | undefined {
  if (b === undefined) return a;
  return combine(a ?? pureNumber, b, sign);
}
