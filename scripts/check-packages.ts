/** The packages that are published can be: what their manifests promise is there. */
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

let bad = 0;
for (const name of ['dates', 'estimating', 'validation', 'permissions', 'api', 'ui']) {
  const folder = path.join(import.meta.dirname, '../packages', name);
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const { messages } = await publint({ pkgDir: folder, level: 'error', strict: false, pack: false });
  // The `plumbline` condition is for this repository alone: it names sources that are not packed.
  const real = messages.filter((message) => !message.path.includes('plumbline'));
  for (const message of real) console.error(`${name}: ${formatMessage(message, manifest)}`);
  bad += real.length;
}
// What is packed must load without this repository's own condition.
for (const entry of [
  'dates',
  'dates/zones',
  'estimating',
  'validation',
  'permissions',
  'api/operations',
  'api/schemas',
]) {
  const loaded = (await import(`@plumbline/${entry}`)) as object;
  if (!Object.keys(loaded).length) {
    console.error(`@plumbline/${entry} exports nothing`);
    bad++;
  }
}
// Types and modules of each entry are found alike by bundlers and by Node.
const packed = mkdtempSync(path.join(tmpdir(), 'plumbline-packed-'));
try {
  const npm = process.env['npm_execpath'];
  for (const name of ['dates', 'estimating', 'validation', 'permissions', 'api', 'ui']) {
    const folder = path.join(import.meta.dirname, '../packages', name);
    const pack = ['pack', '--json', '--pack-destination', packed];
    const [made] = JSON.parse(
      execFileSync(npm ? process.execPath : 'npm', npm ? [npm, ...pack] : pack, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    ) as { filename: string }[];
    const entries =
      name === 'ui'
        ? [
            '--entrypoints',
            ...readdirSync(path.join(folder, 'exports')).map((file) => file.replace(/\.tsx?$/, '')),
          ]
        : // What orval writes has no file extensions: bundlers find it, Node by itself does not.
          name === 'api'
          ? ['--exclude-entrypoints', 'openapi.yaml', '--ignore-rules', 'internal-resolution-error']
          : [];
    try {
      execFileSync(
        path.join(import.meta.dirname, '../node_modules/.bin/attw'),
        [
          path.join(packed, made?.filename ?? ''),
          '--profile',
          'esm-only',
          '--format',
          'ascii',
          '--no-emoji',
          ...entries,
        ],
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
      );
    } catch (error) {
      console.error(`${name}:\n${(error as { stdout: string }).stdout}`);
      bad++;
    }
  }
} finally {
  rmSync(packed, { recursive: true });
}
if (bad) process.exit(1);
console.log('6 packages can be published');
