export const pivotTableMessages = {
  /** Heading of the first column without row groups. */
  rows: 'Rows',
  noValue: 'No value',
  yes: 'Yes',
  no: 'No',
  weekOf: (day: string) => `Week of ${day}`,
  quarter: (quarter: string, year: string) => `Q${quarter} ${year}`,
  total: 'Total',
  /** Heading of the total of a column group. */
  totalOf: (group: string) => `${group}, total`,
  /** Name of the last row. */
  totalRow: (count: number, shown: string) =>
    count === 1 ? `Total, ${shown} record` : `Total, ${shown} records`,
  sum: (field: string) => field,
  count: (field: string) => `${field}, count`,
  average: (field: string) => `${field}, average`,
  min: (field: string) => `${field}, minimum`,
  max: (field: string) => `${field}, maximum`,
  distinct: (field: string) => `${field}, unique values`,
  shareOfTotal: (value: string) => `${value}, % of total`,
  shareOfRow: (value: string) => `${value}, % of row`,
  shareOfColumn: (value: string) => `${value}, % of column`,
  /** Tooltip of a figure that opens its records. */
  openRecords: (count: number, shown: string) =>
    count === 1 ? `Open ${shown} record` : `Open ${shown} records`,
  /** Accessible name of a figure in the total row. */
  totalCell: (column: string, value: string) => `${column}, total: ${value}`,
  openHint: 'Select a figure to open its records.',
  /** Shown if totals are not the sum of their rows. */
  eachLevel: (values: string) => `Totals are calculated from the records: ${values}`,
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  expandedAll: 'All groups expanded',
  collapsedAll: 'All groups collapsed',
  sortedUp: (column: string) => `Sorted by ${column}, ascending`,
  sortedDown: (column: string) => `Sorted by ${column}, descending`,
  notSorted: 'Sort cleared',
  empty: 'No values yet',
  emptyText: 'Add a field to Values to calculate totals.',
  tooMany: 'Too many cells to show',
  tooManyText: (cells: string, limit: string) =>
    `This layout has ${cells} cells. Up to ${limit} can be shown. Remove a field, use a longer period or add a filter.`,
  remove: (field: string) => `Remove ${field}`,
};
