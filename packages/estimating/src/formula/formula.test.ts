import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkFormulas,
  evaluateFormula,
  evaluateFormulas,
  formulaVariables,
  parseFormula,
  type FormulaScope,
} from './index.ts';

function value(formula: string, scope: FormulaScope = {}, unit?: string): string {
  const result = evaluateFormula(formula, scope, unit === undefined ? {} : { unit });
  return result.ok ? result.value.toString() : `${result.error.code}: ${result.error.message}`;
}

test.each([
  ['1 + 2 * 3', '7'],
  ['(1 + 2) * 3', '9'],
  ['0.1 + 0.2', '0.3'],
  ['-2^2', '-4'],
  ['2^3^2', '512'],
  ['2^-1', '0.5'],
  ['10 - 4 - 3', '3'],
  ['12 / 3 / 2', '2'],
  ['2 × 3 ÷ 4 − 1', '0.5'],
  ['8%', '0.08'],
  ['100 * (1 + 8%)', '108'],
  ['.5 + 1.', '1.5'],
  ['3 >= 3', '1'],
  ['3 ≠ 3', '0'],
  ['if(2 > 1, 10, 1/0)', '10'],
  ['1 / 3 * 3 = 1', '1'],
  ['2200 / 3 / 7 * 21 < 2200', '0'],
  ['sqrt(2)^2 >= 2', '1'],
  ['0.00000000000000000001 > 0', '1'],
  ['1 / 3 / 7 * 21 - 1', '0'],
  ['round(1 / 3 / 7 * 10.5)', '1'],
  ['round(-1 / 3 / 7 * 10.5)', '-1'],
  ['(-1 * 0)^0.5', '0'],
  ['2 + 0^(-1 * 0)', '3'],
  ['IF(0, 1, 2)', '2'],
  ['and(1, 2 > 1)', '1'],
  ['or(0, 0)', '0'],
  ['not(0)', '1'],
  ['round(2.5)', '3'],
  ['round(-2.5)', '-3'],
  ['round(1.005, 2)', '1.01'],
  ['round(1234, -2)', '1200'],
  ['roundup(2.01, 1)', '2.1'],
  ['roundup(-2.01)', '-3'],
  ['rounddown(2.99)', '2'],
  ['ceil(2.1)', '3'],
  ['ceil(2.0000000000001)', '2'],
  ['ceil(13, 4)', '16'],
  ['floor(2.9999999999999)', '3'],
  ['floor(-2.1)', '-3'],
  ['min(3, 1, 2)', '1'],
  ['max(3, 1, 2)', '3'],
  ['abs(-3)', '3'],
  ['sqrt(2) * sqrt(2)', '2'],
  ['sin(30)', '0.5'],
  ['cos(90)', '0'],
  ['tan(45)', '1'],
  ['sin(-390)', '-0.5'],
  ['round(pi, 5)', '3.14159'],
  ['round(pi(), 5)', '3.14159'],
])('%s = %s', (formula, expected) => {
  const rounded = evaluateFormula(`round(${formula}, 20)`);
  expect(rounded.ok ? rounded.value.toString() : rounded.error.message).toBe(expected);
});

test.each([
  ['', 'syntax', 0, 0, 'The formula is empty'],
  ['1 +', 'syntax', 3, 3, 'A value is missing at the end of the formula'],
  ['(1 + 2', 'syntax', 0, 1, 'This parenthesis is not closed'],
  ['1 + 2)', 'syntax', 5, 6, 'This closing parenthesis has no opening parenthesis'],
  ['2 studs', 'syntax', 2, 7, 'An operator is missing before “studs”'],
  ['1 # 2', 'syntax', 2, 3, '“#” is not allowed in a formula'],
  ['* 2', 'syntax', 0, 1, 'A value is missing before “*”'],
  ['1, 2', 'syntax', 1, 2, 'A comma can only separate function arguments'],
  ['1 < 2 < 3', 'syntax', 6, 7, 'Compare two values at a time. Combine comparisons with and(…)'],
  ['foo(1)', 'unknown_function', 0, 3, 'There is no function “foo”'],
  ['if(1, 2)', 'argument_count', 0, 8, 'if takes 3 arguments, not 2'],
  ['constructor(1)', 'unknown_function', 0, 11, 'There is no function “constructor”'],
])('%j is rejected with position and message', (formula, code, start, end, message) => {
  expect(parseFormula(formula)).toEqual({ ok: false, error: { code, start, end, message } });
});

test('limits length and nesting of untrusted formulas', () => {
  expect(parseFormula('('.repeat(3000))).toMatchObject({ ok: false, error: { code: 'syntax' } });
  expect(parseFormula('-'.repeat(3000) + '1')).toMatchObject({ ok: false });
  expect(parseFormula('1+'.repeat(3000) + '1')).toMatchObject({ ok: false });
  expect(value('9^999^999')).toMatch(/^overflow/);
  expect(value('10^999 * 10^999')).toMatch(/^overflow/);
});

test('returns errors as values with messages', () => {
  expect(value('1 / 0')).toBe('division_by_zero: This divides by zero');
  expect(value('1 / (a / 3 - 1 / 3)', { a: 1 })).toBe('division_by_zero: This divides by zero');
  expect(value('1 / (1 / 3 * 3 - 1)')).toBe('division_by_zero: This divides by zero');
  expect(value('1 / (a - a)', { a: 3 })).toBe('division_by_zero: This divides by zero');
  expect(value('0^-1')).toMatch(/^division_by_zero/);
  expect(value('sqrt(-1)')).toBe('domain: A negative number has no square root');
  expect(value('(-8)^0.5')).toMatch(/^domain/);
  expect(value('tan(90)')).toMatch(/^domain/);
  expect(value('a + toString', { a: 1 })).toBe('unknown_name: “toString” is not defined');
  expect(value('a', { a: 'twelve' })).toBe('domain: a is not a number');
});

test('lists dotted variables once in reading order', () => {
  expect(
    formulaVariables(
      'round((length * height - openings) * sides * (1 + waste)) * material.estimate_price + length',
    ),
  ).toEqual(['length', 'height', 'openings', 'sides', 'waste', 'material.estimate_price']);
  expect(value('qty * material.estimate_price', { qty: '4700', 'material.estimate_price': '0.62' })).toBe(
    '2914',
  );
});

test('compares measured figures with tolerance for noise', () => {
  const area = { value: 799.9999999999999, unit: 'SF' };
  expect(value('if(area >= 800, 2, 1)', { area })).toBe('2');
  expect(value('if(area = 800 SF, 2, 1)', { area })).toBe('2');
  expect(value('if(area >= 800.001, 2, 1)', { area })).toBe('1');
});

describe('units', () => {
  const wall: FormulaScope = {
    length: { value: '220', unit: 'LF' },
    height: { value: '10', unit: 'LF' },
    spacing: { value: '16', unit: 'IN' },
    area: { value: '2200', unit: 'SF' },
    price: { value: '0.62', unit: '$/SF' },
    waste: '0.08',
  };

  test.each([
    ['length / spacing', 'EA', '165'],
    ['ceil(length / spacing) + 1', 'EA', '166'],
    ['length / 16 in', 'EA', '165'],
    ['length * height', 'SF', '2200'],
    ['length * height', 'SY', '244.44444444444444444'],
    ['area * price', '$', '1364'],
    ['area * 4 in', 'CY', '27.16049382716049383'],
    ['length + 6 in', 'LF', '220.5'],
    ['6 in + length', 'IN', '2646'],
    ['length + 2', 'LF', '222'],
    ['sqrt(area)', 'LF', '46.90415759823429555'],
    ['height^2', 'SF', '100'],
    ['max(length, 100 yd)', 'LF', '300'],
    ['ceil(length, 8 yd)', 'LF', '240'],
    ['if(length > 70 yd, area, 0)', 'SF', '2200'],
    ['area / 32 SF', 'EA', '68.75'],
  ])('%s in %s', (formula, unit, expected) => {
    const result = evaluateFormula(formula, wall, { unit });
    expect(result.ok ? result.value.toDecimalPlaces(17).toString().slice(0, 20) : result.error.message).toBe(
      expected.slice(0, 20),
    );
  });

  test.each([
    ['length + area', undefined, 'length (a length) and area (an area) cannot be added'],
    ['area - price', undefined, 'area (an area) and price (money per area) cannot be subtracted'],
    ['length > area', undefined, 'length (a length) and area (an area) cannot be compared'],
    ['length / 2 hr', 'LF', 'The formula gives a length per hour, but LF is a length'],
    ['length * height', 'LF', 'The formula gives an area, but LF is a length'],
    ['area / 32', 'EA', 'The formula gives an area, but EA is a plain number'],
    ['2 ^ length', undefined, 'An exponent must be a plain number, and length is a length'],
    ['sqrt(length)', undefined, 'The root of length (a length) has no unit'],
    ['sin(length)', undefined, 'An angle (in degrees) must be a plain number, and length is a length'],
    [
      'length + length / height',
      undefined,
      'length (a length) and length / height (a plain number) cannot be added',
    ],
    ['max(2, length, area)', undefined, 'length (a length) and area (an area) cannot be compared'],
    [
      'ceil(length, 2 SF)',
      undefined,
      'length (a length) and 2 SF (an area) cannot be rounded to one another',
    ],
    [
      'area * (price - (length - 2) * 3)',
      undefined,
      'price (money per area) and (length - 2) * 3 (a length) cannot be subtracted',
    ],
    [
      'area + round(length * 1.0525, 2) + length * 2.25 + 1',
      undefined,
      'area (an area) and round(length * 1.0525, 2) (a length) cannot be added',
    ],
    [
      'area + (length * 1.0525 + height * 2.25 - height - 1)',
      undefined,
      'area (an area) and length * 1.0525 + height * 2.25 - heigh… (a length) cannot be added',
    ],
  ])('%s in %s is rejected', (formula, unit, message) => {
    expect(value(formula, wall, unit)).toBe(`unit_mismatch: ${message}`);
  });
});

describe('checkFormulas', () => {
  test('returns dependency order', () => {
    const check = checkFormulas(
      {
        board: { formula: 'ceil(net_area * (1 + waste), 32 SF)', unit: 'SF' },
        net_area: { formula: '(length * height - openings) * 2', unit: 'SF' },
        hours: { formula: 'board * 0.0125 / 1', unit: 'SF' },
      },
      { variables: { length: { unit: 'LF' }, height: { unit: 'LF' }, openings: { unit: 'SF' }, waste: {} } },
    );
    expect(check).toEqual({ order: ['net_area', 'board', 'hours'], problems: [] });
  });

  test('names the closing use of a circular reference', () => {
    const formulas = {
      a: { formula: 'b + 1' },
      b: { formula: '2 * c' },
      c: { formula: 'a / 2' },
      d: { formula: 'a' },
    };
    const { order, problems } = checkFormulas(formulas);
    expect(order).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      name: 'c',
      code: 'cycle',
      message: 'c uses a, which creates a circular reference: a → b → c → a',
      link: { from: 'c', to: 'a' },
      start: 0,
      end: 1,
    });
    expect(checkFormulas(formulas, { changed: 'b' }).problems[0]).toMatchObject({
      name: 'b',
      link: { from: 'b', to: 'c' },
      message: 'b uses c, which creates a circular reference: b → c → a → b',
    });
    expect(checkFormulas({ a: { formula: 'a + 1' } }).problems[0]?.message).toBe('a uses itself');
  });

  test('reports unknown names, syntax and units with positions', () => {
    const { problems } = checkFormulas(
      {
        one: { formula: 'lenght * 2' },
        two: { formula: '(1' },
        three: { formula: 'length + area', unit: 'LF' },
        four: { formula: 'if(1, length, area)' },
        five: { formula: 'six * 2 LF', unit: 'SF' },
        six: { formula: 'area', unit: 'SF' },
      },
      { variables: { length: { unit: 'LF' }, area: { unit: 'SF' } } },
    );
    expect(problems.map(({ name, code }) => `${name} ${code}`).sort()).toEqual([
      'five unit_mismatch',
      'four unit_mismatch',
      'one unknown_name',
      'three unit_mismatch',
      'two syntax',
    ]);
  });

  test('rejects a division by a literal zero but not by a variable', () => {
    const { problems } = checkFormulas(
      {
        zero: { formula: 'cost / 0' },
        inside: { formula: 'round(2 * (cost / (3 - 3)))' },
        figure: { formula: 'cost / hours' },
      },
      { variables: { cost: {}, hours: {} } },
    );
    expect(problems).toEqual([
      { name: 'zero', code: 'division_by_zero', message: 'This divides by zero', start: 7, end: 8 },
      expect.objectContaining({ name: 'inside', code: 'division_by_zero' }),
    ]);
  });

  test('rejects other parts that never have a value', () => {
    const { problems } = checkFormulas(
      {
        root: { formula: 'cost + sqrt(0 - 1)' },
        power: { formula: 'cost * 0 ^ -1' },
        negative: { formula: 'max(cost, (0 - 8) ^ 0.5)' },
        large: { formula: '9 ^ 9 ^ 9' },
        guarded: { formula: 'if(cost > 0, 1 / cost, 0)' },
      },
      { variables: { cost: {} } },
    );
    expect(problems).toEqual([
      { name: 'root', code: 'domain', message: 'A negative number has no square root', start: 7, end: 18 },
      expect.objectContaining({ name: 'power', code: 'division_by_zero', start: 7, end: 13 }),
      expect.objectContaining({ name: 'negative', code: 'domain' }),
      expect.objectContaining({ name: 'large', code: 'overflow' }),
    ]);
  });

  test('rejects invalid rounding and names the cause', () => {
    const { problems } = checkFormulas(
      {
        half: { formula: 'round(area, 2.5)' },
        many: { formula: 'rounddown(area, 31)' },
        step: { formula: 'ceil(area, 0)' },
        below: { formula: 'floor(area, -4)' },
        hundreds: { formula: 'round(area, -2)' },
        chosen: { formula: 'round(area, sides)' },
      },
      { variables: { area: {}, sides: {} } },
    );
    const decimals = 'The number of decimals must be a whole number up to 30';
    expect(problems).toEqual([
      { name: 'half', code: 'domain', message: decimals, start: 12, end: 15 },
      { name: 'many', code: 'domain', message: decimals, start: 16, end: 18 },
      { name: 'step', code: 'domain', message: 'The step must be above 0', start: 11, end: 12 },
      { name: 'below', code: 'domain', message: 'The step must be above 0', start: 12, end: 14 },
    ]);
  });

  test('treats constant figures like literals when checking for values', () => {
    const { problems } = checkFormulas(
      {
        plain: { formula: 'area / rate' },
        sum: { formula: 'area / (1 - whole)' },
        product: { formula: 'area / (hours * rate)' },
        root: { formula: 'area * sqrt(rate - 1)' },
        digits: { formula: 'round(area, share)' },
        behind: { formula: 'area / double' },
        double: { formula: 'rate * 2' },
        guarded: { formula: 'if(rate = 0, 0, area / rate)' },
        both: { formula: 'if(and(area > 0, rate > 0), area / rate, 0)' },
        other: { formula: 'if(hours > 0, area / rate, 0)' },
        fine: { formula: 'area * rate + area / whole' },
        figure: { formula: 'area / hours' },
      },
      {
        variables: { area: {}, hours: {}, rate: {}, whole: {}, share: {} },
        constants: { rate: '0', whole: '1', share: '0.5' },
        settle: (_, value) => value,
      },
    );
    expect(Object.fromEntries(problems.map(({ name, message }) => [name, message]))).toEqual({
      plain: 'This divides by zero: rate is 0',
      sum: 'This divides by zero: whole is 1',
      product: 'This divides by zero: rate is 0',
      root: 'A negative number has no square root: rate is 0',
      digits: 'The number of decimals must be a whole number up to 30: share is 0.5',
      behind: 'This divides by zero: double is 0',
      other: 'This divides by zero: rate is 0',
    });
    expect(problems.find(({ name }) => name === 'plain')).toMatchObject({ start: 7, end: 11 });
  });

  test('reports only formulas that have no value for any figures', () => {
    const part: fc.Arbitrary<string> = fc.letrec<{ part: string }>((tie) => ({
      part: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('area', 'rate', '0', '2', 'whole'),
        fc
          .tuple(tie('part'), fc.constantFrom('+', '-', '*', '/'), tie('part'))
          .map(([a, sign, b]) => `(${a} ${sign} ${b})`),
        // An `if` may never reach the invalid branch.
        fc
          .tuple(
            fc.constantFrom('rate', 'rate = 0', 'and(whole, rate, area)', 'or(area > 1, whole)'),
            tie('part'),
            tie('part'),
          )
          .map((all) => `if(${all.join(', ')})`),
        fc
          .tuple(fc.constantFrom('round', 'ceil', 'min'), tie('part'), tie('part'))
          .map(([name, a, b]) => `${name}(${a}, ${b})`),
      ),
    })).part;
    const constants = { rate: '0', whole: '1' };
    fc.assert(
      fc.property(part, fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1 }), (formula, areas) => {
        const { problems } = checkFormulas(
          { own: { formula } },
          { variables: { area: {}, rate: {}, whole: {} }, constants },
        );
        if (problems.length)
          for (const area of areas)
            expect(evaluateFormula(formula, { ...constants, area }), formula).toMatchObject({ ok: false });
        else if (!formula.includes('area'))
          expect(evaluateFormula(formula, constants), formula).toMatchObject({ ok: true });
      }),
      { numRuns: 500 },
    );
  });

  test('evaluates a set in order and attributes errors to their formula', () => {
    const results = evaluateFormulas(
      {
        total: { formula: 'studs * price' },
        studs: { formula: 'ceil(length / 16 in) + 1', unit: 'EA' },
        broken: { formula: 'studs / 0' },
        behind: { formula: 'broken + 1' },
        loop: { formula: 'loop + 1' },
      },
      { length: { value: 20, unit: 'FT' }, price: '8.94' },
    );
    expect(results['studs']?.ok && results['studs'].value.toString()).toBe('16');
    expect(results['total']?.ok && results['total'].value.toString()).toBe('143.04');
    expect(results['broken']).toMatchObject({ ok: false, error: { code: 'division_by_zero' } });
    expect(results['behind']).toMatchObject({ ok: false, error: { message: 'broken has no value' } });
    expect(results['loop']).toMatchObject({ ok: false, error: { code: 'cycle' } });
  });

  test('accepts any chain, and any back link is a circular reference', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 15 }), fc.nat(), fc.nat(), (count, a, b) => {
        const formulas = Object.fromEntries(
          Array.from({ length: count }, (_, index) => [
            `f${index}`,
            { formula: index === 0 ? 'x' : `f${index - 1} + f${Math.floor(index / 2)}` },
          ]),
        );
        const variables = { x: {} };
        if (count > 2) expect(checkFormulas(formulas, { variables }).order.length).toBeGreaterThan(0);
        const low = a % count;
        const high = low + (b % (count - low));
        formulas[`f${low}`] = { formula: `f${high}` };
        if (high >= low) {
          expect(checkFormulas(formulas, { variables }).problems.some((p) => p.code === 'cycle')).toBe(true);
        }
      }),
    );
  });
});

/** Exact fractions of big integers as an independent oracle. */
interface Fraction {
  n: bigint;
  d: bigint;
}
interface Sample {
  text: string;
  fraction: Fraction | undefined;
}
const { tree } = fc.letrec<{ tree: Sample }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 3 })).map(([n, places]) => ({
      text: (n / 10 ** places).toFixed(places),
      fraction: { n: BigInt(n), d: 10n ** BigInt(places) },
    })),
    fc
      .tuple(tie('tree'), fc.constantFrom('+', '-', '*', '/'), tie('tree'))
      .map(([a, operator, b]): Sample => {
        const text = `(${a.text}) ${operator} (${b.text})`;
        const [x, y] = [a.fraction, b.fraction];
        if (x === undefined || y === undefined || (operator === '/' && y.n === 0n))
          return { text, fraction: undefined };
        if (operator === '*') return { text, fraction: { n: x.n * y.n, d: x.d * y.d } };
        if (operator === '/') return { text, fraction: { n: x.n * y.d, d: x.d * y.n } };
        const sign = operator === '+' ? 1n : -1n;
        return { text, fraction: { n: x.n * y.d + sign * y.n * x.d, d: x.d * y.d } };
      }),
    tie('tree').map((a): Sample => ({
      text: `-(${a.text})`,
      fraction: a.fraction && { n: -a.fraction.n, d: a.fraction.d },
    })),
  ),
}));

test('arithmetic equals exact fractions to 25 digits', () => {
  fc.assert(
    fc.property(tree, ({ text, fraction }) => {
      const result = evaluateFormula(text);
      if (fraction === undefined) {
        expect(result).toMatchObject({ ok: false });
        return;
      }
      const scale = 10n ** 15n;
      const exact = (fraction.n * scale) / fraction.d;
      expect(result.ok).toBe(true);
      if (!result.ok) return;
      const got = BigInt(result.value.toFixed(15, 1).replace('.', ''));
      const difference = got > exact ? got - exact : exact - got;
      const size = exact < 0n ? -exact : exact;
      // Decimal keeps 40 digits inside; cancellation may cost some, never fifteen.
      expect(difference <= 1n + size / 10n ** 20n).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('parsing never throws', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const parsed = parseFormula(text);
      if (!parsed.ok) {
        expect(parsed.error.start).toBeGreaterThanOrEqual(0);
        expect(parsed.error.end).toBeLessThanOrEqual(Math.max(text.length, parsed.error.start));
      }
    }),
  );
});
