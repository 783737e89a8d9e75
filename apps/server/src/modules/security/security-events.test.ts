import type { SecurityEvent } from '@plumbline/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { password, testServer, type TestServer, type UserName } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(() => server.owner.query('delete from security_event'));

const login = (username: string, secret = password) =>
  server.call(
    undefined,
    'POST',
    '/security/auth/login',
    { username, password: secret },
    { 'user-agent': 'Test browser' },
  );
const events = (user: UserName = 'owner', query = '') =>
  server.ok<SecurityEvent[]>(user, 'GET', `/security/events?limit=-1${query}`);
const kinds = async () => (await events()).map(({ kind, user_name }) => `${kind} ${user_name}`);

test('sign-ins, failed ones and lock-outs are recorded with address and browser', async () => {
  await login('viewer@north.test');
  for (let n = 0; n < 5; n++) await login('viewer@north.test', 'Wrong!2026');
  await login('viewer@north.test');
  expect(await kinds()).toEqual([
    'locked_out viewer Tester',
    ...Array.from({ length: 4 }, () => 'sign_in_failed viewer Tester'),
    'signed_in viewer Tester',
  ]);
  const [lockOut] = await events();
  expect(lockOut).toMatchObject({
    user_id: server.userIds.viewer,
    address: '203.0.113.7',
    agent: 'Test browser',
    detail: 'Wrong password',
  });
  await server.owner.query('update platform.login set failures = 0, locked_until = null');
});

test('an attempt with an unknown name is recorded for no company', async () => {
  await login('ghost@north.test', 'Wrong!2026');
  const { rows } = await server.owner.query('select 1 from security_event');
  expect(rows).toEqual([]);
});

test('a refused call is recorded once a minute with the missing right', async () => {
  for (let n = 0; n < 3; n++) expect((await server.call('none', 'GET', '/crm/accounts')).status).toBe(403);
  await server.call('none', 'GET', '/crm/contacts');
  const found = await events();
  expect(found.map(({ kind }) => kind)).toEqual(['refused', 'refused']);
  expect(found.map(({ detail }) => detail).toSorted()).toEqual([
    expect.stringContaining('“Accounts: View” in CRM'),
    expect.stringContaining('“Contacts: View” in CRM'),
  ]);
});

test('granted rights are recorded for each user they reach', async () => {
  const role = await server.ok<{ uuid: string }>('owner', 'POST', '/security/roles', {
    name: 'Estimators',
    rights: [{ app: 1, name: 'account', type: 'v' }],
  });
  const made = await server.ok<{ uuid: string; version: number }>('owner', 'POST', '/security/accounts', {
    firstname: 'Ann',
    lastname: 'New',
    email: 'ann@north.test',
    role_id: role.uuid,
  });
  await server.ok('owner', 'PUT', `/security/accounts/${made.uuid}`, {
    is_admin: true,
    version: made.version,
  });
  const found = await events();
  expect(found.map(({ kind, user_name, detail }) => [kind, user_name, detail])).toEqual([
    ['rights_changed', 'Ann New', 'Changed by owner Tester'],
    ['rights_changed', 'Ann New', 'Granted by owner Tester'],
  ]);
});

test('the list is filtered, searched, and hidden from other companies and users without the right', async () => {
  await login('viewer@north.test');
  await login('editor@north.test', 'Wrong!2026');
  const filter = (field: string, value: string) =>
    `&filter=${encodeURIComponent(JSON.stringify([{ field, op: 'eq', value }]))}`;
  expect(await events('owner', filter('kind', 'sign_in_failed'))).toHaveLength(1);
  expect(await events('owner', filter('user_id', server.userIds.viewer))).toHaveLength(1);
  expect(await events('owner', '&search=editor')).toHaveLength(1);
  expect(await events('stranger')).toEqual([]);
  expect((await server.call('none', 'GET', '/security/events')).status).toBe(403);
});

test('events cannot be changed', async () => {
  await login('viewer@north.test');
  await expect(
    server.tx('north', (tx) => tx.updateTable('security_event').set({ detail: 'other' }).execute()),
  ).rejects.toThrow('permission denied');
});

test('events cannot be deleted or invented by the application', async () => {
  await login('viewer@north.test');
  await expect(server.tx('north', (tx) => tx.deleteFrom('security_event').execute())).rejects.toThrow(
    'permission denied',
  );
  await expect(
    server.tx('north', (tx) =>
      sql`insert into security_event (tenant_id, kind) values (${server.tenantIds.north}, 'signed_in')`.execute(
        tx,
      ),
    ),
  ).rejects.toThrow('permission denied');
});

test('old events are purged for the company of the transaction only', async () => {
  await login('viewer@north.test');
  await login('stranger@harbor.test');
  await server.tx('north', (tx) =>
    sql`select platform.purge_security_events(now() - interval '1 hour')`.execute(tx),
  );
  expect(await kinds()).toEqual(['signed_in viewer Tester']);
  await server.tx('north', (tx) =>
    sql`select platform.purge_security_events(now() + interval '1 hour')`.execute(tx),
  );
  expect(await events()).toEqual([]);
  expect(await events('stranger')).toHaveLength(1);
});
