export const checkMatrixMessages = {
  all: 'All',
  /** Name of the checkbox of a row and column. */
  cell: (row: string, column: string) => `${row}: ${column}`,
};
