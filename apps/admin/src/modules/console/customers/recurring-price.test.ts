import { expect, test } from 'vitest';
import { monthlyPrice } from './recurring-price.ts';

const addOn = { module: 'pos', price: '30.00', bought_at: '2026-01-01T00:00:00Z' };

test.each([
  [{ plan: '', price: '0.00', interval: 'monthly', add_ons: [] }, '0.00'],
  [{ plan: 'essentials', price: '225.00', interval: 'monthly', add_ons: [] }, '225.00'],
  [{ plan: 'essentials', price: '1000.00', interval: 'yearly', add_ons: [] }, '83.33'],
  // An add-on is charged from the day on which it is available.
  [{ plan: 'essentials', price: '225.00', interval: 'monthly', add_ons: [addOn] }, '225.00'],
  [
    {
      plan: 'essentials',
      price: '225.00',
      interval: 'monthly',
      add_ons: [{ ...addOn, charged_from: '2026-02-01T00:00:00Z' }],
    },
    '255.00',
  ],
] as const)('%o costs %s a month', (subscription, expected) => {
  expect(monthlyPrice({ ...subscription, add_ons: [...subscription.add_ons] })).toBe(expected);
});
