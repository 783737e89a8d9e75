import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quotePriceChange, repriceQuoteLine, visibleQuoteLines, type PricedQuoteLine } from './index.ts';

const decimal = (max: number, places: number) =>
  fc.integer({ min: 0, max }).map((n) => (n / 10 ** places).toFixed(places));
const line = fc
  .record({ quantity: decimal(1_000_000, 2), price: decimal(1_000_000, 4), is_hidden: fc.boolean() })
  .map(({ quantity, price, is_hidden }): PricedQuoteLine => ({
    name: 'Line',
    description: 'Detail',
    code: 'L',
    unit: 'SF',
    quantity,
    unit_price: price,
    amount: new Decimal(quantity).times(price).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed(2),
    ...(is_hidden ? { is_hidden } : {}),
  }));
const sumOf = (lines: readonly { amount: string }[]) =>
  Decimal.sum(0, ...lines.map(({ amount }) => amount)).toFixed(2);

describe('hidden lines of a quote', () => {
  test('are one line with their sum, so that the lines still add up', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const shown = visibleQuoteLines(lines);
        expect(sumOf(shown)).toBe(sumOf(lines));
        const hidden = lines.filter(({ is_hidden }) => is_hidden).length;
        expect(shown.length).toBe(lines.length - hidden + (hidden ? 1 : 0));
      }),
    );
  });

  test('keep the price of the estimate from the customer', () => {
    fc.assert(
      fc.property(line, decimal(1_000_000, 4), (of, price) => {
        for (const shown of visibleQuoteLines([repriceQuoteLine(of, price)])) {
          expect(shown).not.toHaveProperty('estimated');
          expect(shown).not.toHaveProperty('is_hidden');
        }
      }),
    );
  });
});

describe('a unit price entered by hand', () => {
  test('gives quantity × unit price as the amount, and the change of the subtotal', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(line, decimal(1_000_000, 4)), { minLength: 1 }), (pairs) => {
        const before = pairs.map(([of]) => of);
        const after = pairs.map(([of, price]) => repriceQuoteLine(of, price));
        for (const { quantity, unit_price, amount } of after)
          expect(
            new Decimal(quantity).times(unit_price).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed(2),
          ).toBe(amount);
        expect(quotePriceChange(after)).toBe(new Decimal(sumOf(after)).minus(sumOf(before)).toFixed(2));
      }),
    );
  });

  test('returns to the price of the estimate, whatever was entered in between', () => {
    fc.assert(
      fc.property(line, fc.array(decimal(1_000_000, 4)), (of, prices) => {
        const changed = prices.reduce(repriceQuoteLine, of);
        expect(repriceQuoteLine(changed, null)).toEqual(of);
      }),
    );
  });
});
