/**
 * Creates a module in its five places and adds it to both registries:
 * `npm run new:module -- service-contracts [--entity service-contract] [--plural service-contracts] [--app-id 23]`.
 * Nothing else is changed but what `npm run generate` writes.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fillTemplate, moduleNames } from './names.ts';
import { addToRegistry } from './registry.ts';

const root = path.join(import.meta.dirname, '../../..');
const templates = path.join(import.meta.dirname, '../templates');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { entity: { type: 'string' }, plural: { type: 'string' }, 'app-id': { type: 'string' } },
});
const [module] = positionals;
if (!module)
  throw new Error(
    'Usage: npm run new:module -- <name> [--entity <singular>] [--plural <plural>] [--app-id <id>]',
  );

/** App ids that modules of the contract have. */
function usedAppIds(): number[] {
  const folder = path.join(root, 'packages/api/spec/modules');
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name, 'module.tsp');
    const id = existsSync(file) && /appId: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1];
    return id ? [Number(id)] : [];
  });
}

const names = moduleNames({
  module,
  entity: values.entity,
  plural: values.plural,
  appId: values['app-id'] ? Number(values['app-id']) : Math.max(...usedAppIds()) + 1,
  now: new Date(),
});

const files = readdirSync(templates, { recursive: true })
  .map(String)
  .filter((name) => statSync(path.join(templates, name)).isFile());
const written = files.map((name) => ({
  file: path.join(root, fillTemplate(name, names).replace(/\.template$/, '')),
  text: fillTemplate(readFileSync(path.join(templates, name), 'utf8'), names),
}));
const taken = written.filter(({ file }) => existsSync(file));
if (taken.length > 0)
  throw new Error(
    `These files exist already:\n${taken.map(({ file }) => path.relative(root, file)).join('\n')}`,
  );

for (const { file, text } of written) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
for (const [registry, entry] of [
  ['apps/server/src/modules.ts', 'module.ts'],
  ['apps/suite/src/modules.ts', 'manifest.ts'],
] as const) {
  const file = path.join(root, registry);
  writeFileSync(
    file,
    addToRegistry(readFileSync(file, 'utf8'), names.moduleCamel, `${names.module}/${entry}`),
  );
}

const run = (...command: [string, ...string[]]) => {
  const { status } = spawnSync(command[0], command.slice(1), { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
run(process.execPath, 'packages/api/scripts/generate.ts');
run(
  path.join(root, 'node_modules/.bin/oxfmt'),
  ...written.map(({ file }) => file).filter((file) => /\.(ts|tsx|md)$/.test(file)),
);
process.stdout.write(
  `Created ${written.length} files for the module ${names.module}. Next: docs/guides/add-a-module.md.\n`,
);
