import { numberReadings, readNumber, type DecimalSign } from './number-formats.ts';
import type { StoredColumn } from './tables.ts';
import { isAmbiguous, numericDateReadings, type DateOrder } from './values.ts';

/** Detects the date order and the decimal sign of a column from its cells. */

const SAMPLES = 3;
const SAMPLE_LENGTH = 80;
/** Longer cells are neither dates nor numbers. */
const MAX_LENGTH = 40;

/** Readings that the cells of one column allow, gathered cell by cell. */
export interface ColumnEvidence {
  /** First cells that are not empty, cut to 80 characters. */
  samples: string[];
  /** Dates that have one order only, and one that can have both. */
  mdy: boolean;
  dmy: boolean;
  hasAmbiguousDate: boolean;
  /** Numbers that have one decimal sign only, and one that can have both. */
  point: boolean;
  comma: boolean;
  hasAmbiguousNumber: boolean;
  /** True as long as every cell that is not empty is a number. */
  isNumeric: boolean;
  /** The first date with two readings, otherwise the first with one; absent if the column has no numeric date. */
  date_sample?: NonNullable<StoredColumn['date_sample']>;
  /** The first number with two readings, otherwise the first with a sign; absent if the column has none. */
  number_sample?: NonNullable<StoredColumn['number_sample']>;
}

/** Evidence of a column before its first cell. */
export const noEvidence = (): ColumnEvidence => ({
  samples: [],
  mdy: false,
  dmy: false,
  hasAmbiguousDate: false,
  point: false,
  comma: false,
  hasAmbiguousNumber: false,
  isNumeric: true,
});

function addDate(evidence: ColumnEvidence, cell: string): void {
  const both = /^\d{1,2}[-/. ]\d{1,2}[-/. ]\d/.test(cell) ? numericDateReadings(cell) : undefined;
  if (!both) return;
  if (Boolean(both.mdy) !== Boolean(both.dmy)) evidence[both.mdy ? 'mdy' : 'dmy'] = true;
  const isOpen = isAmbiguous(both);
  if (!evidence.date_sample || (isOpen && !evidence.hasAmbiguousDate))
    evidence.date_sample = { text: cell, mdy: both.mdy ?? '', dmy: both.dmy ?? '' };
  evidence.hasAmbiguousDate ||= isOpen;
}

/** Characters of numbers with currency, percent sign and spaces. They alone rule out most cells of text. */
const numberLike = /^[-−+($€£USDER\d.,][-−+()$€£USDER\d.,%'’\s\u00A0]*$/i;

function addNumber(evidence: ColumnEvidence, cell: string): void {
  if (/^\d+$/.test(cell)) return;
  const both = numberLike.test(cell) ? numberReadings(cell) : undefined;
  if (!both) {
    evidence.isNumeric = false;
    return;
  }
  const { sign } = both;
  if (!sign) return;
  if (sign !== 'either') evidence[sign] = true;
  if (!evidence.number_sample || (sign === 'either' && !evidence.hasAmbiguousNumber)) {
    const valueOf = (decimalSign: DecimalSign) => {
      const read = readNumber(cell, decimalSign);
      return 'value' in read ? read.value : '';
    };
    evidence.number_sample = { text: cell, point: valueOf('point'), comma: valueOf('comma') };
  }
  evidence.hasAmbiguousNumber ||= sign === 'either';
}

/** Adds a cell. @param isNumberCell number of a workbook, which has no other reading */
export function addCell(evidence: ColumnEvidence, cell: string, isNumberCell: boolean): void {
  if (cell === '') return;
  if (evidence.samples.length < SAMPLES) evidence.samples.push(cell.slice(0, SAMPLE_LENGTH));
  if (isNumberCell) return;
  if (cell.length > MAX_LENGTH) {
    evidence.isNumeric = false;
    return;
  }
  addDate(evidence, cell);
  addNumber(evidence, cell);
}

const oneOf = <T extends string>(evidence: Readonly<Record<T, boolean>>, a: T, b: T): T | undefined =>
  evidence[a] === evidence[b] ? undefined : evidence[a] ? a : b;
const some = (columns: readonly ColumnEvidence[], test: (column: ColumnEvidence) => boolean) =>
  columns.some(test);

/** Date order inferred from columns together; ask if ambiguous. */
export function dateOrderOf(columns: readonly ColumnEvidence[]): DateOrder {
  const orders = { mdy: some(columns, ({ mdy }) => mdy), dmy: some(columns, ({ dmy }) => dmy) };
  return (
    oneOf(orders, 'mdy', 'dmy') ?? (some(columns, ({ hasAmbiguousDate }) => hasAmbiguousDate) ? 'ask' : 'mdy')
  );
}

/** Date order of each column: by its own dates, then by those of the file. */
export function dateOrders(columns: readonly ColumnEvidence[]): DateOrder[] {
  const ofFile = dateOrderOf(columns);
  return columns.map((column) => {
    if (column.mdy && column.dmy) return column.hasAmbiguousDate ? 'ask' : 'mdy';
    return oneOf(column, 'mdy', 'dmy') ?? (ofFile === 'ask' && !column.hasAmbiguousDate ? 'mdy' : ofFile);
  });
}

/**
 * Decimal sign of each column: by its own numbers, then by those of the file's other columns of numbers. A column with
 * both signs, or with ambiguous numbers and no evidence, is asked for.
 */
export function decimalSigns(columns: readonly ColumnEvidence[]): DecimalSign[] {
  const numeric = columns.filter(({ isNumeric }) => isNumeric);
  const ofFile = oneOf(
    { point: some(numeric, ({ point }) => point), comma: some(numeric, ({ comma }) => comma) },
    'point',
    'comma',
  );
  return columns.map((column) => {
    if (column.point && column.comma) return 'ask';
    return oneOf(column, 'point', 'comma') ?? ofFile ?? (column.hasAmbiguousNumber ? 'ask' : 'point');
  });
}
