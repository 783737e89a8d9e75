import type { Numbering } from '@plumbline/api';
import { DAY_MS } from '@plumbline/dates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const all = () => server.ok<Numbering[]>('owner', 'GET', '/setup/numbering');
const of = async (kind: string) => {
  const found = (await all()).find((each) => each.kind === kind);
  if (!found) throw new Error(`no numbering of ${kind}`);
  return found;
};
const set = async (kind: string, change: { pattern?: string; next?: number }) => {
  const { pattern, version } = await of(kind);
  return server.call('owner', 'PUT', `/setup/numbering/${kind}`, { pattern, version, ...change });
};
const create = async (name: string) =>
  server.ok<{ uuid: string; number: string }>('owner', 'POST', '/crm/accounts', { name });

test('uses default patterns until the company has its own', async () => {
  expect((await create('One')).number).toBe('ACC-00001');
  expect(await of('account')).toMatchObject({
    pattern: 'ACC-#####',
    next: 2,
    example: 'ACC-00002',
    version: 0,
  });
  expect((await of('opportunity')).example).toBe(`OPP-${new Date().getUTCFullYear()}-0001`);
});

test('gives fifty concurrent records fifty numbers', async () => {
  const made = await Promise.all(Array.from({ length: 50 }, (_, at) => create(`At once ${at}`)));
  expect(new Set(made.map(({ number }) => number)).size).toBe(50);
  expect((await of('account')).next).toBe(52);
});

test('continues counting with a custom pattern and restarts each year', async () => {
  expect((await set('account', { pattern: 'C-####' })).status).toBe(200);
  expect((await create('Own')).number).toBe('C-0052');
  const year = new Date().getUTCFullYear();
  await set('account', { pattern: 'C{YYYY}/###', next: 40 });
  expect((await create('Of the year')).number).toBe(`C${year}/040`);
  server.clock.offset = 366 * DAY_MS;
  expect((await create('Of the next')).number).toBe(`C${year + 1}/001`);
  server.clock.offset = 0;
  expect((await create('Of the year again')).number).toBe(`C${year}/041`);
});

test('never reuses a number, including those of deleted records', async () => {
  await set('account', { pattern: 'N-###', next: 200 });
  const { uuid, number } = await create('Gone');
  expect(number).toBe('N-200');
  await server.ok('owner', 'DELETE', `/crm/accounts/${uuid}`);
  const refused = await set('account', { next: 200 });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [{ field: 'next', message: 'N-200 is in use. The next number must be at least 201.' }],
  ]);
  // Numbers of another pattern that look the same are skipped.
  await set('account', { pattern: 'N-2##', next: 1 });
  await set('account', { pattern: 'N-###', next: 300 });
  await server.ok('owner', 'POST', '/crm/accounts', { name: 'N-300' });
  expect((await of('account')).example).toBe('N-301');
});

test('rejects an unusable pattern at its field', async () => {
  for (const pattern of ['ACC', 'A-##-##', '{DAY}-###', '{MM}-###', 'A<#>', ' A#'])
    expect((await set('account', { pattern })).body.errors?.[0]?.field, pattern).toBe('pattern');
});

test('rejects a stale change', async () => {
  const refused = await server.call('owner', 'PUT', '/setup/numbering/account', {
    pattern: 'A-#',
    version: 0,
  });
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'stale' }]);
});
