/** Number of first lines that are searched for headings. */
const HEADING_CANDIDATES = 10;

const filledCells = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;

/**
 * Index of the heading line among the first lines that are not blank. Lines above with one filled cell are a title, a date
 * or a filter, if a line with several follows.
 */
export function detectHeadingLine(lines: readonly (readonly string[])[]): number {
  const first = lines.slice(0, HEADING_CANDIDATES).findIndex((cells) => filledCells(cells) > 1);
  return Math.max(0, first);
}
