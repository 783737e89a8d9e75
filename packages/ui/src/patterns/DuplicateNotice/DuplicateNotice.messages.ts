export const duplicateNoticeMessages = {
  title: 'This may already exist',
  /** Count of duplicates that are not shown. */
  more: (shown: string) => `${shown} more possible duplicates`,
  /** Announced number of duplicates. */
  found: (count: number, shown: string) =>
    count === 1
      ? `This may already exist: ${shown} similar record`
      : `This may already exist: ${shown} similar records`,
  /** Announced when no duplicates are left. */
  gone: 'No more similar records',
  newTab: '(opens in a new tab)',
  use: 'Use this record',
  /** Accessible name of the button. */
  named: (label: string, record: string) => `${label}: ${record}`,
  dismiss: (count: number) => (count === 1 ? 'Not a duplicate' : 'None is a duplicate'),
};
