/**
 * Creates a module in a copy of the tree and checks it there: nothing outside of its folders but the registries and
 * generated code changes, the types, lint and format hold, its operations pass the server's tests on a real database, and
 * its journey passes in a browser. The module has a rule of duplicates, a shared route, a word of the assistant with its
 * example, demo data and settings in Setup, which are stated in its folders like all else. `--keep` leaves the copy for looking at.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MODULE = 'sample';
/** Port of the copy's server: not that of the journeys. */
const PORT = '4399';
const root = path.join(import.meta.dirname, '..');
const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'plumbline-module-')));
const modules = path.join(root, 'node_modules');

const inPlace = [
  `packages/api/spec/modules/${MODULE}/`,
  `apps/server/src/modules/${MODULE}/`,
  `apps/suite/src/modules/${MODULE}/`,
  `e2e/${MODULE}.spec.ts`,
  `docs/modules/${MODULE}.md`,
];
const registries = ['apps/server/src/modules.ts', 'apps/suite/src/modules.ts'];
const isGenerated = (file: string) =>
  file.includes('/src/generated/') ||
  ['packages/api/openapi.yaml', 'packages/api/spec/modules.tsp'].includes(file);

function run(command: string, args: string[], env: Record<string, string> = {}): string {
  const isNode = command === 'node';
  try {
    return execFileSync(isNode ? process.execPath : path.join(copy, 'node_modules/.bin', command), args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const listed = (...args: string[]) =>
  git('ls-files', '-z', ...args)
    .split('\0')
    .filter(Boolean);

/** The files of the tree as they are now, committed or not. */
function copyTree(): string[] {
  const files = listed('--cached', '--others', '--exclude-standard').filter((file) =>
    existsSync(path.join(root, file)),
  );
  for (const file of files) cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  return files;
}

/** Installed packages are shared with the tree; the workspaces are those of the copy. */
function linkPackages(): void {
  const target = path.join(copy, 'node_modules');
  mkdirSync(path.join(target, '@plumbline'), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== '@plumbline' && name !== '.cache')
      symlinkSync(path.join(modules, name), path.join(target, name));
  for (const name of readdirSync(path.join(modules, '@plumbline'))) {
    const workspace = path.relative(realpathSync(root), realpathSync(path.join(modules, '@plumbline', name)));
    symlinkSync(path.join(copy, workspace), path.join(target, '@plumbline', name));
  }
}

function changedFiles(before: ReadonlyMap<string, string>): string[] {
  const found: string[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(path.join(copy, folder), { withFileTypes: true })) {
      const file = path.posix.join(folder, entry.name);
      if (['node_modules', '.git', '.cache', '.turbo', 'dist'].includes(entry.name)) continue;
      if (entry.isDirectory()) visit(file);
      else if (readFileSync(path.join(copy, file), 'latin1') !== before.get(file)) found.push(file);
    }
  };
  visit('.');
  return found.sort();
}

const step = (label: string, work: () => void) => {
  const started = Date.now();
  work();
  console.log(`${label}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
};

try {
  const files = copyTree();
  linkPackages();
  const before = new Map(files.map((file) => [file, readFileSync(path.join(copy, file), 'latin1')]));
  step('Created', () => run('node', ['tooling/new-module/src/new-module.ts', MODULE]));
  const changed = changedFiles(before);
  const foreign = changed.filter(
    (file) =>
      !registries.includes(file) && !isGenerated(file) && !inPlace.some((place) => file.startsWith(place)),
  );
  if (foreign.length > 0) throw new Error(`A new module changed files outside of it:\n${foreign.join('\n')}`);
  const written = changed.filter((file) => inPlace.some((place) => file.startsWith(place)));
  if (written.length < 20) throw new Error(`A new module has too few files:\n${written.join('\n')}`);
  for (const registry of registries) {
    const lines = readFileSync(path.join(copy, registry), 'utf8').split('\n').length;
    const was = before.get(registry)?.split('\n').length ?? 0;
    if (lines !== was + 2) throw new Error(`${registry} changed by ${lines - was} lines instead of 2`);
  }

  const routes = readFileSync(path.join(copy, 'packages/api/src/generated/app-routes.ts'), 'utf8');
  for (const stated of [`"${MODULE}-view": "/${MODULE}/:uuid/view"`, `"${MODULE}": {"module":"${MODULE}"`])
    if (!routes.includes(stated)) throw new Error(`The contract of a new module does not state ${stated}`);

  step('Format', () =>
    run('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...written, ...registries]),
  );
  step('Lint', () =>
    run('oxlint', ['--quiet', 'apps/server/src/modules', 'apps/suite/src/modules', 'packages/api']),
  );
  for (const workspace of ['packages/api', 'packages/permissions', 'apps/server', 'apps/suite'])
    step(`Types of ${workspace}`, () => run('tsc', ['--noEmit', '-p', workspace]));
  step('Menus', () =>
    run('vitest', ['run', '--project', 'unit-alone', 'apps/suite/src/menus.alone.test.ts']),
  );
  step('Operations on PostgreSQL', () =>
    run('vitest', [
      'run',
      '--project',
      'server',
      `apps/server/src/modules/${MODULE}/`,
      'apps/server/src/duplicate-rules.test.ts',
    ]),
  );
  for (const app of ['suite', 'admin', 'partner'])
    if (existsSync(path.join(root, 'apps', app, 'dist')) && app !== 'suite')
      cpSync(path.join(root, 'apps', app, 'dist'), path.join(copy, 'apps', app, 'dist'), { recursive: true });
  step('Build', () => run('vite', ['build', 'apps/suite', '--logLevel', 'error']));
  step('Journey', () =>
    run('playwright', ['test', '--config', 'e2e/playwright.config.ts', MODULE], {
      NODE_OPTIONS: '--conditions=plumbline',
      PLUMBLINE_E2E_PORT: PORT,
    }),
  );
  console.log(`${written.length} files in ${inPlace.length} places`);
} finally {
  if (process.argv.includes('--keep')) console.log(`The copy is in ${copy}`);
  else rmSync(copy, { recursive: true, force: true });
}
