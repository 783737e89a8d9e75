import type { FolderShare, Space, Task, TaskFolder, TaskWork, WaitingItem } from '@plumbline/api';
import { addDays, utcDay } from '@plumbline/dates';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allow } from '../../testing/rights.ts';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';

const at = '/task-management/folders';
const items = '/task-management/spaces/item';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  for (const user of ['editor', 'viewer'] as const)
    await allow(server, 'north', user, 8, ['task', 'folder', 'space'], 'vaedx');
});
afterAll(() => server.stop());

const make = (name: string, parent?: TaskFolder, user: UserName = 'editor') =>
  server.ok<TaskFolder>(user, 'POST', at, { name, type: 'folder', parent_folder_id: parent?.uuid ?? null });
const share = (folder: TaskFolder, permission: number) =>
  server.ok<FolderShare[]>('editor', 'POST', `${at}/share`, {
    folder_id: folder.uuid,
    shared_user_id: server.userIds.viewer,
    permission,
  });
const sees = async (user: UserName, folder: TaskFolder) =>
  (await server.ok<TaskFolder[]>(user, 'GET', `${at}?allFolders=true&limit=-1`)).some(
    ({ uuid }) => uuid === folder.uuid,
  );
const status = async (user: UserName, method: string, path: string, body?: unknown) =>
  (await server.call(user, method, path, body)).status;

describe('a task folder', () => {
  test('has a name, a fixed type and a location, recorded in the audit log', async () => {
    const made = await server.call('editor', 'POST', at, { name: '  Bids  ', type: 'board' });
    expect(made.body).toMatchObject({
      message: 'Folder added successfully',
      data: {
        name: 'Bids',
        type: 'board',
        path: 'Bids',
        permission: 2,
        has_children: false,
        is_shared: false,
      },
    });
    const folder = made.body.data as TaskFolder;
    const renamed = await server.call('editor', 'PUT', `${at}/${folder.uuid}`, { name: 'Tenders' });
    expect(renamed.body).toMatchObject({ message: 'Folder Updated successfully', data: { name: 'Tenders' } });
    expect(await status('editor', 'POST', at, { name: '  ', type: 'folder' })).toBe(400);
    expect(await sees('viewer', folder)).toBe(false);
    expect(await status('viewer', 'GET', `${at}/${folder.uuid}`)).toBe(404);
  });

  test('is listed at the top level or in its parent by name', async () => {
    const [a] = [await make('Alpha')];
    const b = await make('Beta', a);
    const list = (query: string) => server.ok<TaskFolder[]>('editor', 'GET', `${at}?limit=-1&${query}`);
    const uuids = async (query: string) => (await list(query)).map(({ uuid }) => uuid);
    expect(await uuids('')).toContain(a.uuid);
    expect(await uuids('')).not.toContain(b.uuid);
    expect(await uuids(`parent_folder_id=${a.uuid}`)).toEqual([b.uuid]);
    expect(await list('search=Beta')).toMatchObject([{ uuid: b.uuid, path: 'Alpha / Beta' }]);
    const filter = encodeURIComponent(JSON.stringify({ parent_folder_id: a.uuid }));
    expect(await uuids(`filter=${filter}`)).toEqual([b.uuid]);
  });

  test('cannot be moved into itself', async () => {
    const top = await make('Top');
    const [middle] = [await make('Middle', top)];
    const leaf = await make('Leaf', middle);
    const path = `${at}/${top.uuid}/move`;
    const refused = await server.call('editor', 'PUT', path, { parent_folder_id: leaf.uuid });
    expect(refused.body.errors).toEqual([
      { field: 'parent_folder_id', message: '“Top” cannot be moved into its own subfolder “Leaf”.' },
    ]);
    expect(await status('editor', 'PUT', path, { parent_folder_id: top.uuid })).toBe(422);
    await server.ok('editor', 'PUT', `${at}/${middle.uuid}/move`, { parent_folder_id: null });
    expect(await server.ok('editor', 'GET', `${at}/${leaf.uuid}`)).toMatchObject({
      path: 'Middle / Leaf',
      trail: [{ uuid: middle.uuid, name: 'Middle' }],
    });
  });
});

describe('sharing a task folder', () => {
  test('applies to subfolders and tasks up to its level and ends immediately', async () => {
    const [top] = [await make('Shared')];
    const inner = await make('Inner', top);
    const task = await server.ok<Task>('editor', 'POST', items, { name: 'In it', folder_id: inner.uuid });
    const path = `${items}/${task.uuid}`;
    const rename = { name: 'Renamed' };
    expect(await status('viewer', 'GET', path)).toBe(404);

    expect(await share(top, 0)).toMatchObject([{ permission: 0, name: 'viewer Tester' }]);
    expect(await sees('viewer', inner)).toBe(true);
    expect(await server.ok<Task>('viewer', 'GET', path)).toMatchObject({ permission: 1, place: 'Inner' });
    expect(await status('viewer', 'PUT', `${at}/${inner.uuid}`, rename)).toBe(403);
    expect(await status('viewer', 'POST', items, { name: 'No', folder_id: inner.uuid })).toBe(403);
    const inherited = await server.ok<FolderShare[]>('editor', 'GET', `${at}/share/${inner.uuid}`);
    expect(inherited).toMatchObject([{ inherited_from: { uuid: top.uuid, name: 'Shared' } }]);

    await share(top, 1);
    expect((await server.ok<Task>('viewer', 'GET', path)).permission).toBe(2);
    expect(await status('viewer', 'PUT', `${at}/${inner.uuid}`, rename)).toBe(200);
    expect(await status('viewer', 'DELETE', at, { uuid: [inner.uuid] })).toBe(403);
    const own = await server.ok<Task>('viewer', 'POST', items, { name: 'Theirs', folder_id: inner.uuid });
    expect(own.permission).toBe(3);

    await share(top, 2);
    expect((await server.ok<Task>('viewer', 'GET', path)).permission).toBe(3);
    expect(await server.ok<TaskFolder[]>('viewer', 'GET', `${at}/share`)).toMatchObject([
      { uuid: top.uuid, permission: 2 },
    ]);
    expect(await status('viewer', 'DELETE', at, { uuid: [inner.uuid] })).toBe(200);
    expect(await status('viewer', 'PUT', `${at}/restore`, { uuid: [inner.uuid] })).toBe(200);

    await server.ok(
      'editor',
      'DELETE',
      `${at}/share?folder_id=${top.uuid}&shared_user_id=${server.userIds.viewer}`,
    );
    for (const gone of [path, `${at}/${inner.uuid}`, `${items}/${own.uuid}`])
      expect(await status('viewer', 'GET', gone)).toBe(404);
    expect(await sees('viewer', inner)).toBe(false);
  });

  test('with Edit allows deleting and restoring tasks but not sharing', async () => {
    const folder = await make('Closeout');
    const task = await server.ok<Task>('editor', 'POST', items, { name: 'Manuals', folder_id: folder.uuid });
    const part = await server.ok<Task>('editor', 'POST', items, {
      name: 'Of the pumps',
      dependent_id: task.uuid,
    });
    const path = `${items}/${part.uuid}`;
    await share(folder, 0);
    expect(await server.ok<Task>('viewer', 'GET', path)).toMatchObject({ permission: 1, may_delete: false });
    expect(await status('viewer', 'DELETE', path)).toBe(403);
    await share(folder, 1);
    expect(await server.ok<Task>('viewer', 'GET', path)).toMatchObject({ permission: 2, may_delete: true });
    const given = { user_id: server.userIds.none, type: 1 };
    expect(await status('viewer', 'POST', `${items}/share/${part.uuid}`, given)).toBe(403);
    expect(await status('viewer', 'DELETE', path)).toBe(200);
    expect(await status('viewer', 'PUT', `${items}/restore`, { uuid: [part.uuid] })).toBe(200);
    await share(folder, 0);
    // Assignees can edit their tasks in a folder that they may only view, but not delete them.
    await server.ok('editor', 'POST', `${items}/assign/${part.uuid}`, {
      assignee_ids: [server.userIds.viewer],
    });
    expect(await server.ok<Task>('viewer', 'GET', path)).toMatchObject({ permission: 2, may_delete: false });
    expect(await status('viewer', 'DELETE', path)).toBe(403);
    await server.ok('editor', 'DELETE', path);
  });

  test('is rejected for its owner and unknown users', async () => {
    const folder = await make('Own');
    const give = (shared_user_id: string | undefined) =>
      server.call('editor', 'POST', `${at}/share`, { folder_id: folder.uuid, shared_user_id, permission: 1 });
    expect((await give(server.userIds.editor)).body.message).toBe(
      'The owner of “Own” already has full access.',
    );
    expect((await give(server.userIds.stranger)).status).toBe(422);
    const changed = { folder_id: folder.uuid, shared_user_id: server.userIds.viewer, permission: 1 };
    expect(await status('editor', 'PUT', `${at}/share`, changed)).toBe(404);
  });
});

describe('deleting a task folder', () => {
  test('hides its content, and restoring brings back exactly that', async () => {
    const top = await make('Whole');
    const [early, kept] = [await make('Early', top), await make('Kept', top)];
    const task = await server.ok<Task>('editor', 'POST', items, { name: 'Inside', folder_id: kept.uuid });
    await server.ok('editor', 'DELETE', at, { uuid: [early.uuid] });
    await server.ok('editor', 'DELETE', at, { uuid: [top.uuid] });
    expect(await status('editor', 'GET', `${items}/${task.uuid}`)).toBe(404);
    expect(await status('editor', 'PUT', `${at}/restore`, { uuid: [kept.uuid] })).toBe(409);
    await server.ok('editor', 'PUT', `${at}/restore`, { uuid: [top.uuid] });
    expect(await status('editor', 'GET', `${items}/${task.uuid}`)).toBe(200);
    expect([await sees('editor', kept), await sees('editor', early)]).toEqual([true, false]);
  });
});

describe('spaces', () => {
  test('are listed with open task counts and “Shared with me” last', async () => {
    const space = await server.ok<Space>('editor', 'POST', '/task-management/spaces', {
      name: 'Aaa',
      default_level: 1,
    });
    await server.ok('editor', 'POST', items, { name: 'One', space_id: space.uuid });
    await server.ok('editor', 'POST', items, { name: 'Two', space_id: space.uuid, workflow_status: 'Done' });
    const list = await server.ok<Space[]>('viewer', 'GET', '/task-management/spaces');
    expect(list[0]).toMatchObject({ name: 'Aaa', permission: 1, open: 1, type: 'own' });
    expect(list.at(-1)).toEqual({ uuid: '-1', name: 'Shared with me', type: 'shared' });
    expect(
      await status('viewer', 'PUT', `/task-management/spaces/${space.uuid}`, { version: 1, name: 'B' }),
    ).toBe(403);
  });

  test('of a module are created once for concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        server.ok<{ space_id: string }>(n % 2 ? 'editor' : 'viewer', 'GET', `${items}/module/details/CRM`),
      ),
    );
    expect(new Set(answers.map(({ space_id }) => space_id)).size).toBe(1);
    expect(await status('editor', 'GET', `${items}/module/details/nothing`)).toBe(404);
  });
});

describe('my work', () => {
  test('lists tasks assigned to the user by due date and in the inbox', async () => {
    const day = (offset: number) => addDays(utcDay(new Date()), offset);
    const due = async (name: string, due_date: string | null, more: object = {}) => {
      const task = await server.ok<Task>('editor', 'POST', items, { name, due_date, ...more });
      await server.ok('editor', 'POST', `${items}/assign/${task.uuid}`, {
        assignee_ids: [server.userIds.viewer],
      });
    };
    await due('Late', day(-2));
    await due('Now', day(0));
    await due('Soon', day(3));
    await due('Some day', null);
    await due('Ready', day(-5), { workflow_status: 'Done' });
    const view = async (name: string) =>
      (await server.ok<Task[]>('viewer', 'GET', `/task-management/my-todo?view=${name}`)).map(
        (task) => task.name,
      );
    expect(await view('overdue')).toEqual(['Late']);
    expect(await view('today')).toEqual(['Now']);
    expect(await view('week')).toEqual(['Now', 'Soon']);
    expect(await view('later')).toEqual(['Some day']);
    expect(await view('done')).toEqual(['Ready']);
    expect(await view('all')).toEqual(['Ready', 'Late', 'Now', 'Soon', 'Some day']);
    const work = await server.ok<TaskWork>('viewer', 'GET', '/task-management/dashboard');
    expect(work).toMatchObject({ overdue: 1, today: 1, week: 1, later: 1, done_week: 1 });
    expect(work.done).toHaveLength(30);
    expect(work.done.at(-1)?.count).toBeGreaterThanOrEqual(1);
    const waiting = await server.ok<{ items: WaitingItem[] }>('viewer', 'GET', '/setup/waiting');
    const own = waiting.items.filter(({ kind }) => kind === 'assigned-task').map(({ title }) => title);
    expect(own).toEqual(['Late', 'Now']);
  });
});
