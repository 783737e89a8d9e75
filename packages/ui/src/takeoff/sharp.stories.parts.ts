import { expect, waitFor } from 'storybook/test';

/** A story's `onSharp`: the sheet is drawn coarsely at once and sharply a moment later. */
export const markSharp = () => performance.mark('takeoff-sharp');
const sharpened = (): number => performance.getEntriesByName('takeoff-sharp').length;

/** What is drawn with the keys catches the sheet's own lines, once they are read. */
const linesAreRead = () =>
  waitFor(() => expect(document.querySelector('[data-lines="reading"]')).toBeNull(), { timeout: 40_000 });

let before = 0;

/** For the meta of stories that show a sheet: each ends when its sheet is sharp. */
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

/** The `onSharp` of one of several sheets of a story. */
export const markSharpOf = (name: string) => () => sharpSheets.add(name);

/** For a story that shows several sheets: it ends when each that is named here is sharp. */
export const untilAllSharp = (...names: readonly string[]) => ({
  beforeEach: () => sharpSheets.clear(),
  play: async () => {
    await waitFor(() => expect([...sharpSheets].sort()).toEqual([...names].sort()), { timeout: 40_000 });
  },
});
