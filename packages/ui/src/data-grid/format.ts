import { formatDate, formatDateTime } from '../components/Date/dates.ts';
import {
  formatMeasure as writeMeasure,
  formatMoney as writeMoney,
  formatQuantity,
} from '../components/Format/money.ts';
import { formatPercent } from '../components/Format/formatPercent.ts';
import { compareDecimal, parseDecimal } from '../components/Number/decimal.ts';
import { collatorOf } from './collate.ts';
import type {
  CellValue,
  ColumnType,
  LinkValue,
  PersonValue,
  Scalar,
  StatusValue,
  TagsValue,
} from './types.ts';

export const decimalPattern = /^-?\d+(\.\d+)?$/;

/** Formats figures; text that is not a decimal is returned unchanged. */
const figure =
  (write: (value: string) => string) =>
  (value: string): string =>
    decimalPattern.test(value) ? write(value) : value;

/** `"14862400"` → `$14,862,400.00`. */
export const formatMoney = figure((value) => writeMoney(value));
/** Formats whole dollars for boards and phones. */
export const formatWholeMoney = figure((value) => writeMoney(value, { style: 'whole' }));
/** `"21088.75"` → `21,088.75`. */
export const formatAmount = figure((value) => formatQuantity(value, 2, 2));
/** Formats a measured or computed quantity as it is rounded: two decimals, or four significant digits. */
export const formatMeasure = figure((value) => writeMeasure(value));
/** Formats a unit price with as many decimals as it has, from two: `"5.26576"` → `5.26576`. */
export const formatUnitPrice = figure((value) => formatQuantity(value, 2, 8));
export const formatNumber = figure((value) => formatQuantity(value, 0, 6));

export const isStatus = (value: CellValue): value is StatusValue =>
  typeof value === 'object' && value !== null && 'tone' in value;
export const isPerson = (value: CellValue): value is PersonValue =>
  typeof value === 'object' && value !== null && 'name' in value;
export const isLink = (value: CellValue): value is LinkValue =>
  typeof value === 'object' && value !== null && 'href' in value;

export const isTags = (value: CellValue): value is TagsValue =>
  typeof value === 'object' && value !== null && 'tags' in value;

/** Value as a scalar, for sorting and the clipboard. */
export function scalarOf(value: CellValue): Scalar {
  if (typeof value !== 'object' || value === null) return value;
  if (isPerson(value)) return value.name;
  if (isTags(value)) return value.tags.join(', ');
  return value.label;
}

export interface CellFormat {
  /** Places after the point of money and amounts. */
  fractionDigits?: number;
  /** Written after a quantity. */
  unit?: string;
}

export function formatCell(
  type: ColumnType,
  value: CellValue,
  { fractionDigits, unit }: CellFormat = {},
): string {
  const scalar = scalarOf(value);
  if (scalar === null || scalar === undefined || scalar === '') return '';
  const text = typeof scalar === 'string' ? scalar : String(scalar);
  switch (type) {
    case 'money':
    case 'amount': {
      if (!decimalPattern.test(text)) return text;
      const places = Math.max(0, Math.min(4, fractionDigits ?? 2));
      return type === 'money'
        ? writeMoney(text, { minFractionDigits: places, maxFractionDigits: places })
        : formatQuantity(text, places, places);
    }
    case 'number':
      return formatNumber(text);
    case 'quantity':
      return unit === undefined ? formatNumber(text) : `${formatNumber(text)} ${unit}`;
    case 'percent':
      return formatPercent(text);
    case 'progress':
      return formatPercent(text, 0, 0);
    case 'date':
      return formatDate(text) || text;
    case 'datetime':
      return formatDateTime(text) || text;
    default:
      return text;
  }
}

export const isNumeric = (type: ColumnType): boolean =>
  type === 'money' ||
  type === 'amount' ||
  type === 'number' ||
  type === 'quantity' ||
  type === 'percent' ||
  type === 'progress';

export const endsAligned = (type: ColumnType): boolean =>
  (isNumeric(type) && type !== 'progress') || type === 'date' || type === 'datetime';

/** Order of two values of a column, exact for decimals of any length. */
export function compareValues(type: ColumnType, a: CellValue, b: CellValue): number {
  const left = scalarOf(a);
  const right = scalarOf(b);
  if (isNumeric(type)) {
    const [a1, b1] = [String(left), String(right)];
    if (decimalPattern.test(a1) && decimalPattern.test(b1)) {
      // Most differ well within a float's reach; only near equals need every digit.
      const difference = Number(a1) - Number(b1);
      return Math.abs(difference) > 1 ? difference : compareDecimal(a1, b1);
    }
  }
  return collatorOf('en-US').compare(String(left), String(right));
}

export { formatDate, formatDateTime, formatPercent, parseDecimal };
