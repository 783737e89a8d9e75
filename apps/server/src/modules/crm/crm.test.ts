import type { Account, Contact, Opportunity } from '@plumbline/api';
import { DAY_MS } from '@plumbline/dates';
import { messages } from '@plumbline/validation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let account: string;
beforeAll(async () => {
  server = await testServer();
  ({ uuid: account } = await server.ok<Account>('owner', 'POST', '/crm/accounts', {
    name: 'Health Partners',
  }));
});
afterAll(() => server.stop());

const opportunity = (values: object = {}) =>
  server.ok<Opportunity>('owner', 'POST', '/crm/opportunities', {
    name: 'Clinic',
    account_id: account,
    amount: '1000.50',
    ...values,
  });
const change = (uuid: string, values: object) =>
  server.ok<Opportunity>('editor', 'PUT', `/crm/opportunities/${uuid}`, values);

describe('an account', () => {
  test('with opportunities cannot be deleted and reports their number', async () => {
    const { uuid } = await server.ok<Account>('owner', 'POST', '/crm/accounts', { name: 'Busy' });
    const one = await opportunity({ account_id: uuid });
    for (const [method, path, body] of [
      ['DELETE', `/crm/accounts/${uuid}`, undefined],
      ['DELETE', '/crm/accounts', { uuid: [uuid] }],
    ] as const) {
      const answer = await server.call('owner', method, path, body);
      expect(answer.status).toBe(409);
      expect(answer.body.message).toBe('Busy has an opportunity. Delete or move it first.');
      expect(answer.body).not.toHaveProperty('code');
    }
    await server.ok('owner', 'DELETE', `/crm/opportunities/${one.uuid}`);
    await server.ok('owner', 'DELETE', `/crm/accounts/${uuid}`);
  });

  test('shows the total of its opportunities to the cent', async () => {
    const { uuid } = await server.ok<Account>('owner', 'POST', '/crm/accounts', { name: 'Sums' });
    await opportunity({ account_id: uuid, amount: '0.10' });
    const won = await opportunity({ account_id: uuid, amount: '0.20' });
    const read = () => server.ok<Account>('viewer', 'GET', `/crm/accounts/${uuid}`);
    expect(Number((await read()).open_pipeline)).toBe(0.3);
    await change(won.uuid, { version: 1, stage: 'Awarded' });
    const after = await read();
    expect([Number(after.open_pipeline), Number(after.won_year)]).toEqual([0.1, 0.2]);
  });

  test('was last active on the day of the latest entry of its timeline', async () => {
    const { uuid } = await server.ok<Account>('owner', 'POST', '/crm/accounts', { name: 'Last active' });
    const person = await server.ok<Contact>('owner', 'POST', '/crm/contacts', {
      firstname: 'Io',
      lastname: 'Last',
      account_id: uuid,
    });
    await opportunity({ account_id: uuid });
    await server.owner.query("update crm_account set updated_at = '2024-01-02' where account_id = $1", [
      uuid,
    ]);
    const lastActive = async () => {
      const one = await server.ok<Account>('viewer', 'GET', `/crm/accounts/${uuid}`);
      // A list that is sorted by it computes it for all accounts at once.
      const [listed] = await server.ok<Account[]>(
        'viewer',
        'GET',
        '/crm/accounts?search=Last%20active&sort=-last_activity',
      );
      expect(listed?.last_activity).toBe(one.last_activity);
      return one.last_activity;
    };
    // A change of its opportunity is in the timeline of the opportunity only.
    expect(await lastActive()).toBe('2024-01-02');
    const log = (path: string, at: string) =>
      server.ok('owner', 'POST', `${path}/activities`, { kind: 'call', subject: 'Called', at });
    await log(`/crm/contacts/${person.uuid}`, '2024-05-06T18:00:00Z');
    expect(await lastActive()).toBe('2024-05-06');
    await log(`/crm/accounts/${uuid}`, '2024-03-04T18:00:00Z');
    expect(await lastActive()).toBe('2024-05-06');
    // A meeting that is planned has not taken place.
    await log(`/crm/accounts/${uuid}`, new Date(Date.now() + 9 * DAY_MS).toISOString());
    expect(await lastActive()).toBe('2024-05-06');
  });

  test.each([
    [{ phone: '5415550100' }, 'phone', messages.phoneFormat],
    [{ email: 'nobody' }, 'email', messages.emailFormat],
    [{ website: 'ftp://x' }, 'website', messages.urlInvalid],
    [{ name: '   ' }, 'name', messages.required],
    [{ name: '' }, 'name', messages.required],
    [{ name: 'x'.repeat(256) }, 'name', 'The Max number of Character  must be 255'],
    [{ owner_id: 'me' }, 'owner_id', 'This is not a valid reference'],
  ])('rejects %j with the specified messages', async (values, field, message) => {
    const answer = await server.call('owner', 'POST', '/crm/accounts', { name: 'Ok', ...values });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]).toEqual({ field, message });
  });
});

describe('an opportunity', () => {
  test('starts in the first stage with number, probability and date', async () => {
    const made = await opportunity();
    expect(made).toMatchObject({
      stage: 'Qualified',
      probability: 20,
      account_name: 'Health Partners',
      amount: '1000.5000',
      owner_id: server.userIds.owner,
    });
    expect(made.number).toMatch(/^OPP-\d{4}-\d{4}$/);
    expect(made.stage_dates.map((each) => each.stage)).toEqual(['Qualified']);
  });

  test('records the stage date, probability and audit log when moved', async () => {
    const { uuid } = await opportunity();
    await change(uuid, { version: 1, stage: 'Estimating' });
    server.clock.offset = DAY_MS;
    const moved = await change(uuid, { version: 2, stage: 'Bid submitted' });
    server.clock.offset = 0;
    expect(moved).toMatchObject({ stage: 'Bid submitted', probability: 55, version: 3 });
    expect(moved.stage_dates.map((each) => each.stage)).toEqual(['Qualified', 'Estimating', 'Bid submitted']);
    expect(Date.parse(moved.stage_since)).toBeGreaterThan(Date.now() + 80_000_000);
    const won = await change(uuid, { version: 3, stage: 'Awarded' });
    expect(won.probability).toBe(100);
    const [latest] = await server.ok<{ changes: object[] }[]>(
      'viewer',
      'GET',
      `/crm/opportunities/${uuid}/changes`,
    );
    expect(latest?.changes).toContainEqual({ field: 'stage', before: 'Bid submitted', after: 'Awarded' });
  });

  test('keeps a probability entered together with the move', async () => {
    const { uuid } = await opportunity();
    expect(await change(uuid, { version: 1, stage: 'Estimating', probability: 33 })).toMatchObject({
      probability: 33,
    });
  });

  test('has an amount with at most two decimals, and zeros after them are none', async () => {
    const { uuid } = await opportunity();
    const answer = await server.call('owner', 'PUT', `/crm/opportunities/${uuid}`, {
      version: 1,
      amount: '12.345',
    });
    expect(answer.body.errors).toEqual([{ field: 'amount', message: 'Only two decimal places allowed' }]);
    expect(Number((await change(uuid, { version: 1, amount: '12.3400' })).amount)).toBe(12.34);
  });

  test('keeps the stage date when the stage is unchanged', async () => {
    const { uuid, stage_since } = await opportunity();
    const changed = await change(uuid, { version: 1, stage: 'Qualified', name: 'Renamed' });
    expect(changed.stage_since).toBe(stage_since);
  });

  test.each([
    [{ stage: 'Dreaming' }, 422, 'stage'],
    [{ probability: 101 }, 400, 'probability'],
    [{ amount: 'much' }, 400, 'amount'],
    [{ amount: 12 }, 400, 'amount'],
    [{ amount: '12.345' }, 422, 'amount'],
    [{ bid_date: '1.12.2026' }, 400, 'bid_date'],
  ])('rejects %j at its field', async (values, status, field) => {
    const answer = await server.call('owner', 'POST', '/crm/opportunities', {
      name: 'X',
      account_id: account,
      ...values,
    });
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, field]);
  });

  test('returns the same list under its second specified name', async () => {
    const [a, b] = [
      await server.call('viewer', 'GET', '/crm/opportunities?sort=number'),
      await server.call('viewer', 'GET', '/crm/opportunity?sort=number'),
    ];
    expect(b.body).toEqual(a.body);
  });
});

describe('data from other modules', () => {
  test('requires the right to each record type', async () => {
    const { uuid } = await server.ok<Contact>('owner', 'POST', '/crm/contacts', {
      firstname: 'Karen',
      lastname: 'Health',
      account_id: account,
    });
    const search = () =>
      server.ok<{ group: string; uuid: string }[]>('viewer', 'GET', '/setup/search?search=health');
    expect(new Set((await search()).map((hit) => hit.uuid))).toEqual(new Set([account, uuid]));
    await server.tx('north', (tx) =>
      tx
        .updateTable('security_role')
        .set({ permissions: JSON.stringify({ 1: { contact: { v: 1 } } }) })
        .where('name', '=', 'viewer')
        .execute(),
    );
    expect((await search()).map((hit) => hit.uuid)).toEqual([uuid]);
    const dashboard = await server.ok<{ open_count: number; top_accounts: unknown[] }>(
      'viewer',
      'GET',
      '/setup/dashboard/master',
    );
    expect(dashboard).toMatchObject({ open_count: 0, top_accounts: [], bids: [], estimations: [] });
    await server.ok('viewer', 'GET', `/crm/contacts/${uuid}`);
    // The operation requires the right to accounts; another entity additionally requires its own.
    await server.tx('north', (tx) =>
      tx
        .updateTable('security_role')
        .set({ permissions: JSON.stringify({ 1: { account: { v: 1 } } }) })
        .where('name', '=', 'viewer')
        .execute(),
    );
    const answer = await server.call('viewer', 'GET', `/crm/contacts/${uuid}/changes`);
    expect(answer.status).toBe(403);
    expect(answer.body.missing).toEqual({ app: 1, name: 'contact', type: 'v' });
  });
});
