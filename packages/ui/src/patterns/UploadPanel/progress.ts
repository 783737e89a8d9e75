/**
 * Width of a progress bar, 0 to 100: at least 5, and full only at the end.
 * @param percent sent so far, 0 to 100.
 */
export const barOf = (percent: number): number =>
  Math.min(100, 5 + Math.min(100, Math.max(0, percent)) / 1.052);
