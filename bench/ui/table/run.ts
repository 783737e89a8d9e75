/**
 * DataTable beside its peers on 100,000 rows × 20 columns: each on a page of its own, built for production, in the
 * pinned browser. The peers take turns, so that a machine that slows down slows all of them.
 *
 *   node --conditions=plumbline bench/ui/table/run.ts                     all of them
 *   node --conditions=plumbline bench/ui/table/run.ts plumbline bare-dom  some
 *   ROUNDS=9 node …                                                      more rounds (default 5)
 *
 * The peers are installed in `bench/peers` (`npm ci --prefix bench/peers`); those that are not are left out.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Row } from '../../result.ts';
import { buildPage, isInstalled } from '../peers.ts';
import { inRounds, middle } from '../rounds.ts';

const pages = path.join(import.meta.dirname, 'pages');
export const tables = {
  'react-data-grid': 'react-data-grid',
  glide: '@glideapps/glide-data-grid',
  'ag-grid': 'ag-grid-react',
  'mui-x': '@mui/x-data-grid',
  tanstack: '@tanstack/react-virtual',
  'bare-dom': undefined,
  plumbline: undefined,
} as const;
type Table = keyof typeof tables;

const metrics = ['mount', 'scrollP95', 'scrollWork', 'sort', 'filter', 'heap', 'blank'] as const;
type Metric = (typeof metrics)[number];
type Sample = Record<Metric, number>;
const titles: Record<Metric, string> = {
  mount: 'mount ms',
  scrollP95: 'fling frame p95 ms',
  scrollWork: 'fling work a frame ms',
  sort: 'sort by text ms',
  filter: 'filter to 1 % ms',
  heap: 'heap kept MB',
  blank: 'blank frames',
};

interface PageBench {
  prepare(): number;
  mount(): Promise<number>;
  fling(duration: number, step: number): Promise<{ p95: number; frames: number; blank: number }>;
  toTop(): Promise<void>;
  sort(): Promise<number>;
  filter(): Promise<number>;
}
declare global {
  interface Window {
    bench: PageBench;
  }
}

async function makePage(table: Table, outDir: string): Promise<void> {
  const folder = path.join(outDir, table);
  const sheets = await buildPage(pages, table, folder);
  await writeFile(path.join(folder, 'plain.css'), await readFile(path.join(pages, 'plain.css')));
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en" data-theme="light" data-density="comfortable"><meta charset="utf-8">
<link rel="stylesheet" href="plain.css">${sheets.map((name) => `<link rel="stylesheet" href="${name}">`).join('')}
<body><div id="host"></div><div id="portal"></div><script type="module" src="page.js"></script></body></html>`,
  );
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measure(browser: Browser, url: string): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page: Page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  try {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    /** Bytes that stay after a collection: the script's objects and its typed arrays. */
    const kept = async (): Promise<number> => {
      for (let each = 0; each < 3; each++) await cdp.send('HeapProfiler.collectGarbage');
      const usage = (await cdp.send('Runtime.getHeapUsage')) as {
        usedSize: number;
        backingStorageSize?: number;
      };
      return usage.usedSize + (usage.backingStorageSize ?? 0);
    };
    const busy = async (): Promise<number> => {
      const { metrics: list } = await cdp.send('Performance.getMetrics');
      return (list.find((each) => each.name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    await page.goto(url);
    await page.waitForFunction('window.bench !== undefined');
    await page.evaluate(() => window.bench.prepare());
    await pause(150);
    const before = await kept();
    const mount = await page.evaluate(() => window.bench.mount());
    await pause(300);
    const heap = ((await kept()) - before) / 1e6;
    const from = await busy();
    const fling = await page.evaluate(() => window.bench.fling(2000, 2400));
    const scrollWork = ((await busy()) - from) / fling.frames;
    await page.evaluate(() => window.bench.toTop());
    await pause(150);
    const sort = await page.evaluate(() => window.bench.sort());
    await pause(150);
    const filter = await page.evaluate(() => window.bench.filter());
    if (failures.length > 0) throw new Error(`${url}: ${failures.join('\n')}`);
    return { mount, scrollP95: fling.p95, scrollWork, sort, filter, heap, blank: fling.blank };
  } finally {
    await context.close();
  }
}

/** Measures the named tables in turn. `rounds` of each; the medians decide. */
export const measureTables = (names: readonly Table[], rounds: number): Promise<Map<Table, Sample[]>> =>
  inRounds({
    rounds,
    warmsUp: true,
    build: async (folder) => {
      for (const name of names) await makePage(name, folder);
      return names;
    },
    measure: (browser, url) => measure(browser, url),
  });

export function installedTables(wanted: readonly string[] = []): Table[] {
  return (Object.keys(tables) as Table[]).filter((name) => {
    const needs = tables[name];
    const isThere = needs === undefined || isInstalled(needs);
    return isThere && (wanted.length === 0 || wanted.includes(name));
  });
}

const shown = (value: number): string => (value >= 10 ? value.toFixed(0) : value.toFixed(1));

export function printTables(samples: Map<Table, Sample[]>): void {
  const base = samples.get('react-data-grid');
  for (const metric of metrics) {
    console.log(`\n${titles[metric]}`);
    const of = base && middle(base.map((each) => each[metric]));
    for (const [name, list] of samples) {
      const values = list.map((each) => each[metric]);
      const at = middle(values);
      const ratio = of !== undefined && of > 0 ? `× ${(at / of).toFixed(2)}` : '';
      console.log(
        `  ${name.padEnd(16)} ${shown(at).padStart(7)}   ${shown(Math.min(...values)).padStart(6)} – ${shown(Math.max(...values)).padEnd(6)} ${ratio}`,
      );
    }
  }
}

/** The promise of the table: nothing above react-data-grid's in the same run, and no blank row in a fling. */
export async function benchTable(): Promise<Row[]> {
  const samples = await measureTables(installedTables(), Number(process.env['ROUNDS'] ?? 5));
  printTables(samples);
  const [ours, base] = [samples.get('plumbline') ?? [], samples.get('react-data-grid') ?? []];
  if (base.length === 0) throw new Error('react-data-grid is not installed: npm ci --prefix bench/peers');
  return metrics.map((metric) => {
    const [at, of] = [middle(ours.map((each) => each[metric])), middle(base.map((each) => each[metric]))];
    const isBlank = metric === 'blank';
    return {
      what: `table of 100,000 × 20, ${titles[metric]}: ours / react-data-grid`,
      measured: isBlank ? String(at) : `${(at / of).toFixed(2)} (${shown(at)} of ${shown(of)})`,
      promise: isBlank ? '0' : 'at most 1.00',
      holds: isBlank ? at === 0 : at <= of,
    };
  });
}

if (import.meta.main) {
  const wanted = process.argv.slice(2);
  printTables(await measureTables(installedTables(wanted), Number(process.env['ROUNDS'] ?? 5)));
}
