import { expect, test } from 'vitest';
import { comparisonOf, spreadText } from './bid-comparison.ts';

test('marks the lowest bid, and others by their percentage above it', () => {
  expect(comparisonOf({ isLowest: true })).toEqual({ label: 'Lowest', tone: 'ok' });
  expect(comparisonOf({ isLowest: false, above: '12.4' })).toBe('+12.4%');
});

test('compares nothing without a rival, nor with a lowest price of zero', () => {
  expect(comparisonOf(undefined)).toBeNull();
  expect(comparisonOf({ isLowest: false })).toBeNull();
});

test('writes the spread with its percentage, if there is one', () => {
  const spread = { lowest: ['a'], low: '41250.5', high: '45350.5', difference: '4100' };
  expect(spreadText({ ...spread, percent: '9.9' })).toBe('$4,100.00 (9.9%)');
  expect(spreadText({ ...spread, percent: undefined })).toBe('$4,100.00');
});
