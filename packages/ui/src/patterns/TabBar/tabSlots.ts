/** Room for the tabs of an area: how many it shows at least depends on the width of the window. Pixels. */
export interface TabArea {
  /** Width of the window that is left to other things. */
  reserve: number;
  /** Width of one tab. */
  slot: number;
}

/** How many tabs an area shows at least in a window of this width: full slots less one, and never none. */
export const slotCount = (windowWidth: number, { reserve, slot }: TabArea): number =>
  Math.max(1, Math.floor((windowWidth - reserve) / slot) - 1);
