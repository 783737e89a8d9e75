import { compareDecimal, roundDecimal } from '../../components/Number/decimal.ts';
import { decimalPattern } from '../../data-grid/format.ts';
import type { PivotScalar } from './pivotTypes.ts';

/** Shortest form of a decimal string, so that equal numbers are equal texts: `-0.500` gives `-0.5`, `-0` gives `0`. */
export function plainDecimal(value: string): string {
  const negative = value.startsWith('-');
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  const rest = fraction.replace(/0+$/, '');
  const text = rest === '' ? digits : `${digits}.${rest}`;
  return negative && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Text of a value; undefined for no value. */
export function textOf(value: PivotScalar): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value !== 'number') return String(value);
  if (!Number.isFinite(value)) return undefined;
  // Exponents are written out, because decimal strings have none.
  return /e/.test(String(value))
    ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    : String(value);
}

/** Plain decimal string of a value; undefined for no value and for text that is not a number. */
export function decimalOf(value: PivotScalar): string | undefined {
  const text = textOf(value);
  return text !== undefined && decimalPattern.test(text) ? plainDecimal(text) : undefined;
}

const scaleOf = (text: string): number => (text.split('.')[1] ?? '').length;
const unscaled = (text: string, scale: number): bigint =>
  BigInt(text.replace('.', '')) * 10n ** BigInt(scale - scaleOf(text));

/** Quotient rounded half away from zero to `places`, without floats; undefined for a divisor of zero. */
export function divideDecimal(value: string, by: string, places: number): string | undefined {
  const scale = Math.max(scaleOf(value), scaleOf(by));
  const divisor = unscaled(by, scale);
  if (divisor === 0n) return undefined;
  const shift = places + 2;
  const quotient = (unscaled(value, scale) * 10n ** BigInt(shift)) / divisor;
  const negative = quotient < 0n;
  const digits = (negative ? -quotient : quotient).toString().padStart(shift + 1, '0');
  const text = `${negative ? '-' : ''}${digits.slice(0, -shift)}.${digits.slice(-shift)}`;
  return plainDecimal(roundDecimal(text, places));
}

/** Share in percent to four places; undefined if the whole is zero. */
export const percentOf = (part: string, whole: string): string | undefined => {
  const scale = scaleOf(part);
  const hundredfold = plainDecimal(
    scale > 2
      ? part.replace(/(\d)\.(\d\d)/, '$1$2.')
      : (BigInt(part.replace('.', '')) * 10n ** BigInt(2 - scale)).toString(),
  );
  return divideDecimal(hundredfold, whole, 4);
};

export { compareDecimal };
