import * as xlsx from 'xlsx';
import { unzipSync, zipSync } from 'fflate';
import { storableText } from '../../database/storable-text.ts';
import { decodeText, parseCsv, UnclosedQuote } from './csv.ts';
import { detectDelimiter, statedDelimiter } from './csv-delimiter.ts';
import { detectHeadingLine } from './heading-line.ts';
import { withoutTextGuard } from './text-guards.ts';
import { textOfDate, textOfFigure } from './workbook-cell.ts';
import { checkZip } from './zip-check.ts';

/** A line of a file: cell texts and additional cell data. */
export interface SheetRow {
  /** Line number from 1. */
  number: number;
  cells: string[];
  /** By column index. */
  marks: Record<string, Mark>;
}
/** Formulas without a value and with an error value, and the number of a number cell whose text has other readings. */
export type Mark = 'formula' | 'error' | { number: string };
/** How a file is read. */
export interface FileReading {
  /** Delimiter of a text file; empty for a workbook. */
  delimiter: string;
  /** Number of the line with the headings; 0 if the file has none. */
  heading_line: number;
  /** First lines that are not blank. */
  preview: { number: number; cells: string[] }[];
}
/** Corrections of the detected reading by the user. */
export type ReadingSettings = Partial<Pick<FileReading, 'delimiter' | 'heading_line'>>;
export type SheetProblem =
  | 'damaged'
  | 'bomb'
  | 'protected'
  | 'foreign'
  | 'empty'
  | 'first-empty'
  | 'too-long'
  | 'too-wide'
  | 'open-quote';

/** An unreadable file with its reason. */
export class UnreadableSheet extends Error {
  readonly reason: SheetProblem;
  /** Line of the file that the reason is about, from 1. */
  readonly line: number | undefined;
  constructor(reason: SheetProblem, line?: number) {
    super(reason);
    this.reason = reason;
    this.line = line;
  }
}

export const limits = { bytes: 50 * 1024 * 1024, rows: 100_000, columns: 300, cell: 10_000 };

/** Lines that show how a file is read. */
const PREVIEW_LINES = 12;
const PREVIEW_CELL = 60;

/** Text of a cell as it is stored. One character above the limit is kept, so that validation rejects the cell. */
export const clean = (text: string) =>
  storableText(text)
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
  // The text `PK` alone begins a heading such as PKG.
  if ([0x03, 0x05, 0x07].some((third) => begins(0x50, 0x4b, third, third + 1))) return 'xlsx';
  // Old binary workbooks and encrypted new ones.
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) throw new UnreadableSheet('protected');
  const isMarked = begins(0xff, 0xfe) || begins(0xfe, 0xff);
  if (begins(0x25, 0x50, 0x44, 0x46) || (!isMarked && bytes.subarray(0, 65_536).includes(0)))
    throw new UnreadableSheet('foreign');
  return 'csv';
}

/** @param linesAbove lines of the file before the text. */
function* csvRows(text: string, delimiter: string, linesAbove: number): Generator<SheetRow> {
  let number = 0;
  try {
    for (const cells of parseCsv(text, delimiter))
      yield { number: ++number, cells: cells.map((cell) => withoutTextGuard(clean(cell))), marks: {} };
  } catch (error) {
    throw error instanceof UnclosedQuote ? new UnreadableSheet('open-quote', error.line + linesAbove) : error;
  }
}

/** Rows of a text, and its delimiter: the corrected one, the stated one or the one that fits its lines. */
function readText(bytes: Uint8Array, corrected: string | undefined) {
  const text = decodeText(bytes);
  const stated = statedDelimiter(text);
  const body = stated?.body ?? text;
  const delimiter = corrected || (stated?.delimiter ?? detectDelimiter(body));
  return { rows: csvRows(body, delimiter, stated ? 1 : 0), delimiter };
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

function textOfCell(cell: xlsx.CellObject, is1904: boolean): { text: string; mark?: Mark } {
  if (cell.t === 'e') return { text: errorNames[Number(cell.v)] ?? '#ERROR', mark: 'error' };
  // Not computed: written by a program that does not evaluate formulas.
  if (cell.t === 'z') return cell.f === undefined ? { text: '' } : { text: `=${cell.f}`, mark: 'formula' };
  if (cell.v === undefined || cell.v === null) return { text: '' };
  if (cell.t === 'b') return { text: cell.v === true ? 'TRUE' : 'FALSE' };
  if (cell.t === 'n' && typeof cell.v === 'number') {
    if (typeof cell.z === 'string' && xlsx.SSF.is_date(cell.z))
      return { text: textOfDate(cell.v, cell.z, is1904) };
    const { text, number } = textOfFigure(cell.v, cell.z);
    return number === undefined ? { text } : { text, mark: { number } };
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

function* xlsxRows(given: Uint8Array): Generator<SheetRow> {
  const { problem, isZip64 } = checkZip(given);
  if (problem) throw new UnreadableSheet(problem);
  // The reader of workbooks does not know numbers of 8 bytes.
  const bytes = isZip64 ? zipSync(unzipSync(given), { level: 0 }) : given;
  let book = readBook(bytes, 0);
  // Hidden sheets are skipped.
  const seen = book.Workbook?.Sheets?.findIndex(({ Hidden }) => !Hidden) ?? 0;
  if (seen > 0) book = readBook(bytes, seen);
  const sheet = book.Sheets[book.SheetNames[Math.max(0, seen)] ?? ''] as
    | { '!data'?: (xlsx.CellObject[] | undefined)[] }
    | undefined;
  if (!sheet) throw new UnreadableSheet('foreign');
  const is1904 = Boolean(book.Workbook?.WBProps?.date1904);
  const data = sheet['!data'] ?? [];
  let lines = 0;
  for (const [index, line] of data.entries()) {
    const row: SheetRow = { number: index + 1, cells: [], marks: {} };
    if (line && line.length > 5_000) throw new UnreadableSheet('too-wide');
    for (let at = 0; at < (line?.length ?? 0); at++) {
      const cell = line?.[at];
      const { text, mark } = cell ? textOfCell(cell, is1904) : { text: '' };
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

/** Rows that are not blank, without blank cells at their ends. */
function* filledRows(rows: Iterable<SheetRow>): Generator<SheetRow> {
  for (const row of rows) {
    if (isBlank(row)) continue;
    let width = row.cells.length;
    while (width > 0 && row.cells[width - 1] === '' && !row.marks[width - 1]) width--;
    row.cells.length = width;
    if (width > limits.columns) throw new UnreadableSheet('too-wide');
    yield row;
  }
}

/**
 * Opens a file: how it is read, and its heading row followed by the rows below it that are not blank.
 * @param settings corrections by a person; the rest is detected.
 * @throws UnreadableSheet also while rows are read.
 */
export function openSheet(
  bytes: Uint8Array,
  settings: ReadingSettings = {},
): { reading: FileReading; rows: Generator<SheetRow> } {
  const { rows: all, delimiter } =
    kindOfBytes(bytes) === 'xlsx'
      ? { rows: xlsxRows(bytes), delimiter: '' }
      : readText(bytes, settings.delimiter);
  const rows = filledRows(all);
  const first: SheetRow[] = [];
  for (let next = rows.next(); !next.done; next = rows.next()) {
    first.push(next.value);
    if (first.length === PREVIEW_LINES) break;
  }
  const detected = first[detectHeadingLine(first.map(({ cells }) => cells))]?.number ?? 1;
  const heading = settings.heading_line ?? detected;
  const reading: FileReading = {
    delimiter,
    heading_line: heading,
    preview: first.map(({ number, cells }) => ({
      number,
      cells: cells.map((cell) => (cell.length > PREVIEW_CELL ? `${cell.slice(0, PREVIEW_CELL)}…` : cell)),
    })),
  };
  return { reading, rows: rowsFrom(heading, first, rows) };
}

/** The heading row, empty if the file has none, and the rows below it. */
function* rowsFrom(
  heading: number,
  first: readonly SheetRow[],
  others: Generator<SheetRow>,
): Generator<SheetRow> {
  let count = 0;
  if (heading === 0) {
    yield { number: 0, cells: [], marks: {} };
    count++;
  }
  for (const rows of [first, others])
    for (const row of rows) {
      if (row.number < heading) continue;
      if (++count > limits.rows + 1) throw new UnreadableSheet('too-long');
      yield row;
    }
  if (count < 2) throw new UnreadableSheet('empty');
}

/** Messages of rejected files. */
const rejectionMessages: Readonly<Record<SheetProblem | 'failed', string>> = {
  'open-quote':
    'A cell begins with a quotation mark (") that is not closed, so the lines below it cannot be separated. Close or remove the mark and upload the file again.',
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

/** Message of a rejected file, with the line that the reason is about. */
export function rejectionMessage(reason: SheetProblem | 'failed', line?: number): string {
  const message = rejectionMessages[reason];
  return line === undefined ? message : `Line ${line}: ${message}`;
}
