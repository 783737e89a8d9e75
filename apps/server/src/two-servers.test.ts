import type { Estimate, EstimateItem, Estimation, Space, Task } from '@plumbline/api';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded, type EmbeddedDatabase } from './database/embedded.ts';

/** Two processes of the product on one database and one file folder, as behind a load balancer. */
const login = { username: 'owner@north.test', password: 'Right!2026' };
const items = '/task-management/spaces/item';
/** Milliseconds after which a missing event fails the test; `npm run bench -- live` measures the actual delay. */
const patience = 20_000;

interface Answer<T> {
  status: number;
  message?: string;
  data: T;
}
interface Server {
  url: string;
  call: <T = unknown>(
    method: string,
    address: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer<T>>;
}
let folder = '';
/** Its own PostgreSQL, because two servers hold more connections than the other tests leave. */
let database: EmbeddedDatabase;
let token = '';
let servers: [Server, Server];
const processes: ChildProcess[] = [];

async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  socket.close();
  await once(socket, 'close');
  return port;
}
async function start(): Promise<Server> {
  const port = await freePort();
  let output = '';
  const child = spawn(
    process.execPath,
    ['--conditions=plumbline', path.join(import.meta.dirname, 'main.ts')],
    {
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: database.ownerUrl,
        PLUMBLINE_DATA: folder,
        PLUMBLINE_DEMO: '0',
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
        VITEST: '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  processes.push(child);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output = (output + data.toString()).slice(-4000)));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`the server ended while starting: ${output}`);
    if ((await fetch(`${url}/api/health`).catch(() => undefined))?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    call: async <T>(
      method: string,
      address: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) => {
      const isBytes = body instanceof Uint8Array;
      const response = await fetch(`${url}/api${address}`, {
        method,
        headers: {
          ...(token ? { 'access-token': token } : {}),
          ...(body === undefined || isBytes ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
      });
      return { ...((await response.json()) as Answer<T>), status: response.status };
    },
  };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plumbline-two-'));
  await chmod(folder, 0o755);
  database = await startEmbedded(path.join(folder, 'postgres'), { fast: true });
  // Started at the same time, so that both find an empty database.
  servers = await Promise.all([start(), start()]);
  const [one] = servers;
  const { username: email, password } = login;
  const first = await one.call<{ token: string }>('POST', '/setup/first-run', {
    company: 'North',
    firstname: 'Ann',
    lastname: 'Owner',
    email,
    password,
  });
  expect(first.status, first.message).toBe(200);
  token = first.data.token;
}, 120_000);
afterAll(async () => {
  for (const child of processes) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

/** Resolves when the event stream of a server reports a change under a path. */
async function listen({ url }: Server) {
  const ending = new AbortController();
  const response = await fetch(`${url}/api/live`, {
    headers: { 'access-token': token },
    signal: ending.signal,
  });
  expect(response.status).toBe(200);
  let events = '';
  const reading = (async () => {
    if (!response.body) return;
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) events += part;
  })().catch(() => undefined);
  return {
    told: () => events,
    hears: async (area: string) => {
      const until = performance.now() + patience;
      while (!events.includes(area) && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 10));
      return events.includes(area);
    },
    close: async () => {
      ending.abort();
      await reading;
    },
  };
}
const makeSpace = async () => {
  const { data } = await servers[0].call<Space>('POST', '/task-management/spaces', {
    name: `Site ${randomBytes(4).toString('hex')}`,
  });
  return data.uuid;
};

test('a change on one server is reported by the event stream of the other', async () => {
  const [one, two] = servers;
  const space = await makeSpace();
  const heard = await listen(two);
  const { data } = await one.call<Task>('POST', items, { name: 'Pour slab', space_id: space });
  expect(await heard.hears('task-management')).toBe(true);
  expect((await two.call<Task>('GET', `${items}/${data.uuid}`)).data.name).toBe('Pour slab');
  await heard.close();
});

test('a session ended on one server is rejected by the other', async () => {
  const [one, two] = servers;
  const { data } = await two.call<{ token: string }>('POST', '/security/auth/login', login);
  const own = { 'access-token': data.token };
  const list = await one.call<{ uuid: string; current: boolean }[]>(
    'GET',
    '/security/sessions',
    undefined,
    own,
  );
  const session = list.data.find(({ current }) => current)?.uuid;
  await one.call('DELETE', `/security/sessions/${session}`);
  expect((await two.call('GET', '/security/sessions', undefined, own)).status).toBe(401);
});

test('an upload started on one server continues on the other, and the file opens on both', async () => {
  const [one, two] = servers;
  const bytes = randomBytes(300_000);
  const { data } = await one.call<{ uuid: string; url: string }>('POST', '/workdrive/', {
    name: 'site.bin',
    type: 1,
    size: bytes.length,
  });
  const put = (server: Server, from: number, end: number) =>
    server.call('PUT', data.url, bytes.subarray(from, end), {
      'content-type': 'application/octet-stream',
      'content-range': `bytes ${from}-${end - 1}/${bytes.length}`,
    });
  expect((await put(one, 0, 100_000)).status).toBe(200);
  expect(
    (await two.call<{ received: number }>('GET', `/workdrive/${data.uuid}/received`)).data.received,
  ).toBe(100_000);
  expect((await put(two, 100_000, 250_000)).status).toBe(200);
  expect((await put(one, 250_000, bytes.length)).status).toBe(200);
  const finished = await two.call<string>('PUT', `/workdrive/${data.uuid}`, { cloud_status: true, type: 1 });
  expect(finished.status, finished.message).toBe(200);
  for (const { url } of servers) {
    const got = await fetch(new URL(finished.data, url));
    expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true);
  }
});

test('edits of one estimate on both servers at the same time merge, and one of two in the same cell is refused', async () => {
  const [one, two] = servers;
  const { data: estimation } = await one.call<Estimation>('POST', '/estimations', { name: 'Clinic' });
  const at = `/estimations/${estimation.uuid}/estimate`;
  const makeLine = async (name: string) =>
    (await one.call<EstimateItem>('POST', `${at}/items`, { name, quantity: '1', unit_price: '2' })).data.uuid;
  const [fence, permit] = [await makeLine('Fence'), await makeLine('Permit')];
  const { version } = (await two.call<Estimate>('GET', at)).data;
  const edit = (server: Server, window: string, base: number, line: string, value: string) =>
    server.call<Estimate>('PUT', at, {
      version: base,
      window,
      overrides: [{ condition_id: line, line_id: line, field: 'quantity', value }],
    });
  const heard = await listen(two);
  const merged = await Promise.all([
    edit(one, 'first', version, fence, '10'),
    edit(two, 'second', version, permit, '20'),
  ]);
  expect(merged.map(({ status }) => status)).toEqual([200, 200]);
  expect(await heard.hears('estimations')).toBe(true);
  await heard.close();
  for (const server of servers) {
    const { data } = await server.call<Estimate>('GET', at);
    expect(data.groups.map(({ quantity }) => quantity)).toEqual(['10', '20']);
  }
  const same = await Promise.all([
    edit(one, 'first', version + 2, fence, '11'),
    edit(two, 'second', version + 2, fence, '12'),
  ]);
  expect(same.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a request sent to both servers at the same time has one effect', async () => {
  const space = await makeSpace();
  const key = { 'idempotency-key': randomBytes(12).toString('hex') };
  const made = await Promise.all(
    [...servers, ...servers].map((server) =>
      server.call<Task>('POST', items, { name: 'Order steel', space_id: space }, key),
    ),
  );
  expect(new Set(made.filter(({ status }) => status === 200).map(({ data }) => data.uuid)).size).toBe(1);
  const { data } = await servers[1].call<Task[]>('POST', `${items}/list`, { space_id: space });
  expect(data.map((each) => each.name)).toEqual(['Order steel']);
});

test('concurrent creates and moves on both servers keep one order, unique numbers and all records', async () => {
  const space = await makeSpace();
  const made = await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      (servers[at % 2] ?? servers[0]).call<Task>('POST', items, { name: `Item ${at}`, space_id: space }),
    ),
  );
  expect(new Set(made.map(({ data }) => data.number)).size).toBe(24);
  const ids = made.map(({ data }) => data.uuid);
  const moved = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      (servers[at % 2] ?? servers[0]).call('PUT', `${items}/move`, {
        uuid: [ids[(at * 7) % 24]],
        space_id: space,
        after:
          at % 5 === 0
            ? null
            : ids[(at * 11 + 3) % 24] === ids[(at * 7) % 24]
              ? null
              : ids[(at * 11 + 3) % 24],
      }),
    ),
  );
  expect(moved.filter(({ status }) => status !== 200)).toEqual([]);
  const [here, there] = await Promise.all(
    servers.map((server) => server.call<Task[]>('POST', `${items}/list`, { space_id: space, limit: -1 })),
  );
  const order = here?.data.map(({ uuid }) => uuid) ?? [];
  expect(there?.data.map(({ uuid }) => uuid)).toEqual(order);
  expect(order.toSorted()).toEqual(ids.toSorted());
  expect(new Set(here?.data.map(({ rank }) => rank)).size).toBe(24);
});

test('many concurrent creates on both servers are all answered, and numbers stay unique', async () => {
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, at) =>
      (servers[at % 2] ?? servers[0]).call<{ number: string }>('POST', '/crm/accounts', {
        name: `Rush ${at}`,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(answers.map(({ data }) => data.number)).size).toBe(120);
  // Creates that collide are refused, never failed.
  const name = `Same ${randomBytes(4).toString('hex')}`;
  const same = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      (servers[at % 2] ?? servers[0]).call('POST', '/security/roles', { name, rights: [] }),
    ),
  );
  expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(same.filter(({ status }) => status >= 500)).toEqual([]);
});
