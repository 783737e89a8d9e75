/**
 * What an import and an export of many rows cost: time, memory, and for how long nobody else was answered.
 *
 *   node --conditions=plumbline bench/import.ts [rows to import] [rows to export]
 */
import { rm, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Import } from '@plumbline/api';
import { xlsxFile } from '../apps/server/src/files/spreadsheet.ts';
import { demoPassword } from '../apps/server/src/seed/demo.ts';
import { start } from '../apps/server/src/compose.ts';

const count = Number(process.argv[2] ?? 50_000);
const exported = Number(process.argv[3] ?? 100_000);
const folder = await mkdtemp(path.join(os.tmpdir(), 'plumbline-bench-'));
const server = await start({
  config: { dataFolder: folder, demo: true, port: 0, logLevel: 'silent' },
  announce: false,
});
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

let token = '';
async function call<T>(method: string, address: string, body?: unknown): Promise<T> {
  const isBytes = body instanceof Uint8Array;
  const response = await fetch(`${server.url}/api${address}`, {
    method,
    headers: {
      ...(token ? { 'access-token': token } : {}),
      'content-type': isBytes ? 'application/octet-stream' : 'application/json',
    },
    ...(body === undefined ? {} : { body: isBytes ? (body as BodyInit) : JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { message?: string; data: T };
  if (!response.ok) throw new Error(`${method} ${address}: ${answer.message}`);
  return answer.data;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
/** Work with its time, the longest silence of the server, and the most memory it took beyond what it had. */
async function measured<T>(what: string, work: () => Promise<T>): Promise<T> {
  delay.reset();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50);
  const started = performance.now();
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  clearInterval(watch);
  const [p99, max] = [delay.percentile(99) / 1e6, delay.max / 1e6].map((ms) => `${Math.round(ms)} ms`);
  console.log(
    `${what.padEnd(28)} ${`${seconds} s`.padStart(8)}   loop p99 ${p99}, max ${max}   memory ${megabytes(before)} → at most ${megabytes(most)}`,
  );
  return result;
}
async function until(uuid: string, states: Import['state'][]): Promise<Import> {
  for (;;) {
    const found = await call<Import>('GET', `/setup/imports/${uuid}`);
    if (states.includes(found.state)) return found;
    if (found.state === 'refused') throw new Error(found.problem);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

try {
  const session = await call<{ token: string }>('POST', '/security/auth/login', {
    username: 'owner@northgate.test',
    password: demoPassword,
  });
  token = session.token;
  const labels = [
    'Account',
    'Type',
    'Territory',
    'Owner',
    'Phone',
    'Email',
    'Street',
    'City',
    'State',
    'ZIP',
  ];
  const rows = (function* () {
    for (let at = 0; at < count; at++)
      yield [
        `Imported company ${at}`,
        'Owner',
        'Front Range',
        'owner@northgate.test',
        // Each its own: rows that share one look alike, and wait for somebody.
        `303-${String(200 + Math.floor(at / 10_000))}-${String(at % 10_000).padStart(4, '0')}`,
        `mail@company${at}.test`,
        `${at} Main Street`,
        'Denver',
        'CO',
        '80202',
      ];
  })();
  const { file } = await xlsxFile([
    { name: 'Sheet1', columns: labels.map((label) => ({ label, kind: 'text' as const })), rows },
  ]);
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  console.log(`${count} rows in a file of ${megabytes(bytes.length)}`);
  const { uuid, url, chunk } = await call<{ uuid: string; url: string; chunk: number }>(
    'POST',
    '/setup/imports/account',
    { name: 'bench.xlsx', size: bytes.length },
  );
  const found = await measured('upload and read', async () => {
    for (let from = 0; from < bytes.length; from += chunk) {
      const end = Math.min(bytes.length, from + chunk);
      const response = await fetch(`${server.url}/api${url}`, {
        method: 'PUT',
        headers: {
          'access-token': token,
          'content-type': 'application/octet-stream',
          'content-range': `bytes ${from}-${end - 1}/${bytes.length}`,
        },
        body: bytes.subarray(from, end) as BodyInit,
      });
      if (!response.ok) throw new Error(await response.text());
    }
    return until(uuid, ['mapping']);
  });
  const checked = await measured('check every row', async () => {
    await call('PUT', `/setup/imports/${uuid}/mapping`, {
      version: found.version,
      columns: (found.columns ?? []).map(({ index, field }) => ({ index, field })),
      date_order: 'mdy',
      existing: 'update',
    });
    return until(uuid, ['checked']);
  });
  const done = await measured('import', async () => {
    await call('POST', `/setup/imports/${uuid}/run`, { version: checked.version, mode: 'valid' });
    return until(uuid, ['done']);
  });
  console.log(`created ${done.created}, rejected ${done.rejected}`);
  const download = async (address: string) => {
    const response = await fetch(`${server.url}/api${address}`, { headers: { 'access-token': token } });
    let size = 0;
    for await (const part of response.body ?? []) size += part.length;
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return size;
  };
  await measured('result file', () => download(`/setup/imports/${uuid}/result`));
  const { total = 0 } = { total: done.created };
  const more = Math.max(0, exported - total);
  if (more > 0)
    await server.database.transaction({ tenantId: await tenantOf() }, 'write', async ({ client }) => {
      await client.query(
        `insert into crm_account (tenant_id, account_id, number, name, city)
         select current_setting('app.tenant_id')::uuid, gen_random_uuid(), 'BENCH-' || n, 'Bench company ' || n, 'Denver'
         from generate_series(1, $1) n`,
        [more],
      );
    });
  const size = await measured(`export ${Math.max(exported, total)} rows`, () =>
    download('/crm/accounts/export'),
  );
  console.log(`exported file ${megabytes(size)}`);
  await measured('take the import back', async () => {
    await call('POST', `/setup/imports/${uuid}/undo`);
    return until(uuid, ['undone']);
  });
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function tenantOf(): Promise<string> {
  const { rows } = await server.database.pool.query<{ tenant_id: string }>(
    'select tenant_id from platform.authenticate($1, $2::interval)',
    [(await import('../apps/server/src/database/database.ts')).hashToken(token), '60 minutes'],
  );
  return rows[0]?.tenant_id ?? '';
}
