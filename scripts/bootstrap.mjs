// First step of every command. Runs on Node 20 or later without installed packages: installs what is missing and
// continues with the Node version that the lockfile pins.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..');

const fail = (text) => {
  console.error(text);
  process.exit(1);
};

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) fail(`Plumbline requires Node 20 or later. Found ${process.version}.`);

/** Installs packages if node_modules is missing, incomplete or older than the lockfile. npm writes its own copy of the lockfile last. */
export function install() {
  const written = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
  const lock = path.join(root, 'package-lock.json');
  if (written(path.join(root, 'node_modules', '.package-lock.json')) >= written(lock)) return;
  process.stdout.write('  Installing packages, about a minute …');
  const started = Date.now();
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const ci = () =>
    spawnSync(command, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      shell: process.platform === 'win32' && !npm,
    });
  let result = ci();
  // Registry errors are often temporary, so a failed installation is repeated once.
  if (result.status !== 0) {
    rmSync(path.join(root, 'node_modules'), { recursive: true, force: true });
    result = ci();
  }
  if (result.status !== 0)
    fail(`\n${result.stdout}${result.stderr}\nThe packages could not be installed. See the output above.`);
  process.stdout.write(` done (${Math.round((Date.now() - started) / 1000)} s)\n`);
}

/** The Node binary that the lockfile pins, or the running one if its package has no binary for this machine. */
export function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const found = path.join(root, 'node_modules', 'node', 'bin', name);
  return existsSync(found) ? found : process.execPath;
}

/** Environment in which local tools and the pinned Node come first in the path. */
export function toolEnvironment(more = {}) {
  const bin = path.join(root, 'node_modules', '.bin');
  return {
    ...process.env,
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
    // Stripping types and compiling takes half of the server's start and of each test process.
    NODE_COMPILE_CACHE: path.join(root, '.cache', 'node'),
    PATH: `${path.dirname(pinnedNode())}${path.delimiter}${bin}${path.delimiter}${process.env.PATH}`,
    ...more,
  };
}
