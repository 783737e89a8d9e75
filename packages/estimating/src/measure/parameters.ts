import type { TakeoffParameters } from './types.ts';

/**
 * The dimensions that a measure is worked out with: its condition's, its own over them, and the number of times that
 * its typical group stands for. A measure's own multiplier replaces its condition's; the group's multiplies on top.
 * @param times how often the group that it belongs to is built; 1 without a group.
 */
export function parametersOf(
  condition: TakeoffParameters | undefined,
  own: TakeoffParameters | undefined,
  times = 1,
): TakeoffParameters {
  const merged = { ...condition, ...own };
  return times === 1 ? merged : { ...merged, multiplier: (merged.multiplier ?? 1) * times };
}
