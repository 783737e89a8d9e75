import type { UserAccount } from '@plumbline/api';
import { noticeCodes, noticesByMail } from '@plumbline/validation/notification-kinds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notify } from './notify.ts';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const changeTitleAndRole = async (name: UserName, body: object) => {
  const uuid = server.userIds[name];
  const { version } = await server.ok<UserAccount>('owner', 'GET', `/security/accounts/${uuid}`);
  await server.ok('owner', 'PUT', `/security/accounts/${uuid}`, { ...body, version });
};
const notificationsOf = async (name: UserName) =>
  (
    await server.ok<{ notifications: { data: { name: string; message: string } }[]; unread: number }>(
      name,
      'GET',
      '/notification/',
    )
  ).notifications.map(({ data }) => data);
const lettersTo = async (email: string) =>
  (await server.ok<{ to: string; subject: string }[]>('owner', 'GET', '/dev/outbox')).filter(
    ({ to }) => to === email,
  );

test('notifies a user in the app only of changes to the user’s own access', async () => {
  await changeTitleAndRole('viewer', { title: 'Controller' });
  expect(await notificationsOf('viewer')).toEqual([]);
  await changeTitleAndRole('viewer', { role_id: null });
  expect(await notificationsOf('viewer')).toEqual([
    {
      name: 'Your permissions changed',
      message: 'owner Tester changed your permissions.',
      module: 'security',
    },
  ]);
  expect(await notificationsOf('editor')).toEqual([]);
  expect(await lettersTo('viewer@north.test')).toEqual([]);
});

test('also sends mail to users who chose the notification type', async () => {
  const { uuid } = await server.ok<{ uuid: string }>('owner', 'POST', '/security/roles', {
    name: 'Reader',
    rights: [{ app: 1, name: 'account', type: 'v' }],
  });
  const choose = (kinds: string[]) =>
    server.ok('viewer', 'PUT', '/setup/user-preferences', { key: noticesByMail, value: kinds });
  await choose(['planSet']);
  await changeTitleAndRole('viewer', { role_id: uuid });
  expect(await lettersTo('viewer@north.test')).toEqual([]);
  await choose(['access']);
  await changeTitleAndRole('viewer', { role_id: null });
  expect((await lettersTo('viewer@north.test')).map(({ subject }) => subject)).toEqual([
    'Your permissions changed',
  ]);
  expect((await notificationsOf('viewer')).length).toBe(3);
});

test('signs the URL of an attached file on reading and does not return its storage key', async () => {
  const [key, name] = [`${server.tenantIds.north}/results/r.txt`, 'Result.txt'];
  await server.ports.storage.put(key, new TextEncoder().encode('two rows'));
  await server.ok('editor', 'PUT', '/setup/user-preferences', { key: noticesByMail, value: ['planSet'] });
  const [letter] = await server.tx('north', (tx) =>
    notify(tx, server.tenantIds.north, [server.userIds.editor], {
      kind: 'planSet',
      name: 'Done',
      message: 'The file is ready.',
      code: noticeCodes.openLink,
      file: { key, name, contentType: 'text/plain' },
    }),
  );
  const [notice] = (await notificationsOf('editor')) as unknown as {
    code: number;
    signedUrl: string;
    file?: unknown;
  }[];
  expect(notice).toMatchObject({ code: 200 });
  expect(notice).not.toHaveProperty('file');
  // The email contains the address of the record, which opens only for permitted users.
  expect(letter?.text).toContain('Find the file “Result.txt” in your Plumbline notifications.');
  expect(letter?.text).not.toContain('/api/');
  const answer = await server.call(undefined, 'GET', notice?.signedUrl.replace(/^\/api/, '') ?? '');
  expect(answer.status).toBe(200);
  expect(new TextDecoder().decode(answer.bytes)).toBe('two rows');
});

test('does not notify deactivated users', async () => {
  await server.ok('owner', 'POST', `/security/accounts/${server.userIds.viewer}/deactivate`);
  await changeTitleAndRole('viewer', { is_admin: true });
  const { rows } = await server.owner.query<{ count: number }>(
    'select count(*)::int as count from notification where user_id = $1',
    [server.userIds.viewer],
  );
  expect(rows[0]?.count).toBe(3);
});

test('returns the notifications after the last known one and the number of unread ones', async () => {
  const ask = (query: string) =>
    server.ok<{ notifications: { uuid: string; isviewed: number }[]; unread: number }>(
      'editor',
      'GET',
      `/notification/${query}`,
    );
  const send = (name: string) =>
    server.tx('north', (tx) =>
      notify(tx, server.tenantIds.north, [server.userIds.editor], { kind: 'task', name, message: name }),
    );
  await send('one');
  await send('two');
  const all = await ask('');
  const [two, one] = all.notifications.map(({ uuid }) => uuid);
  expect(await ask(`?last_notification=${two}`)).toEqual({ notifications: [], unread: all.unread });
  expect((await ask(`?last_notification=${one}`)).notifications.map(({ uuid }) => uuid)).toEqual([two]);
  await send('three');
  const after = await ask(`?last_notification=${two}`);
  expect(after.notifications).toHaveLength(1);
  expect(after.unread).toBe(all.unread + 1);
  await server.call('editor', 'PUT', `/notification/?uuid=${one}`);
  expect(await ask(`?last_notification=${after.notifications[0]?.uuid}`)).toEqual({
    notifications: [],
    unread: all.unread,
  });
  // Ids of other users, deleted ones and invalid ones have no effect; all own notifications are marked.
  await server.tx('north', (tx) =>
    notify(tx, server.tenantIds.north, [server.userIds.owner], { kind: 'task', name: 'x', message: 'x' }),
  );
  const [theirs] = (await server.ok<{ notifications: { uuid: string }[] }>('owner', 'GET', '/notification/'))
    .notifications;
  for (const odd of [theirs?.uuid ?? '', '0198c1a0-0000-7000-8000-000000000000', "x' or 1=1"])
    expect((await ask(`?last_notification=${encodeURIComponent(odd)}`)).notifications).toHaveLength(
      all.notifications.length + 1,
    );
});

test('marks all notifications of the user as read, and none of other users, if no id is given', async () => {
  const unread = async (name: UserName) => {
    const { rows } = await server.owner.query<{ count: number }>(
      'select count(*)::int as count from notification where user_id = $1 and not viewed',
      [server.userIds[name]],
    );
    return rows[0]?.count ?? 0;
  };
  const { rows } = await server.owner.query<{ tenant_id: string }>(
    'select tenant_id from security_user where user_id = $1',
    [server.userIds.owner],
  );
  for (const [name, count] of [
    ['owner', 12],
    ['editor', 1],
  ] as const)
    await server.owner.query(
      `insert into notification (tenant_id, notification_id, user_id, data)
       select $1, gen_random_uuid(), $2, '{"name":"Told","message":"Told.","module":"security"}' from generate_series(1, $3::int)`,
      [rows[0]?.tenant_id, server.userIds[name], count],
    );
  expect(await unread('owner')).toBeGreaterThanOrEqual(12);
  const others = await unread('editor');
  await server.ok('owner', 'PUT', '/notification/');
  expect(await unread('owner')).toBe(0);
  expect(await unread('editor')).toBe(others);
});

test('the header finds a record by its number', async () => {
  const { uuid, number } = await server.ok<{ uuid: string; number: string }>(
    'owner',
    'POST',
    '/crm/accounts',
    {
      name: 'Halvorsen Constructors',
    },
  );
  const hits = await server.ok<{ uuid: string }[]>(
    'owner',
    'GET',
    `/setup/search?search=${encodeURIComponent(number)}`,
  );
  expect(hits.map((hit) => hit.uuid)).toEqual([uuid]);
});
