export const numberFieldWords = {
  decrease: (label: string) => `Decrease ${label}`,
  increase: (label: string) => `Increase ${label}`,
  empty: 'Empty',
};

export const decimalFieldWords = {
  /** `example` is a figure as the reader writes it. */
  notANumber: (example: string) => `Enter a number, like ${example}.`,
  notAnAmount: (example: string) => `Enter an amount, like ${example}.`,
  negative: 'Enter a number that is not below zero.',
};

export const phoneFieldWords = {
  /** The shape of a whole number. */
  shape: 'XXX-XXX-XXXX',
};
