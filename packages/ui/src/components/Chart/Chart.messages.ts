export const chartMessages = {
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  /** Keyboard instructions, announced with the chart's name. */
  hint: 'Use arrow keys to move between points.',
  empty: 'No data yet',
  loading: 'Loading the chart',
  failed: 'Could not load the chart',
  category: 'Category',
  total: 'Total',
  share: 'Share',
  amount: 'Amount',
  /** Header of a funnel's column with the share of the previous stage. */
  kept: 'From previous stage',
  none: 'none',
  up: 'up',
  down: 'down',
  flat: 'unchanged',
};
