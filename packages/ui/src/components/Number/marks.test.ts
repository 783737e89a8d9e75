import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDecimal, parseDecimal } from './decimal.ts';
import { marksOf, toLocal, toPlain } from './marks.ts';

it.each([
  ['en-US', '1,284.5'],
  ['de-DE', '1.284,5'],
  ['ar-EG', '١٬٢٨٤٫٥'],
])('%s writes %s', (locale, figure) => {
  expect(toLocal('1,284.5', marksOf(locale))).toBe(figure);
  expect(parseDecimal(toPlain(figure, marksOf(locale)))).toBe('1284.5');
});

it('round-trips every figure in every notation', () => {
  const value = fc
    .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 9999 }))
    .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`);
  fc.assert(
    fc.property(
      value,
      fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'ar-EG', 'hi-IN'),
      (figure, locale) => {
        const marks = marksOf(locale);
        const shown = toLocal(formatDecimal(figure, 4), marks);
        return parseDecimal(toPlain(shown, marks)) === parseDecimal(figure);
      },
    ),
  );
});
