import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { pinnedChromium } from '../../packages/testing/src/browser.ts';
import { serveFolder } from './peers.ts';

interface Rounds<Name extends string, Sample> {
  /** How many of each count. */
  rounds: number;
  /** A round before these warms the browser's caches. */
  warmsUp?: boolean;
  /** Builds a page in a folder of its name for each that is measured. @returns the names of those that are there. */
  build: (folder: string) => Promise<readonly Name[]>;
  measure: (browser: Browser, url: string, name: Name) => Promise<Sample>;
}

/** Measures pages in turn, in one browser, from a folder that is gone afterwards. @returns the samples of each. */
export async function inRounds<Name extends string, Sample>({
  rounds,
  warmsUp = false,
  build,
  measure,
}: Rounds<Name, Sample>): Promise<Map<Name, Sample[]>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-bench-'));
  try {
    const names = await build(folder);
    const samples = new Map<Name, Sample[]>(names.map((name) => [name, []]));
    const served = await serveFolder(folder);
    const browser = await chromium.launch({ ...(await pinnedChromium()), headless: true });
    try {
      for (let round = warmsUp ? -1 : 0; round < rounds; round++) {
        // Each round begins with another one: none always comes after the same peer.
        const first = (round + names.length) % names.length;
        for (const name of [...names.slice(first), ...names.slice(0, first)]) {
          const sample = await measure(browser, `${served.url}/${name}/index.html`, name);
          if (round >= 0) samples.get(name)?.push(sample);
        }
      }
    } finally {
      await browser.close();
      served.close();
    }
    return samples;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The one in the middle; the lower of two. */
export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
