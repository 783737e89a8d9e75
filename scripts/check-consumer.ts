/**
 * Tests the design system as a consumer gets it: packed, installed in a new Vite app outside of this repository,
 * type-checked, built, rendered on a server and in the browser, and measured in size.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { violationsOf } from '../packages/testing/src/axe.ts';
import { pinnedChromium } from '../packages/testing/src/browser.ts';
import { initialChunks } from '../packages/testing/src/initial-chunks.ts';

/**
 * KB of gzipped JavaScript and CSS that the screen loads at once, React included. The lightest comparable library has
 * 140.6 (`npm run bench -- weight`).
 */
const budget = 131.6;
const root = path.join(import.meta.dirname, '..');
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
const versions = { ...manifestOf('.').devDependencies, ...manifestOf('packages/app-kit').dependencies };
const npm = process.env['npm_execpath'];
const app = mkdtempSync(path.join(tmpdir(), 'plumbline-consumer-'));

function run(command: string, args: string[], cwd = app): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}
const runNpm = (args: string[], cwd?: string): string =>
  npm ? run(process.execPath, [npm, ...args], cwd) : run('npm', args, cwd);

/** HTML page of an entry for Vite. */
const pageOf = (entry: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${entry}</title></head><body><div id="app"></div><script type="module" src="/src/${entry}.tsx"></script></body></html>`;

function build(entry: string): string {
  const out = path.join(app, 'dist', entry);
  writeFileSync(path.join(app, 'index.html'), pageOf(entry));
  run(path.join(app, 'node_modules/.bin/vite'), ['build', '--outDir', out, '--logLevel', 'error']);
  return out;
}

/** KB of the scripts and style sheets that a built page loads at once, gzipped. */
async function weigh(out: string): Promise<number> {
  const page = readFileSync(path.join(out, 'index.html'), 'utf8');
  const linked = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) =>
    path.join(out, file),
  );
  const scripts = linked.filter((file) => file.endsWith('.js'));
  const sheets = linked.filter((file) => file.endsWith('.css'));
  if (scripts.length === 0 || sheets.length === 0)
    throw new Error('The build has no style sheet beside its script.');
  const loaded = new Set(sheets);
  for (const script of scripts) for (const file of await initialChunks(script)) loaded.add(file);
  return [...loaded].reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1000;
}

/** Opens a built page; errors in its console and findings of axe are added to what `inspect` returns. */
async function open(out: string, inspect: (page: Page) => Promise<string[]>): Promise<void> {
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    try {
      const body = readFileSync(path.join(out, name));
      response.setHeader('content-type', types[path.extname(name)] ?? 'application/octet-stream').end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const browser = await chromium.launch(await pinnedChromium());
  try {
    const context = await browser.newContext({ viewport: { width: 1200, height: 600 } });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('favicon')) complaints.push(message.text());
    });
    await page.goto(`http://127.0.0.1:${address.port}/`);
    complaints.push(...(await inspect(page)));
    // A form or a dialog alone is no whole page.
    const violations = (await violationsOf(page)).filter(({ id }) => id !== 'page-has-heading-one');
    complaints.push(...violations.map(({ id, help }) => `axe: ${id}, ${help}`));
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  } finally {
    await browser.close();
    server.close();
  }
}

async function inspectList(page: Page): Promise<string[]> {
  await page.getByRole('heading', { name: 'Bids' }).waitFor();
  await page.getByRole('gridcell', { name: '$4,820,000.00' }).waitFor();
  const button = page.getByRole('button', { name: 'New bid' });
  const look = await button.evaluate((element) => {
    const { backgroundColor, height } = getComputedStyle(element);
    return { backgroundColor, height, font: getComputedStyle(document.body).fontFamily };
  });
  return look.backgroundColor !== 'rgb(7, 33, 70)' || look.height !== '36px' || !look.font.includes('Inter')
    ? [`The button is not rendered with our styles: ${JSON.stringify(look)}`]
    : [];
}

async function inspectForm(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('This field is required').waitFor();
  await page.getByRole('textbox', { name: 'Company' }).fill('Halvorsen Constructors');
  await page.getByRole('button', { name: 'Lead source' }).click();
  await page.getByRole('option', { name: 'Referral' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/#Halvorsen%20Constructors');
  return [];
}

async function inspectDialog(page: Page): Promise<string[]> {
  const dialog = page.getByRole('alertdialog', { name: 'Archive this project?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return [];
}

/** A page of another maker: its own elements keep the browser's styles; the region and its overlays have ours. */
async function inspectEmbedded(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  const found = await page.evaluate(() => {
    const styleOf = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(selector);
      return getComputedStyle(element);
    };
    return {
      headingMargin: styleOf('h1').marginTop !== '0px',
      bullets: styleOf('#own').listStyleType === 'disc',
      font: !styleOf('body').fontFamily.includes('Inter'),
      background: styleOf('body').backgroundColor === 'rgba(0, 0, 0, 0)',
      regionFont: styleOf('#region').fontFamily.includes('Inter'),
      menuFont: styleOf('[role="menu"]').fontFamily.includes('Inter'),
      menuTheme: styleOf('[role="menuitem"]').color === 'rgb(241, 244, 247)',
      brand: styleOf('#region button').backgroundColor !== 'rgb(7, 33, 70)',
    };
  });
  // An open menu hides the page from assistive technology, and so from axe.
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor({ state: 'hidden' });
  return Object.entries(found).flatMap(([name, holds]) =>
    holds ? [] : [`Embedded page: ${name} is wrong.`],
  );
}

/** Screens that are written from the documentation alone, each in at most ten lines. */
const screens = {
  'first-screen': inspectList,
  form: inspectForm,
  dialog: inspectDialog,
  embedded: inspectEmbedded,
};

try {
  const packed: Record<string, string> = {};
  for (const folder of ['packages/ui', 'packages/dates', 'packages/estimating', 'packages/validation']) {
    const [made] = JSON.parse(
      runNpm(['pack', '--json', '--pack-destination', app], path.join(root, folder)),
    ) as { filename: string }[];
    packed[manifestOf(folder).name] = `file:./${made?.filename ?? ''}`;
  }
  const need = (name: string): string => {
    const version = versions[name];
    if (!version) throw new Error(`The version of ${name} is not pinned in this repository.`);
    return version;
  };
  writeFileSync(
    path.join(app, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { ...packed, react: need('react'), 'react-dom': need('react-dom') },
      devDependencies: Object.fromEntries(
        ['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'].map((name) => [
          name,
          need(name),
        ]),
      ),
      overrides: { '@napi-rs/canvas': 'npm:empty-npm-package@1.0.0' },
    }),
  );
  mkdirSync(path.join(app, 'src'));
  for (const name of [...Object.keys(screens).map((screen) => `${screen}.tsx`), 'weight.tsx'])
    cpSync(path.join(import.meta.dirname, 'consumer', name), path.join(app, 'src', name));
  cpSync(path.join(import.meta.dirname, 'consumer/server.mjs'), path.join(app, 'server.mjs'));
  writeFileSync(
    path.join(app, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2023',
        jsx: 'react-jsx',
        lib: ['es2023', 'dom', 'dom.iterable'],
        noEmit: true,
        types: ['vite/client'],
      },
      include: ['src'],
    }),
  );
  writeFileSync(
    path.join(app, 'vite.config.js'),
    "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()], build: { target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 } };\n",
  );
  runNpm(['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  run(path.join(app, 'node_modules/.bin/tsc'), []);
  run(process.execPath, ['server.mjs']);
  for (const [name, inspect] of Object.entries(screens)) {
    const lines = readFileSync(path.join(app, `src/${name}.tsx`), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('import'));
    if (lines.length > 10) throw new Error(`${name} takes ${lines.length} lines. The limit is ten.`);
    await open(build(name), inspect);
    console.log(`${name}: ${lines.length} lines build and render with the packed library.`);
  }
  const weight = await weigh(build('weight'));
  console.log(
    `The screen of eight parts weighs ${weight.toFixed(1)} KB gz of ${budget}, React and styles included.`,
  );
  if (weight > budget) process.exitCode = 1;
} finally {
  rmSync(app, { recursive: true, force: true });
}
