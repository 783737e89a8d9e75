import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const buy = (user: Parameters<TestServer['call']>[0], key?: string, body: object = {}) =>
  server.call(user, 'POST', '/payment/buy-manufacturing-module', body, key ? { 'idempotency-key': key } : {});
const modules = (user: 'owner' | 'stranger') =>
  server.ok<Record<string, number>>(user, 'GET', '/setup/module/purchased/object');
const lines = async () =>
  (
    await server.owner.query<{ tenant_id: string; price: string; charged_from: string | null }>(
      'select tenant_id, price::text, charged_from from platform.subscription_line',
    )
  ).rows;

test('allows only a customer’s administrator to buy, and stores nothing when rejected', async () => {
  expect(await buy(undefined)).toMatchObject({ status: 401 });
  expect(await buy('editor')).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('Only an administrator') as string },
  });
  for (const who of ['agent', 'staff'] as const) expect((await buy(who)).status).toBe(403);
  expect(await lines()).toEqual([]);
});

test('rejects a module purchase while the subscription is offline', async () => {
  const mode = (to: string) =>
    server.owner.query('update platform.tenant set subscription_mode = $1 where tenant_id = $2', [
      to,
      server.tenantIds.north,
    ]);
  await mode('offline');
  expect(await buy('owner')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Your provider manages your subscription') as string },
  });
  await mode('online');
  expect(await lines()).toEqual([]);
});

test('sells the module once at $300 a month to this company only, with the specified message', async () => {
  expect(await modules('owner')).not.toHaveProperty('manufacturing');
  const first = await buy('owner', 'press');
  expect(first).toMatchObject({
    status: 200,
    body: {
      message: 'Successfully purchased manufacturing module',
      data: { module: 'manufacturing', price: '300.00' },
    },
  });
  // A price that differs from the displayed one is rejected.
  expect((await buy('stranger', undefined, { price: '250' })).status).toBe(409);
  // A repeated idempotency key is one purchase; a new one is rejected.
  expect((await buy('owner', 'press')).body.data).toEqual(first.body.data);
  expect((await buy('owner')).status).toBe(409);
  expect(await lines()).toEqual([{ tenant_id: server.tenantIds.north, price: '300.00', charged_from: null }]);
  expect(await modules('owner')).toMatchObject({ crm: 1, report: 10, dashboards: 17, manufacturing: 16 });
  expect(await modules('stranger')).not.toHaveProperty('manufacturing');
});

test('always includes reports and dashboards in the modules', async () => {
  expect(await server.ok('clerk', 'GET', '/setup/module/purchased/object')).toEqual({
    crm: 1,
    workdrive: 2,
    security: 3,
    setup: 4,
    materialManagement: 6,
    report: 10,
    dashboards: 17,
    map: 1,
    pos: 21,
  });
});
