import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { RunOptions } from 'axe-core';
import { expect, type Page } from './app.ts';

/** The rules whose answer a theme can change: names, roles and sizes are the same in each. */
const ofColour = ['color-contrast', 'link-in-text-block'];
// In the page once, and small: reading it takes as long as its rules.
const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds on the page as it is: each rule that is broken, with the first element that breaks it. */
async function violationsOf(page: Page, options: RunOptions): Promise<(string | undefined)[][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // The lists of what passed take longer to make than the rules do.
    const { violations } = await axe.run(document, { ...given, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
  }, options);
}

/**
 * What axe finds on the page, in the light and in the dark; the page goes on in the theme that it had. This is what
 * makes a journey hold in both themes: what somebody does there does not depend on the colours.
 */
export async function noViolations(page: Page): Promise<void> {
  const wasDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const schemes = wasDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    // The pages before sign-in look at the system once, when they are opened.
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), colorScheme);
    expect(await violationsOf(page, index > 0 ? { runOnly: ofColour } : {}), colorScheme).toEqual([]);
  }
}
