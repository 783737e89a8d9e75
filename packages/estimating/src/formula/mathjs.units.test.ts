/** Figures with units against those of mathjs: conversions, mixed units, and what cannot be added or compared. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { units, type UnitCode } from '../measure/units.ts';
import { evaluateFormula, type FormulaScope } from './index.ts';
import { ask, both, decimals, expectSame, same, type Written } from './mathjs.test.parts.ts';

decimals.createUnit('USD');
decimals.import({
  /** A quotient of like units is a number, as ours settle it; mathjs keeps it as a unit without dimension. */
  settled: (x: unknown) =>
    decimals.isUnit(x) && x.dimensions.every((each: number) => each === 0) ? x.value : x,
});

/** Ours by their names in mathjs. */
const theirNames: Partial<Record<UnitCode, string>> = {
  MM: 'mm',
  CM: 'cm',
  M: 'm',
  IN: 'inch',
  FT: 'ft',
  LF: 'ft',
  YD: 'yd',
  MI: 'mi',
  SQCM: 'cm^2',
  SQMM: 'mm^2',
  SQM: 'm2',
  SQIN: 'sqin',
  SQFT: 'sqft',
  SF: 'sqft',
  SY: 'sqyd',
  SQ: '100 sqft',
  CUCM: 'cm^3',
  CUM: 'm3',
  CUIN: 'cuin',
  CUFT: 'cuft',
  CF: 'cuft',
  CUYD: 'yd^3',
  CY: 'yd^3',
  L: 'liter',
  ML: 'ml',
  QT: 'quart',
  GAL: 'gallon',
  BF: '144 cuin',
  G: 'g',
  KG: 'kg',
  TONNE: 'tonne',
  OZ: 'oz',
  LB: 'lb',
  CWT: 'cwt',
  TON: 'ton',
  HR: 'hour',
};
const measured = (Object.keys(theirNames) as UnitCode[]).filter((code) => code !== 'HR');
const theirUnit = (code: UnitCode): string => `(1 * ${theirNames[code]})`;
/** Converts `8 FT` to the notation of mathjs anywhere in a text. */
const inTheirs = (text: string): string =>
  text.replace(
    /([\d.]+) ([A-Z]+)/g,
    (_, figure: string, code: UnitCode) => `(${figure} * ${theirUnit(code)})`,
  );

test('units of length, area, volume and weight convert like mathjs', () => {
  for (const from of measured) {
    for (const to of measured) {
      const ours = evaluateFormula(`3.25 ${from}`, {}, { unit: to });
      if (units[from].kind !== units[to].kind) {
        expect(ours, `${from} to ${to}`).toMatchObject({ ok: false, error: { code: 'unit_mismatch' } });
        continue;
      }
      const theirs = ask(decimals, decimals.parse(`settled(3.25 * ${theirUnit(from)} / ${theirUnit(to)})`));
      if (theirs === 'open') throw new Error(`${from} to ${to} is not asked`);
      expectSame(ours, theirs, '1e-20');
    }
  }
});

const values: Record<string, { unit: string; theirs: string }> = {
  feet: { unit: 'LF', theirs: 'ft' },
  inches: { unit: 'IN', theirs: 'inch' },
  metres: { unit: 'M', theirs: 'm' },
  tiles: { unit: 'SF', theirs: 'sqft' },
  yards: { unit: 'SY', theirs: 'sqyd' },
  concrete: { unit: 'CY', theirs: 'yd^3' },
  steel: { unit: 'LB', theirs: 'lb' },
  hours: { unit: 'HR', theirs: 'hour' },
  price: { unit: '$/SF', theirs: 'USD / sqft' },
  rate: { unit: '$/HR', theirs: 'USD / hour' },
  share: { unit: '', theirs: '' },
};

const formulas = fc.letrec<{ part: Written; choice: Written }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(...Object.keys(values)).map(same),
    fc
      .constantFrom('16 IN', '8 FT', '0.5 M', '4 SF', '27 CF')
      .map((ours): Written => ({ ours, theirs: inTheirs(ours) })),
    // Parts of one kind are rare by chance: sums and choices of lengths, so that conversions are met.
    fc
      .tuple(
        fc.constantFrom('feet', 'inches', 'metres'),
        fc.constantFrom('+', '-'),
        fc.constantFrom('feet', 'inches', 'metres'),
      )
      .map(([a, sign, b]) => same(`(${a} ${sign} ${b})`)),
    fc.tuple(tie('part'), fc.constantFrom('+', '-', '*', '/', '*', '/'), tie('part')).map(([a, sign, b]) => {
      const { ours, theirs } = both([a, b], (x, y) => `(${x} ${sign} ${y})`);
      return { ours, theirs: `settled(${theirs})` };
    }),
    tie('part').map((a) => both([a], (x) => `(-${x})`)),
    fc.tuple(tie('part'), fc.constantFrom('2', '3', '-1', '0')).map(([a, exponent]) => {
      const { ours, theirs } = both([a], (x) => `(${x})^${exponent}`);
      return { ours: `(${ours})`, theirs: `settled(${theirs})` };
    }),
    tie('part').map((a) => ({ ours: `sqrt(${a.ours})`, theirs: `settled(sqrt(${a.theirs}))` })),
    fc
      .tuple(fc.constantFrom('min', 'max'), fc.array(tie('part'), { minLength: 1, maxLength: 3 }))
      .map(([name, parts]) => both(parts, (...texts) => `${name}(${texts.join(', ')})`)),
    tie('part').map((a) => both([a], (x) => `abs(${x})`)),
    fc
      .tuple(fc.constantFrom('ceil', 'floor'), tie('part'), fc.constantFrom('8 FT', '4 SF'))
      .map(([name, part, step]): Written => ({
        ours: `${name}(${part.ours}, ${step})`,
        theirs: `(${name}(settled((${part.theirs}) / ${inTheirs(step)})) * ${inTheirs(step)})`,
      })),
    fc.tuple(tie('choice'), tie('part'), tie('part')).map(([choice, yes, no]) => ({
      ours: `if(${choice.ours}, ${yes.ours}, ${no.ours})`,
      theirs: `(${choice.theirs} ? ${yes.theirs} : ${no.theirs})`,
    })),
  ),
  choice: fc
    .tuple(tie('part'), fc.constantFrom('<', '<=', '>', '>=', '==', '!='), tie('part'))
    .map(([a, sign, b]) => both([a, b], (x, y) => `${x} ${sign} ${y}`)),
})).part;

const amounts = fc.array(fc.integer({ min: 1, max: 5000 }), {
  minLength: Object.keys(values).length,
  maxLength: Object.keys(values).length,
});

/** What a formula of mathjs measures: powers of weight, length, time and money. */
function dimensionsOf(text: string, scope: object): number[] {
  const value: unknown = decimals.evaluate(text, scope);
  if (!decimals.isUnit(value)) return [0, 0, 0, 0];
  return [0, 1, 2, 9].map((at) => Number((value as unknown as { dimensions: number[] }).dimensions[at] ?? 0));
}

test('figures with units compute like mathjs or are rejected by both', () => {
  const met = { refused: 0, measured: 0, open: 0 };
  fc.assert(
    fc.property(formulas, amounts, ({ ours, theirs }, figures) => {
      const scope: FormulaScope = { money: { value: '1', unit: '$' } };
      const theirScope: Record<string, unknown> = {};
      Object.entries(values).forEach(([name, its], at) => {
        const figure = ((figures[at] as number) / 100).toFixed(2);
        scope[name] = { value: figure, unit: its.unit };
        theirScope[name] = decimals.evaluate(its.theirs ? `${figure} * (1 ${its.theirs})` : figure);
      });
      const answer = ask(decimals, decimals.parse(theirs), theirScope);
      if (answer === 'open') {
        met.open++;
      } else if (answer === 'none') {
        met.refused++;
        expect(evaluateFormula(ours, scope), `${ours} is refused`).toMatchObject({ ok: false });
      } else {
        met.measured++;
        // In the base units of mathjs, where other quantities than plain numbers measure something else.
        const [weight, length, time, money] = dimensionsOf(theirs, theirScope);
        const bare = `${ours} / (1 KG)^${weight} / (1 M)^${length} / (1 HR / 3600)^${time} / money^${money}`;
        expectSame(evaluateFormula(bare, scope, { unit: '' }), answer, '1e-25');
      }
    }),
    { numRuns: 1000 },
  );
  // The property is meaningless unless it meets each of them.
  expect(Math.min(met.refused, met.measured)).toBeGreaterThan(100);
  expect(met.open).toBeLessThan(50);
});

test.each([
  ['220 LF / 16 IN', 'EA', '220 ft / 16 inch', '', 165],
  ['50 FT * 16 IN * 8 IN', 'CY', '50 ft * 16 inch * 8 inch', 'yd^3', 1.646090534979424],
  ['800 SF * 4 IN', 'CY', '800 sqft * 4 inch', 'yd^3', 9.876543209876543],
  ['27 CF', 'CY', '27 cuft', 'yd^3', 1],
  ['2 M + 6 IN', 'FT', '2 m + 6 inch', 'ft', 7.061679790026247],
  ['sqrt(900 SF)', 'LF', 'sqrt(900 sqft)', 'ft', 30],
  ['max(10 FT, 3 YD, 3 M)', 'IN', 'max(10 ft, 3 yd, 3 m)', 'inch', 120],
])('%s is the same number of %s in mathjs', (ours, unit, theirs, theirUnitName, expected) => {
  const result = evaluateFormula(ours, {}, { unit });
  const value: unknown = decimals.evaluate(
    theirUnitName ? `number(${theirs}, ${theirUnitName})` : `number(settled(${theirs}))`,
  );
  expect(result.ok && result.value.toNumber()).toBeCloseTo(expected, 12);
  expect(value).toBeCloseTo(expected, 12);
});

test.each(['8 FT + 3 SF', '8 FT - 3 LB', '3 SF < 3 LF', 'max(1 CY, 1 SY)', '2 ^ (3 FT)', 'sqrt(9 FT)'])(
  'neither gives %s a figure',
  (text) => {
    expect(evaluateFormula(text)).toMatchObject({ ok: false, error: { code: 'unit_mismatch' } });
    expect(ask(decimals, decimals.parse(inTheirs(text)))).toBe('none');
  },
);

// Intended differences.
test('figures without a unit adopt the other operand’s, and acres are international', () => {
  expect(evaluateFormula('8 FT + 2')).toMatchObject({ ok: true });
  expect(() => decimals.evaluate('8 ft + 2') as unknown).toThrow('Unexpected type');
  const acre = evaluateFormula('1 ACRE', {}, { unit: 'SF' });
  expect(acre.ok && acre.value.toString()).toBe('43560');
  // mathjs has the survey acre, of feet that were given up in 2022.
  expect(decimals.evaluate('number(1 acre, sqft)')).toBeCloseTo(43560.0385, 3);
});
