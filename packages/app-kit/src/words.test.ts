import { expect, test } from 'vitest';
import { listed, withUnit } from './words.ts';

test.each([
  [1, 'days', '1 day'],
  [0, 'days', '0 days'],
  [5, 'days', '5 days'],
  [1, 'SQFT', '1 SQFT'],
  [7, undefined, '7'],
])('%j with %j', (value, unit, shown) => {
  expect(withUnit(value, unit)).toBe(shown);
});

test('what is there stands on one line', () => {
  expect(listed(['Vail', '', undefined, null, '303-555-0101'])).toBe('Vail · 303-555-0101');
  expect(listed([])).toBe('');
});

test('a name from right to left keeps the figures after it in their order', () => {
  expect(listed(['شركة البناء', '303-555-0101'])).toBe('\u2068شركة البناء\u2069 · 303-555-0101');
});
