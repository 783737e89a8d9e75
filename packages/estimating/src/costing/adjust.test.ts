import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adjustLine,
  computeEstimate,
  materialPrice,
  profitForMargin,
  type EstimateInput,
  type EstimateLineInput,
} from './index.ts';

const line: EstimateLineInput = {
  id: 'L',
  materialId: 'M',
  name: 'Board',
  unit: 'SF',
  quantity: 'area',
  wastePercent: '5',
  material: { price: '2.00', freightPercent: '10' },
  labor: {
    laborUnit: '0.02',
    basis: 'ordered',
    rates: { regular: '50', overtime: '75' },
    source: { kind: 'labor', label: 'Carpenter', id: 'C' },
  },
};
const input = (lines: EstimateLineInput[], profitPercent = '10'): EstimateInput => ({
  assemblies: [{ id: 'A', name: 'Ceiling', variables: { area: { value: '1000', unit: 'SF' } }, lines }],
  overheadPercent: '10',
  profitPercent,
  priceDecimals: 4,
});

describe('adjusted line', () => {
  test('is unchanged without adjustments', () => {
    expect(adjustLine(line, 'A', {})).toEqual(line);
    expect(adjustLine(line, 'A', { laborRates: { D: '9' }, materialPrices: { N: '9' } })).toEqual(line);
  });

  test('matches the manual calculation', () => {
    const adjusted = adjustLine(line, 'A', {
      difficulty: '1.2',
      wastePercent: '8',
      freightPercent: '0',
      dutyPercent: '25',
      laborRates: { C: '60' },
      assemblyPrices: { A: '10' },
    });
    // 1,000 SF + 8% at 2.00 + 10% = 2.20, + 25% duty = 2.75; 21.6 h × 1.2 = 25.92 h at 60.
    const [of] = computeEstimate(input([adjusted])).assemblies[0]?.lines ?? [];
    expect(of).toMatchObject({
      quantity: '1080',
      materialPrice: '2.75',
      material: '2970.00',
      hours: '25.92',
      labor: '1555.20',
    });
    expect(adjusted.labor?.rates.overtime).toBe('90');
  });

  test('prices hours by their mix', () => {
    const adjusted = adjustLine(line, 'A', { overtimePercent: '20', laborRates: { C: '60' } });
    const [of] = computeEstimate(input([adjusted])).assemblies[0]?.lines ?? [];
    // 1,050 × 0.02 h, four fifths at 60 and one at 90.
    expect(of).toMatchObject({ hours: '21', laborRate: '66', labor: '1386.00' });
    expect(of?.explain.labor.at(-1)?.label).toBe('Hourly cost, 80% regular, 20% overtime');
    expect(adjustLine(line, 'A', { overtimePercent: '0' })).toEqual(line);
  });

  test('uses its assembly’s difficulty and hour mix if set', () => {
    const adjusted = adjustLine(line, 'A', {
      difficulty: '1.5',
      overtimePercent: '20',
      assemblyLabor: { A: { difficulty: '1.2' }, B: { difficulty: '9' } },
    });
    // 1,050 × 0.02 h × 1.2, and the estimate's mix: four fifths at 50 and one at 75.
    const [of] = computeEstimate(input([adjusted])).assemblies[0]?.lines ?? [];
    expect(of).toMatchObject({ hours: '25.2', laborRate: '55', labor: '1386.00' });
    const mixed = adjustLine(line, 'A', {
      difficulty: '1.5',
      nightPercent: '50',
      assemblyLabor: { A: { overtimePercent: '40' } },
    });
    const [own] = computeEstimate(input([mixed])).assemblies[0]?.lines ?? [];
    expect(own).toMatchObject({ hours: '31.5', laborRate: '60' });
    expect(own?.explain.labor.at(-1)?.label).toBe(
      'Hourly cost, 60% regular, 40% overtime (hours of this assembly)',
    );
    // The line's own values override the assembly's, field by field.
    const alone = adjustLine(
      line,
      'A',
      { assemblyLabor: { A: { difficulty: '3', overtimePercent: '40' } } },
      { labor: { difficulty: '1' } },
    );
    const [adjustedLine] = computeEstimate(input([alone])).assemblies[0]?.lines ?? [];
    expect(adjustedLine).toMatchObject({ hours: '21', laborRate: '60' });
    expect(adjustedLine?.explain.labor.at(-2)?.label).toBe('Difficulty of this line');
    // An explicit zero share means all hours are regular.
    const easy = adjustLine(line, 'A', {
      overtimePercent: '50',
      assemblyLabor: { A: { overtimePercent: '0' } },
    });
    expect(computeEstimate(input([easy])).assemblies[0]?.lines[0]?.laborRate).toBe('50');
  });

  test('costs the same if the adjustment is set on the estimate, each assembly or each line', () => {
    const share = fc.integer({ min: 0, max: 33 }).map(String);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }).map((tenths) => String(tenths / 10)),
        share,
        share,
        share,
        (difficulty, overtimePercent, doublePercent, nightPercent) => {
          const own = { difficulty, overtimePercent, doublePercent, nightPercent };
          const total = (adjusted: EstimateLineInput) => computeEstimate(input([adjusted])).totals;
          const all = total(adjustLine(line, 'A', own));
          expect(total(adjustLine(line, 'A', { assemblyLabor: { A: own } }))).toEqual(all);
          expect(total(adjustLine(line, 'A', {}, { labor: own }))).toEqual(all);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('keeps overrides, and prefers material prices to assembly prices', () => {
    const adjustments = { wastePercent: '9', materialPrices: { M: '-5' }, assemblyPrices: { A: '10' } };
    expect(adjustLine(line, 'A', adjustments).material?.changePercent).toBe('-5');
    expect(adjustLine(line, 'A', adjustments, { quantity: true, price: true })).toEqual(line);
  });

  test('shows the price change in the derivation', () => {
    const { explain, estimate } = materialPrice(
      { price: '2', changePercent: '-5', freightPercent: '10' },
      'SF',
    );
    expect(estimate.toString()).toBe('2.09');
    expect(explain[1]).toMatchObject({
      operator: '−',
      label: 'Price change',
      value: '5',
      runningTotal: '1.9',
    });
  });
});

describe('profitForMargin', () => {
  const at = (lines: EstimateLineInput[]) => (profit: string) => {
    const { totals } = computeEstimate(input(lines, profit));
    return { cost: totals.direct, subtotal: totals.subtotal };
  };

  test('reaches the margin for any share of lines without own markup', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 4500 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 500_000 }),
        (margin, markup, cents) => {
          const expected = (margin / 100).toString();
          const lines = [
            line,
            { ...line, id: 'L2', material: { price: (cents / 100).toString() } },
            { ...line, id: 'L3', quantity: '3', markupPercent: (markup / 100).toString() },
          ];
          const profit = profitForMargin(expected, at(lines));
          expect(profit).toBeDefined();
          const { cost, subtotal } = at(lines)(profit ?? '0');
          const reached = new Decimal(subtotal).minus(cost).div(subtotal).times(100);
          expect(reached.minus(expected).abs().toNumber()).toBeLessThanOrEqual(0.005);
        },
      ),
      { numRuns: 300, examples: [[1008, 5, 8]] },
    );
  });

  test('is undefined if no profit reaches the margin', () => {
    expect(profitForMargin('100', at([line]))).toBeUndefined();
    expect(profitForMargin('1', at([line]))).toBeUndefined();
    // An own markup does not depend on the profit.
    expect(profitForMargin('30', at([{ ...line, markupPercent: '5' }]))).toBeUndefined();
    expect(profitForMargin('30', at([]))).toBeUndefined();
  });
});
