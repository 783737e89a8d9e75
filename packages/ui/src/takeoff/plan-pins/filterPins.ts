import type { PlanPin } from './planPinTypes.ts';

type Filtered = Pick<PlanPin, 'kindId' | 'statusId'>;

/** Pins whose kind and status are both shown. */
export function visiblePins<P extends Filtered>(
  pins: readonly P[],
  hiddenIds: readonly string[],
): readonly P[] {
  if (hiddenIds.length === 0) return pins;
  const hidden = new Set(hiddenIds);
  return pins.filter(({ kindId, statusId }) => !hidden.has(kindId) && !hidden.has(statusId));
}

/** Number of pins of each kind and status, whether they are hidden or not. */
export function countPins(pins: readonly Filtered[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kindId, statusId } of pins) {
    counts.set(kindId, (counts.get(kindId) ?? 0) + 1);
    counts.set(statusId, (counts.get(statusId) ?? 0) + 1);
  }
  return counts;
}

/** Hides what is shown, and shows what is hidden. */
export const toggleHidden = (hiddenIds: readonly string[], id: string): readonly string[] =>
  hiddenIds.includes(id) ? hiddenIds.filter((hidden) => hidden !== id) : [...hiddenIds, id];

/**
 * Narrows a group of filters to those that are chosen, for chips: the first choice hides the others of the group, the
 * next ones are added, and a group of which nothing or everything is chosen shows all.
 * @param groupIds ids of all filters of the group.
 */
export function toggleChosen(
  hiddenIds: readonly string[],
  groupIds: readonly string[],
  id: string,
): readonly string[] {
  const others = hiddenIds.filter((hidden) => !groupIds.includes(hidden));
  const isNarrowed = groupIds.some((own) => hiddenIds.includes(own));
  const chosen = isNarrowed ? groupIds.filter((own) => !hiddenIds.includes(own)) : [];
  const next = chosen.includes(id) ? chosen.filter((own) => own !== id) : [...chosen, id];
  if (next.length === 0 || next.length === groupIds.length) return others;
  return [...others, ...groupIds.filter((own) => !next.includes(own))];
}

/** True for a filter of a narrowed group that is shown. */
export const isChosen = (hiddenIds: readonly string[], groupIds: readonly string[], id: string): boolean =>
  groupIds.some((own) => hiddenIds.includes(own)) && !hiddenIds.includes(id);
