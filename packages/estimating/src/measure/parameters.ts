import type { TakeoffParameters } from './types.ts';

/**
 * Effective dimensions of a measure: its own over its condition's. Its own multiplier replaces the condition's; the
 * typical group's applies on top.
 * @param times multiplier of its typical group; 1 without a group.
 */
export function parametersOf(
  condition: TakeoffParameters | undefined,
  own: TakeoffParameters | undefined,
  times = 1,
): TakeoffParameters {
  const merged = { ...condition, ...own };
  return times === 1 ? merged : { ...merged, multiplier: (merged.multiplier ?? 1) * times };
}
