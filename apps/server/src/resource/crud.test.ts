import type { Account, Change, Opportunity } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const create = (values: object = {}, headers = {}) =>
  server.ok<Account>('owner', 'POST', '/crm/accounts', { name: 'Summit Dental', ...values }, headers);
const history = (uuid: string) => server.ok<Change[]>('owner', 'GET', `/crm/accounts/${uuid}/changes`);
const auditCount = async () =>
  Number((await server.owner.query<{ count: string }>('select count(*) from audit_change')).rows[0]?.count);

describe('a record', () => {
  test('is created with the given values and defaults, and audited', async () => {
    const account = await create({ phone: '541-555-0100' });
    expect(account).toMatchObject({
      version: 1,
      status: 'Prospect',
      owner_id: server.userIds.owner,
      owner_name: 'owner Tester',
      open_pipeline: '0',
    });
    expect(account.number).toMatch(/^ACC-\d{5}$/);
    expect(account).not.toHaveProperty('tenant_id');
    const [change] = await history(account.uuid);
    expect(change).toMatchObject({
      action: 'created',
      entity: 'account',
      entity_name: 'Summit Dental',
      user_name: 'owner Tester',
      changes: [
        { field: 'name', after: 'Summit Dental' },
        { field: 'phone', after: '541-555-0100' },
      ],
    });
    expect(change?.request_id).toBeTruthy();
  });

  test('is updated by field, and audited with the values before and after', async () => {
    const account = await create({ city: 'Salem' });
    const changed = await server.ok<Account>('editor', 'PUT', `/crm/accounts/${account.uuid}`, {
      version: 1,
      city: 'Eugene',
      name: 'Summit Dental',
    });
    expect(changed).toMatchObject({ version: 2, city: 'Eugene', name: 'Summit Dental' });
    expect((await history(account.uuid))[0]).toMatchObject({
      action: 'updated',
      user_name: 'editor Tester',
      changes: [{ field: 'city', before: 'Salem', after: 'Eugene' }],
    });
  });

  test('is not audited for an update without changes', async () => {
    const account = await create({ city: 'Salem' });
    await server.ok('owner', 'PUT', `/crm/accounts/${account.uuid}`, { version: 1, city: 'Salem' });
    expect(await history(account.uuid)).toHaveLength(1);
  });

  test('is deleted, missing from lists, and its history names the user', async () => {
    const account = await create({ name: 'Goes away' });
    expect(await server.ok('owner', 'DELETE', `/crm/accounts/${account.uuid}`)).toEqual({ deleted: 1 });
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { version: 1, name: 'Back' }],
      ['DELETE', undefined],
    ] as const)
      expect((await server.call('owner', method, `/crm/accounts/${account.uuid}`, body)).status).toBe(404);
    expect(await server.ok('owner', 'GET', '/crm/accounts?search=Goes')).toEqual([]);
    const changes = await server.ok<Change[]>('owner', 'GET', '/crm/recent-changes?limit=1');
    expect(changes[0]).toMatchObject({
      action: 'deleted',
      entity_id: account.uuid,
      entity_name: 'Goes away',
    });
  });

  test('is deleted together with others or not at all', async () => {
    const [a, b] = [await create(), await create()];
    const missing = '01900000-0000-7000-8000-000000000000';
    const refused = await server.call('owner', 'DELETE', '/crm/accounts', { uuid: [a.uuid, missing] });
    expect(refused.status).toBe(404);
    await server.ok('owner', 'GET', `/crm/accounts/${a.uuid}`);
    const before = await auditCount();
    expect(await server.ok('owner', 'DELETE', '/crm/accounts', { uuid: [a.uuid, b.uuid, a.uuid] })).toEqual({
      deleted: 2,
    });
    expect(await auditCount()).toBe(before + 2);
  });

  test('is neither written nor audited if a write is rejected', async () => {
    const account = await create();
    const before = await auditCount();
    const answer = await server.call('owner', 'PUT', `/crm/accounts/${account.uuid}`, {
      version: 1,
      name: 'Renamed',
      owner_id: '01900000-0000-7000-8000-000000000000',
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ field: 'owner_id', message: 'This user does not exist.' }]);
    const failing = await server.call('owner', 'POST', '/crm/opportunities', {
      name: 'Never',
      account_id: account.uuid,
      floor_area: '999999999999999',
      amount: '999999999999999',
      bid_date: '2026-02-31',
    });
    expect(failing.status).toBe(400);
    expect(await auditCount()).toBe(before);
    expect(await server.ok('owner', 'GET', `/crm/accounts/${account.uuid}`)).toMatchObject({
      version: 1,
      name: 'Summit Dental',
    });
    expect(await server.ok('owner', 'GET', '/crm/opportunities?search=Never')).toEqual([]);
  });
});

describe('two people', () => {
  test('who edit one record: the second gets a conflict, and no change is lost', async () => {
    const account = await create();
    const path = `/crm/accounts/${account.uuid}`;
    await server.ok('owner', 'PUT', path, { version: 1, city: 'First' });
    const late = await server.call('editor', 'PUT', path, { version: 1, city: 'Second' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'stale' });
    expect(late.body.message).toContain('Someone else changed this record');
    expect(await server.ok('owner', 'GET', path)).toMatchObject({ city: 'First', version: 2 });
  });

  test('who edit one record at the same moment: exactly one succeeds', async () => {
    const account = await create();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        server.call('owner', 'PUT', `/crm/accounts/${account.uuid}`, { version: 1, city: `City ${n}` }),
      ),
    );
    expect(answers.map((each) => each.status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('never get the same record number', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => create()));
    const numbers = made.map((each) => Number(each.number.slice(4))).toSorted((a, b) => a - b);
    expect(new Set(numbers).size).toBe(20);
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(19);
  });
});

describe('an idempotency key', () => {
  const body = { name: 'Only once' };
  const post = (key: string, sent: object = body, user: 'owner' | 'editor' = 'owner') =>
    server.call(user, 'POST', '/crm/accounts', sent, { 'idempotency-key': key });
  const found = async (name: string) =>
    (await server.ok<Account[]>('owner', 'GET', `/crm/accounts?search=${encodeURIComponent(name)}`)).length;

  test('sent twice has one effect and one answer', async () => {
    const [first, second] = [await post('k1'), await post('k1')];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await found('Only once')).toBe(1);
  });

  test('sent twice at the same time has one effect', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('k2', { name: 'At once' })));
    expect(new Set(answers.map((each) => (each.body.data as Account).uuid)).size).toBe(1);
    expect(await found('At once')).toBe(1);
  });

  test('is rejected for another request', async () => {
    await post('k3', { name: 'This' });
    const other = await post('k3', { name: 'That' });
    expect(other.status).toBe(422);
    expect(other.body.message).toContain('another request');
    expect(await found('That')).toBe(0);
    const { uuid } = await server.ok<Account>('owner', 'POST', '/crm/accounts', { name: 'K' });
    const elsewhere = await server.call(
      'owner',
      'POST',
      '/crm/contacts',
      { firstname: 'A', lastname: 'B', account_id: uuid },
      { 'idempotency-key': 'k3' },
    );
    expect(elsewhere.status).toBe(422);
  });

  test('belongs to its sender', async () => {
    const [mine, theirs] = [await post('k4', { name: 'Each' }), await post('k4', { name: 'Each' }, 'editor')];
    expect((mine.body.data as Account).uuid).not.toBe((theirs.body.data as Account).uuid);
  });

  test('distinguishes addresses with the same body', async () => {
    const prices = [];
    for (const code of ['A-1', 'A-2']) {
      const { uuid } = await server.ok<{ uuid: string }>('owner', 'POST', '/material/list', {
        name: `Material ${code}`,
        code,
        unit_of_measure: 'EA',
      });
      prices.push(
        await server.call(
          'owner',
          'POST',
          `/material/prices/${uuid}`,
          { vendor_name: 'V', price: '1' },
          { 'idempotency-key': 'k5' },
        ),
      );
    }
    expect(prices.map((each) => each.status)).toEqual([200, 422]);
  });

  test('can be used again after a rejection', async () => {
    const account_id = '01900000-0000-7000-8000-000000000000';
    const headers = { 'idempotency-key': 'k6' };
    const job = { name: 'Job', account_id };
    expect((await server.call('owner', 'POST', '/crm/opportunities', job, headers)).status).toBe(422);
    const { uuid } = await create();
    const again = await server.call(
      'owner',
      'POST',
      '/crm/opportunities',
      { ...job, account_id: uuid },
      headers,
    );
    expect(again.status).toBe(200);
    expect((again.body.data as Opportunity).account_id).toBe(uuid);
  });
});
