export const ratingWords = {
  /** One place of the scale, and the whole of it where it is only read; figures are in the reader's numerals. */
  of: (value: string, most: string) => `${value} of ${most}`,
  none: 'Not rated',
  clear: (label: string) => `Clear ${label}`,
};
