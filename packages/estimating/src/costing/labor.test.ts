import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UnitTable } from '../units/index.ts';
import {
  checkLaborFormula,
  crewRate,
  defaultLaborFormula,
  defaultLaborSettings,
  hourlyRates,
  hoursPer,
  laborHours,
  laborLinks,
  laborUnitOf,
  loadedRate,
  type LaborCostRates,
  type LaborUnit,
} from './index.ts';

const carpenter: LaborCostRates = {
  name: 'Carpenter',
  unit: 'h',
  regular: '60',
  overtime: '90',
  double: '120',
  night: '69',
};
const helper: LaborCostRates = { name: 'Helper', unit: 'D', regular: '320', overtime: '480' };
const lift: LaborCostRates = { name: 'Scissor lift', unit: 'w', regular: '400', isNonLabor: true };

describe('labor units', () => {
  test.each([
    ['h', '1'],
    ['D', '8'],
    ['w', '40'],
    ['m', '173.33'],
  ] as const)('%s has %s hours', (unit, hours) => {
    expect(hoursPer(unit).toFixed()).toBe(hours);
  });
  test('depend on the settings; a piece has no hours', () => {
    const settings = { ...defaultLaborSettings, hoursPerDay: '10' };
    expect(hoursPer('D', settings).toFixed()).toBe('10');
    expect(new UnitTable(laborLinks(settings)).convert('2', 'DAY', 'hours').toFixed()).toBe('20');
    expect(() => hoursPer('u')).toThrow('Pieces cannot be converted to hours');
    expect(() => hoursPer('w', { ...settings, hoursPerWeek: '0' })).toThrow('A week needs hours above 0');
  });
});

describe('rates', () => {
  test('are converted to hourly rates', () => {
    expect(hourlyRates(carpenter)).toEqual({ regular: '60', overtime: '90', double: '120', night: '69' });
    expect(hourlyRates(helper)).toEqual({ regular: '40', overtime: '60' });
    expect(hourlyRates({ ...lift, overtime: '1' })).toEqual({ regular: '10' });
    expect(() => hourlyRates({ ...lift, unit: 'u' })).toThrow('“Scissor lift” is priced per unit');
  });
  test('of a crew are per person with machine cost distributed', () => {
    expect(crewRate([{ cost: carpenter }]).toFixed()).toBe('60');
    // (2 × 60 + 40 + 10) / 3
    expect(crewRate([{ cost: carpenter, count: '2' }, { cost: helper }, { cost: lift }]).toFixed(4)).toBe(
      '56.6667',
    );
    expect(crewRate([{ cost: lift, count: '2' }]).toFixed()).toBe('20');
    expect(crewRate([{ cost: carpenter, shares: { regular: '80', overtime: '20' } }]).toFixed()).toBe('66');
    expect(() => crewRate([])).toThrow('The crew has no labor cost');
    expect(() => crewRate([{ cost: helper, shares: { double: '100' } }])).toThrow(
      'Double time hours have no rate',
    );
  });
});

describe('productivity', () => {
  const framing = { name: 'Framing', unit: 'D', value: '3' } as const;
  test('converts a quantity and difficulty to hours', () => {
    expect(laborHours('30', framing).toFixed()).toBe('80');
    expect(laborHours('30', framing, { difficulty: '1.25' }).toFixed()).toBe('100');
    expect(laborHours('30', { ...framing, unit: 'h' }).toFixed()).toBe('10');
    expect(laborUnitOf({ ...framing, value: '4' }).toFixed()).toBe('2');
  });
  test.each([
    [{ ...framing, value: '0.5' }, '1', '1', 'The productivity of “Framing” is below 1'],
    [
      { ...framing, unit: 'u' as LaborUnit },
      '1',
      '1',
      'The productivity of “Framing” is per unit and cannot be converted to hours',
    ],
    [framing, '-1', '1', 'The quantity is below 0'],
    [framing, '1', '0', 'The difficulty must be above 0'],
  ])('%j is rejected', (productivity, quantity, difficulty, message) => {
    expect(() => laborHours(quantity, productivity, { difficulty })).toThrow(message);
  });
  test('is linear in the quantity and the difficulty', () => {
    const number = fc.integer({ min: 1, max: 10 ** 6 }).map(String);
    fc.assert(
      fc.property(number, number, fc.constantFrom<LaborUnit>('h', 'D', 'w', 'm'), (quantity, value, unit) => {
        const speed = { name: 'x', unit, value };
        const once = laborHours(quantity, speed);
        expect(
          laborHours(new Decimal(quantity).times(3).toFixed(), speed).toSignificantDigits(30).toFixed(),
        ).toBe(once.times(3).toSignificantDigits(30).toFixed());
        expect(laborHours(quantity, speed, { difficulty: '2' }).toSignificantDigits(30).toFixed()).toBe(
          once.times(2).toSignificantDigits(30).toFixed(),
        );
        expect(laborUnitOf(speed).times(quantity).toSignificantDigits(30).toFixed()).toBe(
          once.toSignificantDigits(30).toFixed(),
        );
      }),
    );
  });
});

describe('loaded rate', () => {
  const rate = (...of: Parameters<typeof loadedRate>) => {
    const result = loadedRate(...of);
    return result.ok ? result.rate.toFixed() : result.error.message;
  };
  test('adds indirect cost and profit and deducts discount', () => {
    expect(rate('60', {})).toBe('60');
    // 60 × 1.2 × 1.1 × 0.95
    expect(rate('60', { indirectPercent: '20', profitPercent: '10', discountPercent: '5' })).toBe('75.24');
    const result = loadedRate('60', { indirectPercent: '20', formula: ' ' });
    expect(result.ok && result.explain[0]).toMatchObject({ label: 'Hourly cost', value: '60' });
    expect(result.ok && result.explain.at(-1)?.runningTotal).toBe('72');
  });
  test('follows an item’s formula', () => {
    expect(rate('60', { profitPercent: '10', formula: 'labor + labor * profit' })).toBe('66');
    expect(rate('60', { formula: 'max(labor, 500 / hours)' }, { hours: '5' })).toBe('100');
    expect(rate('60', { formula: 'if(quantity > 100, labor * 0.9, labor)' }, { quantity: '101' })).toBe('54');
  });
  test.each([
    [{ formula: '500 / hours' }, 'This divides by zero'],
    [{ formula: 'labor * burden' }, '“burden” is not defined'],
    [{ formula: 'labor *' }, 'A value is missing at the end of the formula'],
    [{ formula: 'labor - 100' }, 'The rate is -40, which is below 0'],
    [{ profitPercent: '-1' }, 'Profit is below 0'],
  ])('%j is rejected with a message', (item, message) => {
    expect(rate('60', item)).toBe(message);
  });
  test('is validated before saving', () => {
    expect(checkLaborFormula('')).toBeUndefined();
    expect(checkLaborFormula(defaultLaborFormula)).toBeUndefined();
    expect(checkLaborFormula('labor + constructor')).toMatchObject({
      code: 'unknown_name',
      start: 8,
      end: 19,
    });
    expect(checkLaborFormula('labor)')).toMatchObject({ code: 'syntax' });
  });
  test('grows with indirect cost and profit and shrinks with discount', () => {
    const percent = fc.integer({ min: 0, max: 10_000 }).map((each) => (each / 100).toString());
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 6 }).map(String),
        percent,
        percent,
        percent,
        (labor, a, b, c) => {
          const item = { indirectPercent: a, profitPercent: b, discountPercent: c };
          const of = (more: object) => {
            const result = loadedRate(labor, { ...item, ...more });
            return result.ok ? result.rate : new Decimal(NaN);
          };
          const plus = (each: string) => new Decimal(each).plus(1).toFixed();
          expect(of({ indirectPercent: plus(a) }).gte(of({}))).toBe(true);
          expect(of({ profitPercent: plus(b) }).gte(of({}))).toBe(true);
          expect(of({ discountPercent: '0' }).gte(of({}))).toBe(true);
          expect(of({ indirectPercent: '0', profitPercent: '0', discountPercent: '0' }).eq(labor)).toBe(true);
        },
      ),
    );
  });
});
