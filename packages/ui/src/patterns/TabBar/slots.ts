/** How much of the window an area's bar leaves to other things, and what one of its tabs was given; pixels. */
export interface TabSlots {
  reserve: number;
  slot: number;
}

const main: TabSlots = { reserve: 234, slot: 190 };
const task: TabSlots = { reserve: 249, slot: 200 };

/** The arithmetic of each area's bar. `crmSub` and `sub` are the bars inside a record. */
export const tabSlots = {
  estimation: main,
  vendor: main,
  report: main,
  dashboard: main,
  crm: { reserve: 234, slot: 200 },
  setup: { reserve: 249, slot: 180 },
  task,
  material: task,
  crmSub: { reserve: 380, slot: 180 },
  sub: { reserve: 0, slot: 180 },
} as const satisfies Record<string, TabSlots>;

export type TabArea = keyof typeof tabSlots;

/** How many tabs an area shows at least in a window of this width: whole slots less one, and never none. */
export const slotCount = (windowWidth: number, { reserve, slot }: TabSlots): number =>
  Math.max(1, Math.floor((windowWidth - reserve) / slot) - 1);
