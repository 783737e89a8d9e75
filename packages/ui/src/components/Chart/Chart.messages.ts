export const chartWords = {
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  /** How to read the drawing by keyboard, heard with its name. */
  hint: 'Arrow keys go from point to point.',
  empty: 'Nothing to show yet',
  loading: 'Loading the chart',
  failed: 'The chart could not be loaded',
  category: 'Category',
  total: 'Total',
  share: 'Share',
  amount: 'Amount',
  /** Head of a funnel's column: how much of the stage before came on. */
  kept: 'From the stage before',
  none: 'none',
  up: 'up',
  down: 'down',
  flat: 'unchanged',
};
