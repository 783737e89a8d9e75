export const numberFieldMessages = {
  decrease: (label: string) => `Decrease ${label}`,
  increase: (label: string) => `Increase ${label}`,
  empty: 'Empty',
};

export const decimalFieldMessages = {
  /** `example` is a localized number. */
  notANumber: (example: string) => `Enter a number, such as ${example}.`,
  notAnAmount: (example: string) => `Enter an amount, such as ${example}.`,
  negative: 'Enter a number of 0 or more.',
};

export const phoneFieldMessages = {
  /** Format of a complete phone number. */
  shape: 'XXX-XXX-XXXX',
};
