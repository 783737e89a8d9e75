import { violationsOf } from '@plumbline/testing/axe';
import { ofColour } from '@plumbline/testing/axe-rules';
import { expect, type Page } from './app.ts';

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
