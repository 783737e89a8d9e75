import { formatDate, formatDateTime } from '../components/Date/dates.ts';
import { formatMoney as writeMoney, formatQuantity } from '../components/Format/money.ts';
import { compareDecimal, parseDecimal } from '../components/Number/decimal.ts';
import type { CellValue, ColumnType, LinkValue, PersonValue, Scalar, StatusValue } from './types.ts';

const decimal = /^-?\d+(\.\d+)?$/;

/** Figures as the suite writes them; what is no decimal is shown as it came. */
const figure =
  (write: (value: string) => string) =>
  (value: string): string =>
    decimal.test(value) ? write(value) : value;

/** `"14862400"` → `$14,862,400.00`. */
export const formatMoney = figure((value) => writeMoney(value));
/** Whole dollars, as boards and phones show them. */
export const formatWholeMoney = figure((value) => writeMoney(value, { style: 'whole' }));
/** `"21088.75"` → `21,088.75`. */
export const formatAmount = figure((value) => formatQuantity(value, 2, 2));
export const formatPercent = figure((value) => `${formatQuantity(value, 1, 2)}%`);
export const formatNumber = figure((value) => formatQuantity(value, 0, 6));

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
      return formatDate(text) || text;
    case 'datetime':
      return formatDateTime(text) || text;
    default:
      return text;
  }
}

export const isNumeric = (type: ColumnType): boolean =>
  type === 'money' || type === 'amount' || type === 'number' || type === 'quantity' || type === 'percent';

export const endsAligned = (type: ColumnType): boolean =>
  isNumeric(type) || type === 'date' || type === 'datetime';

const words = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/** Order of two values of a column, exact for decimals of any length. */
export function compareValues(type: ColumnType, a: CellValue, b: CellValue): number {
  const left = scalarOf(a);
  const right = scalarOf(b);
  if (isNumeric(type)) {
    const [a1, b1] = [String(left), String(right)];
    if (decimal.test(a1) && decimal.test(b1)) {
      // Most differ well within a float's reach; only near equals need every digit.
      const difference = Number(a1) - Number(b1);
      return Math.abs(difference) > 1 ? difference : compareDecimal(a1, b1);
    }
  }
  return words.compare(String(left), String(right));
}

export { formatDate, formatDateTime, parseDecimal };
