import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareBids } from './compare-bids.ts';
import { compareQuotes, type ComparedQuote } from './compare-quotes.ts';

const line = (code: string, amount: string, quantity = '1', name = `Scope ${code}`) => ({
  code,
  name,
  quantity,
  unit: 'SF',
  amount,
});

describe('compareBids', () => {
  it('aligns quotes by scope with lowest, missing and differing ones', () => {
    const { scopes, totals } = compareBids([
      { lines: [line('W1', '100.00', '10'), line('D1', '50.00')], total: '160.00' },
      { lines: [line('W1', '90.00', '9')], total: '95.00' },
      {
        lines: [line('D1', '50.00'), line('W1', '100.00', '10'), line('', '20.00', '1', 'Permit')],
        total: '170.00',
      },
    ]);
    expect(scopes.map(({ name, lowest, missing, spread }) => [name, lowest, missing, spread])).toEqual([
      ['Scope W1', [1], [], '10.00'],
      ['Scope D1', [], [1], '0.00'],
      ['Permit', [], [0, 1], '0.00'],
    ]);
    expect(scopes.map(({ hasOtherQuantities }) => hasOtherQuantities)).toEqual([true, false, false]);
    expect(
      totals.map(({ other, over, isLowest, missing, leveled }) => [other, over, isLowest, missing, leveled]),
    ).toEqual([
      ['10.00', '65.00', false, 1, '180.00'],
      ['5.00', '0.00', true, 2, '165.00'],
      ['0.00', '75.00', false, 0, '170.00'],
    ]);
    expect(totals.map(({ isLowestLeveled }) => isLowestLeveled)).toEqual([false, true, false]);
  });

  it('is empty without quotes', () => {
    expect(compareBids([])).toEqual({ scopes: [], totals: [] });
  });

  const money = fc
    .integer({ min: -1_000_000, max: 1_000_000 })
    .map((cents) => new Decimal(cents).div(100).toFixed(2));
  const quote: fc.Arbitrary<ComparedQuote> = fc.record({
    lines: fc.array(
      fc.record({
        code: fc.constantFrom('', 'A', 'B', 'C'),
        name: fc.constantFrom('x', 'y'),
        quantity: fc.constantFrom('1', '2'),
        unit: fc.constant('EA'),
        amount: money,
      }),
      { maxLength: 8 },
    ),
    total: money,
  });
  const sum = (values: readonly string[]) => values.reduce((all, each) => all.plus(each), new Decimal(0));

  it('sums each quote to its total, and marks the lowest amounts', () => {
    fc.assert(
      fc.property(fc.array(quote, { minLength: 1, maxLength: 4 }), (quotes) => {
        const { scopes, totals } = compareBids(quotes);
        for (const [at, { total, lines }] of quotes.entries()) {
          const own = totals[at];
          const cells = scopes.flatMap((scope) => scope.cells[at] ?? []);
          expect(cells).toHaveLength(lines.length);
          expect(
            sum(cells.map(({ amount }) => amount))
              .plus(own?.other ?? 0)
              .toFixed(2),
          ).toBe(total);
          expect(own?.missing).toBe(scopes.length - cells.length);
          if (own?.missing === 0) expect(own.leveled).toBe(total);
          expect(Number(own?.over)).toBeGreaterThanOrEqual(0);
        }
        expect(totals.some(({ isLowest }) => isLowest)).toBe(true);
        for (const { cells, lowest, spread } of scopes) {
          const amounts = cells.flatMap((cell) => (cell ? [Number(cell.amount)] : []));
          expect(Number(spread)).toBeCloseTo(Math.max(...amounts) - Math.min(...amounts), 2);
          for (const at of lowest) expect(Number(cells[at]?.amount)).toBe(Math.min(...amounts));
          expect(lowest.length === 0).toBe(Number(spread) === 0);
        }
      }),
    );
  });

  it('matches the comparison of two revisions', () => {
    fc.assert(
      fc.property(quote, quote, (left, right) => {
        const { scopes, totals } = compareBids([left, right]);
        const { difference, lines } = compareQuotes(left, right);
        expect(lines).toHaveLength(scopes.length);
        const [before, after] = totals;
        expect(new Decimal(after?.total ?? 0).minus(before?.total ?? 0).toFixed(2)).toBe(difference);
      }),
    );
  });
});
