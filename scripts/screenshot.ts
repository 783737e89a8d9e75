/**
 * Takes a screenshot of a page: `npm run shot -- URL OUT.png [--width 1440] [--height 900] [--theme dark] [--full]
 * [--login owner@northgate.test]`.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { pinnedChromium } from '../packages/testing/src/browser.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '900' },
    theme: { type: 'string', default: 'light' },
    full: { type: 'boolean', default: false },
    login: { type: 'string' },
    wait: { type: 'string', default: '600' },
  },
});
const [url, out] = positionals;
if (!url || !out) throw new Error('usage: shot URL OUT.png');
const browser = await chromium.launch(await pinnedChromium());
const page = await browser.newPage({
  viewport: { width: Number(values.width), height: Number(values.height) },
});
page.on('pageerror', (error) => console.error('page error:', error.message));
page.on('console', (message) => message.type() === 'error' && console.error('console:', message.text()));
await page.addInitScript((theme) => {
  localStorage.setItem('theme', theme);
  document.documentElement?.setAttribute('data-theme', theme);
}, values.theme);
if (values.login) {
  await page.goto(new URL('/login', url).href);
  await page.getByLabel('Username').fill(values.login);
  await page.getByLabel('Password', { exact: true }).fill('Demo!2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((to) => !to.pathname.startsWith('/login'));
}
await page.goto(url);
await page.waitForLoadState('networkidle').catch(() => undefined);
await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), values.theme);
await page.waitForTimeout(Number(values.wait));
await page.screenshot({ path: out, fullPage: values.full });
await browser.close();
