import type { CellValue, ColumnType, LinkValue, PersonValue, Scalar, StatusValue } from './types.ts';

/**
 * Intl formats a decimal string digit for digit, where a number would be rounded on its way in. Anything that is
 * no decimal is shown as it came.
 */
const decimal = /^-?\d+(\.\d+)?$/;
const isDecimal = (text: string): text is `${number}` => decimal.test(text);

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 2 });
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });
const date = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  timeZone: 'UTC',
});
const localDate = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: '2-digit' });
const localTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** `"14862400"` → `$14,862,400.00`. */
export const formatMoney = (value: string): string => (isDecimal(value) ? money.format(value) : value);
/** Whole dollars, as boards and phones show them. */
export const formatWholeMoney = (value: string): string =>
  isDecimal(value) ? wholeMoney.format(value) : value;
/** `"21088.75"` → `21,088.75`. */
export const formatAmount = (value: string): string => (isDecimal(value) ? amount.format(value) : value);
export const formatPercent = (value: string): string => (isDecimal(value) ? `${percent.format(value)}%` : value);
export const formatNumber = (value: string): string => (isDecimal(value) ? number.format(value) : value);

/** A calendar date (`2025-11-19`) stays the day it names in every time zone; an instant is shown in the reader's. */
export function formatDate(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return date.format(new Date(`${value}T00:00:00Z`));
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? value : localDate.format(instant);
}

export function formatDateTime(value: string): string {
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return value;
  return `${localDate.format(instant)}, ${localTime.format(instant)}`;
}

export const isStatus = (value: CellValue): value is StatusValue =>
  typeof value === 'object' && value !== null && 'tone' in value;
export const isPerson = (value: CellValue): value is PersonValue =>
  typeof value === 'object' && value !== null && 'name' in value;
export const isLink = (value: CellValue): value is LinkValue =>
  typeof value === 'object' && value !== null && 'href' in value;

/** The value as one scalar: what a sort compares and the clipboard carries. */
export function scalarOf(value: CellValue): Scalar {
  if (typeof value !== 'object' || value === null) return value;
  if (isPerson(value)) return value.name;
  return value.label;
}

export function formatCell(type: ColumnType, value: CellValue): string {
  const scalar = scalarOf(value);
  if (scalar === null || scalar === undefined || scalar === '') return '';
  const text = String(scalar);
  switch (type) {
    case 'money':
      return formatMoney(text);
    case 'amount':
      return formatAmount(text);
    case 'number':
    case 'quantity':
      return formatNumber(text);
    case 'percent':
      return formatPercent(text);
    case 'date':
      return formatDate(text);
    case 'datetime':
      return formatDateTime(text);
    default:
      return text;
  }
}

export const isNumeric = (type: ColumnType): boolean =>
  type === 'money' || type === 'amount' || type === 'number' || type === 'quantity' || type === 'percent';

export const endsAligned = (type: ColumnType): boolean =>
  isNumeric(type) || type === 'date' || type === 'datetime';

const words = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/**
 * Order of two values of a column. Decimal strings are compared as numbers: good to 15 digits, past which only the
 * order of near equals could differ.
 */
export function compareValues(type: ColumnType, a: CellValue, b: CellValue): number {
  const left = scalarOf(a);
  const right = scalarOf(b);
  if (isNumeric(type)) return Number(left) - Number(right);
  return words.compare(String(left), String(right));
}

/** `"1,314.61"` → `"1314.61"`; undefined when it is no decimal. */
export function parseDecimal(text: string): string | undefined {
  const plain = text.replace(/[\s,$%]/g, '').replace(/^\((.+)\)$/, '-$1').replace('−', '-');
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  const [, sign = '', whole = '', fraction = ''] = /^([-+]?)(\d*)\.?(\d*)$/.exec(plain) ?? [];
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return `${sign === '-' ? '-' : ''}${digits}${fraction ? `.${fraction}` : ''}`;
}
