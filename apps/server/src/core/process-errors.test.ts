import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const ours = pathToFileURL(path.join(import.meta.dirname, 'process-errors.ts')).href;
const supervisor = pathToFileURL(path.join(import.meta.dirname, '../../../../scripts/supervise.mjs')).href;

/** Runs a program in a separate process. */
async function run(program: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (said += data.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}
const guarded = `const { logProcessErrors } = await import('${ours}');
  const log = (kind) => ({ err }, words) => console.log(kind, err.message, words);
  logProcessErrors(() => ({ error: log('error'), fatal: log('fatal') }));`;

test('an uncaught exception is logged and ends the process with its own exit code', async () => {
  const { code, said } = await run(
    `${guarded} setTimeout(() => { throw new Error('boom') }); setTimeout(() => {}, 5000)`,
  );
  expect(said).toContain('fatal boom');
  expect(code).toBe(70);
});

test('an error event without a listener is logged', async () => {
  const { code, said } = await run(
    `${guarded} const { createReadStream } = await import('node:fs'); createReadStream('/nowhere'); setTimeout(() => {}, 5000)`,
  );
  expect(said).toContain('fatal ENOENT');
  expect(code).toBe(70);
});

test('an unhandled rejection is logged, and the process continues', async () => {
  const { code, said } = await run(
    `${guarded} Promise.reject(new Error('lost')); setTimeout(() => console.log('still here'), 50)`,
  );
  expect(said).toContain('error lost');
  expect(said).toContain('still here');
  expect(code).toBe(0);
});

const supervised = (codes: (number | string)[], more = '') =>
  run(`const { supervise } = await import('${supervisor}');
    const codes = ${JSON.stringify(codes)};
    let isStopping = false; ${more}
    const code = await supervise(async (restarts) => { console.log('start', restarts); const next = codes[restarts] ?? codes.at(-1);
      if (next === 'stop') { isStopping = true; return 130; } return next; },
      { isStopping: () => isStopping, log: (text) => console.log(text), pause: 1 });
    process.exit(code)`);

test('a crashed server is restarted with a log entry', async () => {
  const { code, said } = await supervised([70, 134, 0]);
  expect(said).toContain('The server exited unexpectedly (code 70). Restarting it.');
  expect(said).toContain('start 2');
  expect(code).toBe(0);
});

test('a server that fails to start or is stopped is not restarted', async () => {
  for (const [codes, expected] of [
    [[1], 1],
    [[0], 0],
    [['stop'], 130],
  ] as const) {
    const { code, said } = await supervised([...codes]);
    expect(said.match(/start/g)).toHaveLength(1);
    expect(code).toBe(expected);
  }
});

test('a server that crashes repeatedly is not restarted again', async () => {
  const { code, said } = await supervised([70]);
  expect(said).toContain('6 times in a row (code 70). It will not be restarted.');
  expect(code).toBe(70);
});
