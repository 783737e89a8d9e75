import { addDays, calendarDay, weekday, type Day } from '@plumbline/dates';

/** Parsers of cell values. Pure: each returns the value or an error message. */

export type DateOrder = 'ask' | 'mdy' | 'dmy';
export type Read = { value: string } | { problem: string };

const day = (year: number, month: number, date: number): Day | undefined =>
  year >= 1900 && year <= 2199 ? calendarDay(year, month, date) : undefined;
const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
/** In the order of `weekday`, which is 1 for Monday. */
const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
/** Index of an English name or its abbreviation of at least three letters; −1 if there is none. */
const indexOfName = (names: readonly string[], text: string) =>
  text.length < 3 ? -1 : names.findIndex((name) => name.startsWith(text.toLowerCase()));
const monthOf = (name: string) => indexOfName(months, name) + 1;
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

/** Both readings of a numeric date with or without a time; undefined for another notation. */
export const numericDateReadings = (text: string) => numericDate(withoutTime(text));

/** True if a date has two different readings, so that a person must choose one. */
export const isAmbiguous = (
  both: { mdy: string | undefined; dmy: string | undefined } | undefined,
): boolean => both?.mdy !== undefined && both.dmy !== undefined && both.mdy !== both.dmy;

const withoutTime = (text: string) =>
  text.trim().replace(/[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[AaPp]\.?[Mm]\.?)?(Z|[+-]\d{2}:?\d{2})?$/, '');

/** Weekday at the beginning of a date, e.g. `Sunday, March 8, 2026`: 1 is Monday. */
function withoutWeekday(text: string): { text: string; named?: number } {
  const [begin = '', name = ''] = /^([A-Za-z]{3,9})\.?,? +/.exec(text) ?? [];
  const at = indexOfName(weekdays, name);
  return at < 0 ? { text } : { text: text.slice(begin.length), named: at + 1 };
}

/** Month by name, e.g. `Mar 4, 2026`, `4 March 2026`, `8-Mar-26`; undefined for another notation. */
function namedDate(text: string): Day | undefined {
  const named =
    /^([A-Za-z]{3,9})\.?[ -](\d{1,2})(?:st|nd|rd|th)?,?[ -](\d{4}|\d{2})$/.exec(text) ??
    /^(\d{1,2})(?:st|nd|rd|th)?\.?[- ]([A-Za-z]{3,9})\.?[-, ]+(\d{4}|\d{2})$/.exec(text);
  if (!named) return undefined;
  const [, a = '', b = '', year = ''] = named;
  const [month, date] = /\d/.test(a) ? [b, a] : [a, b];
  return monthOf(month) ? day(fullYear(year), monthOf(month), Number(date)) : undefined;
}

/** A calendar day as YYYY-MM-DD. A weekday in the cell must be that of the date. */
export function readDay(given: string, order: DateOrder): Read {
  const { text, named } = withoutWeekday(withoutTime(given));
  const wrong = { problem: `“${given.trim()}” is not a date. Use the format YYYY-MM-DD.` };
  const isWeekday = (value: Day | undefined) =>
    value !== undefined && (named === undefined || weekday(value) === named);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  let value: string | undefined;
  if (iso) value = day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  else if (/^\d{1,6}(\.\d+)?$/.test(text)) value = dayOfSerial(Number(text));
  else {
    const both = numericDate(text);
    if (both) {
      // A weekday decides which of two readings is meant.
      const mdy = isWeekday(both.mdy) ? both.mdy : undefined;
      const dmy = isWeekday(both.dmy) ? both.dmy : undefined;
      if (order === 'ask' && isAmbiguous({ mdy, dmy }))
        return { problem: `“${text}” can mean ${mdy} or ${dmy}. Choose the date order.` };
      value = order === 'dmy' ? (dmy ?? mdy) : (mdy ?? dmy);
      value ??= both.mdy ?? both.dmy;
    } else value = namedDate(text);
  }
  if (value === undefined) return wrong;
  if (!isWeekday(value))
    return { problem: `“${given.trim()}” names another weekday than ${value} has. Correct the date.` };
  return { value };
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

/**
 * A web address with a scheme in lower case; `https://` is put before a host alone, such as `www.example.test`. Other text is
 * unchanged and rejected by validation.
 */
export function readWebAddress(given: string): string {
  const text = given.trim();
  const [, scheme, rest = ''] = /^(https?):\/\/(.*)$/is.exec(text) ?? [];
  if (scheme) return `${scheme.toLowerCase()}://${rest}`;
  return /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*\.)+[\p{L}][\p{L}\p{N}-]*(?::\d{1,5})?(?:[/?#]\S*)?$/u.test(text)
    ? `https://${text}`
    : text;
}
