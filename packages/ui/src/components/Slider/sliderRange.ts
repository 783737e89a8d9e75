/** Two ends of a range, the smaller one first. */
export type NumberRange = readonly [start: number, end: number];

export interface RangeScale {
  min: number;
  max: number;
  step: number;
  /** Smallest distance between the ends. */
  minDistance: number;
}

/** Nearest value on the steps from the minimum, inside the limits. The last step can be shorter than the others. */
export function snapValue(
  value: number,
  { min, max, step }: Pick<RangeScale, 'min' | 'max' | 'step'>,
): number {
  if (!Number.isFinite(value)) return min;
  if (value >= max) return max;
  const snapped = min + Math.round((value - min) / step) * step;
  // Steps such as 0.1 add up with an error in the last digits.
  return Math.min(max, Math.max(min, Number(snapped.toFixed(6))));
}

/** Range inside the scale: ends in order, on steps, and as far apart as the scale demands where it is long enough. */
export function limitRange([a, b]: NumberRange, scale: RangeScale): NumberRange {
  const [start, end] = [snapValue(Math.min(a, b), scale), snapValue(Math.max(a, b), scale)];
  return end - start >= scale.minDistance ? [start, end] : moveEnd([start, end], 1, end, scale);
}

/** Range after one end was moved. It stops at the smallest distance from the other end, which stays where it is. */
export function moveEnd(range: NumberRange, end: 0 | 1, to: number, scale: RangeScale): NumberRange {
  const { min, max, step, minDistance } = scale;
  const other = range[end === 0 ? 1 : 0];
  const gap = Math.ceil(minDistance / step - 1e-9) * step;
  const value = snapValue(to, scale);
  if (end === 0) {
    const most = snapValue(other - gap, scale);
    return value <= other - minDistance
      ? [value, other]
      : most <= other - minDistance
        ? [most, other]
        : [min, other];
  }
  const least = snapValue(other + gap, scale);
  return value >= other + minDistance
    ? [other, value]
    : least >= other + minDistance
      ? [other, least]
      : [other, max];
}

/** End that a press on the track moves: the nearer one, and of two at the same place the one on the side of the press. */
export function nearestEnd([start, end]: NumberRange, value: number): 0 | 1 {
  if (value <= start) return 0;
  if (value >= end) return 1;
  return value - start <= end - value ? 0 : 1;
}

/** Value that a key of a slider leads to, before it is limited; undefined for other keys. */
export function valueAfterKey(
  key: string,
  value: number,
  scale: RangeScale,
  isRtl: boolean,
): number | undefined {
  const { min, max, step } = scale;
  const large = Math.max(step, Math.round((max - min) / 10));
  switch (key) {
    case 'ArrowUp':
      return value + step;
    case 'ArrowDown':
      return value - step;
    case 'ArrowRight':
      return value + (isRtl ? -step : step);
    case 'ArrowLeft':
      return value + (isRtl ? step : -step);
    case 'PageUp':
      return value + large;
    case 'PageDown':
      return value - large;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }
}
