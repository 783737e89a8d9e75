import { chromium, type Page } from 'playwright';
import { pinnedChromium } from '../packages/testing/src/browser.ts';
import type { Row } from './result.ts';
import type { Stage } from './harness.ts';

/** How many times slower the processor of the measured browser is. */
export const slower = 4;
const longest = 50;
const begin = 'bench: begin';

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

/**
 * What the page has thrown away is collected, as a browser does by itself a few seconds after somebody has come to rest:
 * a bench that goes on at once would be given the collection of the round before in the middle of the next one.
 */
export async function collected(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.detach();
  await page.waitForTimeout(500);
}

/** One task of the page's thread, in milliseconds: from its begin to its end, and what of it the thread was at work. */
export interface Task {
  lasted: number;
  worked: number;
}
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/**
 * The task of the page's thread that worked longest while `work` ran. The processor of the browser is slowed by making the
 * thread work longer; what lasts longer than it works has waited for the server, the database and the drawing, which have the
 * same two cores here and none of them where people work.
 */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<Task> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser of its own');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  // To begin a trace is a task of the page, too, and none that people wait for.
  await page.waitForTimeout(200);
  await page.evaluate((name) => void performance.mark(name), begin);
  await work();
  await page.waitForTimeout(300);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const from = traceEvents.find(({ name }) => name === begin)?.ts;
  if (from === undefined) throw new Error('the begin of the work was not traced');
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) => name.endsWith('RunTask') && pages.has(`${pid} ${tid}`) && ts > from,
  );
  if (tasks.length === 0) throw new Error('no task of the page was traced');
  return tasks.reduce<Task>(
    (most, { dur = 0, tdur = 0 }) =>
      tdur / 1000 > most.worked ? { lasted: dur / 1000, worked: tdur / 1000 } : most,
    { lasted: 0, worked: 0 },
  );
}

export const taskRow = (what: string, tasks: Task[], more = ''): Row => ({
  what: `${what}, processor ${slower} times slower: longest task, at work (from begin to end)`,
  measured: `${tasks.map(({ worked, lasted }) => `${worked.toFixed(0)} (${lasted.toFixed(0)})`).join(', ')} ms${more}`,
  promise: `none above ${longest} ms`,
  holds: Math.max(...tasks.map(({ worked }) => worked)) <= longest,
});
