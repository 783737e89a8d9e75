/**
 * Measures the gzipped JavaScript and CSS, React included, of a screen with a button, text field, select, dialog, tabs,
 * menu, table of 20 rows and toast, built for production with this library and with each of its peers. Scripts that are
 * loaded later, such as the cards of a table on a phone, are listed separately.
 *
 *   node --conditions=plumbline bench/ui/weight/run.ts                 all of them
 *   node --conditions=plumbline bench/ui/weight/run.ts plumbline mui   some
 *
 * The peers are installed in `bench/peers` (`npm ci --prefix bench/peers`); those that are not are left out.
 */
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { initialChunks } from '../../../packages/testing/src/initial-chunks.ts';
import type { Row } from '../../result.ts';
import { buildPage, isInstalled } from '../peers.ts';

const pages = path.join(import.meta.dirname, 'pages');

/** The package that each page needs in the peers' folder. */
const peers: Record<string, string | undefined> = {
  react: 'react',
  plumbline: undefined,
  mui: '@mui/material',
  braid: 'braid-design-system',
  'react-aria-components': 'react-aria-components',
  mantine: '@mantine/core',
  fluent: '@fluentui/react-components',
  primer: '@primer/react',
  antd: 'antd',
  cloudscape: '@cloudscape-design/components',
};

/** KB gzipped. */
export interface Weight {
  /** Scripts that the page loads at once. */
  js: number;
  css: number;
  /** Scripts that it loads on use. */
  later: number;
}

async function weigh(peer: string, folder: string): Promise<Weight> {
  const assets = path.join(folder, peer);
  const locales = { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const };
  await buildPage(pages, peer, assets, peer === 'plumbline' ? [locales] : []);
  const atOnce = await initialChunks(path.join(assets, 'page.js'));
  const weight: Weight = { js: 0, css: 0, later: 0 };
  for await (const name of glob('**/*.{js,css}', { cwd: assets })) {
    const file = path.join(assets, name);
    const kind = name.endsWith('.css') ? 'css' : atOnce.has(file) ? 'js' : 'later';
    weight[kind] += gzipSync(await readFile(file), { level: 9 }).length / 1000;
  }
  return weight;
}

/** @returns rows for the table of `npm run bench`; ours must be below every peer. */
export async function benchWeight(wanted: readonly string[] = []): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-weight-'));
  const weights = new Map<string, Weight>();
  try {
    for (const [peer, needs] of Object.entries(peers)) {
      if (wanted.length > 0 && !wanted.includes(peer)) continue;
      if (needs && !isInstalled(needs)) {
        console.log(`  ${peer} is not installed in bench/peers: left out`);
        continue;
      }
      const weight = await weigh(peer, folder);
      weights.set(peer, weight);
      console.log(
        `  ${peer.padEnd(22)} ${weight.js.toFixed(1).padStart(6)} JS + ${weight.css.toFixed(1).padStart(5)} CSS = ${(weight.js + weight.css).toFixed(1)} KB gz, ${weight.later.toFixed(1)} later`,
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const ours = weights.get('plumbline');
  if (!ours) return [];
  const total = ({ js, css }: Weight) => js + css;
  const others = [...weights].filter(([peer]) => peer !== 'plumbline' && peer !== 'react');
  const least = others.toSorted((a, b) => total(a[1]) - total(b[1]))[0];
  return [
    {
      what: 'weight of a screen of eight parts',
      measured: `${total(ours).toFixed(1)} KB gz`,
      promise: least ? `< ${total(least[1]).toFixed(1)} (${least[0]}, the lightest)` : 'no peer to compare',
      holds: least === undefined || total(ours) < total(least[1]),
    },
  ];
}

if (import.meta.main) {
  for (const row of await benchWeight(process.argv.slice(2)))
    console.log(
      `\n${row.what}: ${row.measured}, promise ${row.promise}: ${row.holds ? 'holds' : 'DOES NOT HOLD'}`,
    );
}
