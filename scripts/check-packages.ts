/** The packages that are published can be: what their manifests promise is there. */
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

let bad = 0;
for (const name of ['estimating', 'validation', 'permissions', 'api', 'ui']) {
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
for (const entry of ['estimating', 'validation', 'permissions', 'api/operations', 'api/schemas']) {
  const loaded = (await import(`@plumbline/${entry}`)) as object;
  if (!Object.keys(loaded).length) {
    console.error(`@plumbline/${entry} exports nothing`);
    bad++;
  }
}
if (bad) process.exit(1);
console.log('5 packages can be published');
