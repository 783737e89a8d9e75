import { violationsOf } from '@plumbline/testing/axe';
import { ofColour } from '@plumbline/testing/axe-rules';
import { expect, type Page } from './app.ts';

/**
 * Axe violations of the page in both themes; the previous theme is restored. Every
 * journey checks both themes this way, because its steps do not depend on colors.
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
