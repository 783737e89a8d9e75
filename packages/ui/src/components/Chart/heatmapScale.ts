/** Number of shades of a heat map. */
export const shades = 5;

export type Shade = 1 | 2 | 3 | 4 | 5;

/** Range of values that the shades divide. */
export interface HeatmapScale {
  /** Value below which the lightest shade starts. */
  low: number;
  high: number;
  /** True if there are amounts below zero, which have a color of their own. */
  isDiverging: boolean;
}

/** Scale of the values: from the smallest to the largest, or equally far to both sides of zero. */
export function heatmapScale(values: readonly (number | null)[]): HeatmapScale {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low > high) return { low: 0, high: 1, isDiverging: false };
  if (low < 0) {
    const far = Math.max(-low, high);
    return { low: -far, high: far, isDiverging: true };
  }
  // Amounts of one sign start at zero, so that a shade twice as strong is about twice as much.
  return { low: 0, high: high > 0 ? high : 1, isDiverging: false };
}

/** Shade of a value: 1 is the lightest. */
export function shadeOf(value: number, { high }: HeatmapScale): Shade {
  const share = Math.min(1, Math.abs(value) / high);
  return Math.min(shades, Math.max(1, Math.ceil(share * shades))) as Shade;
}
