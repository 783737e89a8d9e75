import type { Change, Space, Task, TaskBoardColumn } from '@plumbline/api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allow } from '../../testing/rights.ts';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';
import { effective, type Level } from './rights.ts';

const at = '/task-management/spaces';
let server: TestServer;
let space: Space;
beforeAll(async () => {
  server = await testServer();
  // Both have all task abilities, because the tests cover permissions of single tasks.
  for (const user of ['editor', 'viewer'] as const)
    await allow(server, 'north', user, 8, ['task', 'folder', 'space'], 'vaedx');
  space = await server.ok<Space>('editor', 'POST', at, { name: 'Of the editor' });
});
afterAll(() => server.stop());

const make = (user: UserName, name: string, more: object = { space_id: space.uuid }) =>
  server.ok<Task>(user, 'POST', `${at}/item`, { name, ...more });
const give = (users: UserName[], permission: number) =>
  server.ok('editor', 'PUT', `${at}/${space.uuid}/shares`, {
    user_ids: users.map((user) => server.userIds[user]),
    permission,
  });

/** All places where a search by name could reveal a task. */
async function whereSeen(user: UserName, task: Task): Promise<string[]> {
  const [search, seen] = [encodeURIComponent(task.name), [] as string[]];
  const note = (what: string, is: boolean) => {
    if (is) seen.push(what);
  };
  const has = (rows: { uuid: string }[]) => rows.some(({ uuid }) => uuid === task.uuid);
  note('list', has(await server.ok<Task[]>(user, 'GET', `${at}/item?limit=-1`)));
  note('search', has(await server.ok<Task[]>(user, 'GET', `${at}/item?search=${search}`)));
  note(
    'global search',
    has(await server.ok<{ uuid: string }[]>(user, 'GET', `/setup/search?search=${search}`)),
  );
  note('read', (await server.call(user, 'GET', `${at}/item/${task.uuid}`)).status === 200);
  note('detail', (await server.call(user, 'GET', `${at}/item/${task.uuid}/detail`)).status === 200);
  note('history', (await server.call(user, 'GET', `${at}/item/${task.uuid}/changes`)).status === 200);
  const changes = await server.ok<Change[]>(user, 'GET', '/task-management/recent-changes?limit=-1');
  note(
    'changes',
    changes.some(({ entity_id }) => entity_id === task.uuid),
  );
  note('picker', has(await server.ok<Task[]>(user, 'POST', `${at}/item/attach/list`, { search: task.name })));
  const columns = await server.ok<TaskBoardColumn[]>(user, 'POST', `${at}/item/kanban`, { deep: true });
  note(
    'board',
    columns.some(({ rows }) => has(rows)),
  );
  const sheet = await server.call(user, 'GET', `${at}/item/export?search=${search}`);
  const empty = await server.call(user, 'GET', `${at}/item/export?search=nothing-is-called-so`);
  note('export', sheet.bytes.length > empty.bytes.length + 20);
  const mentions = await server.ok<{ uuid: string }[]>(
    user,
    'GET',
    `/setup/comments/mentions?sign=%23&search=${search}`,
  );
  note('mentions', has(mentions));
  const talk = { prop_type: 'space_items', prop_id: task.uuid };
  note('comments', (await server.call(user, 'POST', '/setup/comments/list', talk)).status === 200);
  note(
    'dashboard',
    JSON.stringify(await server.ok(user, 'GET', '/task-management/dashboard')).includes(
      task.space_name || 'no space',
    ),
  );
  return seen;
}
const everywhere = [
  'list',
  'search',
  'global search',
  'read',
  'detail',
  'history',
  'changes',
  'picker',
  'board',
  'export',
  'mentions',
  'comments',
];

describe('a task in another user’s space', () => {
  test('is hidden from users without the space and visible everywhere with it', async () => {
    const task = await make('editor', 'Quietly pour the footing');
    expect(await whereSeen('viewer', task)).toEqual([]);
    expect(await whereSeen('editor', task)).toEqual([...everywhere, 'dashboard']);
    await give(['viewer'], 1);
    expect(await whereSeen('viewer', task)).toEqual([...everywhere, 'dashboard']);
    await give(['viewer'], 0);
    expect(await whereSeen('viewer', task)).toEqual([]);
    // Administrators see all tasks.
    expect(await whereSeen('owner', task)).toEqual([...everywhere, 'dashboard']);
  });

  test('is read, edited or deleted according to the share level', async () => {
    const task = await make('editor', 'Strip the forms');
    const path = `${at}/item/${task.uuid}`;
    const write = async (version: number) =>
      (await server.call('viewer', 'PUT', path, { version, priority: version % 2 ? 'High' : 'Low' })).status;
    expect(await write(1)).toBe(404);
    await give(['viewer'], 1);
    const refused = await server.call('viewer', 'PUT', path, { version: 1, priority: 'High' });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain('You can view “Strip the forms” but not edit it.');
    expect(
      (await server.call('viewer', 'POST', `${at}/item`, { name: 'No', space_id: space.uuid })).status,
    ).toBe(403);
    await give(['viewer'], 2);
    expect(await write(1)).toBe(200);
    expect((await server.call('viewer', 'DELETE', path)).status).toBe(403);
    const share = { user_id: server.userIds.none, type: 1 };
    expect((await server.call('viewer', 'POST', `${at}/item/share/${task.uuid}`, share)).status).toBe(403);
    // Creators can delete their own tasks while they can edit them.
    const own = await make('viewer', 'Made in it');
    expect(own.permission).toBe(3);
    expect((await server.call('viewer', 'DELETE', `${at}/item/${own.uuid}`)).status).toBe(200);
    await give(['viewer'], 3);
    expect((await server.call('viewer', 'DELETE', path)).status).toBe(200);
    await give(['viewer'], 0);
  });

  test('that is shared alone includes its subtasks but not its parents', async () => {
    const [top, beside] = [await make('editor', 'Building A'), await make('editor', 'Building B')];
    const middle = await make('editor', 'Second floor', { dependent_id: top.uuid });
    const leaf = await make('editor', 'Corridor lights', { dependent_id: middle.uuid });
    await server.ok('editor', 'POST', `${at}/item/share/${middle.uuid}`, {
      user_id: server.userIds.viewer,
      type: 2,
    });
    expect(await whereSeen('viewer', leaf)).toEqual(everywhere);
    const seen = await server.ok<Task>('viewer', 'GET', `${at}/item/${leaf.uuid}`);
    expect([seen.place, seen.space_name, seen.permission]).toEqual(['Second floor', '', 2]);
    for (const hidden of [top, beside]) expect(await whereSeen('viewer', hidden)).toEqual([]);
    const shared = await server.ok<Task[]>('viewer', 'POST', `${at}/item/share/list`, {});
    expect(shared.map(({ uuid }) => uuid)).toEqual([middle.uuid]);
    const detail = await server.ok<{ trail: { uuid: string }[] }>(
      'viewer',
      'GET',
      `${at}/item/share?uuid=${leaf.uuid}`,
    );
    expect(detail.trail.map(({ uuid }) => uuid)).toEqual([middle.uuid]);
    // A share with another user does not change their permission.
    await server.ok('editor', 'DELETE', `${at}/item/share/${middle.uuid}`, {
      user_ids: [server.userIds.viewer],
    });
    expect(await whereSeen('viewer', leaf)).toEqual([]);
  });

  test('that is assigned can be changed but not shared', async () => {
    const task = await make('editor', 'Set the anchors');
    await server.ok('editor', 'POST', `${at}/item/assign/${task.uuid}`, {
      assignee_ids: [server.userIds.viewer],
    });
    const seen = await server.ok<Task>('viewer', 'GET', `${at}/item/${task.uuid}`);
    expect(seen.permission).toBe(2);
    expect((await server.call('viewer', 'DELETE', `${at}/item/${task.uuid}`)).status).toBe(403);
    const { notifications } = await server.ok<{
      notifications: { data: { name: string; prop_id: string } }[];
    }>('viewer', 'GET', '/notification/');
    expect(notifications[0]?.data).toMatchObject({ name: 'A task was assigned to you', prop_id: task.uuid });
    await server.ok('editor', 'POST', `${at}/item/assign/${task.uuid}`, { assignee_ids: [] });
    expect((await server.call('viewer', 'GET', `${at}/item/${task.uuid}`)).status).toBe(404);
  });

  test('is hidden and restored with its space', async () => {
    const own = await server.ok<Space>('editor', 'POST', at, { name: 'Short-lived', default_level: 2 });
    const task = await make('viewer', 'In it', { space_id: own.uuid });
    expect((await server.call('viewer', 'DELETE', `${at}/${own.uuid}`)).status).toBe(403);
    await server.ok('editor', 'DELETE', `${at}/${own.uuid}`);
    for (const user of ['viewer', 'editor', 'owner'] as const)
      expect(await whereSeen(user, task)).toEqual([]);
    expect((await server.call('viewer', 'PUT', `${at}/restore`, { uuid: [own.uuid] })).status).toBe(404);
    await server.ok('editor', 'PUT', `${at}/restore`, { uuid: [own.uuid] });
    expect(await server.ok('viewer', 'GET', `${at}/item/${task.uuid}`)).toMatchObject({ version: 1 });
  });

  test('outside spaces belongs to its creator', async () => {
    const task = await make('viewer', 'Call the plumber', {});
    expect(task).toMatchObject({ permission: 4, place: '', space_id: null });
    expect(await whereSeen('editor', task)).toEqual([]);
    expect(await whereSeen('viewer', task)).toEqual(everywhere);
  });
});

describe('without a user', () => {
  test('jobs see no individual tasks without naming a user', async () => {
    const task = await make('owner', 'Only by name');
    const seen = await server.tx(
      'north',
      (tx) =>
        tx
          .selectFrom('task_view' as never)
          .selectAll()
          .execute() as Promise<unknown[]>,
    );
    expect(seen).toEqual([]);
    expect((await server.call('owner', 'GET', `${at}/item/${task.uuid}`)).status).toBe(200);
  });
});

describe('the rights on a task', () => {
  const level = fc.constantFrom<Level>(0, 1, 2, 3);
  const facts = fc.record({
    isAdmin: fc.boolean(),
    isPersonalOwner: fc.boolean(),
    isOwner: fc.boolean(),
    space: level,
    folder: fc.constantFrom<0 | 1 | 2 | null>(0, 1, 2, null),
    isFolderOwner: fc.boolean(),
    shares: fc.array(level, { maxLength: 3 }),
    isAssigned: fc.boolean(),
  });
  test('never shrink with another share', () => {
    fc.assert(
      fc.property(facts, level, (given, more) => {
        const now = effective(given);
        expect(effective({ ...given, shares: [...given.shares, more] })).toBeGreaterThanOrEqual(now);
        expect(effective({ ...given, isAssigned: true })).toBeGreaterThanOrEqual(Math.max(now, 2));
        expect(effective({ ...given, space: Math.max(given.space, more) as Level })).toBeGreaterThanOrEqual(
          now,
        );
      }),
    );
  });
  test('are the same in TypeScript and in the database', async () => {
    const cases = fc.sample(
      fc.record({
        default_level: level,
        space: level,
        own: level,
        above: level,
        isAssigned: fc.boolean(),
        isOwner: fc.boolean(),
      }),
      { numRuns: 25, seed: 11 },
    );
    const viewer = server.userIds.viewer;
    for (const { default_level, space: shared, own, above, isAssigned, isOwner } of cases) {
      const place = await server.ok<Space>('editor', 'POST', at, { name: 'Case', default_level: 3 });
      const parent = await make('editor', 'Above', { space_id: place.uuid });
      const task = await make(isOwner ? 'viewer' : 'editor', 'Item', { dependent_id: parent.uuid });
      if (own && !isOwner)
        await server.ok('editor', 'POST', `${at}/item/share/${task.uuid}`, { user_id: viewer, type: own });
      if (above)
        await server.ok('editor', 'POST', `${at}/item/share/${parent.uuid}`, {
          user_id: viewer,
          type: above,
        });
      if (isAssigned)
        await server.ok('editor', 'POST', `${at}/item/assign/${task.uuid}`, { assignee_ids: [viewer] });
      await server.ok('editor', 'PUT', `${at}/${place.uuid}/shares`, {
        user_ids: [viewer],
        permission: shared,
      });
      await server.ok('editor', 'PUT', `${at}/${place.uuid}`, { version: place.version, default_level });
      const answer = await server.call('viewer', 'GET', `${at}/item/${task.uuid}`);
      expect(answer.status === 200 ? (answer.body.data as Task).permission : 0).toBe(
        effective({
          isAdmin: false,
          isPersonalOwner: false,
          isOwner,
          space: Math.max(default_level, shared) as Level,
          shares: [...(isOwner ? [] : [own]), above],
          isAssigned,
        }),
      );
    }
  });
});
