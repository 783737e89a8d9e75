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
