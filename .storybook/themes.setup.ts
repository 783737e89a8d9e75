/**
 * What follows each story that is run as a test: in the light, where it was played, its picture; then in the dark, as
 * it stands, axe's rules of colours and its picture there. Pictures are compared with those in the repository, pixel by
 * pixel. A story that ends with something open over the page is shot whole, any other as large as it is.
 */
import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { cdp, page } from 'vitest/browser';
// A narrow table asks for its cards when it first has some: no picture is taken before they are there.
import '../packages/ui/src/data-grid/TableCards.tsx';
import { ofColour } from '../packages/testing/src/axe-rules.ts';

const isOn = /^(all|some)$/.test(String(import.meta.env['VITE_PICTURES'] ?? ''));
const pad = 16;

/** How wide the browser draws words in a font, in pixels. */
const widthIn = (font: string): number => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.font = `32px ${font}`;
  return context.measureText('Plan sheet A2.1, 1/8" = 1\'-0"').width;
};

beforeAll(() => {
  // Its one family stands for every other that it is asked for.
  const own = widthIn('"Open Sans"');
  if (isOn && ['serif', 'sans-serif', 'monospace'].some((font) => widthIn(font) !== own))
    throw new Error(
      'The browser draws with the fonts of the machine and not with its own: no picture would hold.',
    );
});

beforeEach(async () => {
  // The browser's own pointer begins in the corner where the first control of a story lies, and would open its tip; a
  // story before this one may have left it elsewhere.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: innerWidth - 1, y: innerHeight - 1 });
  await Promise.all([...document.fonts].map((font) => font.load()));
  const { style } = document.body;
  style.padding = '';
  style.height = '';
  style.minHeight = '';
});

/** How long nothing may change before a page counts as still, in milliseconds: a part that comes late has come. */
const stillFor = 100;
/** What changes without end is not waited for any longer. */
const atMost = 2_000;

/**
 * How long the browser may find no idle moment, in milliseconds. On an idle machine one story in twelve gets no answer
 * before the timeout. The value is the longest timeout of a component's own idle work (`useTotals`); callbacks that time
 * out run in the order of their requests.
 */
const idleWithin = 1_000;

/** Everything requested until now is drawn, and the page is idle: both come late on a busy machine. */
const atRest = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: idleWithin })),
    );
  });

async function still(): Promise<void> {
  let changedAt = performance.now();
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const end = performance.now() + atMost;
  // Framing a picture may have changed sizes, which the page hears of with its next frame: time alone tells nothing.
  await atRest();
  for (
    let left = stillFor;
    left > 0 && performance.now() < end;
    left = changedAt + stillFor - performance.now()
  ) {
    await new Promise((resolve) => setTimeout(resolve, left));
    await atRest();
  }
  observer.disconnect();
  await document.fonts.ready;
}

/** What takes room on the page, by its own or by its children's box. */
const isSeen = (element: Element): boolean => {
  if (element instanceof HTMLScriptElement || element instanceof HTMLStyleElement) return false;
  const { width, height } = element.getBoundingClientRect();
  return (
    (width > 1 && height > 1) ||
    [...element.children].some((child) => child instanceof HTMLElement && isSeen(child))
  );
};

async function coloursHold(): Promise<void> {
  axe.reset();
  const { violations } = await axe.run(document.body, { runOnly: ofColour, resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html }))).toEqual([]);
}

/** Takes what shall be shot to the size of its picture. */
async function frame(): Promise<HTMLElement> {
  const { body, documentElement } = document;
  const isPage = body.dataset['layout'] === 'fullscreen';
  const hasOverlay =
    [...body.children].filter(isSeen).length > 1 || document.querySelector('[popover]:popover-open') !== null;
  body.style.padding = isPage || hasOverlay ? '' : `${pad}px`;
  body.style.height = isPage || hasOverlay ? '' : 'auto';
  body.style.minHeight = isPage || hasOverlay ? '' : '0';
  if (!isPage && !hasOverlay && body.offsetHeight > innerHeight)
    await page.viewport(innerWidth, body.offsetHeight);
  return isPage || hasOverlay ? documentElement : body;
}

afterEach(async ({ task, skip }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  if (task.result?.state === 'skip') skip();
  const { dataset } = document.documentElement;
  const subject = isOn ? await frame() : undefined;
  const picture = async () => {
    if (!subject) return;
    // By a name of its own: it would be sought by its words otherwise, which may change before it is found.
    subject.dataset['testid'] = 'picture';
    try {
      await expect(page.getByTestId('picture')).toMatchScreenshot(`${storyId}-${dataset['theme']}`, {
        timeout: 15_000,
      });
    } finally {
      delete subject.dataset['testid'];
    }
  };
  try {
    if (subject) await still();
    await picture();
    // What draws by itself follows at once (`watchTheme`): nothing is waited for.
    dataset['theme'] = 'dark';
    await coloursHold();
    await picture();
  } finally {
    dataset['theme'] = 'light';
  }
});
