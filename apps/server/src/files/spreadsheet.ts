import { daysBetween, isDay } from '@plumbline/dates';
import type { FileReply } from '../context/context.ts';
import { zipFile } from './zip-file.ts';

export interface SheetColumn {
  label: string;
  kind: 'text' | 'number' | 'money' | 'percent' | 'boolean' | 'day';
  /** Width in characters. */
  width?: number;
  /** Format of the cells below the rows: text, which keeps leading zeros, or date. */
  fill?: 'text' | 'day';
  /** Allowed values of the cells: a range of another sheet, and whether other values are rejected. */
  choices?: { range: string; isClosed: boolean };
}
export type SheetValue = string | number | boolean | null | undefined;
/** Formula of a cell, without the equals sign, and its value, which readers show until they compute it. */
export interface SheetFormula {
  formula: string;
  value: string;
}
export type SheetCell = SheetValue | SheetFormula;
/** Row with emphasized cells, for sums and headings. */
export interface StrongRow {
  strong: readonly SheetCell[];
}
export type SheetRow = readonly SheetCell[] | StrongRow;
export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: AsyncIterable<SheetRow> | Iterable<SheetRow>;
}

/** Places in `cellXfs` below. */
const styles = { plain: 0, head: 1, money: 2, day: 3, quoted: 4, text: 5, strongMoney: 6 } as const;
const stylesXml = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/><xf numFmtId="4" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf xfId="0" quotePrefix="1"/><xf numFmtId="49" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="1" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Short text of signs that XML takes as they are: nearly all there is. */
const isPlain = /^[ !#-%'-;=?-~\u00A1-\u024F]{0,1000}$/;
/** The underscore of text that spreadsheet programs would read as an escaped character, such as `_x0041_` for A. */
const escapeLike = /_(?=x[0-9a-f]{4}_)/gi;
/** Escapes text for XML, without invalid characters, limited to the length of a cell. */
const xml = (text: string) =>
  isPlain.test(text) && !text.includes('_x') && !text.includes('_X')
    ? text
    : text
        .slice(0, 32_767)
        .replaceAll(escapeLike, '_x005F_')
        .toWellFormed()
        .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (sign) => ('\t\n\r'.includes(sign) ? sign : ''))
        .replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** A, B … Z, AA … */
export function columnName(index: number): string {
  let name = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

/** Readers drop space at the ends of a text that does not say it is meant. */
const hasOuterSpace = /^\s|\s$/;
const mayBeFormula = /^[=+\-@\t\r]/;
const styleOf = (style: number) => (style === styles.plain ? '' : ` s="${style}"`);
const textCell = (at: string, text: string, style: number) =>
  `<c r="${at}"${styleOf(style === styles.plain && mayBeFormula.test(text) ? styles.quoted : style)} t="inlineStr"><is><t${hasOuterSpace.test(text) ? ' xml:space="preserve"' : ''}>${xml(text)}</t></is></c>`;

/** Days since the beginning of time as spreadsheets have it. */
function serialOf(value: string): number | undefined {
  const day = value.slice(0, 10);
  const serial = isDay(day) ? daysBetween('1899-12-30', day) : Number.NaN;
  // The years before 1900, and the February 29 that never was, are no dates there.
  return serial > 60 ? serial : undefined;
}

const isFormula = (value: SheetCell): value is SheetFormula => typeof value === 'object' && value !== null;
const numberStyle = (kind: SheetColumn['kind'], isStrong: boolean): number =>
  kind === 'number' ? (isStrong ? styles.head : styles.plain) : isStrong ? styles.strongMoney : styles.money;

function cell(at: string, kind: SheetColumn['kind'], of: SheetCell, isStrong: boolean): string {
  const value = isFormula(of) ? of.value : of;
  if (value === null || value === undefined || value === '') return '';
  const text = String(value);
  if (kind === 'boolean') return `<c r="${at}" t="b"><v>${text === 'true' ? 1 : 0}</v></c>`;
  if (kind === 'day') {
    const serial = serialOf(text);
    if (serial !== undefined) return `<c r="${at}" s="${styles.day}"><v>${serial}</v></c>`;
  }
  const isNumber = kind === 'number' || kind === 'money' || kind === 'percent';
  if (isNumber && /^-?\d+(\.\d+)?$/.test(text))
    return `<c r="${at}"${styleOf(numberStyle(kind, isStrong))}>${isFormula(of) ? `<f>${xml(of.formula)}</f>` : ''}<v>${text}</v></c>`;
  return textCell(at, text, isStrong ? styles.head : styles.plain);
}

/** Rows that a sheet offers to be filled in. */
const VALIDATED_ROWS = 100_001;
/** Data validation for the cells below the rows. */
function validationsXml(columns: readonly SheetColumn[], line: number): string {
  const found = columns.flatMap(({ fill, choices }, index) => {
    const cells = `sqref="${columnName(index)}${line}:${columnName(index)}${VALIDATED_ROWS}"`;
    if (choices)
      return `<dataValidation type="list" allowBlank="1"${choices.isClosed ? ' showErrorMessage="1" errorTitle="Not in the list" error="Choose a value from the list."' : ''} ${cells}><formula1>${xml(choices.range)}</formula1></dataValidation>`;
    return fill === 'day'
      ? `<dataValidation type="date" operator="greaterThanOrEqual" allowBlank="1" showErrorMessage="1" errorTitle="Not a date" error="Enter a date, such as 2026-03-31." ${cells}><formula1>1</formula1></dataValidation>`
      : [];
  });
  return found.length ? `<dataValidations count="${found.length}">${found.join('')}</dataValidations>` : '';
}

async function* sheetXml({ columns, rows }: Sheet): AsyncGenerator<string> {
  const names = columns.map((_, index) => columnName(index));
  const kinds = columns.map(({ kind }) => kind);
  const widths = columns.map(
    ({ label, width, fill }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width ?? Math.max(12, Math.min(60, label.length + 2))}" customWidth="1"${fill ? ` style="${styles[fill]}"` : ''}/>`,
  );
  const head = columns.map(({ label }, index) => textCell(`${names[index]}1`, label, styles.head)).join('');
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${widths.length ? `<cols>${widths.join('')}</cols>` : ''}<sheetData><row r="1">${head}</row>`;
  let line = 1;
  let piece = '';
  for await (const row of rows) {
    line++;
    piece += `<row r="${line}">`;
    const isStrong = 'strong' in row;
    const cells = isStrong ? row.strong : row;
    for (let index = 0; index < kinds.length; index++)
      piece += cell(names[index] + String(line), kinds[index] ?? 'text', cells[index], isStrong);
    piece += '</row>';
    if (piece.length > 65_536) {
      yield piece;
      piece = '';
    }
  }
  yield `${piece}</sheetData>${validationsXml(columns, line + 1)}</worksheet>`;
}

/** Sheets as an xlsx file, a piece at a time. Text stays text: a cell that begins with `=` is never a formula. */
export function xlsxFile(
  sheets: readonly Sheet[],
): Promise<{ file: ReadableStream<Uint8Array>; size: number }> {
  const each = (write: (number: number, sheet: Sheet) => string) =>
    sheets.map((sheet, index) => write(index + 1, sheet)).join('');
  return zipFile([
    {
      name: '[Content_Types].xml',
      text: [
        `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${packageTypes}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${packageTypes}.styles+xml"/>${each((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${packageTypes}.worksheet+xml"/>`)}</Types>`,
      ],
    },
    {
      name: '_rels/.rels',
      text: [
        `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    },
    {
      name: 'xl/workbook.xml',
      text: [
        `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each((n, { name }) => `<sheet name="${xml(name)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: [
        `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each((n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
      ],
    },
    { name: 'xl/styles.xml', text: [declaration + stylesXml] },
    ...sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, text: sheetXml(sheet) })),
  ]);
}

/** A file to answer with. */
export async function xlsxReply(
  name: string,
  sheets: readonly Sheet[],
): Promise<FileReply & { file: ReadableStream<Uint8Array> }> {
  return {
    ...(await xlsxFile(sheets)),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name,
  };
}
