import type { Change } from '@plumbline/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
const create = (address: string, body: object) => server.ok<{ uuid: string }>('owner', 'POST', address, body);

test('blocks deletion of an opportunity until its estimations are deleted', async () => {
  const account = await create('/crm/accounts', { name: 'Harlan Clinics', type: 'Owner' });
  const bid = await create('/crm/opportunities', { name: 'Harlan annex', account_id: account.uuid });
  const estimation = await create('/estimations', { name: 'Harlan annex', opportunity_id: bid.uuid });
  const refused = await server.call('owner', 'DELETE', `/crm/opportunities/${bid.uuid}`);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Harlan annex has an estimation. Delete or move it first.',
  ]);
  await server.ok('owner', 'DELETE', `/estimations/${estimation.uuid}`);
  await server.ok('owner', 'DELETE', `/crm/opportunities/${bid.uuid}`);
});

test('hides records the user cannot open from recent changes', async () => {
  await create('/crm/contacts', { firstname: 'Nora', lastname: 'Vance' });
  const kinds = async () =>
    new Set(
      (await server.ok<Change[]>('viewer', 'GET', '/crm/recent-changes?limit=-1')).map((each) => each.entity),
    );
  expect(await kinds()).toContain('contact');
  const may = (rights: object) =>
    server.tx('north', (tx) =>
      tx
        .updateTable('security_role')
        .set({ permissions: JSON.stringify({ 1: rights }) })
        .where('name', '=', 'viewer')
        .execute(),
    );
  await may({ account: { v: 1 } });
  expect(await kinds()).toEqual(new Set(['account']));
  await may({ contact: { v: 1 } });
  expect(await kinds()).toEqual(new Set(['contact']));
  await may({});
  expect(await kinds()).toEqual(new Set());
});
