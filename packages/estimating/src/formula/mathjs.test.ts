/**
 * Our formulas against mathjs, which shares nothing with them but decimal.js: the same text with the same figures gives
 * the same figure, and what has no value for one has none for the other. Its exact fractions say what is right where
 * only fractions come about, its decimals of 64 digits elsewhere.
 */
import * as fc from 'fast-check';
import type { MathJsInstance } from 'mathjs';
import { expect, test } from 'vitest';
import { evaluateFormula } from './index.ts';
import { ask, both, decimals, expectSame, fractions, same, type Written } from './mathjs.test.parts.ts';

const digits = fc
  .tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 2 }))
  .map(([n, places]) => (n / 10 ** places).toFixed(places));
const figures = fc.record(
  { a: digits, b: digits, 'wall.length': digits },
  { requiredKeys: ['a', 'b', 'wall.length'] },
);
type Figures = Record<'a' | 'b' | 'wall.length', string>;
const theirScope = (figures: Figures, to: (text: string) => unknown) => ({
  a: to(figures.a),
  b: to(figures.b),
  wall: { length: to(figures['wall.length']) },
});

const leaf = fc.oneof(digits, fc.constantFrom('a', 'b', 'wall.length')).map(same);
const sum = (tie: fc.Arbitrary<Written>) =>
  fc
    .tuple(tie, fc.constantFrom('+', '-', '*', '/'), tie, fc.boolean())
    .map(([a, sign, b, isWrapped]) =>
      both([a, b], (x, y) => (isWrapped ? `(${x} ${sign} ${y})` : `${x} ${sign} ${y}`)),
    );
const signed = (tie: fc.Arbitrary<Written>) =>
  fc
    .tuple(fc.constantFrom('-', '+', '- -'), tie, fc.boolean())
    .map(([sign, a, isWrapped]) => both([a], (x) => (isWrapped ? `${sign}(${x})` : `${sign}${x}`)));
const power = (tie: fc.Arbitrary<Written>, exponents: readonly string[]) =>
  fc
    .tuple(tie, fc.constantFrom(...exponents), fc.boolean())
    .map(([a, exponent, isWrapped]) =>
      both([a], (x) => (isWrapped ? `(${x})^${exponent}` : `${x}^${exponent}`)),
    );

const exact = fc.letrec<{ part: Written; choice: Written }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    sum(tie('part')),
    sum(tie('part')),
    signed(tie('part')),
    power(tie('part'), ['2', '3', '-1', '-2', '2^1', '0']),
    fc
      .tuple(fc.constantFrom('min', 'max'), fc.array(tie('part'), { minLength: 1, maxLength: 3 }))
      .map(([name, parts]) => both(parts, (...texts) => `${name}(${texts.join(', ')})`)),
    fc
      .tuple(fc.constantFrom('abs', 'ceil', 'floor'), tie('part'))
      .map(([name, part]) => both([part], (x) => `${name}(${x})`)),
    fc.tuple(tie('part'), fc.constantFrom('4', '2.5', '0.1')).chain(([part, step]) =>
      fc.constantFrom('ceil', 'floor').map((name) => ({
        ours: `${name}(${part.ours}, ${step})`,
        theirs: `(${name}((${part.theirs}) / ${step}) * ${step})`,
      })),
    ),
    // Fractions of mathjs round −2.5 to −2, its decimals and ours to −3, as spreadsheets do: written out.
    fc
      .tuple(fc.constantFrom('round', 'roundup', 'rounddown'), tie('part'), fc.integer({ min: -2, max: 3 }))
      .map(([name, part, places]) => {
        const shifted = `((${part.theirs}) * 10^(${places}))`;
        const roundings = {
          round: `floor(abs${shifted} + 1/2)`,
          roundup: `ceil(abs${shifted})`,
          rounddown: `floor(abs${shifted})`,
        }[name];
        return {
          ours: places === 0 ? `${name}(${part.ours})` : `${name}(${part.ours}, ${places})`,
          theirs: `(sign${shifted} * ${roundings} / 10^(${places}))`,
        };
      }),
    fc.tuple(tie('choice'), tie('part'), tie('part')).map(([choice, yes, no]) => ({
      ours: `if(${choice.ours}, ${yes.ours}, ${no.ours})`,
      theirs: `(${choice.theirs} ? ${yes.theirs} : ${no.theirs})`,
    })),
    tie('choice').map(({ ours, theirs }) => ({ ours: `(${ours})`, theirs: `(${theirs} ? 1 : 0)` })),
    // mathjs reads 100 + 8% as 108; the test of differences has that.
    tie('part').map(({ ours, theirs }) => ({ ours: `(${ours})%`, theirs: `((${theirs}) / 100)` })),
  ),
  choice: fc.oneof(
    { maxDepth: 3 },
    fc
      .tuple(tie('part'), fc.constantFrom('<', '<=', '>', '>=', '==', '!='), tie('part'))
      .map(([a, sign, b]) => both([a, b], (x, y) => `${x} ${sign} ${y}`)),
    fc.tuple(fc.constantFrom('and', 'or'), tie('choice'), tie('choice')).map(([name, a, b]) => ({
      ours: `${name}(${a.ours}, ${b.ours})`,
      theirs: `((${a.theirs}) ${name} (${b.theirs}))`,
    })),
    tie('choice').map((a) => both([a], (x) => `not(${x})`)),
  ),
})).part;

/** Roots, fractional powers, π and angles, which no fraction holds. */
const irrational = fc.letrec<{ part: Written }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.constant(same('pi')),
    sum(tie('part')),
    sum(tie('part')),
    signed(tie('part')),
    power(tie('part'), ['0.5', '1.5', '-0.5', '2']),
    tie('part').map((part) => both([part], (x) => `sqrt(${x})`)),
    fc.tuple(fc.constantFrom('sin', 'cos', 'tan'), tie('part')).map(([name, part]) => ({
      ours: `${name}(${part.ours})`,
      theirs: `${name}((${part.theirs}) * pi / 180)`,
    })),
  ),
})).part;

function agree(
  formulas: fc.Arbitrary<Written>,
  { math, to, tolerance }: { math: MathJsInstance; to: (text: string) => unknown; tolerance: string },
): void {
  let compared = 0;
  let open = 0;
  fc.assert(
    fc.property(formulas, figures, ({ ours, theirs }, figureValues) => {
      const answer = ask(math, math.parse(theirs), theirScope(figureValues, to));
      compared++;
      if (answer === 'open') open++;
      else expectSame(evaluateFormula(ours, figureValues), answer, tolerance);
    }),
    { numRuns: 1000 },
  );
  expect(open / compared).toBeLessThan(0.05);
}

// Ours keeps forty digits internally, so the agreement exceeds the precision of any stored figure.
test('arithmetic, rounding and conditions equal mathjs in exact fractions to 25 digits', () => {
  agree(exact, { math: fractions, to: (text) => fractions.fraction(text), tolerance: '1e-25' });
});

// A sine keeps 30 decimals, so that sin(30) is 0.5; of a very small one, the divisor of a part, that is some digits
// less.
test('roots, fractional powers and angles equal mathjs with 64 digits to 15 digits', () => {
  agree(irrational, { math: decimals, to: (text) => decimals.bignumber(text), tolerance: '1e-15' });
});

test.each([
  ['2^3^2', '512'],
  ['-2^2', '-4'],
  ['2^-1', '0.5'],
  ['- -2 - -3', '5'],
  ['12 / 3 / 2', '2'],
  ['2 * 3%', '0.06'],
  ['100 * (1 + 8%)', '108'],
  ['ceil(2.0000000000001)', '2'],
  ['round(1.005, 2)', '1.01'],
  ['round(-2.5)', '-3'],
  ['0^0', '1'],
])('both read %s as %s', (text, expected) => {
  const ours = evaluateFormula(text);
  expect(ours.ok && ours.value.toString()).toBe(expected);
  expect(String(decimals.evaluate(text))).toBe(expected);
});

// Intended differences: spreadsheet conventions, or rejection of ambiguous formulas.
test.each([
  ['100 + 8%', '100.08', '108', 'a percentage is a hundredth, whatever stands before it'],
  ['1 / 0', 'division_by_zero', 'Infinity', 'no line costs infinitely much'],
  ['sqrt(-1)', 'domain', 'NaN', 'nor nothing that could be told'],
  ['1 < 2 < 3', 'syntax', 'true', 'a chain of comparisons is joined by and(…)'],
  ['2 (3)', 'syntax', '6', 'a forgotten sign is no multiplication'],
])('%s is %s for us and %s for mathjs: %s', (text, ours, theirs) => {
  const result = evaluateFormula(text);
  expect(result.ok ? result.value.toString() : result.error.code).toBe(ours);
  expect(String(decimals.evaluate(text))).toBe(theirs);
});
