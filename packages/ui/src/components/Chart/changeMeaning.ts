/** Direction of a change between two values and what it means. */
export type Change = 'better' | 'worse' | 'neutral';

/**
 * Meaning of a change; changes within the tolerance, e.g. of rounding, have none.
 * @param better direction that is good; undefined if neither is
 */
export function changeOf(
  from: number | null,
  to: number | null,
  better: 'higher' | 'lower' | undefined,
  tolerance: number,
): Change {
  if (from === null || to === null || better === undefined) return 'neutral';
  const change = to - from;
  if (Math.abs(change) <= tolerance) return 'neutral';
  return change > 0 === (better === 'higher') ? 'better' : 'worse';
}
