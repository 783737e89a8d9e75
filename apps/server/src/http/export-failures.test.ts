import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { operations } from '@plumbline/api/operations';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';
import { zipFile } from '../files/zip-file.ts';

let server: TestServer;
/** Used by this test file only, so that files left behind are detected. */
let scratch = '';
let http: Server;
let url = '';
const before = process.env['TMPDIR'];
beforeAll(async () => {
  server = await testServer();
  scratch = await mkdtemp(path.join(os.tmpdir(), 'plumbline-exports-'));
  process.env['TMPDIR'] = scratch;
  http = createServer(getRequestListener(server.app.fetch));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/api`;
  await server.owner.query(
    `insert into crm_account (tenant_id, account_id, name, number)
     select $1, gen_random_uuid(), 'Account ' || n || ' ' || md5(n::text), 'A-' || n from generate_series(1, 20000) n`,
    [server.tenantIds.north],
  );
});
afterAll(async () => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
  await server.stop();
  await rm(scratch, { recursive: true, force: true });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const filterOf = (field: string, op: string, value: unknown) =>
  encodeURIComponent(JSON.stringify([{ field, op, value }]));
/** Vitest fails a run with an uncaught exception; the wait gives it time to occur. */
async function expectAlive(): Promise<void> {
  await pause(50);
  expect((await server.call('owner', 'GET', '/crm/accounts?limit=1')).status).toBe(200);
  for (let tries = 0; tries < 100 && (await readdir(scratch)).length > 0; tries++) await pause(20);
  expect(await readdir(scratch)).toEqual([]);
}
afterEach(expectAlive);

const wrongValues: [string, unknown][] = [
  ['a number', '1'],
  ['a day that does not exist', '2026-02-30'],
  ['the year 0', '0000-01-01'],
  ['a year of five digits', '10000-01-01'],
  ['a year that JavaScript alone has', '+275760-09-13T00:00:00Z'],
  ['words', 'March 7'],
  ['a time without a day', '10:00'],
  ['an offset of a day', '2026-01-01T00:00:00+24:00'],
  ['NUL', '2026-01-01\u0000'],
];

describe('an export with a value that the database rejects', () => {
  test.each(wrongValues)('answers 400 for an instant that is %s', async (_what, value) => {
    for (const op of ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin'])
      for (const address of ['/crm/accounts', '/crm/accounts/export']) {
        const answer = await server.call(
          'owner',
          'GET',
          `${address}?filter=${filterOf('createdAt', op, value)}`,
        );
        expect([op, address, answer.status]).toEqual([op, address, 400]);
        expect(answer.body.errors?.[0]?.field).toBe('createdAt');
      }
  });

  test.each([
    ['text with NUL', 'name', 'eq', 'a\u0000b'],
    ['text with NUL among others', 'name', 'in', ['a', 'b\u0000']],
    ['a part of text with NUL', 'name', 'ilike', 'a\u0000b'],
    ['an object that is no text', 'name', 'eq', { toString: 1 }],
    ['a number of 100 digits', 'open_pipeline', 'gt', '9'.repeat(100)],
    ['a number with an exponent', 'open_pipeline', 'gt', 1e300],
    ['too many values', 'name', 'in', Array.from({ length: 1001 }, String)],
  ])('answers 400 for %s', async (_what, field, op, value) => {
    for (const address of ['/crm/accounts', '/crm/accounts/export'])
      expect(
        (await server.call('owner', 'GET', `${address}?filter=${filterOf(field, op, value)}`)).status,
      ).toBe(400);
  });

  test('answers 400 for a search with NUL and for invalid pages', async () => {
    for (const query of ['search=a%00b', 'limit=9007199254740993', 'offset=1e30', 'offset=-1', 'limit=-2'])
      expect([query, (await server.call('owner', 'GET', `/crm/accounts/export?${query}`)).status]).toEqual([
        query,
        400,
      ]);
  });

  test('accepts instants in ISO 8601', async () => {
    for (const value of [
      '2026-01-01',
      '2026-01-01T10:00Z',
      '2026-01-01T10:00:00.123456+05:30',
      '2024-02-29',
      '0001-01-01T00:00:00+14:00',
      '9999-12-31T23:59:59-14:00',
    ])
      expect(
        (
          await server.call(
            'owner',
            'GET',
            `/crm/accounts?limit=1&filter=${filterOf('createdAt', 'gt', value)}`,
          )
        ).status,
        value,
      ).toBe(200);
  });

  test('does not end the server for any query', { timeout: 120_000 }, async () => {
    const exports = Object.values(operations as Record<string, { method: string; path: string }>).filter(
      ({ method, path: address }) =>
        method === 'get' && address.endsWith('/export') && !address.includes('{'),
    );
    expect(exports.length).toBeGreaterThan(20);
    for (const { path: address } of exports)
      for (const filter of [filterOf('createdAt', 'gt', '1'), filterOf('name', 'eq', 'a\u0000')]) {
        const { status } = await server.call('owner', 'GET', `${address}?filter=${filter}`);
        expect(status, address).toBeLessThan(500);
      }
  });
});

describe('a query that fails while rows are read', () => {
  test('is answered, and the server continues', async () => {
    // Rows are read in batches of some hundred, so the last row fails after many were written.
    await server.owner.query(
      `create function fail_late(n bigint) returns text language plpgsql as
       $$ begin if n > 15000 then return (1 / 0)::text; end if; return n::text; end $$`,
    );
    const texts = async function* () {
      const client = await server.database.pool.connect();
      try {
        await client.query('begin');
        await client.query(
          'declare late cursor for select fail_late(n) as text from generate_series(1, 20000) n',
        );
        for (;;) {
          const { rows } = await client.query<{ text: string }>('fetch 500 from late');
          if (!rows.length) return;
          yield rows.map(({ text }) => text + randomBytes(40).toString('hex')).join('');
        }
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    for (let round = 0; round < 3; round++)
      await expect(zipFile([{ name: 'a', text: texts() }])).rejects.toThrow('division by zero');
  });

  test('in the first batch leaves no file', async () => {
    for (let round = 0; round < 5; round++)
      await expect(
        zipFile([
          {
            name: 'a',
            text: (async function* (): AsyncGenerator<string> {
              yield await Promise.reject<string>(new Error('refused'));
            })(),
          },
        ]),
      ).rejects.toThrow('refused');
  });
});

/** Ends the database connections of running requests. */
async function endConnections(): Promise<number> {
  const { rows } = await server.owner.query<{ ended: boolean }>(
    `select pg_terminate_backend(pid) as ended from pg_stat_activity
     where datname = current_database() and state <> 'idle' and query like '%streamed%' and pid <> pg_backend_pid()`,
  );
  return rows.length;
}

test('a database connection that ends during an export fails only this request', async () => {
  let ended = 0;
  for (let round = 0; round < 3; round++) {
    const answer = fetch(`${url}/crm/accounts/export?limit=-1`, {
      headers: { 'access-token': server.tokens.owner },
    });
    let isAnswered = false;
    void answer.then(() => (isAnswered = true));
    while (!isAnswered) {
      const now = await endConnections();
      ended += now;
      if (now > 0) break;
    }
    const { status } = await answer;
    if (ended > 0) expect(status).toBe(503);
    await expectAlive();
  }
  expect(ended).toBeGreaterThan(0);
});

test('a database whose connections all end fails only the running requests', async () => {
  const client = new pg.Client({ connectionString: server.owner.options.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const answers = Array.from({ length: 4 }, () => server.call('owner', 'GET', '/crm/accounts/export'));
  await pause(100);
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  for (const { status } of await Promise.all(answers)) expect([200, 503]).toContain(status);
  await client.end();
});

describe('a download', () => {
  test('that is canceled leaves no file, and the server continues', async () => {
    for (let round = 0; round < 5; round++) {
      await new Promise<void>((resolve, reject) => {
        get(`${url}/crm/accounts/export`, { headers: { 'access-token': server.tokens.owner } }, (answer) => {
          answer.on('error', () => undefined);
          answer.once('data', () => {
            answer.destroy();
            resolve();
          });
        }).on('error', reject);
      });
      await expectAlive();
    }
  });

  test('that is canceled before its first byte leaves no file', async () => {
    const { file } = await zipFile([{ name: 'a', text: ['words'] }]);
    expect(await readdir(scratch)).not.toEqual([]);
    await file.cancel();
    expect(await readdir(scratch)).toEqual([]);
  });

  test('that is requested with HEAD leaves no file', async () => {
    const answer = await server.call('owner', 'HEAD', '/crm/accounts/export');
    expect(answer.status).toBe(200);
  });

  test('of a missing file is aborted, and the server continues', async () => {
    const { file } = await zipFile([{ name: 'a', text: ['words'] }]);
    for (const folder of await readdir(scratch)) await rm(path.join(scratch, folder), { recursive: true });
    await expect(new Response(file).arrayBuffer()).rejects.toThrow('ENOENT');
  });
});
