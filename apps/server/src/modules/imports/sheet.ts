import * as xlsx from 'xlsx';
import { decodeText, parseCsv } from './csv.ts';
import { dayOfSerial, textOfNumber } from './values.ts';
import { checkZip } from './zip-check.ts';

/** A line of a file: the text of its cells, and what text does not say. */
export interface SheetRow {
  /** From 1, as spreadsheets count. */
  number: number;
  cells: string[];
  /** By the place of the cell. */
  marks: Record<string, Mark>;
}
/** A formula without a value, and a formula whose value is an error. */
export type Mark = 'formula' | 'error';
export type SheetProblem =
  'damaged' | 'bomb' | 'protected' | 'foreign' | 'empty' | 'first-empty' | 'too-long' | 'too-wide';

/** A file that holds no rows for us, and why. */
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
 * Which of the two a file is, by its bytes; a name says what somebody would like it to be.
 * @throws UnreadableSheet
 */
export function kindOfBytes(bytes: Uint8Array): 'xlsx' | 'csv' {
  const head = [...bytes.subarray(0, 4)];
  const begins = (...signs: number[]) => signs.every((sign, at) => head[at] === sign);
  if (begins(0x50, 0x4b)) return 'xlsx';
  // Old binary workbooks, and new ones behind a password.
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

/** A date by its format, as days are written everywhere else; a time of day stays beside it. */
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

/** A number as its format shows it where that is more than its figures: with its zeros in front, or as a percentage. */
function textOfFigure(value: number, format: unknown): string {
  if (typeof format !== 'string') return textOfNumber(value);
  if (/^0{2,}$/.test(format) && Number.isSafeInteger(value) && value >= 0)
    return String(value).padStart(format.length, '0');
  return /^[0#,]*\.?0*%$/.test(format) ? `${textOfNumber(value * 100)}%` : textOfNumber(value);
}

function textOfCell(cell: xlsx.CellObject, shift: number): { text: string; mark?: Mark } {
  if (cell.t === 'e') return { text: errorNames[Number(cell.v)] ?? '#ERROR', mark: 'error' };
  // Never computed: whoever wrote the file left that to a program that did not come.
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
      // The reader's own word for cells without a value: a formula that was never computed is kept as one, and refused.
      sheetStubs: true,
      sheets: sheet,
      // One more than may be, to know that there are more.
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
  // What people do not see is not what they mean to import.
  const seen = book.Workbook?.Sheets?.findIndex(({ Hidden }) => !Hidden) ?? 0;
  if (seen > 0) book = readBook(bytes, seen);
  const sheet = book.Sheets[book.SheetNames[Math.max(0, seen)] ?? ''] as
    { '!data'?: (xlsx.CellObject[] | undefined)[] } | undefined;
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
    // Given back as it is read.
    data[index] = undefined;
    if (!isBlank(row)) lines++;
    yield row;
  }
  if (lines < 2 && book.SheetNames.length > 1) throw new UnreadableSheet('first-empty');
}

/**
 * The headings of a file and the rows below them, without empty ones: every row has as many cells as the widest.
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

/** Why a file was refused, and what to do, in words. */
export const refusals: Readonly<Record<SheetProblem | 'failed', string>> = {
  damaged:
    'This file cannot be read: it is damaged or not complete. Save it again as .xlsx or .csv and upload that.',
  bomb: 'This file unpacks to far more than a spreadsheet holds, so it was not opened.',
  protected:
    'This file is protected by a password or has the old Excel format. Save it as .xlsx without a password and upload that.',
  foreign: 'This file is neither an Excel workbook (.xlsx) nor a text file with commas (.csv).',
  empty: 'This file has no rows below its headings.',
  'first-empty':
    'The first sheet of this workbook has no rows below its headings. Only the first is read: put the one with the rows there.',
  'too-long': `This file has more than ${limits.rows.toLocaleString('en-US')} rows. Split it and import the parts one after the other.`,
  'too-wide': `This file has more than ${limits.columns} columns. Leave in it only what is to be imported.`,
  failed: 'The file could not be read. Upload it again.',
};
