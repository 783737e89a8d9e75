export const chartMessages = {
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  /** Keyboard instructions, announced with the chart's name. */
  hint: 'Use arrow keys to move between points.',
  /** Name of the legend, whose buttons show and hide series. */
  shownSeries: 'Shown series',
  empty: 'No data yet',
  loading: 'Loading the chart',
  failed: 'Could not load the chart',
  category: 'Category',
  total: 'Total',
  share: 'Share',
  amount: 'Amount',
  /** Header of a funnel's column with the share of the previous stage. */
  kept: 'From previous stage',
  /** Head of the column with the steps of a waterfall. */
  step: 'Step',
  change: 'Change',
  /** Difference of two percentages: −3.8 pt. */
  points: (figure: string) => `${figure} pt`,
  /** Sum after a step of a waterfall. */
  level: 'Sum',
  planned: 'Planned',
  actual: 'Actual',
  forecast: 'Forecast',
  /** Difference of the actual or forecast value from the planned one. */
  fromPlan: 'Variance',
  today: 'Today',
  none: 'none',
  up: 'up',
  down: 'down',
  flat: 'unchanged',
};
