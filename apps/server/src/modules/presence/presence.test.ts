import type { PresentPerson } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';

let server: TestServer;
let task: string;
let hidden: string;
beforeAll(async () => {
  server = await testServer();
  const makeTask = async (name: string) => {
    const space = await server.ok<{ uuid: string }>('owner', 'POST', '/task-management/spaces', { name });
    const item = await server.ok<{ uuid: string }>('owner', 'POST', '/task-management/spaces/item', {
      name,
      type: 'task',
      space_id: space.uuid,
    });
    return { space: space.uuid, item: item.uuid };
  };
  const shared = await makeTask('Shared');
  task = shared.item;
  hidden = (await makeTask('Hidden')).item;
  await server.owner.query(
    'insert into task_space_share (tenant_id, space_id, user_id, permission) values ($1, $2, $3, 2)',
    [server.tenantIds.north, shared.space, server.userIds.editor],
  );
});
afterAll(() => server.stop());

const open = async (who: UserName, uuid = task, window = `window-of-${who}`) =>
  (
    await server.ok<{ uuid: string }[]>(who, 'PUT', '/live/presence', {
      prop_type: 'space_items',
      prop_id: uuid,
      window,
    })
  ).map((person) => person.uuid);
const close = (who: UserName, window = `window-of-${who}`) =>
  server.ok(who, 'DELETE', `/live/presence?prop_id=${task}&window=${window}`);

test('shows users with the record open to the others once for all their windows, but not to themselves', async () => {
  expect(await open('owner')).toEqual([]);
  expect(await open('editor')).toEqual([server.userIds.owner]);
  expect(await open('editor', task, 'another')).toEqual([server.userIds.owner]);
  expect(await open('owner')).toEqual([server.userIds.editor]);
  await close('editor');
  expect(await open('owner')).toEqual([server.userIds.editor]);
  await close('editor', 'another');
  expect(await open('owner')).toEqual([]);
});

test('removes users without heartbeat', async () => {
  await open('editor');
  expect(await open('owner')).toEqual([server.userIds.editor]);
  await server.owner.query(
    "update record_presence set seen_at = now() - interval '46 seconds' where user_id = $1",
    [server.userIds.editor],
  );
  expect(await open('owner')).toEqual([]);
});

test('reports arrival and departure but not heartbeats', async () => {
  await server.owner.query('delete from record_presence');
  const events: unknown[] = [];
  const unfollow = server.ports.live.follow(server.tenantIds.north, {
    onTold: (tidings) => events.push(tidings),
    onEnd: () => undefined,
  });
  /** Waits for all earlier events: a later event shows that they have arrived. */
  let requestCount = 0;
  const heard = async () => {
    const by = `later ${++requestCount}`;
    server.ports.live.announce(server.tenantIds.north, ['vendors'], by);
    await expect.poll(() => events).toContainEqual({ areas: ['vendors'], by });
    return events.splice(0).slice(0, -1);
  };
  await heard();
  await open('owner');
  expect(await heard()).toEqual([{ areas: ['live/presence'], by: 'window-of-owner' }]);
  await open('owner');
  expect(await heard()).toEqual([]);
  await close('owner');
  expect(await heard()).toHaveLength(1);
  unfollow();
});

test('hides presence on records the user cannot open', async () => {
  const answer = await server.call('editor', 'PUT', '/live/presence', {
    prop_type: 'space_items',
    prop_id: hidden,
    window: 'w',
  });
  expect(answer.status).toBe(404);
  expect(
    (
      await server.call('stranger', 'PUT', '/live/presence', {
        prop_type: 'space_items',
        prop_id: task,
        window: 'w',
      })
    ).status,
  ).toBe(404);
});

describe('in an estimation', () => {
  let estimation: string;
  beforeAll(async () => {
    const made = await server.ok<{ uuid: string }>('owner', 'POST', '/estimations', { name: 'Clinic' });
    estimation = made.uuid;
  });
  const report = (who: UserName, place?: string, window = `window-of-${who}`) =>
    server.call(who, 'PUT', '/live/presence', {
      prop_type: 'estimation',
      prop_id: estimation,
      window,
      ...(place === undefined ? {} : { place }),
    });
  const others = async (who: UserName, place?: string) =>
    ((await report(who, place)).body.data as PresentPerson[]).map(({ uuid, places }) => [uuid, places]);

  test('shows the place of each window of the others, and follows it', async () => {
    expect(await others('owner', 'estimate/a/quantity')).toEqual([]);
    expect(await others('editor')).toEqual([[server.userIds.owner, ['estimate/a/quantity']]]);
    expect(await others('owner', 'estimate/a/markup')).toEqual([[server.userIds.editor, []]]);
    await report('owner', 'estimate/b/quantity', 'second-window');
    await report('owner', 'estimate/b/quantity', 'third-window');
    expect(await others('editor')).toEqual([
      [server.userIds.owner, ['estimate/a/markup', 'estimate/b/quantity']],
    ]);
    // A window that reports no place any more is in none.
    await report('owner', undefined, 'second-window');
    await report('owner', undefined, 'third-window');
    expect(await others('editor')).toEqual([[server.userIds.owner, ['estimate/a/markup']]]);
  });

  test('tells windows with the record open of a change of place, but not of a heartbeat', async () => {
    await report('owner', 'estimate/a/quantity');
    const events: unknown[] = [];
    const unfollow = server.ports.live.follow(server.tenantIds.north, {
      onTold: (event) => events.push(event),
      onEnd: () => undefined,
    });
    const heard = async (by: string) => {
      server.ports.live.announce(server.tenantIds.north, ['vendors'], by);
      await expect.poll(() => events).toContainEqual({ areas: ['vendors'], by });
      return events.splice(0).slice(0, -1);
    };
    await heard('earlier');
    await report('owner', 'estimate/a/quantity');
    await report('owner', 'estimate/a/markup');
    expect(await heard('later')).toEqual([{ areas: [`live/presence/${estimation}`], by: 'window-of-owner' }]);
    unfollow();
  });

  test('hides places from users without the right to view and from other companies', async () => {
    for (const who of ['none', 'stranger'] as const) expect((await report(who)).status).not.toBe(200);
    expect((await report('owner', 'x'.repeat(201))).status).toBe(400);
  });

  test('hides presence on a record outside the access level of the user', async () => {
    const account = await server.ok<{ uuid: string }>('owner', 'POST', '/crm/accounts', {
      name: 'Account of the owner',
      owner_id: server.userIds.owner,
    });
    const see = async (who: UserName) =>
      (
        await server.call(who, 'PUT', '/live/presence', {
          prop_type: 'account',
          prop_id: account.uuid,
          window: 'w',
        })
      ).status;
    expect([await see('owner'), await see('editor')]).toEqual([200, 200]);
    const { rows } = await server.owner.query<{ role_id: string }>(
      'select role_id from security_user where user_id = $1',
      [server.userIds.editor],
    );
    const role = `/security/roles/${rows[0]?.role_id}`;
    const { version } = await server.ok<{ version: number }>('owner', 'GET', role);
    await server.ok('owner', 'PUT', role, { record_scopes: [{ app: 1, level: 'own' }], version });
    expect(await see('editor')).toBe(404);
  });
});
