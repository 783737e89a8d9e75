/** Codes of trade items: a number whose last digit is a check digit. */
export type Gtin = 'EAN-8' | 'UPC-A' | 'EAN-13' | 'GTIN-14';

const kinds: Readonly<Record<number, Gtin>> = { 8: 'EAN-8', 12: 'UPC-A', 13: 'EAN-13', 14: 'GTIN-14' };

/**
 * Returns the check digit for the other digits of a UPC, EAN or GTIN.
 * @throws RangeError for anything but digits.
 */
export function checkDigit(digits: string): string {
  if (!/^\d+$/.test(digits)) throw new RangeError('A trade number has digits only.');
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    // From the end, digits have the weights 3 and 1 alternately.
    sum += Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 3 : 1);
  }
  return String((10 - (sum % 10)) % 10);
}

/** Returns the GTIN type of a code by its length, without checking the check digit; undefined for other codes. */
export const gtinKind = (code: string): Gtin | undefined =>
  /^\d+$/.test(code) ? kinds[code.length] : undefined;

/** True for a UPC, EAN or GTIN with a valid check digit. */
export const isGtin = (code: string): boolean =>
  gtinKind(code) !== undefined && checkDigit(code.slice(0, -1)) === code.at(-1);

/** Expands a UPC-E code (eight digits) to UPC-A; null for other codes. */
export function expandUpcE(code: string): string | null {
  const parts = /^([01])(\d{6})(\d)$/.exec(code);
  if (!parts) return null;
  const [, system = '', body = '', check = ''] = parts;
  const [a, b, c, d, e, last] = body;
  const number =
    last === '0' || last === '1' || last === '2'
      ? `${a}${b}${last}0000${c}${d}${e}`
      : last === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : last === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`;
  const full = `${system}${number}`;
  return checkDigit(full) === check ? `${full}${check}` : null;
}

/** Returns true if a GTIN has a wrong check digit; other codes are never misread. */
export const isMisread = (code: string): boolean =>
  gtinKind(code) !== undefined && !isGtin(code) && expandUpcE(code) === null;
