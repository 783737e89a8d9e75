import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Preference } from '@plumbline/api';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const path = '/setup/user-preferences';
const put = (body: object, user: 'owner' | 'editor' = 'owner') => server.call(user, 'PUT', path, body);
const read = async (key: string, user: 'owner' | 'editor' = 'owner') =>
  (
    await server.ok<Preference[]>(
      user,
      'GET',
      `${path}?filter=${encodeURIComponent(JSON.stringify({ key }))}`,
    )
  )[0];

test('a write with a stale version never replaces a newer one', async () => {
  const body = { key: 'crm', prop_id: '', prop_type: '', value: ['a'] };
  expect((await put({ ...body, version: 0 })).body.data).toMatchObject({ value: ['a'], version: 1 });
  expect(await put({ ...body, value: ['late'], version: 0 })).toMatchObject({
    status: 409,
    body: { code: 'stale' },
  });
  expect((await put({ ...body, value: ['a', 'b'], version: 1 })).body.data).toMatchObject({ version: 2 });
  expect((await put({ ...body, value: ['a', 'late'], version: 1 })).status).toBe(409);
  expect(await read('crm')).toMatchObject({ value: ['a', 'b'], version: 2 });
});

test('accepts exactly one of two concurrent writes with one version', async () => {
  await put({ key: 'race', value: [0] });
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) => put({ key: 'race', value: [at], version: 1 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
});

test('without a version the last write wins and increments the version', async () => {
  await put({ key: 'columns', value: 1 });
  expect((await put({ key: 'columns', value: 2 })).body.data).toMatchObject({ value: 2, version: 2 });
  expect(await read('columns')).toMatchObject({ value: 2, version: 2 });
});

test('preferences are private to their user', async () => {
  await put({ key: 'mine', value: 'secret' });
  expect(await read('mine', 'editor')).toBeUndefined();
  expect((await put({ key: 'mine', value: 'theirs', version: 1 }, 'editor')).status).toBe(409);
  expect(await read('mine')).toMatchObject({ value: 'secret' });
});
