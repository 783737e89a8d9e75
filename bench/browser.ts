import { chromium, type Page } from 'playwright';
import { pinnedChromium } from '../packages/testing/src/browser.ts';
import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

/** How many times slower the processor of the measured browser is. */
export const slower = 4;
const longest = 50;

/** Work with the built suite as Northgate's owner, at a slower processor once `first` is at rest. */
export async function inBrowser<T>(
  stage: Stage,
  first: string,
  work: (page: Page, slowBy: (rate: number) => Promise<void>) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch(await pinnedChromium());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${stage.server.url}/login`);
    await page.getByRole('textbox', { name: 'Username' }).fill('owner@northgate.test');
    await page.getByRole('textbox', { name: 'Password' }).fill('Demo!2026');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/master-dashboard');
    await page.goto(`${stage.server.url}${first}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(2000);
    const cpu = await page.context().newCDPSession(page);
    const slowBy = async (rate: number) => {
      await cpu.send('Emulation.setCPUThrottlingRate', { rate });
    };
    await slowBy(slower);
    return await work(page, slowBy);
  } finally {
    await browser.close();
  }
}

/** The longest task of the page's thread while `work` ran, in milliseconds; 0 where none took 50. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    (window as unknown as { benchTasks: () => number[] }).benchTasks = () => {
      tasks.push(...observer.takeRecords().map(({ duration }) => duration));
      observer.disconnect();
      return tasks;
    };
  });
  await work();
  await page.waitForTimeout(300);
  const tasks = await page.evaluate(() => (window as unknown as { benchTasks: () => number[] }).benchTasks());
  return Math.max(0, ...tasks);
}

export const taskRow = (what: string, tasks: number[], more = ''): Row => ({
  what: `${what}, processor ${slower} times slower: longest task`,
  measured: `${tasks.map((task) => task.toFixed(0)).join(', ')} ms${more}`,
  promise: `none above ${longest} ms`,
  holds: Math.max(...tasks) <= longest,
});
