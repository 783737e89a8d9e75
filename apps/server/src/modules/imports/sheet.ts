import * as xlsx from 'xlsx';
import { decodeText, parseCsv } from './csv.ts';
import { dayOfSerial, textOfNumber } from './values.ts';
import { checkZip } from './zip-check.ts';

/** A line of a file: cell texts and additional cell data. */
export interface SheetRow {
  /** Line number from 1. */
  number: number;
  cells: string[];
  /** By column index. */
  marks: Record<string, Mark>;
}
/** Formulas without a value and with an error value. */
export type Mark = 'formula' | 'error';
export type SheetProblem =
  | 'damaged'
  | 'bomb'
  | 'protected'
  | 'foreign'
  | 'empty'
  | 'first-empty'
  | 'too-long'
  | 'too-wide';

/** An unreadable file with its reason. */
export class UnreadableSheet extends Error {
  readonly reason: SheetProblem;
  constructor(reason: SheetProblem) {
    super(reason);
    this.reason = reason;
  }
}

export const limits = { bytes: 50 * 1024 * 1024, rows: 100_000, columns: 300, cell: 10_000 };

const clean = (text: string) =>
  text
    .replaceAll('\0', '')
    .toWellFormed()
    .trim()
    .slice(0, limits.cell + 1);
const isBlank = ({ cells, marks }: SheetRow) =>
  cells.every((cell) => cell === '') && Object.keys(marks).length === 0;

/**
 * Detects the format by content, because names are not reliable.
 * @throws UnreadableSheet
 */
export function kindOfBytes(bytes: Uint8Array): 'xlsx' | 'csv' {
  const head = [...bytes.subarray(0, 4)];
  const begins = (...signs: number[]) => signs.every((sign, at) => head[at] === sign);
  if (begins(0x50, 0x4b)) return 'xlsx';
  // Old binary workbooks and encrypted new ones.
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) throw new UnreadableSheet('protected');
  const isMarked = begins(0xff, 0xfe) || begins(0xfe, 0xff);
  if (begins(0x25, 0x50, 0x44, 0x46) || (!isMarked && bytes.subarray(0, 65_536).includes(0)))
    throw new UnreadableSheet('foreign');
  return 'csv';
}

function* csvRows(bytes: Uint8Array): Generator<SheetRow> {
  let number = 0;
  for (const cells of parseCsv(decodeText(bytes)))
    yield { number: ++number, cells: cells.map(clean), marks: {} };
}

/** Formats a date cell as YYYY-MM-DD with an optional time. */
function textOfDate(serial: number): string {
  const day = dayOfSerial(serial);
  const minutes = Math.round((serial % 1) * 1440);
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  if (serial < 1) return time;
  return day ? (minutes > 0 && minutes < 1440 ? `${day} ${time}` : day) : textOfNumber(serial);
}

const errorNames: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};

/** Formats a number like its cell if the format adds leading zeros or a percentage. */
function textOfFigure(value: number, format: unknown): string {
  if (typeof format !== 'string') return textOfNumber(value);
  if (/^0{2,}$/.test(format) && Number.isSafeInteger(value) && value >= 0)
    return String(value).padStart(format.length, '0');
  return /^[0#,]*\.?0*%$/.test(format) ? `${textOfNumber(value * 100)}%` : textOfNumber(value);
}

function textOfCell(cell: xlsx.CellObject, shift: number): { text: string; mark?: Mark } {
  if (cell.t === 'e') return { text: errorNames[Number(cell.v)] ?? '#ERROR', mark: 'error' };
  // Not computed: written by a program that does not evaluate formulas.
  if (cell.t === 'z') return cell.f === undefined ? { text: '' } : { text: `=${cell.f}`, mark: 'formula' };
  if (cell.v === undefined || cell.v === null) return { text: '' };
  if (cell.t === 'b') return { text: cell.v === true ? 'TRUE' : 'FALSE' };
  if (cell.t === 'n' && typeof cell.v === 'number') {
    const isDate = typeof cell.z === 'string' && xlsx.SSF.is_date(cell.z);
    return { text: isDate ? textOfDate(cell.v + shift) : textOfFigure(cell.v, cell.z) };
  }
  return { text: clean(String(cell.v)) };
}

function readBook(bytes: Uint8Array, sheet: number): xlsx.WorkBook {
  try {
    return xlsx.read(bytes, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellFormula: true,
      // The reader's placeholder for missing values; uncomputed formulas are kept and rejected.
      sheetStubs: true,
      sheets: sheet,
      // One more than allowed, to detect the excess.
      sheetRows: limits.rows + 50,
    });
  } catch {
    throw new UnreadableSheet('damaged');
  }
}

function* xlsxRows(bytes: Uint8Array): Generator<SheetRow> {
  const problem = checkZip(bytes);
  if (problem) throw new UnreadableSheet(problem);
  let book = readBook(bytes, 0);
  // Hidden sheets are skipped.
  const seen = book.Workbook?.Sheets?.findIndex(({ Hidden }) => !Hidden) ?? 0;
  if (seen > 0) book = readBook(bytes, seen);
  const sheet = book.Sheets[book.SheetNames[Math.max(0, seen)] ?? ''] as
    | { '!data'?: (xlsx.CellObject[] | undefined)[] }
    | undefined;
  if (!sheet) throw new UnreadableSheet('foreign');
  const shift = book.Workbook?.WBProps?.date1904 ? 1462 : 0;
  const data = sheet['!data'] ?? [];
  let lines = 0;
  for (const [index, line] of data.entries()) {
    const row: SheetRow = { number: index + 1, cells: [], marks: {} };
    if (line && line.length > 5_000) throw new UnreadableSheet('too-wide');
    for (let at = 0; at < (line?.length ?? 0); at++) {
      const cell = line?.[at];
      const { text, mark } = cell ? textOfCell(cell, shift) : { text: '' };
      row.cells.push(text);
      if (mark) row.marks[at] = mark;
    }
    // Yields rows while reading.
    data[index] = undefined;
    if (!isBlank(row)) lines++;
    yield row;
  }
  if (lines < 2 && book.SheetNames.length > 1) throw new UnreadableSheet('first-empty');
}

/**
 * Headers and non-empty rows of a file, all padded to the widest row.
 * @throws UnreadableSheet
 */
export function* readSheet(bytes: Uint8Array): Generator<SheetRow> {
  const rows = kindOfBytes(bytes) === 'xlsx' ? xlsxRows(bytes) : csvRows(bytes);
  let count = 0;
  for (const row of rows) {
    if (isBlank(row)) continue;
    let width = row.cells.length;
    while (width > 0 && row.cells[width - 1] === '' && !row.marks[width - 1]) width--;
    row.cells.length = width;
    if (width > limits.columns) throw new UnreadableSheet('too-wide');
    if (++count > limits.rows + 1) throw new UnreadableSheet('too-long');
    yield row;
  }
  if (count < 2) throw new UnreadableSheet('empty');
}

/** Messages of rejected files. */
export const rejectionMessages: Readonly<Record<SheetProblem | 'failed', string>> = {
  damaged:
    'This file cannot be read. It is damaged or incomplete. Save it again as .xlsx or .csv and upload it.',
  bomb: 'This file is too large when unpacked, so it was not opened.',
  protected:
    'This file is password protected or in the old Excel format. Save it as .xlsx without a password and upload it.',
  foreign: 'This file is not an Excel workbook (.xlsx) or a CSV file (.csv).',
  empty: 'This file has no rows below the header row.',
  'first-empty':
    'The first sheet of this workbook has no rows below the header row. Only the first sheet is imported. Move your rows there.',
  'too-long': `This file has more than ${limits.rows.toLocaleString('en-US')} rows. Split it and import the parts.`,
  'too-wide': `This file has more than ${limits.columns} columns. Keep only the columns you want to import.`,
  failed: 'The file could not be read. Upload it again.',
};
