/** A part of what a file says: words as they stand, or rows of cells. */
export type TextPart =
  { words: string } | { rows: readonly (readonly string[])[]; isNumeric: readonly boolean[] };

/** Cells that are drawn as a table; beyond it a sheet is its words, as they stand. */
const mostCells = 10_000;
const isNumber = (cell: string) => /^[-+(]?[$€£]?\s?\d[\d.,\s]*[%)]?$/.test(cell.trim());

/** Of each column whether all that it holds below its first cell are numbers. */
function numericColumns(rows: readonly (readonly string[])[]): boolean[] {
  const count = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, at) => {
    const cells = rows.map((row) => row[at]?.trim() ?? '').filter(Boolean);
    const below = cells.length > 1 && !isNumber(cells[0] ?? '') ? cells.slice(1) : cells;
    return below.length > 0 && below.every(isNumber);
  });
}

/** Lines that have tabs, two of them at least, are rows; a tab that only indents makes none. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let words: string[] = [];
  let rows: string[][] = [];
  let room = mostCells;
  const endWords = () => {
    if (words.length) parts.push({ words: words.join('\n') });
    words = [];
  };
  const endRows = () => {
    const cells = rows.reduce((sum, row) => sum + row.length, 0);
    if (rows.length > 1 && cells <= room) {
      room -= cells;
      endWords();
      parts.push({ rows, isNumeric: numericColumns(rows) });
    } else words.push(...rows.map((row) => row.join('\t')));
    rows = [];
  };
  for (const line of text.split('\n')) {
    if (rows.length ? line.includes('\t') : /[^\t]\t/.test(line)) rows.push(line.split('\t'));
    else {
      endRows();
      words.push(line);
    }
  }
  endRows();
  endWords();
  return parts;
}
