import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocateAmount, allocateFigures, divisionOf, sumCostFigures } from './index.ts';

const cents = fc.integer({ min: -1_000_000, max: 100_000_000 }).map((n) => (n / 100).toFixed(2));
const weights = fc.array(
  fc.integer({ min: 0, max: 10_000_000 }).map((n) => (n / 1000).toFixed(3)),
  { minLength: 1, maxLength: 12 },
);
const sum = (values: readonly string[]) => Decimal.sum(0, ...values).toFixed(2);

describe('amounts split by quantities', () => {
  test('gives the last cents to the largest remainders', () => {
    expect(allocateAmount('100.00', ['1', '1', '1'])).toEqual(['33.34', '33.33', '33.33']);
    expect(allocateAmount('0.05', ['1', '3'])).toEqual(['0.01', '0.04']);
  });

  test('gives the amount to the first share if nothing has a quantity', () => {
    expect(allocateAmount('12.34', ['0', '0'])).toEqual(['12.34', '0.00']);
  });

  test('shares add up to the amount and differ from the exact share by less than a cent', () => {
    fc.assert(
      fc.property(cents, weights, (amount, by) => {
        const shares = allocateAmount(amount, by);
        expect(sum(shares)).toBe(sum([amount]));
        const total = Decimal.sum(0, ...by);
        if (total.isZero()) return;
        shares.forEach((share, at) => {
          const exact = new Decimal(amount).times(by[at] ?? 0).div(total);
          expect(new Decimal(share).minus(exact).abs().lt('0.01')).toBe(true);
        });
      }),
    );
  });

  test('figures of the shares add up to the figures, and the cost of a share is the sum of its parts', () => {
    const positive = cents.map((amount) => amount.replace('-', ''));
    const figures = fc.record({
      material: positive,
      hours: positive,
      labor: positive,
      equipment: positive,
      other: positive,
      sell: positive,
    });
    fc.assert(
      fc.property(figures, weights, (of, by) => {
        const shares = allocateFigures(of, by);
        const all = sumCostFigures(shares);
        for (const field of ['material', 'labor', 'equipment', 'other', 'sell'] as const)
          expect(all[field]).toBe(sum([of[field]]));
        expect(Number(all.hours)).toBe(Number(of.hours));
        for (const share of shares)
          expect(share.cost).toBe(sum([share.material, share.labor, share.equipment, share.other]));
        expect(all.cost).toBe(sum([of.material, of.labor, of.equipment, of.other]));
      }),
    );
  });
});

describe('divisions', () => {
  test('reads the division from common forms of a code', () => {
    for (const code of ['09-2216-320', '09 22 16', '092216', '09.22'])
      expect(divisionOf(code)).toEqual({ number: '09', title: 'Finishes' });
  });

  test('has no division for other codes', () => {
    for (const code of ['', 'P-1', '9-22', '99-1000', '09']) expect(divisionOf(code)).toBeUndefined();
  });
});
