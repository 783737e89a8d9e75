import { readdir, readFile } from 'node:fs/promises';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productProcess, type ProductProcess } from '../product-process.ts';

/** Minutes of steady load whose memory is recorded; `npm run attack -- --soak 60` runs an hour. */
const soakMinutes = Number(process.env['ATTACK_SOAK_MINUTES'] ?? 0.5);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let product: ProductProcess;
let port = 0;
let token = '';
let pid: number | undefined;
const headers = () => ({ 'access-token': token });

beforeAll(async () => {
  product = await productProcess();
  await product.start();
  port = Number(new URL(product.url).port);
  const first = await product.call('/setup/first-run', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      company: 'North',
      firstname: 'Ann',
      lastname: 'Owner',
      email: 'owner@north.test',
      password: 'Right!2026',
    }),
  });
  token = ((await first.json()) as { data: { token: string } }).data.token;
  await Promise.all(
    Array.from({ length: 300 }, (_, at) =>
      product.call('/crm/accounts', {
        method: 'POST',
        headers: { ...headers(), 'content-type': 'application/json' },
        body: JSON.stringify({ name: `Account ${at}` }),
      }),
    ),
  );
  pid = product.pid();
}, 120_000);
afterAll(() => product.stop(), 60_000);

/** Number of files and connections that the server has open. */
const openFiles = async () => (await readdir(`/proc/${pid}/fd`)).length;
/** Resident memory in MB. */
const memory = async () =>
  (Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]) * 4096) / 1_000_000;
async function expectServing(): Promise<void> {
  const answer = await product.call('/crm/accounts?limit=5', {
    headers: headers(),
    signal: AbortSignal.timeout(20_000),
  });
  expect(answer.status, product.output()).toBe(200);
  expect(product.pid(), 'the same process runs').toBe(pid);
}
/** Waits until the server has closed what broken clients had opened. */
async function expectClosed(before: number): Promise<void> {
  let now = await openFiles();
  for (let tries = 0; tries < 100 && now > before + 5; tries++) {
    await pause(100);
    now = await openFiles();
  }
  expect(now).toBeLessThanOrEqual(before + 5);
}
async function connect(text: string): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(text);
  return socket;
}
/** The answer to raw bytes. Its status is 0 if the server closes the connection without one. @throws Error if it hangs. */
async function answerTo(raw: string | Buffer): Promise<{ status: number; text: string }> {
  const socket = await connect('');
  let text = '';
  let isClosed = false;
  socket.on('data', (data: Buffer) => (text += data.toString('latin1')));
  socket.once('close', () => (isClosed = true));
  socket.write(raw);
  const until = Date.now() + 10_000;
  while (!/^HTTP\/1\.1 \d{3}[^]*\r\n\r\n/.test(text) && !isClosed && Date.now() < until) await pause(10);
  // The body follows its headers.
  await pause(100);
  socket.destroy();
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
  if (status === 0 && !isClosed) throw new Error('no answer within 10 s');
  return { status, text };
}

test('clients that send half a request keep nobody waiting', { timeout: 60_000 }, async () => {
  const before = await openFiles();
  const sockets = [
    ...(await Promise.all(
      Array.from({ length: 150 }, () => connect('GET /api/crm/accounts HTTP/1.1\r\nhost: a\r\nx-slow: ')),
    )),
    ...(await Promise.all(
      Array.from({ length: 50 }, () =>
        connect(
          `POST /api/crm/accounts HTTP/1.1\r\nhost: a\r\naccess-token: ${token}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"name": "`,
        ),
      ),
    )),
  ];
  for (let round = 0; round < 20; round++) {
    await expectServing();
    for (const socket of sockets) socket.write('a');
  }
  for (const socket of sockets) socket.destroy();
  await expectClosed(before);
  await expectServing();
});

test.each([
  ['bytes that are no request', Buffer.from([0, 255, 1, 2, 13, 10, 13, 10])],
  ['a header of 200 KB', `GET /api/health HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(200_000)}\r\n\r\n`],
  ['an address of 200 KB', `GET /api/crm/accounts?search=${'a'.repeat(200_000)} HTTP/1.1\r\nhost: a\r\n\r\n`],
  [
    'two lengths',
    'POST /api/security/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
  ],
  [
    'a length and chunks',
    'POST /api/security/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'a chunk of a wrong length',
    'POST /api/security/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n',
  ],
  ['NUL in the path', 'GET /api/crm/accounts/%00 HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['a broken escape in the path', 'GET /api/crm/accounts/%E0%A4%A HTTP/1.1\r\nhost: a\r\n\r\n'],
])('%s is refused', { timeout: 30_000 }, async (_what, raw) => {
  const { status } = await answerTo(raw);
  expect(status === 0 || (status >= 400 && status < 500), String(status)).toBe(true);
  await expectServing();
});

test.each([
  'GET /../../../../etc/passwd',
  'GET /%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  'GET /assets/..%2f..%2f..%2fetc/passwd',
  'GET /admin/..%5c..%5cetc/passwd',
])('%s gives no file outside of the apps', { timeout: 30_000 }, async (request) => {
  const { status, text } = await answerTo(`${request} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  expect(status).toBeLessThan(500);
  expect(text).not.toContain('root:');
  await expectServing();
});

test(
  '200 downloads and event streams that are cut off leave nothing open',
  { timeout: 120_000 },
  async () => {
    const before = await openFiles();
    for (let round = 0; round < 10; round++)
      await Promise.all(
        Array.from({ length: 20 }, async (_, at) => {
          const stop = new AbortController();
          const address = at % 2 ? '/crm/accounts/export' : '/live';
          const answer = await product
            .call(address, { headers: headers(), signal: stop.signal })
            .catch(() => undefined);
          if (at % 4 === 1) await pause(at);
          stop.abort();
          await answer?.body?.cancel().catch(() => undefined);
        }),
      );
    await expectServing();
    await expectClosed(before);
  },
);

test(
  `memory stays level in ${soakMinutes} minutes of work`,
  { timeout: 60_000 + soakMinutes * 90_000 },
  async () => {
    const until = Date.now() + soakMinutes * 60_000;
    const failures: string[] = [];
    let calls = 0;
    const worker = async (at: number) => {
      while (Date.now() < until) {
        const [method, address, body] = [
          ['GET', '/crm/accounts?limit=50', undefined],
          ['POST', '/crm/accounts', { name: `Soak ${at} ${calls}` }],
          ['GET', '/crm/accounts/export', undefined],
          ['GET', '/setup/search?search=account', undefined],
        ][calls++ % 4] as [string, string, object | undefined];
        const answer = await product.call(address, {
          method,
          headers: { ...headers(), 'content-type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        await answer.arrayBuffer();
        if (answer.status >= 500) failures.push(`${address} ${answer.status}`);
      }
    };
    const levels: number[] = [];
    const watching = (async () => {
      while (Date.now() < until) {
        levels.push(await memory());
        await pause(Math.max(500, soakMinutes * 500));
      }
    })();
    await Promise.all([...Array.from({ length: 6 }, (_, at) => worker(at)), watching]);
    const quarter = Math.max(1, Math.floor(levels.length / 4));
    const mean = (of: number[]) => of.reduce((sum, level) => sum + level, 0) / Math.max(1, of.length);
    const [early, late] = [mean(levels.slice(quarter, 2 * quarter)), mean(levels.slice(-quarter))];
    console.warn(
      `  ${calls} calls; resident memory ${early.toFixed(0)} MB in the second quarter, ${late.toFixed(0)} MB in the last, ${Math.max(...levels).toFixed(0)} MB at most`,
    );
    expect(failures).toEqual([]);
    expect(late).toBeLessThan(early * 1.5 + 50);
    await expectServing();
  },
);
