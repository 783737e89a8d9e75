import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clauseAmount, clauseProblem, describeClauseCalculation, sumFigures } from './clauses.ts';
import { closeQuote, type QuotedClause, type QuotedFigures } from './close-quote.ts';
import { computeEstimate } from './estimate.ts';
import type { ClauseCalculation } from './types.ts';

const lines: QuotedFigures[] = [
  {
    code: 'P1',
    subtotal: '21088.75',
    direct: '17428.72',
    material: '9800.40',
    labor: '7628.32',
    hours: '122.5',
  },
  {
    code: 'P2',
    subtotal: '27474.22',
    direct: '22705.97',
    material: '13105.97',
    labor: '9600.00',
    hours: '160',
  },
];
const totalFigures = sumFigures(lines);
const amountOf = (clause: ClauseCalculation, figures = totalFigures) => {
  const found = clauseAmount(clause, figures);
  return found.ok ? found.amount?.toFixed(2) : found.message;
};
const formula = (text: string): ClauseCalculation => ({ calculateBy: 'formula', formula: text });

describe('clause amount', () => {
  test('sums the figures of the lines it applies to', () => {
    expect(totalFigures).toEqual({
      subtotal: '48562.97',
      direct: '40134.69',
      material: '22906.37',
      labor: '17228.32',
      hours: '282.5',
    });
    expect(sumFigures([{ subtotal: '5', labor: '1' }, { subtotal: '7' }])).toEqual({ subtotal: '12' });
    expect(sumFigures([])).toMatchObject({ subtotal: '0', labor: '0' });
  });

  test.each<[string, ClauseCalculation, string | undefined]>([
    ['words alone', { calculateBy: 'no_calculation', value: '5' }, undefined],
    ['an amount', { calculateBy: 'fixed_value', value: '350.005' }, '350.01'],
    ['a share of labor', { calculateBy: 'percentage', value: '2.5', base: 'labor' }, '430.71'],
    ['a share of direct cost', { calculateBy: 'percentage', value: '10', base: 'direct' }, '4013.47'],
    ['a formula of money', formula('material * 3% + 250'), '937.19'],
    ['a formula over hours', formula('hours * 12.50'), '3531.25'],
  ])('%s', (_name, clause, amount) => {
    expect(clauseProblem(clause)).toBeUndefined();
    expect(amountOf(clause)).toBe(amount);
  });

  test.each<[ClauseCalculation, string, RegExp]>([
    [{ calculateBy: 'fixed_value' }, 'value', /amount/],
    [{ calculateBy: 'percentage', base: 'labor' }, 'value', /percentage/],
    [{ calculateBy: 'percentage', value: '2' }, 'base', /base of the percentage/],
    [formula('  '), 'formula', /formula/],
    [formula('labour * 2%'), 'formula', /“labour” is not defined/],
    [formula('labor * '), 'formula', /./],
    [formula('labor / subtotal'), 'formula', /money/],
  ])('rejects %j with the field', (clause, field, message) => {
    const problem = clauseProblem(clause);
    expect(problem?.field).toBe(field);
    expect(problem?.message).toMatch(message);
    expect(clauseAmount(clause, totalFigures)).toMatchObject({ ok: false });
  });

  test('names a figure that an old revision does not have', () => {
    const old = { subtotal: '100.00' };
    expect(amountOf(formula('subtotal * 2%'), old)).toBe('2.00');
    expect(amountOf(formula('subtotal + labor'), old)).toBe(
      'Labor is not available in this revision. Create a new revision to compute it.',
    );
    expect(amountOf({ calculateBy: 'percentage', value: '2', base: 'material' }, old)).toContain('Material');
  });

  test('in words', () => {
    expect(describeClauseCalculation({ calculateBy: 'percentage', value: '2.50', base: 'direct' })).toBe(
      '2.5% of direct cost',
    );
    expect(describeClauseCalculation({ calculateBy: 'fixed_value', value: '350' })).toBe('$350.00');
    expect(describeClauseCalculation(formula('labor * 2%'))).toBe('labor * 2%');
    expect(describeClauseCalculation({ calculateBy: 'no_calculation' })).toBe('');
  });
});

const money = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
const percent = fc.integer({ min: 0, max: 3000 }).map((tenths) => (tenths / 100).toFixed(2));
const anyLine = (code: string) =>
  fc
    .record({ subtotal: money, direct: money, material: money, labor: money, hours: money })
    .map((figures) => ({
      code,
      ...figures,
    }));
const anyLines = fc.tuple(anyLine('A'), anyLine('B'), anyLine('C'));
const anyClause = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('inclusion' as const, 'exclusion' as const),
  calculateBy: fc.constantFrom('no_calculation' as const, 'fixed_value' as const, 'percentage' as const),
  value: money,
  base: fc.constantFrom('material' as const, 'labor' as const, 'direct' as const, 'subtotal' as const),
  codes: fc.option(fc.subarray(['A', 'B', 'C']), { nil: undefined }),
});
const anyRates = fc.record({ discountPercent: percent, bondPercent: percent, taxPercent: percent });
const anyClauses = fc.uniqueArray(anyClause, { maxLength: 6, selector: ({ id }) => id });

describe('quote total', () => {
  const clauses: QuotedClause[] = [
    { id: 'fee', kind: 'inclusion', calculateBy: 'fixed_value', value: '350' },
    { id: 'clean', kind: 'inclusion', calculateBy: 'percentage', value: '2', base: 'labor', codes: ['P1'] },
    { id: 'test', kind: 'exclusion', calculateBy: 'fixed_value', value: '1200' },
    { id: 'note', kind: 'exclusion', calculateBy: 'no_calculation' },
    { id: 'bad', kind: 'inclusion', calculateBy: 'formula', formula: 'nothing' },
  ];

  test('counts inclusions but not exclusions, which keep their price', () => {
    const closed = closeQuote({ lines, clauses, rates: { discountPercent: '1', taxPercent: '8' } });
    expect(Object.fromEntries(closed.clauses)).toEqual({
      fee: { amount: '350.00' },
      clean: { amount: '152.57' },
      test: { amount: '1200.00' },
      bad: { problem: '“nothing” is not defined' },
    });
    // 48,562.97 + 350.00 + 152.57 = 49,065.54; less 490.66 is 48,574.88; with 3,885.99 of tax.
    expect(closed).toMatchObject({
      lines: '48562.97',
      inclusions: '502.57',
      discount: '490.66',
      tax: '3885.99',
      total: '52460.87',
    });
  });

  test('is lines + inclusions − discount + bond + tax', () => {
    fc.assert(
      fc.property(anyLines, anyClauses, anyRates, (of, all, rates) => {
        const closed = closeQuote({ lines: of, clauses: all, rates });
        const sum = new Decimal(closed.lines)
          .plus(closed.inclusions)
          .minus(closed.discount)
          .plus(closed.bond)
          .plus(closed.tax);
        expect(closed.total).toBe(sum.toFixed(2));
        const counted = all
          .filter(({ kind }) => kind === 'inclusion')
          .reduce((total, { id }) => total.plus(closed.clauses.get(id)?.amount ?? 0), new Decimal(0));
        expect(closed.inclusions).toBe(counted.toFixed(2));
      }),
    );
  });

  test('does not depend on exclusions or the order of clauses', () => {
    fc.assert(
      fc.property(anyLines, anyClauses, anyRates, (of, all, rates) => {
        const { total } = closeQuote({ lines: of, clauses: all, rates });
        const included = all.filter(({ kind }) => kind === 'inclusion');
        expect(closeQuote({ lines: of, clauses: included, rates }).total).toBe(total);
        expect(closeQuote({ lines: of, clauses: all.toReversed(), rates }).total).toBe(total);
      }),
    );
  });

  test('uses the same closing as the estimate', () => {
    fc.assert(
      fc.property(money, money, anyRates, (price, fee, rates) => {
        const clause = {
          id: 'fee',
          kind: 'inclusion' as const,
          calculateBy: 'fixed_value' as const,
          value: fee,
        };
        const estimate = computeEstimate({
          assemblies: [
            {
              id: 'a',
              name: 'A',
              variables: {},
              lines: [{ id: 'l', name: 'L', unit: 'EA', quantity: '1', material: { price } }],
            },
          ],
          clauses: [{ ...clause, name: 'Fee' }],
          ...rates,
        });
        const { total, inclusions } = closeQuote({
          lines: [{ code: 'A', subtotal: estimate.totals.lines }],
          clauses: [clause],
          rates,
        });
        expect({ total, inclusions }).toEqual({
          total: estimate.totals.total,
          inclusions: estimate.totals.inclusions,
        });
      }),
    );
  });
});
