import type { Calibration } from '@plumbline/api';

const textOf = ({ region, ...each }: Calibration) =>
  JSON.stringify([
    Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)),
    region && [region.x, region.y, region.width, region.height],
  ]);

/** Scales as they are now, those that did not change being the very things that they were. */
export function keptScales(
  before: readonly Calibration[],
  now: readonly Calibration[],
): readonly Calibration[] {
  const known = new Map(before.map((each) => [textOf(each), each]));
  const kept = now.map((each) => known.get(textOf(each)) ?? each);
  return kept.length === before.length && kept.every((each, at) => each === before[at]) ? before : kept;
}
