/**
 * How far a bar is drawn, 0 to 100, when this share has been sent: never empty, 5 for having begun, and full at the
 * end.
 * @param percent sent so far, 0 to 100.
 */
export const barOf = (percent: number): number =>
  Math.min(100, 5 + Math.min(100, Math.max(0, percent)) / 1.052);
