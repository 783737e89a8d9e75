import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './app.ts';

/** What axe finds on the page, in the light and in the dark; the page goes on in the theme that it had. */
export async function noViolations(page: Page): Promise<void> {
  const wasDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const schemes = wasDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    // The pages before sign-in look at the system once, when they are opened.
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), colorScheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
      colorScheme,
    ).toEqual([]);
  }
}
