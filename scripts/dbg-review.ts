import { chromium, type Page } from 'playwright';
import { pinnedChromium } from '../packages/testing/src/browser.ts';
const part = process.argv[2]!;
const theme = process.argv[3] ?? 'light';
const width = Number(process.argv[4] ?? 1440);
const height = Number(process.argv[5] ?? 900);
const who = process.argv[6] ?? 'estimator@northgate.test';
const browser = await chromium.launch(await pinnedChromium());
const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', permissions: [] });
const page = await context.newPage();
page.on('pageerror', (e) => console.error('page error:', e.message));
page.on('console', (m) => m.type() === 'error' && console.error('console:', m.text()));
page.on('response', (r) => r.status() >= 400 && console.error('http', r.status(), r.request().method(), r.url()));
await page.addInitScript((t) => { localStorage.setItem('theme', t); }, theme);
const base = 'http://localhost:4010';
const tag = `${theme}-${width}`;
async function pic(name: string, full = false) {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(250);
  await page.screenshot({ path: `/tmp/rv/${name}-${tag}.png`, fullPage: full });
  console.log(`pic ${name}-${tag}`, page.url().replace(base, ''));
}
async function tryTo(name: string, fn: () => Promise<unknown>) {
  try { await fn(); } catch (e) { console.error('FAILED', name, String((e as Error).message).slice(0, 500)); await pic('fail-' + name).catch(() => {}); }
}
async function go(p: string) { await page.goto(base + p); await page.waitForLoadState('networkidle').catch(() => undefined); }
page.setDefaultTimeout(6000);
await page.goto(base + '/login');
if (part === 'login') await pic('login');
await page.getByLabel('Username').fill(who);
await page.getByLabel('Password', { exact: true }).fill('Demo!2026');
await page.getByRole('button', { name: 'Sign in', exact: true }).click();
await page.waitForURL((to) => !to.pathname.startsWith('/login'));
export { page, pic, tryTo, go, browser, base, tag, context };
const mod = (await import(`/tmp/rv/${part}.ts`)) as { default: (k: { page: Page; pic: typeof pic; tryTo: typeof tryTo; go: typeof go; tag: string }) => Promise<void> };
await mod.default({ page, pic, tryTo, go, tag });
await browser.close();
