/**
 * Pictures of what the library is made of, in both themes, compared pixel by pixel with the ones beside this file:
 * a change of a token, a component or a layout shows itself. What is meant is recorded with
 * `npx vitest run --project pictures -u`, and its pictures are part of the change.
 */
import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../../.storybook/preview.tsx';
import * as button from '../src/components/Button/Button.stories.tsx';
import * as chart from '../src/components/Chart/Chart.stories.tsx';
import * as choice from '../src/components/Choice/Choice.stories.tsx';
import * as feedback from '../src/components/Feedback/Feedback.stories.tsx';
import * as record from '../src/components/Stepper/Record.stories.tsx';
import * as textField from '../src/components/TextField/TextField.stories.tsx';
import * as appFrame from '../src/patterns/AppFrame/AppFrame.stories.tsx';
import * as auth from '../src/patterns/AuthLayout/AuthLayout.stories.tsx';
import * as dashboard from '../src/patterns/DashboardGrid/DashboardGrid.stories.tsx';
import * as document_ from '../src/patterns/DocumentLayout/DocumentLayout.stories.tsx';
import * as list from '../src/patterns/ListLayout/ListLayout.stories.tsx';
import * as recordLayout from '../src/patterns/RecordLayout/RecordLayout.stories.tsx';
import * as table from '../src/table/DataTable.stories.tsx';
import * as takeoff from '../src/takeoff/panels/TakeoffWorkspace.stories.tsx';

const wide = { width: 1200, height: 620 };
const phone = { width: 360, height: 640 };
/** As high as what is in it. */
const part = { width: 720 };

beforeAll(async () => {
  await Promise.all([...document.fonts].map((font) => font.load()));
});
afterEach(() => document.body.replaceChildren());

/** Parts of a screen that are loaded by themselves have come when nothing has changed for a while. */
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

/** The sheet is drawn coarsely at once and sharply a moment later. */
const sharp = (): number => performance.getEntriesByName('takeoff-sharp').length;
const isSharpAfter = (before: number) =>
  expect.poll(sharp, { timeout: 15_000, interval: 50 }).toBeGreaterThan(before);

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const annotations = { ...preview, initialGlobals: { ...preview.initialGlobals, theme } };
  const all = {
    buttons: [composeStories(button, annotations).Variants, part],
    'button-states': [composeStories(button, annotations).States, part],
    fields: [composeStories(textField, annotations).States, part],
    choices: [composeStories(choice, annotations).States, part],
    banners: [composeStories(feedback, annotations).Default, part],
    stats: [composeStories(chart, annotations).Default, part],
    marks: [composeStories(record, annotations).Marks, part],
    sheet: [composeStories(table, annotations).Sheet, wide],
    list: [composeStories(list, annotations).Default, wide],
    'list-phone': [composeStories(list, annotations).Default, phone],
    frame: [composeStories(appFrame, annotations).Default, wide],
    dashboard: [composeStories(dashboard, annotations).Default, wide],
    record: [composeStories(recordLayout, annotations).Default, wide],
    document: [composeStories(document_, annotations).Default, wide],
    'sign-in': [composeStories(auth, annotations).SignIn, wide],
  } as const;

  test.each(Object.entries(all))('%s', async (name, [story, size]) => {
    const isPart = !('height' in size);
    document.body.style.padding = isPart ? '1rem' : '0';
    await page.viewport(size.width, isPart ? 600 : size.height);
    await story.run();
    if (isPart) {
      const end = document.body.lastElementChild?.getBoundingClientRect().bottom ?? 0;
      await page.viewport(size.width, Math.ceil(end) + 16);
    }
    await shoot(`${name}-${theme}`);
  });

  test('take-off at three zooms', async () => {
    document.body.style.padding = '0';
    await page.viewport(wide.width, wide.height);
    let before = sharp();
    await composeStories(takeoff, annotations).Default.run();
    await isSharpAfter(before);
    await shoot(`takeoff-fit-${theme}`);
    for (const name of ['closer', 'closest']) {
      before = sharp();
      // Without a pointer: what it rests on would be drawn as hovered.
      const zoomIn = page.getByRole('button', { name: 'Zoom in' }).element() as HTMLElement;
      for (let step = 0; step < 4; step += 1) zoomIn.click();
      await isSharpAfter(before);
      await shoot(`takeoff-${name}-${theme}`);
    }
  });
});
