import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alternateKind,
  closeAlternates,
  computeEstimate,
  createEstimator,
  explainLine,
  overlapping,
  type AlternateInput,
  type EstimateInput,
  type EstimateLineInput,
} from './index.ts';

const line = (id: string, values: Partial<EstimateLineInput> = {}): EstimateLineInput => ({
  id,
  name: id,
  unit: 'SF',
  quantity: 'area',
  wastePercent: '5',
  material: { price: '2' },
  ...values,
});
const base = (percent = '0'): EstimateInput => ({
  assemblies: [
    {
      id: 'floor',
      name: 'Luxury vinyl tile',
      variables: { area: { value: '100', unit: 'SF' } },
      lines: [line('plank'), line('glue', { material: { price: '0.5' } })],
    },
    {
      id: 'ceiling',
      name: 'Acoustic tile',
      variables: { area: { value: '200', unit: 'SF' } },
      lines: [line('tile', { material: { price: '3' } })],
    },
  ],
  overheadPercent: '10',
  profitPercent: '10',
  taxPercent: percent,
});
const sheet: AlternateInput = {
  id: 'sheet',
  name: 'Sheet vinyl',
  removes: { lines: ['glue'] },
  changes: [line('plank', { material: { price: '1.5' } })],
};
const board: AlternateInput = {
  id: 'board',
  name: 'Lead-lined board',
  adds: [
    {
      id: 'board+own',
      name: 'Board',
      variables: {},
      lines: [line('board+1', { quantity: '10', wastePercent: '0' })],
    },
  ],
};
const priced = (input: EstimateInput) => computeEstimate(input);

describe('alternate', () => {
  test('changes and removes lines and is priced with the closing rates', () => {
    const { alternates, totals } = priced({ ...base('8'), alternates: [sheet] });
    const [own] = alternates;
    // 105 SF of plank cost 210 at 2.00 and 157.50 at 1.50; 105 SF of glue cost 52.50.
    expect(own?.cost).toBe('-105.00');
    expect(own?.delta).toBe('-127.05');
    expect(own?.totalDelta).toBe('-137.21');
    expect(own?.lines.map(({ id, before, after, delta }) => [id, before?.sell, after?.sell, delta])).toEqual([
      ['plank', '254.10', '190.58', '-63.52'],
      ['glue', '63.53', undefined, '-63.53'],
    ]);
    // The base bid is unchanged.
    expect(totals.total).toBe(priced(base('8')).totals.total);
    expect(alternateKind(own?.totalDelta ?? '')).toBe('deduct');
  });

  test('adds own lines without changing others', () => {
    const [own] = priced({ ...base(), alternates: [board] }).alternates;
    expect(own).toMatchObject({ cost: '20.00', delta: '24.20', lines: [{ id: 'board+1', delta: '24.20' }] });
    expect(own?.lines[0]).not.toHaveProperty('before');
    expect(alternateKind('24.20')).toBe('add');
    expect(alternateKind('0.00')).toBe('none');
  });

  test('is reported if it changes the same lines as another one', () => {
    const third: AlternateInput = { id: 'none', name: 'No floor', removes: { assemblies: ['floor'] } };
    const ceiling: AlternateInput = { id: 'up', name: 'Up', removes: { lines: ['tile'] } };
    expect(overlapping([sheet, board, third, ceiling], base().assemblies)).toEqual([['sheet', 'none']]);
  });

  test('costs the same in incremental computations', () => {
    const compute = createEstimator();
    const input = base('8');
    compute(input);
    const withBoth = { ...input, alternates: [sheet, board] };
    expect(JSON.stringify(compute(withBoth))).toBe(JSON.stringify(computeEstimate(withBoth)));
    expect(JSON.stringify(compute(input))).toBe(JSON.stringify(computeEstimate(input)));
  });
});

const amount = fc
  .integer({ min: -5_000_000, max: 5_000_000 })
  .map((cents) => new Decimal(cents).div(100).toFixed(2));

describe('bid', () => {
  test('is the base bid plus accepted alternates in any order', () => {
    fc.assert(
      fc.property(
        amount,
        fc.array(fc.record({ amount, isAccepted: fc.boolean() }), { maxLength: 8 }),
        (bid, alternates) => {
          const { accepted, total } = closeAlternates(bid, alternates);
          expect(new Decimal(bid).plus(accepted).toFixed(2)).toBe(total);
          expect(closeAlternates(bid, alternates.toReversed())).toEqual({ accepted, total });
          const none = alternates.map((each) => ({ ...each, isAccepted: false }));
          expect(closeAlternates(bid, none)).toEqual({
            accepted: '0.00',
            total: new Decimal(bid).toFixed(2),
          });
        },
      ),
    );
  });

  test('of independent alternates equals the estimate with all of them applied, but for cents of each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }), (left, right) => {
        const alternates: AlternateInput[] = [
          { id: 'a', name: 'A', changes: [line('plank', { quantity: String(left) })] },
          {
            id: 'b',
            name: 'B',
            changes: [line('tile', { quantity: String(right), material: { price: '3' } })],
          },
        ];
        const offered = priced({ ...base(), alternates });
        const result = priced({
          ...base(),
          alternates: alternates.map((each) => ({ ...each, accepted: true })),
        });
        const { total } = closeAlternates(
          offered.totals.total,
          offered.alternates.map(({ totalDelta }) => ({ amount: totalDelta, isAccepted: true })),
        );
        // Each amount is rounded on its own, the percentages of the whole estimate once.
        expect(new Decimal(total).minus(result.totals.total).abs().toNumber()).toBeLessThanOrEqual(0.03);
      }),
    );
  });
});

test('explains a single line like the whole estimate', () => {
  const input = base('8');
  const fullLine = computeEstimate(input).assemblies[0]?.lines[0];
  const untold = computeEstimate({ ...input, lineSteps: false });
  expect(explainLine({ ...input, lineSteps: false }, 'plank')).toEqual(fullLine);
  expect(explainLine(input, 'gone')).toBeUndefined();
  expect(untold.assemblies[0]?.lines[0]).toEqual({
    ...fullLine,
    explain: { quantity: [], price: [], material: [], labor: [], equipment: [], other: [], sell: [] },
  });
  expect(untold.totals).toEqual(computeEstimate(input).totals);
});
