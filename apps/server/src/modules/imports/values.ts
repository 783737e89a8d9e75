import { addDays, calendarDay, type Day } from '@plumbline/dates';

/** Parsers of cell values. Pure: each returns the value or an error message. */

export type DateOrder = 'ask' | 'mdy' | 'dmy';
export type Read = { value: string } | { problem: string };

const day = (year: number, month: number, date: number): Day | undefined =>
  year >= 1900 && year <= 2199 ? calendarDay(year, month, date) : undefined;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
/** Two-digit years up to 69 are in this century. */
const fullYear = (text: string) =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) < 70 ? 2000 : 1900);

/** Converts a spreadsheet serial date: day 1 is January 1, 1900, with a nonexistent February 29. */
export function dayOfSerial(serial: number): string | undefined {
  const whole = Math.floor(serial);
  if (whole < 1 || whole > 109_575) return undefined;
  return addDays(whole < 60 ? '1899-12-31' : '1899-12-30', whole);
}

/** Both readings of a numeric date; undefined if invalid. */
function numericDate(text: string): { mdy: string | undefined; dmy: string | undefined } | undefined {
  const match = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (!match) return undefined;
  const [, first = '', second = '', year = ''] = match;
  const y = fullYear(year);
  return { mdy: day(y, Number(first), Number(second)), dmy: day(y, Number(second), Number(first)) };
}

/** Date order implied by a date; undefined if both readings are valid or equal. */
export function impliedDateOrder(text: string): 'mdy' | 'dmy' | undefined {
  const both = numericDate(withoutTime(text));
  if (!both || Boolean(both.mdy) === Boolean(both.dmy)) return undefined;
  return both.mdy ? 'mdy' : 'dmy';
}
/** True if the user must choose the date order. */
export function isAmbiguous(text: string): boolean {
  const both = numericDate(withoutTime(text));
  return Boolean(both?.mdy && both.dmy && both.mdy !== both.dmy);
}

const withoutTime = (text: string) =>
  text.trim().replace(/[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[AaPp]\.?[Mm]\.?)?(Z|[+-]\d{2}:?\d{2})?$/, '');

/** A calendar day as YYYY-MM-DD. */
export function readDay(given: string, order: DateOrder): Read {
  const text = withoutTime(given);
  const wrong = { problem: `“${given.trim()}” is not a date. Use the format YYYY-MM-DD.` };
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  let value: string | undefined;
  if (iso) value = day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  else if (/^\d{1,6}(\.\d+)?$/.test(text)) value = dayOfSerial(Number(text));
  else {
    const both = numericDate(text);
    if (both) {
      if (both.mdy && both.dmy && both.mdy !== both.dmy && order === 'ask')
        return { problem: `“${text}” can mean ${both.mdy} or ${both.dmy}. Choose the date order.` };
      value = order === 'dmy' ? (both.dmy ?? both.mdy) : (both.mdy ?? both.dmy);
    } else {
      const named =
        /^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(text) ??
        /^(\d{1,2})\.?[- ]([A-Za-z]{3,9})\.?[-, ]+(\d{4})$/.exec(text);
      if (named) {
        const [, a = '', b = '', year = ''] = named;
        const [month, date] = /\d/.test(a) ? [b, a] : [a, b];
        if (monthOf(month)) value = day(Number(year), monthOf(month), Number(date));
      }
    }
  }
  return value ? { value } : wrong;
}

/** Parses an exact decimal in common notations: `$1,234.50`, `1.234,50`, `(12.5)`, `12 %`. */
export function readNumber(given: string): Read {
  const wrong = { problem: 'Enter a number' };
  let text = given
    .trim()
    .replaceAll(/[\s\u00A0\u202F'’]/g, '')
    .replace(/^(-?)(USD|US\$|[$€£])/i, '$1')
    .replace(/(USD|[$€£%])$/i, '')
    .replaceAll('−', '-');
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
  if (/^\d+(\.\d+)?e[+-]?\d+$/i.test(text)) text = expandExponent(text);
  // With both signs the last is the decimal sign; a single comma is one unless it groups thousands.
  if (text.includes(',') && text.includes('.'))
    text =
      text.lastIndexOf(',') > text.lastIndexOf('.')
        ? (groups(text, '.')?.replace(',', '.') ?? '')
        : (groups(text, ',') ?? '');
  else if (text.includes(',')) text = groups(text, ',') ?? text.replace(',', '.');
  else if (text.split('.').length > 2) text = groups(text, '.') ?? '';
  if (text.startsWith('.')) text = `0${text}`;
  if (!/^\d+(\.\d*)?$/.test(text)) return wrong;
  const [whole = '', part = ''] = text.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  const places = part.slice(0, 10).replace(/0+$/, '');
  if (digits.length > 15) return { problem: 'Enter a number below 1,000,000,000,000,000.' };
  const value = places ? `${digits}.${places}` : digits;
  return { value: isNegative && /[1-9]/.test(value) ? `-${value}` : value };
}
/** Removes the thousands separator; undefined if misplaced. */
function groups(text: string, sign: ',' | '.'): string | undefined {
  const at = sign === ',' ? '.' : ',';
  const [whole = '', ...rest] = text.split(at);
  return /^\d{1,3}([,.]\d{3})+$/.test(whole) && rest.length < 2
    ? [whole.replaceAll(sign, ''), ...rest].join(at)
    : undefined;
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

const yes = new Set(['true', 'yes', 'y', '1', 'x', 'on']);
const no = new Set(['false', 'no', 'n', '0', 'off', '-']);
export function readBoolean(given: string): 'true' | 'false' | undefined {
  const text = given.trim().toLowerCase();
  return yes.has(text) ? 'true' : no.has(text) ? 'false' : undefined;
}

/** Formats ten digits as XXX-XXX-XXXX; other text is unchanged. */
export function readPhone(given: string): string {
  const text = given.trim();
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 && /^[+\d\s().-]+$/.test(text)
    ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
    : text;
}
