import { api, expect, test, type DemoUser, type Page } from '../support/app.ts';
import { markup } from './markup.ts';

/** Pages that are visited in each app. */
const MAX_PAGES = Number(process.env['ATTACK_PAGES'] ?? 90);
/** Addresses that end the session or download a file. */
const isSkipped = (path: string) => /logout|\/api\/|download|export/.test(path);

async function expectInert(page: Page, path: string): Promise<void> {
  const found = await page.evaluate(() => ({
    attacked: (globalThis as { attacked?: string }).attacked,
    handlers: document.querySelectorAll('[onerror], [onload]').length,
    links: document.querySelectorAll('a[href^="javascript:" i]').length,
    images: document.querySelectorAll('img[src="x"]').length,
  }));
  expect(found, path).toEqual({ handlers: 0, links: 0, images: 0 });
}

const journeys: [name: string, who: DemoUser, start: string][] = [
  ['the suite', 'owner', '/'],
  ['the retail suite', 'retail', '/'],
  ['the admin console', 'staff', '/admin'],
  ['the partner portal', 'partner', '/partner'],
];
for (const [name, who, start] of journeys)
  test(`markup in stored texts stays text on every page of ${name}`, async ({ windowOf, problems }) => {
    await expect
      .poll(async () => JSON.stringify((await api('owner', '/crm/accounts?limit=1')).data), {
        timeout: 60_000,
      })
      .toContain('onerror');
    const page = await windowOf(who);
    page.on('dialog', (dialog) => {
      problems.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const seen = new Set<string>([start]);
    /** One address for each form of path, so that a hundred records count as one. */
    const forms = new Map<string, number>();
    const formOf = (path: string) => path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '*').replace(/\?.*/, '');
    const queue = [start];
    let withMarkup = 0;
    for (let at = 0; at < queue.length && at < MAX_PAGES; at++) {
      const path = queue[at] as string;
      await page.goto(path);
      await page.locator('main, h1').first().waitFor();
      // Data arrive after the frame; a page without texts of people is left after a moment.
      await page
        .getByText('onerror=')
        .first()
        .waitFor({ state: 'attached', timeout: 1500 })
        .catch(() => undefined);
      await expectInert(page, path);
      const { text, links } = await page.evaluate(() => ({
        text: document.body.innerText,
        links: [...document.querySelectorAll('a[href]')].map((link) => (link as HTMLAnchorElement).href),
      }));
      if (text.includes('onerror=')) withMarkup++;
      for (const link of links) {
        const url = new URL(link);
        const next = `${url.pathname}${url.search}`;
        const form = formOf(next);
        if (url.origin !== new URL(page.url()).origin || seen.has(next) || isSkipped(next)) continue;
        if (start !== '/' && !next.startsWith(start)) continue;
        if ((forms.get(form) ?? 0) >= 2) continue;
        forms.set(form, (forms.get(form) ?? 0) + 1);
        seen.add(next);
        queue.push(next);
      }
    }
    console.log(`  ${Math.min(queue.length, MAX_PAGES)} pages of ${name}, ${withMarkup} with stored markup`);
    expect(withMarkup, markup).toBeGreaterThan(0);
  });
