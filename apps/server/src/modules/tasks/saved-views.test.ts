import type { SavedTaskView, Space, TaskFolder } from '@plumbline/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allow } from '../../testing/rights.ts';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';

const at = '/task-management';
const settings = { look: 'table', sort: '-due_date', group: 'priority', columns: { hidden: ['number'] } };
let server: TestServer;
let space: Space;
beforeAll(async () => {
  server = await testServer();
  await allow(server, 'north', 'viewer', 8, ['task', 'folder', 'space'], 'vae');
  await allow(server, 'north', 'editor', 8, ['task', 'folder', 'space'], 'vae');
});
afterAll(() => server.stop());
beforeEach(async () => {
  space = await server.ok<Space>('owner', 'POST', `${at}/spaces`, { name: 'Site', default_level: 1 });
});

const keep = (user: UserName, name: string, more: object = {}) =>
  server.call(user, 'POST', `${at}/views`, { space_id: space.uuid, name, settings, ...more });
const kept = async (user: UserName, name: string, more: object = {}) =>
  (await keep(user, name, more)).body.data as SavedTaskView;
const list = (user: UserName, where = `space_id=${space.uuid}`) =>
  server.ok<SavedTaskView[]>(user, 'GET', `${at}/views?${where}`);
const names = async (user: UserName) => (await list(user)).map(({ name }) => name);
const change = (user: UserName, view: SavedTaskView, body: object) =>
  server.call(user, 'PUT', `${at}/views/${view.uuid}`, { version: view.version, ...body });

describe('a saved view of a space', () => {
  test('is stored, renamed and deleted by its creator and hidden from others', async () => {
    const mine = await kept('viewer', '  Mine by date ');
    expect(mine).toMatchObject({
      name: 'Mine by date',
      is_mine: true,
      is_shared: false,
      may_change: true,
      settings,
    });
    expect(await names('viewer')).toEqual(['Mine by date']);
    // Personal views are hidden from administrators, too.
    for (const other of ['owner', 'editor'] as const) {
      expect(await names(other)).toEqual([]);
      expect((await change(other, mine, { name: 'Taken' })).status).toBe(404);
      expect((await server.call(other, 'DELETE', `${at}/views/${mine.uuid}`)).status).toBe(404);
      expect(
        (await server.call(other, 'PUT', `${at}/views/${mine.uuid}/default`, { is_default: true })).status,
      ).toBe(404);
    }
    const renamed = await change('viewer', mine, { name: 'By date', settings: { look: 'kanban' } });
    expect(renamed.body.data).toMatchObject({ name: 'By date', version: 2, settings: { look: 'kanban' } });
    expect((await change('viewer', mine, { name: 'Late' })).status).toBe(409);
    await server.ok('viewer', 'DELETE', `${at}/views/${mine.uuid}`);
    expect(await names('viewer')).toEqual([]);
  });

  test('has a name unique among the views its user can see', async () => {
    const mine = await kept('owner', 'Open');
    await kept('owner', 'Closed');
    for (const name of ['open', ' OPEN '])
      expect((await keep('owner', name)).body.errors).toEqual([
        { field: 'name', message: 'A view named “Open” already exists.' },
      ]);
    expect((await change('owner', mine, { name: 'closed' })).status).toBe(422);
    expect((await change('owner', mine, { name: 'OPEN' })).status).toBe(200);
    expect((await keep('owner', '  ')).status).toBe(400);
    // Names of other users' personal views can be used.
    expect((await keep('viewer', 'Open')).status).toBe(200);
  });

  test('is shared by users with edit rights and changed by them and users with full access', async () => {
    expect((await keep('viewer', 'For all', { is_shared: true })).status).toBe(403);
    await server.ok('owner', 'PUT', `${at}/spaces/${space.uuid}/shares`, {
      user_ids: [server.userIds.editor],
      permission: 2,
    });
    const shared = await kept('editor', 'For all', { is_shared: true });
    expect(await list('viewer')).toMatchObject([{ name: 'For all', is_mine: false, may_change: false }]);
    expect((await change('viewer', shared, { name: 'Mine now' })).status).toBe(403);
    expect((await server.call('viewer', 'DELETE', `${at}/views/${shared.uuid}`)).status).toBe(403);
    const changed = (await change('owner', shared, { name: 'For everybody' })).body.data as SavedTaskView;
    expect(await names('viewer')).toEqual(['For everybody']);
    const { data } = (await server.call('owner', 'GET', `${at}/recent-changes?limit=5`)).body as {
      data: { entity: string; changes: object[] }[];
    };
    expect(data[0]?.changes).toEqual([{ field: 'view', before: 'For all', after: 'For everybody' }]);
    await change('editor', changed, { is_shared: false });
    expect(await names('viewer')).toEqual([]);
    expect(await names('editor')).toEqual(['For everybody']);
  });

  test('is a user’s default view until deleted or unshared', async () => {
    const [one, two] = [
      await kept('owner', 'One', { is_shared: true }),
      await kept('owner', 'Two', { is_shared: true }),
    ];
    const begin = (user: UserName, view: SavedTaskView, is_default: boolean) =>
      server.ok<SavedTaskView>(user, 'PUT', `${at}/views/${view.uuid}/default`, { is_default });
    const begun = async (user: UserName) =>
      (await list(user)).filter(({ is_default }) => is_default).map(({ name }) => name);
    await begin('viewer', one, true);
    expect(await begin('viewer', two, true)).toMatchObject({ is_default: true });
    expect(await begun('viewer')).toEqual(['Two']);
    expect(await begun('owner')).toEqual([]);
    await change('owner', two, { is_shared: false });
    expect(await begun('viewer')).toEqual([]);
    await begin('viewer', one, true);
    await begin('viewer', one, false);
    expect(await begun('viewer')).toEqual([]);
    await begin('viewer', one, true);
    await server.ok('owner', 'DELETE', `${at}/views/${one.uuid}`);
    expect(await list('viewer')).toEqual([]);
  });
});

test('a task folder has its own views, hidden from users without access', async () => {
  const folder = await server.ok<TaskFolder>('editor', 'POST', `${at}/folders`, {
    name: 'Office',
    type: 'folder',
  });
  const where = { folder_id: folder.uuid, name: 'Ours', settings };
  expect((await server.call('viewer', 'POST', `${at}/views`, where)).status).toBe(404);
  expect((await server.call('viewer', 'GET', `${at}/views?folder_id=${folder.uuid}`)).status).toBe(404);
  await server.ok('editor', 'POST', `${at}/views`, { ...where, is_shared: true });
  await server.ok('editor', 'POST', `${at}/folders/share`, {
    folder_id: folder.uuid,
    shared_user_id: server.userIds.viewer,
    permission: 0,
  });
  expect(await list('viewer', `folder_id=${folder.uuid}`)).toMatchObject([
    { name: 'Ours', may_change: false },
  ]);
  // Sharing a view requires Edit on the space.
  const second = { ...where, name: 'Theirs', is_shared: true };
  expect((await server.call('viewer', 'POST', `${at}/views`, second)).status).toBe(403);
  await server.ok('editor', 'PUT', `${at}/folders/share`, {
    folder_id: folder.uuid,
    shared_user_id: server.userIds.viewer,
    permission: 1,
  });
  expect((await server.call('viewer', 'POST', `${at}/views`, second)).status).toBe(200);
  const both = { ...where, space_id: space.uuid };
  expect((await server.call('editor', 'POST', `${at}/views`, both)).status).toBe(422);
});

test('views of All tasks are shared by users with edit rights and changed by them and administrators', async () => {
  const everywhere = (user: UserName) => list(user, '');
  const make = (user: UserName, body: object) =>
    server.call(user, 'POST', `${at}/views`, { settings, ...body });
  await kept('editor', 'Late');
  const shared = (await make('editor', { name: 'Late', is_shared: true })).body.data as SavedTaskView;
  expect((await make('editor', { name: 'late' })).body.errors).toEqual([
    { field: 'name', message: 'A view named “Late” already exists.' },
  ]);
  await make('viewer', { name: 'Mine' });
  expect((await everywhere('viewer')).map(({ name }) => name)).toEqual(['Late', 'Mine']);
  expect((await everywhere('owner')).map(({ name }) => name)).toEqual(['Late']);
  // Views of a space are not in this list, nor the reverse.
  expect(await names('viewer')).toEqual([]);
  expect((await change('viewer', shared, { name: 'Taken' })).status).toBe(403);
  await server.ok('viewer', 'PUT', `${at}/views/${shared.uuid}/default`, { is_default: true });
  expect(await everywhere('viewer')).toMatchObject([{ name: 'Late', is_default: true }, { name: 'Mine' }]);
  expect((await change('owner', shared, { name: 'Overdue' })).status).toBe(200);
  await allow(server, 'north', 'viewer', 8, ['task', 'folder', 'space'], 'v');
  try {
    expect((await make('viewer', { name: 'For all', is_shared: true })).status).toBe(403);
    expect((await make('viewer', { name: 'For me' })).status).toBe(200);
  } finally {
    await allow(server, 'north', 'viewer', 8, ['task', 'folder', 'space'], 'vae');
  }
  // Other companies have none of these views.
  const other = await server.ok<SavedTaskView[]>('stranger', 'GET', `${at}/views`).catch(() => []);
  expect(other.map(({ name }) => name)).not.toContain('Overdue');
});
