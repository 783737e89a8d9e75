/**
 * After each story that is run as a test, its picture: compared with the one in the repository, pixel by pixel. A
 * story that ends with something open over the page is shot whole, any other as large as it is.
 */
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';

const wanted = String(import.meta.env['VITE_PICTURES'] ?? '');
/** The pictures that every run of the tests compares; `npm run pictures` compares all. */
const core = new Set([
  'components-button-variants',
  'components-button-states',
  'components-textfield-states',
  'components-checkbox-states',
  'components-banner-default',
  'components-mark-default',
  'components-datatable-default',
  'components-editabletable-default',
  'data-stat-default',
  'data-board-default',
  'data-calendar-default',
  'patterns-appframe-default',
  'patterns-dashboard-default',
  'patterns-document-default',
  'patterns-list-screen-default',
  'patterns-record-default',
  'patterns-sign-in-sign-in',
  'screens-compositions-record',
]);
const isWanted = (storyId: string): boolean => wanted === 'all' || (wanted === 'core' && core.has(storyId));
const pad = 16;

beforeEach(async () => {
  await Promise.all([...document.fonts].map((font) => font.load()));
  const { style } = document.body;
  style.padding = '';
  style.height = '';
  style.minHeight = '';
});

/** What takes room on the page, by its own or by its children's box. */
const isSeen = (element: Element): boolean => {
  if (element instanceof HTMLScriptElement || element instanceof HTMLStyleElement) return false;
  const { width, height } = element.getBoundingClientRect();
  return (
    (width > 1 && height > 1) ||
    [...element.children].some((child) => child instanceof HTMLElement && isSeen(child))
  );
};

afterEach(async ({ task, skip }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || !isWanted(storyId) || task.result?.state === 'fail') return;
  if (task.result?.state === 'skip') skip();
  const { body, documentElement } = document;
  const isPage = body.dataset['layout'] === 'fullscreen';
  const hasOverlay =
    [...body.children].filter(isSeen).length > 1 || document.querySelector('[popover]:popover-open') !== null;
  body.style.padding = isPage || hasOverlay ? '' : `${pad}px`;
  body.style.height = isPage || hasOverlay ? '' : 'auto';
  body.style.minHeight = isPage || hasOverlay ? '' : '0';
  if (!isPage && !hasOverlay && body.offsetHeight > innerHeight)
    await page.viewport(innerWidth, body.offsetHeight);
  await document.fonts.ready;
  const subject = isPage || hasOverlay ? documentElement : body;
  await expect(page.elementLocator(subject)).toMatchScreenshot(
    `${storyId}-${documentElement.dataset['theme']}`,
    {
      timeout: 15_000,
    },
  );
});
