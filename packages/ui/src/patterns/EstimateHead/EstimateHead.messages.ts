export const estimateHeadMessages = {
  status: 'Status',
  /** Accessible name of the button with its current value. */
  statusIs: (label: string, value: string) => `${label}: ${value}`,
};
