import type { Calibration } from '@plumbline/api';

// Stored, the parts of a scale come in an order of their own.
const textOf = (scale: Calibration) =>
  JSON.stringify(scale, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Scales as they are now, those that did not change being the very things that they were. */
export function keptScales(
  before: readonly Calibration[],
  now: readonly Calibration[],
): readonly Calibration[] {
  const known = new Map(before.map((each) => [textOf(each), each]));
  const kept = now.map((each) => known.get(textOf(each)) ?? each);
  return kept.length === before.length && kept.every((each, at) => each === before[at]) ? before : kept;
}
