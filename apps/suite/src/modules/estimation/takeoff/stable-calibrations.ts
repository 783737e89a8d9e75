import type { Calibration } from '@plumbline/api';

// JSONB returns object keys in its own order, so compare with sorted keys.
const textOf = (scale: Calibration) =>
  JSON.stringify(scale, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Returns the new calibrations, reusing the previous objects of unchanged ones. */
export function keptScales(
  before: readonly Calibration[],
  now: readonly Calibration[],
): readonly Calibration[] {
  const previousByText = new Map(before.map((each) => [textOf(each), each]));
  const kept = now.map((each) => previousByText.get(textOf(each)) ?? each);
  return kept.length === before.length && kept.every((each, at) => each === before[at]) ? before : kept;
}
