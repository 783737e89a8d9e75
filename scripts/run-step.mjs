import { spawn } from 'node:child_process';
import path from 'node:path';
import { pinnedNode, root, toolEnvironment } from './bootstrap.mjs';

/** Milliseconds that stopped processes have to stop their own servers and browsers. */
const stopWithin = 15_000;
const running = new Set();
let stopping = false;

/** Sends a signal to a process, and to all that it started where it has a group of its own. */
function signalTree(child, signal) {
  if (!child.hasGroup) return child.kill(signal);
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended.
  }
}

/** Stops all running processes as Ctrl+C does; what does not end by itself is killed. */
export function stopRunning(signal = 'SIGINT') {
  for (const child of running) signalTree(child, signal);
  setTimeout(() => {
    for (const child of running) signalTree(child, 'SIGKILL');
  }, stopWithin).unref();
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopping = true;
    for (const child of running) signalTree(child, signal);
  });
}
export const isStopping = () => stopping;

/** A tool of node_modules or one of our scripts, in the pinned Node. @returns its exit code and what it printed. */
export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const own = command === 'node';
    // A group of its own, so that stopping reaches the browsers and servers it started. One that shares the terminal
    // stays in the terminal's group and receives its Ctrl+C.
    const hasGroup = quiet && process.platform !== 'win32';
    const child = spawn(own ? pinnedNode() : path.join(root, 'node_modules', '.bin', command), args, {
      cwd,
      env: toolEnvironment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      detached: hasGroup,
    });
    child.hasGroup = hasGroup && child.pid !== undefined;
    running.add(child);
    let said = '';
    child.stdout?.on('data', (data) => (said += data));
    child.stderr?.on('data', (data) => (said += data));
    child.once('error', (error) => {
      running.delete(child);
      resolve({ code: 1, said: String(error) });
    });
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
