export const ratingMessages = {
  /** Name of one step, or of a read-only rating; numbers are localized. */
  of: (value: string, max: string) => `${value} of ${max}`,
  none: 'Not rated',
  clear: (label: string) => `Clear ${label}`,
};
