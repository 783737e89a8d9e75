/** A quotation mark at the beginning of a cell that no other closes. */
export class UnclosedQuote extends Error {
  /** Line of the text that the cell begins in, from 1. */
  readonly line: number;
  constructor(line: number) {
    super(`The quotation mark on line ${line} is not closed.`);
    this.line = line;
  }
}

/** Decodes UTF-8 or UTF-16 by byte order mark, valid UTF-8, otherwise Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A line end: CR LF, LF or CR. */
const lineEnds = /\r\n|\n|\r/g;
const countLines = (text: string, from: number, to: number): number =>
  text.slice(from, to).match(lineEnds)?.length ?? 0;

/** A quoted cell that begins at a position: its text, and the position after the closing quotation mark. */
function quotedCell(text: string, from: number): { cell: string; end: number; isClosed: boolean } {
  let cell = '';
  let at = from;
  for (;;) {
    const end = text.indexOf('"', at + 1);
    if (end === -1) return { cell: cell + text.slice(at + 1), end: text.length, isClosed: false };
    cell += text.slice(at + 1, end);
    at = end + 1;
    if (text[at] !== '"') return { cell, end: at, isClosed: true };
    cell += '"';
  }
}

/**
 * Parses CSV by RFC 4180 with any line end; quoted cells contain delimiters, line breaks and doubled quotes. Text after
 * a closing quote is kept in the cell.
 * @throws UnclosedQuote also for a quoted cell of several lines with text after its closing quote, because its quote was
 *   closed by the one that opens another cell.
 */
export function* parseCsv(text: string, delimiter: string): Generator<string[]> {
  let row: string[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    let cell: string;
    if (text[at] === '"') {
      const quoted = quotedCell(text, at);
      const end = endOfCell(text, quoted.end, delimiter);
      const after = text.slice(quoted.end, end);
      const lines = /[\r\n]/.test(quoted.cell) ? countLines(text, at, quoted.end) : 0;
      if (!quoted.isClosed || (lines > 0 && after.trim() !== '')) throw new UnclosedQuote(line);
      cell = quoted.cell + after;
      line += lines;
      at = end;
    } else {
      const end = endOfCell(text, at, delimiter);
      cell = text.slice(at, end);
      at = end;
    }
    row.push(cell);
    if (text[at] === delimiter) {
      at++;
      if (at === text.length) row.push('');
      continue;
    }
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
    line++;
    yield row;
    row = [];
  }
  if (row.length) yield row;
}

function endOfCell(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}
