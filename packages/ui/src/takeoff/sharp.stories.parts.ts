import { expect, waitFor } from 'storybook/test';

/** `onSharp` of a story: marks when the sheet is fully rendered. */
export const markSharp = () => performance.mark('takeoff-sharp');
const sharpened = (): number => performance.getEntriesByName('takeoff-sharp').length;

/** Waits until the sheet's lines are read, because keyboard drawing snaps to them. */
const linesAreRead = () =>
  waitFor(() => expect(document.querySelector('[data-lines="reading"]')).toBeNull(), { timeout: 40_000 });

let before = 0;

/** Meta for stories with a sheet: waits until it is fully rendered. */
export const untilSharp = {
  beforeEach: () => {
    before = sharpened();
  },
  play: async () => {
    await waitFor(() => expect(sharpened()).toBeGreaterThan(before), { timeout: 40_000 });
    await linesAreRead();
  },
};

const sharpSheets = new Set<string>();

/** `onSharp` of one of several sheets of a story. */
export const markSharpOf = (name: string) => () => sharpSheets.add(name);

/** For stories with several sheets: waits until all named sheets are fully rendered. */
export const untilAllSharp = (...names: readonly string[]) => ({
  beforeEach: () => sharpSheets.clear(),
  play: async () => {
    await waitFor(() => expect([...sharpSheets].sort()).toEqual([...names].sort()), { timeout: 40_000 });
  },
});
