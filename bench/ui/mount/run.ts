/**
 * Mount and update of 1,000 buttons and 200 labelled text fields, ours beside its peers: each on a page of its own,
 * built for production, in the pinned browser. The peers take turns, so that a machine that slows down slows all of
 * them; what counts is the ratio to the bare DOM in the same run.
 *
 *   node --conditions=plumbline bench/ui/mount/run.ts                     all of them
 *   node --conditions=plumbline bench/ui/mount/run.ts plumbline bare-dom  some
 *   ROUNDS=15 node …                                                      more rounds (default 9)
 *
 * The peers are installed in `bench/peers` (`npm ci --prefix bench/peers`); those that are not are left out.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import type { Row } from '../../result.ts';
import { buildPage, isInstalled } from '../peers.ts';
import { inRounds, middle } from '../rounds.ts';

const pages = path.join(import.meta.dirname, 'pages');

/** The package that each page needs in the peers' folder. */
const peers = {
  'bare-dom': 'react',
  plumbline: undefined,
  primer: '@primer/react',
  fluent: '@fluentui/react-components',
  mui: '@mui/material',
  'react-aria-components': 'react-aria-components',
  mantine: '@mantine/core',
  antd: 'antd',
  braid: 'braid-design-system',
  cloudscape: '@cloudscape-design/components',
} as const;
export type Peer = keyof typeof peers;

interface Drawn {
  buttons: number;
  fields: number;
  elements: number;
  last: string;
  value: string;
}
interface MountBench {
  mount(): Promise<number>;
  update(): Promise<number>;
  drawn(): Drawn;
}
declare global {
  interface Window {
    mountBench: MountBench;
  }
}
export interface Sample {
  mount: number;
  update: number;
  elements: number;
}

async function makePage(peer: Peer, outDir: string): Promise<void> {
  const folder = path.join(outDir, peer);
  const sheets = await buildPage(pages, peer, folder);
  const links = sheets.map((name) => `<link rel="stylesheet" href="${name}">`).join('');
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en" data-theme="light" data-density="comfortable" data-color-mode="light" data-light-theme="light"><meta charset="utf-8">${links}<body><div id="host"></div><script type="module" src="page.js"></script></body></html>`,
  );
}

async function measure(browser: Browser, peer: Peer, url: string): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  try {
    await page.goto(url);
    await page.waitForFunction('window.mountBench !== undefined');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(150);
    const mount = await page.evaluate(() => window.mountBench.mount());
    await page.waitForTimeout(150);
    const updates: number[] = [];
    for (let each = 0; each < 3; each++) updates.push(await page.evaluate(() => window.mountBench.update()));
    const drawn = await page.evaluate(() => window.mountBench.drawn());
    if (failures.length > 0) throw new Error(`${peer}: ${failures.join('\n')}`);
    if (
      drawn.buttons !== 1000 ||
      drawn.fields !== 200 ||
      drawn.last !== 'Button 999, 3' ||
      drawn.value !== 'Value 199, 3'
    )
      throw new Error(`${peer} drew something else: ${JSON.stringify(drawn)}`);
    return { mount, update: middle(updates), elements: drawn.elements };
  } finally {
    await context.close();
  }
}

export function installedPeers(wanted: readonly string[] = []): Peer[] {
  return (Object.keys(peers) as Peer[]).filter((name) => {
    const needs = peers[name];
    const isThere = needs === undefined || isInstalled(needs);
    return isThere && (wanted.length === 0 || wanted.includes(name));
  });
}

/** Measures the named libraries in turn, `rounds` times. A page that cannot be built or drawn is said and left out. */
export const measureMounts = (names: readonly Peer[], rounds: number): Promise<Map<Peer, Sample[]>> =>
  inRounds({
    rounds,
    warmsUp: true,
    build: async (folder) => {
      const built: Peer[] = [];
      for (const name of names) {
        try {
          await makePage(name, folder);
          built.push(name);
        } catch (error) {
          console.error(`${name} was left out: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      return built;
    },
    measure: (browser, url, name) => measure(browser, name, url),
  });

const medians = (list: readonly Sample[]) => ({
  mount: middle(list.map((each) => each.mount)),
  update: middle(list.map((each) => each.update)),
  elements: list[0]?.elements ?? 0,
});

export function printMounts(samples: Map<Peer, Sample[]>): void {
  const base = medians(samples.get('bare-dom') ?? []);
  console.log(
    `\n${'library'.padEnd(24)}${'mount'.padStart(9)}${'× bare'.padStart(9)}${'update'.padStart(11)}${'× bare'.padStart(9)}${'elements'.padStart(11)}`,
  );
  const rows = [...samples].map(([name, list]) => ({ name, ...medians(list) }));
  for (const { name, mount, update, elements } of rows.sort((a, b) => a.mount - b.mount))
    console.log(
      `${name.padEnd(24)}${`${mount.toFixed(0)} ms`.padStart(9)}${(mount / base.mount).toFixed(2).padStart(9)}${`${update.toFixed(0)} ms`.padStart(11)}${(update / base.update).toFixed(2).padStart(9)}${String(elements).padStart(11)}`,
    );
}

/** The promise: at the level of the lightest of the peers, or below. */
export async function benchMount(): Promise<Row[]> {
  const samples = await measureMounts(installedPeers(), Number(process.env['ROUNDS'] ?? 9));
  printMounts(samples);
  const ours = medians(samples.get('plumbline') ?? []);
  return (['mount', 'update'] as const).flatMap((metric) =>
    (['primer', 'fluent'] as const).flatMap((peer) => {
      const list = samples.get(peer);
      if (!list) return [];
      const theirs = medians(list)[metric];
      return [
        {
          what: `1,000 buttons and 200 fields, ${metric}: ours / ${peer}`,
          measured: `${(ours[metric] / theirs).toFixed(2)} (${ours[metric].toFixed(0)} of ${theirs.toFixed(0)} ms)`,
          promise: 'at most 1.00',
          holds: ours[metric] <= theirs,
        },
      ];
    }),
  );
}

if (import.meta.main) {
  const wanted = process.argv.slice(2);
  printMounts(await measureMounts(installedPeers(wanted), Number(process.env['ROUNDS'] ?? 9)));
}
