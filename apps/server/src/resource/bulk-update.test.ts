import type { Account, Change, Lead, ManyUpdated } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';
import { MAX_BULK_ROWS } from './bulk-update.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

let count = 0;
const account = (values: object = {}) =>
  server.ok<Account>('owner', 'POST', '/crm/accounts', { name: `Many ${(count += 1)}`, ...values });
const change = (body: object, user: 'owner' | 'editor' = 'editor') =>
  server.ok<ManyUpdated>(user, 'PUT', '/crm/accounts/many', body);
const read = (uuid: string) => server.ok<Account>('viewer', 'GET', `/crm/accounts/${uuid}`);

describe('a bulk update', () => {
  test('gives records the same values, each with a new version and an audit entry', async () => {
    const all = [await account(), await account({ type: 'Owner' }), await account()];
    const uuid = all.map((each) => each.uuid);
    const { changes, ...counts } = await change({ uuid, values: { type: 'Owner', city: 'Bend' } });
    expect(counts).toEqual({ changed: 3, unchanged: 0, refused: [] });
    expect(changes.map((each) => each.uuid).toSorted()).toEqual(uuid.toSorted());
    for (const each of uuid) {
      expect(await read(each)).toMatchObject({ type: 'Owner', city: 'Bend', version: 2 });
      const [latest] = await server.ok<Change[]>('viewer', 'GET', `/crm/accounts/${each}/changes`);
      expect(latest).toMatchObject({ action: 'updated', entity_id: each });
      expect(latest?.changes).toContainEqual({ field: 'city', before: '', after: 'Bend' });
    }
  });

  test('leaves records unchanged that have the values already', async () => {
    const [one, two] = [await account({ city: 'Bend' }), await account()];
    expect(await change({ uuid: [one.uuid, two.uuid, two.uuid], values: { city: 'Bend' } })).toEqual({
      changed: 1,
      unchanged: 1,
      refused: [],
      changes: [{ uuid: two.uuid, before: { city: '' }, after: { city: 'Bend' } }],
    });
    expect((await read(one.uuid)).version).toBe(1);
  });

  test('reports a rejected record with its name and reason, and changes the others', async () => {
    const territory = await server.ok<{ uuid: string }>('owner', 'POST', '/setup/territory', {
      name: 'Locked',
      description: 'Nobody works here.',
      members: [{ user_id: server.userIds.editor, access: 'view' }],
    });
    expect(territory.uuid).toBeTruthy();
    const [locked, open] = [await account({ territory: 'Locked' }), await account()];
    const gone = await account();
    await server.ok('owner', 'DELETE', `/crm/accounts/${gone.uuid}`);
    const result = await change({ uuid: [locked.uuid, open.uuid, gone.uuid], values: { city: 'Sisters' } });
    expect([result.changed, result.unchanged]).toEqual([1, 0]);
    expect(result.refused).toHaveLength(2);
    expect(result.refused.find(({ uuid }) => uuid === locked.uuid)).toMatchObject({ name: locked.name });
    expect(result.refused.find(({ uuid }) => uuid === locked.uuid)?.message).toContain('Locked');
    expect(result.refused.find(({ uuid }) => uuid === gone.uuid)?.message).toContain('was deleted');
    expect((await read(open.uuid)).city).toBe('Sisters');
    expect(await read(locked.uuid)).toMatchObject({ city: '', version: 1 });
  });

  test('changes all records that a list shows', async () => {
    for (const state of ['WY', 'WY', 'UT']) await account({ state });
    const filter = JSON.stringify([{ field: 'state', op: 'eq', value: 'WY' }]);
    expect(
      (await change({ matching: { filter, search: 'many' }, values: { status: 'On hold' } })).changed,
    ).toBe(2);
  });

  test('accepts at most one thousand records and reports how many match', async () => {
    await server.tx('harbor', async (tx) => {
      const rows = Array.from({ length: MAX_BULK_ROWS + 1 }, (_, at) => ({
        tenant_id: server.tenantIds.harbor,
        account_id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
        number: `X-${at}`,
        name: `Bulk ${at}`,
        type: '',
        status: '',
        territory: '',
      }));
      for (let at = 0; at < rows.length; at += 500)
        await tx
          .insertInto('crm_account')
          .values(rows.slice(at, at + 500))
          .execute();
    });
    const answer = await server.call('stranger', 'PUT', '/crm/accounts/many', {
      matching: {},
      values: { city: 'Bend' },
    });
    expect([answer.status, answer.body.message]).toEqual([
      422,
      '1,001 accounts match, and at most 1,000 can be changed at once. Narrow the list. Nothing was changed.',
    ]);
  });

  test.each([
    [{ uuid: [], values: { city: 'X' } }, 422, 'uuid'],
    [{ matching: {}, values: {} }, 422, 'values'],
    [{ matching: {}, values: { phone: '1' } }, 400, 'values.phone'],
    [{ uuid: ['x'], values: { city: 'X' } }, 400, 'uuid.0'],
  ])('with %j is rejected as a whole', async (body, status, field) => {
    const answer = await server.call('owner', 'PUT', '/crm/accounts/many', body);
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, field]);
  });

  test('treats records of another company as missing', async () => {
    const theirs = await server.ok<Account>('stranger', 'POST', '/crm/accounts', { name: 'Theirs alone' });
    const result = await change({ uuid: [theirs.uuid], values: { city: 'Bend' } }, 'owner');
    expect([result.changed, result.refused[0]?.name]).toEqual([0, '']);
    const now = await server.ok<Account>('stranger', 'GET', `/crm/accounts/${theirs.uuid}`);
    expect(now).toMatchObject({ city: '', version: 1 });
  });

  test('follows the rules of the entity: a converted lead stays, a lead name is unique', async () => {
    const lead = (name: string) => server.ok<Lead>('owner', 'POST', '/crm/leads', { name, company: name });
    const [one, two] = [await lead('Barn'), await lead('Shed')];
    await server.ok('owner', 'POST', `/crm/leads/${one.uuid}/convert`, {
      version: 1,
      account: {},
      mapping: [{ field: 'company', to: ['account.name'] }],
    });
    const result = await server.ok<ManyUpdated>('editor', 'PUT', '/crm/leads/many', {
      uuid: [one.uuid, two.uuid],
      values: { rating: 'Hot' },
    });
    expect([result.changed, result.refused]).toMatchObject([1, [{ uuid: one.uuid, name: 'Barn' }]]);
    expect(result.refused[0]?.message).toContain('is already converted');
  });
});
