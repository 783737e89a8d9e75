import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDecimal, roundDecimal } from '../Number/decimal.ts';
import { currencyMark, formatMeasure, formatMoney, formatQuantity } from './money.ts';

it.each([
  ['4862500', {}, '$4,862,500.00'],
  ['2.3475', { maxFractionDigits: 4 }, '$2.3475'],
  ['-612', { showSign: true }, '−$612.00'],
  ['3180', { showSign: true }, '+$3,180.00'],
  ['0', { showSign: true }, '$0.00'],
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

/** Decimals of up to forty digits, which exceed the precision of floats. */
const decimals = fc
  .tuple(
    fc.boolean(),
    fc.bigInt({ min: 0n, max: 10n ** 24n }),
    fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 16 }),
  )
  .map(
    ([negative, whole, fraction]) => `${negative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`,
  );

it('writes dollars in English digit for digit, rounded half away from zero', () => {
  fc.assert(
    fc.property(
      decimals,
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 4 }),
      (value, least, more) => {
        const most = least + more;
        const plain = formatDecimal(roundDecimal(value, most), least, most);
        const isLess = plain.startsWith('-') && /[1-9]/.test(plain);
        expect(formatMoney(value, { minFractionDigits: least, maxFractionDigits: most })).toBe(
          `${isLess ? '−' : ''}$${plain.replace('-', '')}`,
        );
      },
    ),
  );
});
it('keeps all digits in any locale', () => {
  fc.assert(
    fc.property(decimals, fc.constantFrom('de-DE', 'fr-CH', 'hi-IN', 'ja-JP', 'pt-BR'), (value, locale) => {
      const shown = formatMoney(value, { currency: 'EUR', maxFractionDigits: 20 }, locale);
      const digits = value.replace(/\D/g, '').replace(/^0+/, '');
      expect(shown.replace(/\D/g, '').replace(/^0+|0+$/g, '')).toBe(digits.replace(/0+$/, ''));
    }),
  );
});
it('writes another currency as the locale has it', () => {
  expect(formatMoney('-1284.5', { currency: 'EUR' }, 'de-DE')).toBe('−1.284,50\u00a0€');
  expect(formatMoney('1284.5', { currency: 'JPY' }, 'ja-JP')).toBe('￥1,285');
  expect(formatMoney('1284.5', { currency: 'CAD' })).toBe('CA$1,284.50');
  expect(formatMoney('1284.5', { currency: 'KWD' })).toMatch(/1,284\.500$/);
  expect(formatMoney('10720000', { currency: 'EUR', style: 'compact' }, 'de-DE')).toBe(
    '10,72\u00a0Mio.\u00a0€',
  );
  expect(formatMoney('10720000', { currency: 'GBP', style: 'compact' }, 'en-GB')).toBe('£10.72M');
  expect(formatMoney('1284.5', {}, 'ar-EG')).toMatch(/US\$\u200e$/);
  expect(formatMoney('by quote')).toBe('by quote');
  expect(currencyMark('EUR', 'de-DE')).toEqual({ sign: '€', isAfter: true, fractionDigits: 2 });
  expect(currencyMark('USD', 'en-US')).toEqual({ sign: '$', isAfter: false, fractionDigits: 2 });
});

it.each([
  ['1533.5298123456', '1,533.53'],
  ['7.4074074074', '7.407'],
  ['0.0042174321', '0.004217'],
  ['12.3456', '12.3456'],
  ['0', '0'],
  ['-98.7654321', '−98.77'],
])('a measured figure of %s is shown as %s', (value, shown) => {
  expect(formatMeasure(value)).toBe(shown);
});
