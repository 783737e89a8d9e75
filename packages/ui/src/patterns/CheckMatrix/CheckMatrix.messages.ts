export const checkMatrixWords = {
  all: 'All',
  /** Names one box: of a row, in a column. */
  cell: (row: string, column: string) => `${row}: ${column}`,
};
