import { describe, expect, it } from 'vitest';
import { compareDecimal, formatDecimal, parseDecimal, roundDecimal } from './decimal.ts';

describe('parseDecimal', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['$1,284.50', '1284.50'],
    ['(12)', '-12'],
    ['-0.00', '0.00'],
    ['.5', '0.5'],
    ['007', '7'],
    ['12.', '12'],
    ['+3', '3'],
    ['−4', '-4'],
    ['99999999999999999999.123456789', '99999999999999999999.123456789'],
  ])('%s → %s', (text, value) => expect(parseDecimal(text)).toBe(value));
  it.each(['abc', '1.2.3', '.', '-', '1e5', '12 ft'])('refuses %s', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });
});

describe('roundDecimal', () => {
  it.each([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['0.004', 2, '0.00'],
    ['-0.004', 2, '0.00'],
    ['9.999', 2, '10.00'],
    ['2.5', 0, '3'],
    ['12', 2, '12'],
  ])('%s to %i', (value, places, rounded) => expect(roundDecimal(value, places)).toBe(rounded));
});

describe('formatDecimal', () => {
  it('separates thousands and keeps the requested decimals', () => {
    expect(formatDecimal('4862500', 2, 4)).toBe('4,862,500.00');
    expect(formatDecimal('1.2345', 2, 4)).toBe('1.2345');
    expect(formatDecimal('1.5000', 2, 4)).toBe('1.50');
    expect(formatDecimal('-1234.5')).toBe('-1,234.5');
    expect(formatDecimal('999')).toBe('999');
  });
});

it('compares beyond the precision of a float', () => {
  expect(compareDecimal('10000000000000000.1', '10000000000000000.2')).toBe(-1);
  expect(compareDecimal('-1', '1')).toBe(-1);
  expect(compareDecimal('2.50', '2.5')).toBe(0);
});
