/** Space for the tabs of an area in pixels; the minimum number of tabs depends on the width of the window. */
export interface TabArea {
  /** Width of the window reserved for other content. */
  reserve: number;
  /** Width of one tab. */
  slot: number;
}

/** Minimum number of tabs in a window of this width: the full slots less one, and at least one. */
export const slotCount = (windowWidth: number, { reserve, slot }: TabArea): number =>
  Math.max(1, Math.floor((windowWidth - reserve) / slot) - 1);

/**
 * Indexes of the fixed tabs that an area shows: as many as it has slots, in their order, the current one among them.
 * @param indexes indexes of the tabs that have room, in order.
 * @param current index of the current tab; negative for none.
 */
export function limitTabs(indexes: readonly number[], slots: number, current: number): readonly number[] {
  if (indexes.length <= slots) return indexes;
  const first = indexes.slice(0, slots);
  return current < 0 || first.includes(current) ? first : [...first.slice(0, -1), current];
}
