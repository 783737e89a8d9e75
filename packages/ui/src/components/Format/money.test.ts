import { expect, it } from 'vitest';
import { formatMoney, formatQuantity } from './money.ts';

it.each([
  ['4862500', {}, '$4,862,500.00'],
  ['2.3475', { maxFractionDigits: 4 }, '$2.3475'],
  ['-612', { signed: true }, '−$612.00'],
  ['3180', { signed: true }, '+$3,180.00'],
  ['0', { signed: true }, '$0.00'],
  ['1943210.55', { style: 'compact' as const }, '$1.94M'],
  ['10720000', { style: 'compact' as const }, '$10.72M'],
  ['96450', { style: 'compact' as const }, '$96K'],
  ['940', { style: 'compact' as const }, '$940'],
  ['96450.5', { style: 'whole' as const }, '$96,451'],
])('%s', (value, format, shown) => expect(formatMoney(value, format)).toBe(shown));

it('keeps every digit of a quantity', () => {
  expect(formatQuantity('12345678901234567890.125')).toBe('12,345,678,901,234,567,890.125');
  expect(formatQuantity('-4.5', 1)).toBe('−4.5');
});
