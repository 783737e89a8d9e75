/**
 * Screenshots of a plan sheet at three zoom levels in both themes, compared pixel by pixel; stories cannot show it,
 * because a sheet is drawn in steps. Update with `npx vitest run --project pictures -u`; the pictures are part of the
 * change.
 */
import { composeStories } from '@storybook/react-vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../../.storybook/preview.tsx';
import * as takeoff from '../src/takeoff/panels/TakeoffWorkspace.stories.tsx';

const wide = { width: 1200, height: 620 };

beforeAll(async () => {
  await Promise.all([...document.fonts].map((font) => font.load()));
});

/** Waits until nothing changes for a while, so that lazily loaded parts are rendered. */
async function settled(): Promise<void> {
  await new Promise<void>((resolve) => {
    const quiet = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(quiet, 250);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(quiet, 250);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  await document.fonts.ready;
}

async function shoot(name: string): Promise<void> {
  await settled();
  await expect(page.elementLocator(document.documentElement)).toMatchScreenshot(name, {
    timeout: 15_000,
  });
}

/** Waits for the sharp rendering of the sheet, which follows a coarse one. */
const sharp = (): number => performance.getEntriesByName('takeoff-sharp').length;
const isSharpAfter = (before: number) =>
  expect.poll(sharp, { timeout: 15_000, interval: 50 }).toBeGreaterThan(before);

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const annotations = { ...preview, initialGlobals: { ...preview.initialGlobals, theme } };
  test('take-off at three zooms', async () => {
    document.body.style.padding = '0';
    await page.viewport(wide.width, wide.height);
    let before = sharp();
    await composeStories(takeoff, annotations).Default.run();
    await isSharpAfter(before);
    await shoot(`takeoff-fit-${theme}`);
    for (const name of ['closer', 'closest']) {
      before = sharp();
      // Without a pointer, which would cause a hover style.
      const zoomIn = page.getByRole('button', { name: 'Zoom in' }).element() as HTMLElement;
      for (let step = 0; step < 4; step += 1) zoomIn.click();
      await isSharpAfter(before);
      await shoot(`takeoff-${name}-${theme}`);
    }
  });
});
