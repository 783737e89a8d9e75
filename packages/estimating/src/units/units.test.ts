import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateFormula } from '../formula/index.ts';
import { UnitError, units, type UnitCode } from '../measure/units.ts';
import { UnitTable, unitName, type UnitLink } from './index.ts';

const link = (unit: string, factor: string, per: string): UnitLink => ({ unit, factor, per });
const convert = (value: string, from: string, to: string, links: UnitLink[] = []) =>
  new UnitTable(links).convert(value, from, to).toFixed();

describe('standard units', () => {
  test.each([
    ['1', 'FT', 'IN', '12'],
    ['1', 'mile', 'FT', '5280'],
    ['1', 'IN', 'MM', '25.4'],
    ['1', 'YD', 'M', '0.9144'],
    ['1', 'ACRE', 'SQFT', '43560'],
    ['1', 'SQYD', 'SQIN', '1296'],
    ['1', 'SQM', 'CM2', '10000'],
    ['1', 'CY', 'CF', '27'],
    ['1', 'M3', 'L', '1000'],
    ['1', 'GAL', 'CUIN', '231'],
    ['1', 'CM3', 'ML', '1'],
    ['12', 'BF', 'CF', '1'],
    ['1', 'LB', 'KG', '0.45359237'],
    ['1', 'TON', 'LB', '2000'],
    ['1', 'LB', 'OZ', '16'],
    ['1', 'TONNE', 'KG', '1000'],
    ['1', 'DOZEN', 'PR', '6'],
    ['2.5', 'C', 'EA', '250'],
    ['1', 'MEA', 'CEA', '10'],
    ['3', 'CLF', 'LF', '300'],
    ['1', 'MSF', 'SY', new Decimal(1000).div(9).toPrecision(18)],
  ])('%s %s is %s %s', (value, from, to, expected) => {
    const found = new UnitTable().convert(value, from, to);
    expect(found.toPrecision(18)).toBe(new Decimal(expected).toPrecision(18));
  });
  test('M is the meter, a price per thousand is per MEA', () => {
    expect(unitName('m')).toBe('M');
    expect(new UnitTable().convertPrice('85', 'MEA', 'EA').toFixed()).toBe('0.085');
    expect(new UnitTable().convertPrice('96', 'C', 'EA').toFixed()).toBe('0.96');
  });
  test('weights can be used in formulas', () => {
    const value = (formula: string, unit: string) => {
      const result = evaluateFormula(formula, { area: { value: '100', unit: 'SF' } }, { unit });
      return result.ok ? result.value.toFixed() : result.error.message;
    };
    expect(value('area * 2 lb / 1 sf', 'TON')).toBe('0.1');
    expect(value('area * 2', 'LB')).toBe('The formula gives an area, but LB is a weight');
    expect(value('5 lb + 8 oz', 'LB')).toBe('5.5');
    expect(value('5 lb', 'EA')).toBe('The formula gives a weight, but EA is a plain number');
    expect(value('3 dz', 'EA')).toBe('36');
  });
});

describe('custom units', () => {
  const boxes = [
    link('Box', '100', 'EA'),
    link('pallet', '40', 'BOX'),
    link('ROLL', '250', 'FT'),
    link('BAG', '94', 'LB'),
  ];
  test('convert through each other', () => {
    expect(convert('2', 'PALLET', 'EA', boxes)).toBe('8000');
    expect(convert('50', 'EA', 'box', boxes)).toBe('0.5');
    expect(convert('1', 'ROLL', 'YD', boxes).slice(0, 10)).toBe('83.3333333');
    expect(convert('1000', 'KG', 'BAG', boxes).slice(0, 7)).toBe('23.4534');
    expect(new UnitTable(boxes).steps('PALLET', 'DZ')).toEqual([
      { unit: 'PALLET', figure: '1' },
      { unit: 'BOX', figure: '40' },
      { unit: 'EA', figure: '4000' },
      { unit: 'DZ', figure: '333.333333333' },
    ]);
    expect(new UnitTable(boxes).reachable('BOX')).toEqual(
      expect.arrayContaining(['EA', 'DZ', 'BOX', 'PALLET']),
    );
    expect(new UnitTable(boxes).reachable('BOX')).not.toContain('FT');
    expect(
      new UnitTable([link('CASE', '12', 'CAN'), link('CAN', '1', 'GAL')])
        .convert('1', 'CASE', 'QT')
        .toFixed(),
    ).toBe('48');
  });
  test('can connect kinds, such as by a density', () => {
    expect(convert('7', 'TON', 'CY', [link('CY', '1.4', 'TON')])).toBe('5');
    expect(convert('1', 'CF', 'LB', [link('BAG', '94', 'LB'), link('BAG', '1', 'CF')])).toBe('94');
  });
  test.each([
    ['BOX', 'FT', 'There is no conversion from BOX to FT: no conversion connects them'],
    ['SQFT', 'hours', 'There is no conversion from SQFT to HR: SQFT is area and HR is time'],
    ['CRATE', 'EA', 'There is no conversion from CRATE to EA: CRATE is not defined'],
  ])('%s to %s is rejected with both names', (from, to, message) => {
    expect(() => new UnitTable(boxes).convert('1', from, to)).toThrow(new UnitError(message));
  });
  test.each([
    [
      [link('BOX', '12', 'EA'), link('CASE', '10', 'BOX'), link('CASE', '100', 'EA')],
      2,
      'cycle',
      '1 CASE = 100 EA contradicts other conversions: 1 CASE is 120 EA by CASE → BOX → EA',
    ],
    [
      [link('FT', '13', 'IN')],
      0,
      'cycle',
      '1 FT = 13 IN contradicts other conversions: 1 FT is 12 IN by FT → IN',
    ],
    [[link('BOX', '2', 'box')], 0, 'cycle', '1 BOX = 2 BOX: a unit always equals itself'],
    [[link('BOX', '0', 'EA')], 0, 'factor', 'The factor of BOX must be a number above 0, such as 12 or 0.5'],
    [[link('BOX', '-1', 'EA')], 0, 'factor', 'The factor of BOX must be a number above 0, such as 12 or 0.5'],
    [
      [link('BOX', '1e9', 'EA')],
      0,
      'factor',
      'The factor of BOX must be a number above 0, such as 12 or 0.5',
    ],
    [[link(' ', '1', 'EA')], 0, 'unit', 'A unit needs a name'],
  ])('reports invalid conversions (%#)', (links, at, code, message) => {
    expect(new UnitTable(links).problems).toMatchObject([{ at, code, message, link: links[at] }]);
  });
  test('a consistent duplicate conversion is valid', () => {
    const table = new UnitTable([link('BOX', '12', 'EA'), link('DZ', '1', 'BOX'), link('BOX', '1', 'DZ')]);
    expect(table.problems).toEqual([]);
    expect(table.convert('1', 'BOX', 'PR').toFixed()).toBe('6');
  });
  test('ignores invalid conversions and keeps the others', () => {
    const table = new UnitTable([link('BOX', '12', 'EA'), link('BOX', '10', 'EA'), link('CASE', '2', 'BOX')]);
    expect(table.problems).toHaveLength(1);
    expect(table.convert('1', 'CASE', 'EA').toFixed()).toBe('24');
  });
});

const codes = Object.keys(units) as UnitCode[];
const amount = fc
  .tuple(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), fc.integer({ min: 0, max: 12 }))
  .map(([digits, places]) => new Decimal(digits.toString()).div(new Decimal(10).pow(places)).toFixed());
const anyLinks = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 3 })), {
    minLength: 2,
    maxLength: 6,
  })
  .map((factors) =>
    factors.map(([digits, places], at) =>
      link(`OWN${at}`, new Decimal(digits).div(10 ** places).toFixed(), at === 0 ? 'EA' : `OWN${at - 1}`),
    ),
  );

describe('conversions', () => {
  test('round-trip exactly', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.nat(), amount, (from, pick, value) => {
        const table = new UnitTable();
        const like = codes.filter((code) => units[code].kind === units[from].kind);
        const to = like[pick % like.length] as UnitCode;
        const there = table.convert(value, from, to);
        expect(table.convert(there, to, from).eq(value)).toBe(true);
        const [on, back] = [table.factor(from, to), table.factor(to, from)];
        expect(on && { numerator: on.denominator, denominator: on.numerator }).toEqual(back);
      }),
    );
  });
  test('round-trip exactly through chains of custom units in any order', () => {
    fc.assert(
      fc.property(
        anyLinks.chain((links) =>
          fc.tuple(fc.constant(links), fc.shuffledSubarray(links, { minLength: links.length })),
        ),
        amount,
        ([links, shuffled], value) => {
          const [table, other] = [new UnitTable(links), new UnitTable(shuffled)];
          const last = `OWN${links.length - 1}`;
          expect(table.problems).toEqual([]);
          expect(table.factor(last, 'EA')).toEqual(other.factor(last, 'EA'));
          expect(table.convert(table.convert(value, last, 'DZ'), 'DZ', last).eq(value)).toBe(true);
          const product = links.reduce(
            (whole, { factor }) => whole.times(factor),
            new (Decimal.clone({ precision: 80 }))(1),
          );
          expect(table.convert('1', last, 'EA').eq(product)).toBe(true);
        },
      ),
    );
  });
  test('rejects a last conversion exactly if it contradicts the others', () => {
    fc.assert(
      fc.property(anyLinks, fc.boolean(), (links, comesOut) => {
        const product = links.reduce(
          (whole, { factor }) => whole.times(factor),
          new (Decimal.clone({ precision: 80 }))(1),
        );
        fc.pre(product.decimalPlaces() <= 12 && product.lt(1e14));
        const closing = link(
          `OWN${links.length - 1}`,
          comesOut ? product.toFixed() : product.plus('0.001').toFixed(),
          'EA',
        );
        const { problems } = new UnitTable([...links, closing]);
        expect(problems.map(({ at, code }) => [at, code])).toEqual(comesOut ? [] : [[links.length, 'cycle']]);
        if (!comesOut) expect(problems[0]?.message).toContain(`1 ${closing.unit} = ${closing.factor} EA`);
      }),
    );
  });
  test('of prices keep the cost of a quantity', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 6 }),
        fc.integer({ min: 1, max: 10 ** 6 }),
        (price, quantity) => {
          const table = new UnitTable();
          const cost = table.convertPrice(price, 'MLF', 'IN').times(table.convert(quantity, 'MLF', 'IN'));
          expect(cost.toPrecision(12)).toBe(new Decimal(price).times(quantity).toPrecision(12));
        },
      ),
    );
  });
});
