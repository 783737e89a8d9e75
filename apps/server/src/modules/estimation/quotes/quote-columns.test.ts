import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitPriceOf } from './quote-columns.ts';

test.each([
  ['4212.61', '800', '5.26576'],
  ['4340.00', '1000', '4.34'],
  ['100.00', '3', '33.333'],
  ['0.00', '12', '0.00'],
  ['55.00', '0', '0.00'],
])('%s for %s is %s each', (amount, quantity, price) => {
  expect(unitPriceOf(amount, new Decimal(quantity))).toBe(price);
});

test('quantity × unit price is the amount to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000_000 }),
      fc.integer({ min: 1, max: 100_000_000 }),
      (cents, hundredths) => {
        const [amount, quantity] = [new Decimal(cents).div(100).toFixed(2), new Decimal(hundredths).div(100)];
        const price = unitPriceOf(amount, quantity);
        expect(quantity.times(price).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed(2)).toBe(amount);
        expect(price).toMatch(/^\d+\.\d{2,8}$/);
      },
    ),
  );
});
