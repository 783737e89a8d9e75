/** Letter of a column as in spreadsheet programs: A to Z, then AA. @param index from 0 */
export const columnLetter = (index: number): string =>
  (index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
