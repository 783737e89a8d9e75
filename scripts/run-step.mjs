import { spawn } from 'node:child_process';
import path from 'node:path';
import { pinnedNode, root, toolEnvironment } from './bootstrap.mjs';

const running = new Set();
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopping = true;
    for (const child of running) child.kill(signal);
  });
}
export const isStopping = () => stopping;

/** A tool of node_modules or one of our scripts, in the pinned Node. @returns its exit code and what it printed. */
export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const own = command === 'node';
    const child = spawn(own ? pinnedNode() : path.join(root, 'node_modules', '.bin', command), args, {
      cwd,
      env: toolEnvironment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    running.add(child);
    let said = '';
    child.stdout?.on('data', (data) => (said += data));
    child.stderr?.on('data', (data) => (said += data));
    child.once('error', (error) => resolve({ code: 1, said: String(error) }));
    child.once('exit', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? (signal ? 130 : 1), said });
    });
  });
}

/** One line a step with its seconds; what a step printed is shown when it fails. Ends the process then. */
export async function step(label, work) {
  if (stopping) process.exit(130);
  process.stdout.write(`  ${label} …`);
  const started = Date.now();
  const { code, said } = await work();
  if (code !== 0) {
    process.stdout.write(` failed\n\n${said}\n`);
    process.exit(stopping ? 130 : code);
  }
  process.stdout.write(` done (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  return said;
}
