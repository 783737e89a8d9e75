export const budgetMatrixMessages = {
  code: 'Cost code',
  total: (text: string, count: number) => `Total, ${text} ${count === 1 ? 'code' : 'codes'}`,
  /** Read before the second figure of a cell. */
  after: 'after the change',
  /** Read with a figure below zero in a column of differences. */
  over: 'over budget',
  manual: 'set by hand',
  legend: 'Legend',
  legendManual: 'Manual forecast',
  legendWhole: 'Rounded to whole amounts. Details show decimals.',
  changed: 'changed',
  empty: 'No budget lines',
  emptyText: 'Lines appear here once cost codes have a budget.',
};
