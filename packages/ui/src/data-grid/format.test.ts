import { describe, expect, it } from 'vitest';
import { compareValues, formatCell } from './format.ts';

describe('cells', () => {
  it('formats every type of value as specified', () => {
    expect(formatCell('money', '14862400')).toBe('$14,862,400.00');
    expect(formatCell('amount', '21088.75')).toBe('21,088.75');
    expect(formatCell('quantity', '403.5')).toBe('403.5');
    expect(formatCell('percent', '22')).toBe('22.0%');
    expect(formatCell('date', '2025-11-19')).toBe('Nov 19, 2025');
    expect(formatCell('status', { label: 'Active', tone: 'ok' })).toBe('Active');
    expect(formatCell('money', null)).toBe('');
    expect(formatCell('money', 'to be priced')).toBe('to be priced');
  });
  it('keeps every digit of a long sum', () => {
    expect(formatCell('money', '987654321098765432.10')).toBe('$987,654,321,098,765,432.10');
  });
  it('orders amounts by value and text by collation', () => {
    expect(compareValues('money', '9', '10')).toBeLessThan(0);
    expect(compareValues('money', '9007199254740993.01', '9007199254740993.02')).toBeLessThan(0);
    expect(compareValues('text', 'Sheet 9', 'sheet 10')).toBeLessThan(0);
    expect(compareValues('person', { name: 'Ann' }, { name: 'Bea' })).toBeLessThan(0);
  });
});
