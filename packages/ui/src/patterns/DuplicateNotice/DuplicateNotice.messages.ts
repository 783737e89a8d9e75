export const duplicateNoticeWords = {
  title: 'This may already exist',
  /** Below the ones shown. */
  more: (shown: string) => `${shown} more like it`,
  /** Announced: how many were found. */
  found: (count: number, shown: string) =>
    count === 1
      ? `This may already exist: ${shown} record is like it`
      : `This may already exist: ${shown} records are like it`,
  /** Announced once there are none any more. */
  gone: 'No record is like it any more',
  newTab: '(opens in a new tab)',
  use: 'Use this one',
  /** Names the button to those who hear it alone. */
  named: (label: string, record: string) => `${label}: ${record}`,
  dismiss: (count: number) => (count === 1 ? 'It is not the same' : 'It is none of these'),
};
