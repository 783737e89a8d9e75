import type { Read } from './values.ts';

/** Parsers of numbers in cells. Pure. */

/** Sign between whole number and fraction in a column: `ask` if the file has no evidence. */
export type DecimalSign = 'ask' | 'point' | 'comma';
const characters = { point: '.', comma: ',' } as const;
const other = { point: 'comma', comma: 'point' } as const;

interface NumberText {
  isNegative: boolean;
  /** Digits with decimal and thousands signs, without spaces, currency and percent sign. */
  digits: string;
  /** True if spaces or apostrophes group the thousands, so that another sign is the decimal sign. */
  isGrouped: boolean;
}

/** Removes currency, percent sign, spaces and signs around the digits of a number. */
function numberText(given: string): NumberText {
  const spaced = given
    .trim()
    .replaceAll('−', '-')
    .replace(/^(-?)\s*(USD|US\$|EUR|[$€£])\s*/i, '$1')
    .replace(/\s*(USD|EUR|[$€£%])$/i, '')
    .trim();
  let text = spaced.replaceAll(/[\s\u00A0\u202F'’]/g, '');
  let isNegative = false;
  const bracketed = /^\((.+)\)$/.exec(text);
  if (bracketed) {
    isNegative = true;
    text = (bracketed[1] ?? '').replace(/^[$€£]/, '');
  }
  if (text.startsWith('-')) {
    isNegative = !isNegative;
    text = text.slice(1);
  }
  return { isNegative, digits: text, isGrouped: /\d[\s\u00A0\u202F'’]\d{3}(?!\d)/.test(spaced) };
}

const isGroupedBy = (text: string, sign: string): boolean => {
  const [first = '', ...groups] = text.split(sign);
  return /^\d{1,3}$/.test(first) && groups.length > 0 && groups.every((group) => /^\d{3}$/.test(group));
};

/** Plain notation of digits under a decimal sign, e.g. `1234.5`; undefined if they do not fit it. */
function plainDigits(digits: string, sign: 'point' | 'comma'): string | undefined {
  const [whole = '', ...fractions] = digits.split(characters[sign]);
  const group = characters[other[sign]];
  if (fractions.length > 1 || !/^\d*$/.test(fractions[0] ?? '')) return undefined;
  const ungrouped = /^\d*$/.test(whole)
    ? whole
    : isGroupedBy(whole, group)
      ? whole.replaceAll(group, '')
      : undefined;
  if (ungrouped === undefined || (ungrouped === '' && !fractions[0])) return undefined;
  return fractions.length ? `${ungrouped || '0'}.${fractions[0] ?? ''}` : ungrouped;
}

/** Both readings of a number; equal for one without signs. */
function readings({ digits }: NumberText): { point: string | undefined; comma: string | undefined } {
  return { point: plainDigits(digits, 'point'), comma: plainDigits(digits, 'comma') };
}

/** True for `0.125` and `0,125`: groups do not begin with a zero. */
const beginsWithZero = (digits: string) => /^0[.,]/.test(digits);

/** True if a number has different values under the two decimal signs, such as `2.500`. */
function isAmbiguousText(text: NumberText): boolean {
  const { point, comma } = readings(text);
  return (
    point !== undefined &&
    comma !== undefined &&
    point !== comma &&
    !text.isGrouped &&
    !beginsWithZero(text.digits)
  );
}

/** Decimal sign that a number has by itself; undefined if it has none or can have both. */
function signOf(text: NumberText): 'point' | 'comma' | undefined {
  const { point, comma } = readings(text);
  if (point === comma || isAmbiguousText(text)) return undefined;
  // Grouped by spaces, or begins with a zero: the sign in it is the decimal sign.
  if (point !== undefined && comma !== undefined) return text.digits.includes('.') ? 'point' : 'comma';
  return point === undefined ? 'comma' : 'point';
}

/** Both readings of a number with a decimal or thousands sign; undefined for other text. */
export function numberReadings(
  given: string,
):
  | { point: string | undefined; comma: string | undefined; sign: 'point' | 'comma' | 'either' | undefined }
  | undefined {
  const text = numberText(given);
  const both = readings(text);
  if (both.point === undefined && both.comma === undefined) return undefined;
  return { ...both, sign: isAmbiguousText(text) ? 'either' : signOf(text) };
}

const signNames = { point: 'decimal point', comma: 'decimal comma' } as const;

/**
 * Parses an exact decimal in common notations: `$1,234.50`, `1.234,50`, `(12.5)`, `12 %`.
 * @param decimalSign sign of the column; with `ask` a number that can be read both ways is an error.
 */
export function readNumber(given: string, decimalSign: DecimalSign = 'ask'): Read {
  const wrong = { problem: 'Enter a number' };
  const text = numberText(given);
  let plain: string | undefined;
  const [, mantissa = '', power = ''] = /^(\d+(?:[.,]\d+)?)e([+-]?\d+)$/i.exec(text.digits) ?? [];
  if (mantissa) plain = expandExponent(`${mantissa.replace(',', '.')}e${power}`);
  else {
    const both = readings(text);
    const own = signOf(text);
    if (decimalSign === 'ask') {
      if (isAmbiguousText(text))
        return {
          problem: `“${given.trim()}” can mean ${both.point} or ${both.comma}. Choose the decimal sign of this column.`,
        };
      plain = own ? both[own] : both.point;
    } else if (own && own !== decimalSign)
      return {
        problem: `“${given.trim()}” has a ${signNames[own]}, but this column is read with a ${signNames[decimalSign]}.`,
      };
    else plain = both[decimalSign];
  }
  if (plain === undefined || !/^\d+(\.\d*)?$/.test(plain)) return wrong;
  const [whole = '', part = ''] = plain.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  const places = part.slice(0, 10).replace(/0+$/, '');
  if (digits.length > 15) return { problem: 'Enter a number below 1,000,000,000,000,000.' };
  const value = places ? `${digits}.${places}` : digits;
  return { value: text.isNegative && /[1-9]/.test(value) ? `-${value}` : value };
}

/** Expands an exponent. */
function expandExponent(text: string): string {
  const [mantissa = '', power = '0'] = text.toLowerCase().split('e');
  const exponent = Number(power);
  const [whole = '', part = ''] = mantissa.split('.');
  if (Math.abs(exponent) > 40) return text;
  const digits = whole + part;
  const point = whole.length + exponent;
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  return point >= digits.length
    ? digits + '0'.repeat(point - digits.length)
    : `${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** A spreadsheet number as displayed: 15 significant digits without exponent. */
export function textOfNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const size = Math.abs(value);
  if (size < 1e-20) return '0';
  return (value < 0 ? '-' : '') + expandExponent(String(Number(size.toPrecision(15))));
}
