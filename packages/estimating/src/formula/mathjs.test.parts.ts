/**
 * What the tests against mathjs have in common. mathjs is a tool of these tests alone: it compiles what it is given,
 * and a formula is text from outside.
 */
import { Decimal } from 'decimal.js';
import { all, create, type MathJsInstance, type MathNode } from 'mathjs';
import { expect } from 'vitest';
import type { EvaluateResult } from './index.ts';

const Exact = Decimal.clone({ precision: 64 });
export const fractions = create(all ?? {}, { number: 'Fraction', predictable: true });
export const decimals = create(all ?? {}, { number: 'BigNumber', precision: 64, predictable: true });

/** A part of a formula as either side writes it. Nearly all of it is one text, so that both sides parse the same. */
export interface Written {
  ours: string;
  theirs: string;
}
export const same = (text: string): Written => ({ ours: text, theirs: text });
export const both = (parts: readonly Written[], write: (...texts: string[]) => string): Written => ({
  ours: write(...parts.map(({ ours }) => ours)),
  theirs: write(...parts.map(({ theirs }) => theirs)),
});

const comparisons = new Set(['smaller', 'smallerEq', 'larger', 'largerEq', 'equal', 'unequal']);
const roundings = new Set(['ceil', 'floor']);

/**
 * A mathjs figure, in kilograms, meters and seconds if it has a unit; undefined without a value: infinite,
 * complex or nothing at all.
 */
function figureOf(value: unknown): Decimal | undefined {
  if (typeof value === 'boolean') return new Exact(value ? 1 : 0);
  if (decimals.isFraction(value)) {
    const { s, n, d } = value as unknown as Record<'s' | 'n' | 'd', bigint>;
    return new Exact(String(s * n)).div(String(d));
  }
  if (decimals.isUnit(value)) {
    const { value: inBaseUnits, dimensions } = value as unknown as { value: unknown; dimensions: number[] };
    // The root of a length: mathjs continues with it, while ours is rejected.
    if (!dimensions.every((each) => Number.isInteger(each))) return undefined;
    // The name of a unit, before it is multiplied by a figure.
    return inBaseUnits === null ? new Exact(1) : figureOf(inBaseUnits);
  }
  if (!decimals.isBigNumber(value) || !value.isFinite()) return undefined;
  return new Exact(value.toString());
}

/**
 * What mathjs says, part for part: nothing that is computed on the way may be without a value, as ours would refuse it,
 * where mathjs goes on with an infinity. `open` is what our stated tolerances answer and not arithmetic: the noise of a
 * measured figure at a rounding (1e-9) or a comparison (1e-12), and figures that no line of an estimate has.
 */
export function ask(math: MathJsInstance, node: MathNode, scope: object = {}): Decimal | 'none' | 'open' {
  if (math.isParenthesisNode(node)) return ask(math, node.content, scope);
  if (math.isConditionalNode(node)) {
    const truth = ask(math, node.condition, scope);
    if (typeof truth === 'string') return truth;
    return ask(math, truth.isZero() ? node.falseExpr : node.trueExpr, scope);
  }
  const parts: MathNode[] = math.isOperatorNode(node) || math.isFunctionNode(node) ? node.args : [];
  const answers = parts.map((part) => ask(math, part, scope));
  const figures = answers.filter((answer) => answer instanceof Decimal);
  if (answers.includes('open')) return 'open';
  if (answers.includes('none')) return 'none';
  const [first, second] = figures;
  if (math.isOperatorNode(node) && comparisons.has(node.fn) && first && second) {
    const apart = first.minus(second).abs();
    if (!apart.isZero() && apart.lte(Decimal.max(first.abs(), second.abs()).times('1e-11'))) return 'open';
  }
  if (math.isFunctionNode(node) && roundings.has(node.fn.name) && first) {
    const apart = first.minus(first.round()).abs();
    if (!apart.isZero() && apart.lt('1e-8')) return 'open';
  }
  let value: Decimal | undefined;
  try {
    value = figureOf(node.compile().evaluate(scope));
  } catch (error) {
    // A chain of powers can come to a root.
    return String(error).includes('non-rational') ? 'open' : 'none';
  }
  if (value === undefined) return 'none';
  return !value.isZero() && (value.abs().gt('1e9') || value.abs().lt('1e-9')) ? 'open' : value;
}

/** @param tolerance how far apart the figures may be, as a share of them, and of 1 where they are smaller. */
export function expectSame(ours: EvaluateResult, theirs: Decimal | 'none', tolerance: string): void {
  if (!ours.ok || theirs === 'none') {
    expect(ours.ok ? ours.value.toString() : 'none', ours.ok ? '' : ours.error.message).toBe(String(theirs));
    return;
  }
  const apart = theirs.minus(ours.value).abs();
  const isNear = apart.lte(Decimal.max(1, theirs.abs()).times(tolerance));
  expect(isNear, `${ours.value} is not ${theirs}`).toBe(true);
}
