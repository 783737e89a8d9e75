export const estimateHeadWords = {
  status: 'Status',
  /** Name of the button: what it sets, and how it is set. */
  statusIs: (label: string, value: string) => `${label}: ${value}`,
};
