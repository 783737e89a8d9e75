/**
 * All stories with forced colors and at 200% zoom: nothing may disappear, and no page may scroll horizontally (WCAG
 * 1.4.10). Tables and drawings scroll within themselves.
 */
import { composeStories } from '@storybook/react-vite';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../../.storybook/preview.tsx';

type Stories = Parameters<typeof composeStories>[0];
const files = import.meta.glob<Stories>('../src/**/*.stories.tsx');
/** Stories that show all variants of a component. */
const telling = ['Default', 'Variants', 'States', 'LongContent', 'RightToLeft'];
/** Stories whose play works what only a wide screen shows; their others are looked at. The list only shrinks. */
const playedWide: Record<string, readonly string[]> = {
  // The play function expects two months; narrow screens show one.
  'components/Date/DateRangePicker': ['Default'],
  // The panes are stacked, without a separator.
  'components/Layout/Split': ['RightToLeft'],
  // The field is behind a button.
  'patterns/GlobalSearch/GlobalSearch': ['LongContent', 'RightToLeft'],
  // The button and tabs are in the menu.
  'patterns/Launcher/Launcher': ['RightToLeft'],
  'patterns/TabBar/TabBar': ['RightToLeft'],
};
const parts = await Promise.all(
  Object.entries(files).map(async ([file, load]): Promise<[string, [string, ComposedStoryFn][]]> => {
    const stories = Object.entries(composeStories(await load(), preview)) as [string, ComposedStoryFn][];
    const part = file.replace('../src/', '').replace('.stories.tsx', '');
    return [part, stories.filter(([name]) => telling.includes(name) && !playedWide[part]?.includes(name))];
  }),
);

beforeAll(async () => {
  await Promise.all([...document.fonts].map((font) => font.load()));
});
const isPage = (story: ComposedStoryFn): boolean => story.parameters['layout'] === 'fullscreen';

/** Waits until elements that follow the size of their content are laid out. */
const settled = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Interactive controls on the page. */
const controls = (): HTMLElement[] =>
  [
    ...document.body.querySelectorAll<HTMLElement>(
      'button, input:not([type="hidden"]), textarea, select, [role="checkbox"], [role="radio"], [role="switch"], [role="slider"]',
    ),
  ].filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));

const transparent = 'rgba(0, 0, 0, 0)';

/** A control is visible by its text or icon, its border or its background, or that of its box. */
function isSeen(element: HTMLElement): boolean {
  for (let one: HTMLElement | null = element; one && one !== document.body; one = one.parentElement) {
    const style = getComputedStyle(one);
    const edge = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopColor !== transparent;
    const ground =
      style.backgroundColor !== transparent &&
      style.backgroundColor !== getComputedStyle(document.body).backgroundColor;
    if (
      edge ||
      ground ||
      style.outlineStyle !== 'none' ||
      one.textContent.trim() !== '' ||
      one.querySelector('svg, img, canvas')
    )
      return true;
    if (one !== element && one.getBoundingClientRect().width > element.getBoundingClientRect().width * 3)
      return false;
  }
  return false;
}

test('forced colors are active', () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
});

describe.each(parts.filter(([, stories]) => stories.length > 0))('%s', (_part, stories) => {
  test.each(stories)('%s in forced colors and at 200%', async (_name, story) => {
    await page.viewport(640, 400);
    // Like Storybook: a component has the page gutter around it.
    document.body.style.padding = isPage(story) ? '' : '16px';
    await story.run();
    await settled();
    for (const control of controls())
      expect(isSeen(control), `not seen in forced colors: ${control.outerHTML.slice(0, 200)}`).toBe(true);
    if (!isPage(story) && document.body.scrollWidth > 640)
      expect(sideways(), 'scrolls sideways at 200%').toEqual([]);
    for (const dialog of document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')) {
      const { left, right } = dialog.getBoundingClientRect();
      expect(left, 'begins outside of the page').toBeGreaterThanOrEqual(0);
      expect(right, 'ends outside of the page').toBeLessThanOrEqual(640);
    }
  });
});

/** Returns the elements that make the page wider than the window, except those inside scroll containers. */
function sideways(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      if (right <= 641 || width === 0) return false;
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
        if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(above).overflowX)) return false;
      return true;
    })
    .map((element) => element.outerHTML.slice(0, 120))
    .slice(0, 3);
}
