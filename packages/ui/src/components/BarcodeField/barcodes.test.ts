import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, expandUpcE, gtinKind, isGtin, isMisread } from './barcodes.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));
const body = fc.constantFrom(7, 11, 12, 13).chain(digits);

describe('isGtin', () => {
  it.each(['036000291452', '4006381333931', '96385074', '10012345678902'])('accepts %s', (code) => {
    expect(isGtin(code)).toBe(true);
  });
  it.each(['036000291453', '4006381333930', '96385075', '123', '', 'ABC'])('refuses %s', (code) => {
    expect(isGtin(code)).toBe(false);
  });
  it('accepts every number with its check digit', () => {
    fc.assert(fc.property(body, (number) => isGtin(`${number}${checkDigit(number)}`)));
  });
  it('detects any single wrong digit', () => {
    fc.assert(
      fc.property(body, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        const code = `${number}${checkDigit(number)}`;
        const at = place % code.length;
        const wrong = String((Number(code[at]) + by) % 10);
        return !isGtin(`${code.slice(0, at)}${wrong}${code.slice(at + 1)}`);
      }),
    );
  });
});

it('distinguishes code types by length', () => {
  expect(gtinKind('96385074')).toBe('EAN-8');
  expect(gtinKind('036000291452')).toBe('UPC-A');
  expect(gtinKind('4006381333931')).toBe('EAN-13');
  expect(gtinKind('B-2041')).toBeUndefined();
});

describe('expandUpcE', () => {
  it.each([
    ['04252614', '042100005264'],
    ['01234565', '012345000065'],
  ])('%s → %s', (short, long) => expect(expandUpcE(short)).toBe(long));
  it('returns only valid numbers', () => {
    fc.assert(
      fc.property(digits(8), (code) => {
        const long = expandUpcE(code);
        return long === null || (long.length === 12 && isGtin(long));
      }),
    );
  });
});

it('does not report codes of other types as misread', () => {
  expect(isMisread('036000291453')).toBe(true);
  expect(isMisread('036000291452')).toBe(false);
  expect(isMisread('04252614')).toBe(false);
  expect(isMisread('BIN-204-A')).toBe(false);
  expect(isMisread('12345')).toBe(false);
});
