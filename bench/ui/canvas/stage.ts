import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { pinnedChromium } from '../../../packages/testing/src/browser.ts';
import { densePlan } from '../../../packages/testing/src/plans/index.ts';
import { buildPage, serveFolder } from '../peers.ts';

const pages = path.join(import.meta.dirname, 'pages');

/** Pixels on the longer side of the picture that editors without PDF are given: 36 in at about 114 dpi. */
const pictureSide = 4096;

/** `sheet.pdf` is the one that `BENCH_SHEET` names, else a generated one of the density of a real plan. */
export const ownSheet = process.env['BENCH_SHEET'];

interface Drawn {
  png: string;
  sheet: { width: number; height: number };
}
declare global {
  interface Window {
    benchPicture: (longest: number) => Promise<Drawn>;
  }
}

async function makePage(folder: string, name: string): Promise<void> {
  const outDir = path.join(folder, name);
  const sheets = await buildPage(pages, name, outDir);
  await writeFile(
    path.join(outDir, 'index.html'),
    `<!doctype html><html lang="en" data-theme="light" data-density="comfortable"><meta charset="utf-8">
${sheets.map((each) => `<link rel="stylesheet" href="${each}">`).join('')}
<style>html,body{margin:0;height:100%;overflow:hidden}#host{position:fixed;inset:0}</style>
<body><div id="host"></div><script type="module" src="page.js"></script></body></html>`,
  );
}

/** The pages of all that are measured, with the sheet as a PDF and as a picture. */
export async function buildCanvases(folder: string, names: readonly string[]): Promise<void> {
  await writeFile(
    path.join(folder, 'sheet.pdf'),
    ownSheet ? await readFile(ownSheet) : await densePlan(158_000),
  );
  const pdfjs = path.dirname(new URL(import.meta.resolve('pdfjs-dist/package.json')).pathname);
  for (const name of ['cmaps', 'standard_fonts', 'wasm', 'iccs'])
    await cp(path.join(pdfjs, name), path.join(folder, 'pdf-assets', name), { recursive: true });
  for (const name of ['picture', ...names]) await makePage(folder, name);
  const served = await serveFolder(folder);
  const browser = await chromium.launch({ ...(await pinnedChromium()), headless: true });
  try {
    const page = await browser.newPage();
    await page.goto(`${served.url}/picture/index.html`);
    await page.waitForFunction('window.benchPicture !== undefined');
    const { png, sheet } = await page.evaluate((longest) => window.benchPicture(longest), pictureSide);
    await writeFile(path.join(folder, 'sheet.png'), Buffer.from(png, 'base64'));
    await writeFile(path.join(folder, 'sheet.json'), JSON.stringify(sheet));
  } finally {
    await browser.close();
    served.close();
  }
}
