import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDecimal } from '../Number/decimal.ts';
import { formatPercent, formatShare } from './formatPercent.ts';

it.each([
  ['35.1', '35.1%'],
  ['22', '22.0%'],
  ['0', '0.0%'],
  ['-4.256', '−4.26%'],
  ['-0.001', '0.0%'],
  ['1234.5', '1,234.5%'],
  ['.5', '0.5%'],
  ['by quote', 'by quote'],
  ['', ''],
])('shows %s as %s', (value, shown) => expect(formatPercent(value)).toBe(shown));

it('writes the sign and the digits as the locale has them', () => {
  expect(formatPercent('35.1', 0, 2, 'de-DE')).toBe('35,1\u00a0%');
  expect(formatPercent('35.1', 0, 2, 'fr-FR')).toBe('35,1\u00a0%');
  expect(formatPercent('35.1', 0, 2, 'tr-TR')).toBe('%35,1');
  expect(formatPercent('35.1', 0, 2, 'ar-EG')).toContain('٣٥٫١');
  expect(formatShare(0.5, 'de-DE')).toBe('50\u00a0%');
});

it('rounds a share to whole percents unless places are asked for', () => {
  expect(formatShare(0.351)).toBe('35%');
  expect(formatShare(0.0351, 'en-US', 1)).toBe('3.5%');
  expect(formatShare(-0.2)).toBe('−20%');
});

it('keeps every digit of a decimal, whatever its length', () => {
  const decimals = fc
    .tuple(
      fc.bigInt({ min: 0n, max: 10n ** 20n }),
      fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 10 }),
    )
    .map(([whole, fraction]) => `${whole}${fraction === '' ? '' : `.${fraction}`}`);
  fc.assert(
    fc.property(decimals, fc.integer({ min: 0, max: 6 }), (value, places) => {
      expect(formatPercent(value, places, places)).toBe(`${formatDecimal(value, places, places)}%`);
    }),
  );
});
