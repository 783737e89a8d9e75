/** Part of a file's text content: plain text or table rows. */
export type TextBlock =
  | { text: string }
  | { rows: readonly (readonly string[])[]; isNumeric: readonly boolean[] };

/** Maximum number of cells shown as a table; larger sheets are shown as text. */
const maxCells = 10_000;
const isNumber = (cell: string) => /^[-+(]?[$€£]?\s?\d[\d.,\s]*[%)]?$/.test(cell.trim());

/** Returns for each column whether all cells below the first are numbers. */
function numericColumns(rows: readonly (readonly string[])[]): boolean[] {
  const count = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, at) => {
    const cells = rows.map((row) => row[at]?.trim() ?? '').filter(Boolean);
    const below = cells.length > 1 && !isNumber(cells[0] ?? '') ? cells.slice(1) : cells;
    return below.length > 0 && below.every(isNumber);
  });
}

/** At least two consecutive lines with tabs are table rows; a tab that only indents does not count. */
export function splitTextBlocks(text: string): TextBlock[] {
  const parts: TextBlock[] = [];
  let lines: string[] = [];
  let rows: string[][] = [];
  let room = maxCells;
  const flushText = () => {
    if (lines.length) parts.push({ text: lines.join('\n') });
    lines = [];
  };
  const endRows = () => {
    const cells = rows.reduce((sum, row) => sum + row.length, 0);
    if (rows.length > 1 && cells <= room) {
      room -= cells;
      flushText();
      parts.push({ rows, isNumeric: numericColumns(rows) });
    } else lines.push(...rows.map((row) => row.join('\t')));
    rows = [];
  };
  for (const line of text.split('\n')) {
    if (rows.length ? line.includes('\t') : /[^\t]\t/.test(line)) rows.push(line.split('\t'));
    else {
      endRows();
      lines.push(line);
    }
  }
  endRows();
  flushText();
  return parts;
}
