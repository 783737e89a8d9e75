import { entryOf } from '@plumbline/validation/forms';
import type {
  FormDefinition,
  ManyChanged,
  Space,
  Task,
  TaskChange,
  TaskMoved,
  Workflow,
} from '@plumbline/api';
import { stateChange } from '@plumbline/validation/task-undo';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allow } from '../../testing/rights.ts';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';

const at = '/task-management/spaces';
type Changed = ManyChanged & { changes: TaskChange[] };
let server: TestServer;
let space: Space;
beforeAll(async () => {
  server = await testServer();
  await allow(server, 'north', 'editor', 8, ['task', 'folder', 'space'], 'vaedxi');
  const form = await server.ok<FormDefinition>('owner', 'GET', '/setup/forms/task');
  const crew = entryOf('crew', { label: 'Crew', kind: 'select', options: ['North', 'South'] });
  const groups = form.groups.map((group, place) =>
    place > 0 ? group : { ...group, fields: [...group.fields, crew] },
  );
  await server.ok('owner', 'PUT', '/setup/forms/task', { version: form.version, groups });
});
afterAll(() => server.stop());
beforeEach(async () => {
  space = await server.ok<Space>('owner', 'POST', at, { name: 'Site', default_level: 3 });
});

const make = (name: string, more: object = {}, user: UserName = 'owner') =>
  server.ok<Task>(user, 'POST', `${at}/item`, { name, space_id: space.uuid, ...more });
const read = (uuid: string) => server.ok<Task>('owner', 'GET', `${at}/item/${uuid}`);
const write = async (uuid: string, values: object, user: UserName = 'owner') => {
  const before = await read(uuid);
  const after = await server.ok<Task>(user, 'PUT', `${at}/item/${uuid}`, {
    ...values,
    version: before.version,
  });
  const change = stateChange(before, after);
  return change ? [{ uuid, ...change }] : [];
};
const many = (uuid: readonly string[], values: object, user: UserName = 'owner') =>
  server.ok<Changed>(user, 'PUT', `${at}/item/many`, { uuid, values });
const move = (body: object, user: UserName = 'owner') =>
  server.ok<TaskMoved>(user, 'PUT', `${at}/item/move`, body);
const back = async (body: object, user: UserName = 'owner') => {
  const { status, body: answer } = await server.call(user, 'PUT', `${at}/item/back`, body);
  return { status, message: answer.message };
};
const list = (parent?: string) =>
  server.ok<Task[]>('owner', 'POST', `${at}/item/list`, {
    space_id: space.uuid,
    sort: 'rank',
    limit: 1000,
    ...(parent ? { dependent_id: parent } : {}),
  });
/** Undoable values of every item of the space, in order. */
const state = async () =>
  (
    await server.ok<Task[]>('owner', 'POST', `${at}/item/list`, {
      space_id: space.uuid,
      deep: true,
      sort: 'rank',
      limit: 1000,
    })
  ).map((row) => ({
    name: row.name,
    status: row.workflow_status,
    due: row.due_date ?? null,
    from: row.from_date ?? null,
    to: row.to_date ?? null,
    priority: row.priority ?? '',
    details: row.details ?? '',
    people: row.assignee_ids.toSorted(),
    parent: row.dependent_id ?? null,
    crew: row.custom?.['crew'] ?? null,
  }));

describe('undo', () => {
  test('restores every task with its own values and position', async () => {
    const [a, b, c] = [
      await make('A', { due_date: '2026-05-04', priority: 'High', custom: { crew: 'North' } }),
      await make('B', { from_date: '2026-05-01', to_date: '2026-05-08' }),
      await make('C'),
    ];
    await server.ok('owner', 'POST', `${at}/item/assign/${b.uuid}`, {
      assignee_ids: [server.userIds.editor],
    });
    const before = await state();
    const done = await many([a.uuid, b.uuid, c.uuid], {
      workflow_status: 'Done',
      from_date: '2026-07-01',
      due_date: '2026-06-01',
      priority: 'Low',
      details: '<p>All of it</p>',
      assignee_ids: [server.userIds.viewer],
      custom: { crew: 'South' },
    });
    expect(done).toMatchObject({ changed: 3, refused: [] });
    expect((await state()).map(({ people, crew, status }) => [people, crew, status])).toEqual(
      Array.from({ length: 3 }, () => [[server.userIds.viewer], 'South', 'Done']),
    );
    expect((await back({ changes: done.changes })).status).toBe(200);
    expect(await state()).toEqual(before);
    // The undo is an entry of the history.
    const undone = await server.ok<
      { user_name: string; changes: { field: string; before?: string; after?: string }[] }[]
    >('owner', 'GET', `${at}/item/${a.uuid}/changes`);
    const entries = undone.flatMap(({ user_name, changes }) =>
      changes.map(({ field, before: was, after: is }) => `${user_name}: ${field} ${was ?? ''} → ${is ?? ''}`),
    );
    expect(entries).toContain('owner Tester: priority Low → High');
    expect(entries).toContain('owner Tester: assignees viewer Tester → ');
  });

  test('moves tasks that were moved together back to their neighbors', async () => {
    const rows = [];
    for (const name of ['1', '2', '3', '4', '5']) rows.push(await make(name));
    const [one, two, three, four, five] = rows.map(({ uuid }) => uuid);
    const before = await state();
    const inOrder = await move({ uuid: [two, four], after: null });
    expect((await list()).map(({ name }) => name).join('')).toBe('24135');
    const below = await move({ uuid: [two, three], dependent_id: five });
    expect((await list(five)).map(({ name }) => name).join('')).toBe('23');
    const other = await server.ok<Space>('owner', 'POST', at, { name: 'Other', default_level: 3 });
    const away = await move({ uuid: [five, one], space_id: other.uuid, dependent_id: null });
    expect((await list()).map(({ name }) => name).join('')).toBe('4');
    for (const { changes } of [away, below, inOrder])
      expect((await back({ changes })).message ?? '').toBe('');
    expect(await state()).toEqual(before);
    expect((await list()).map(({ name }) => name).join('')).toBe('12345');
  });

  test('is rejected as a whole when another user changed a task, naming user and fields', async () => {
    const [a, b] = [await make('Roof'), await make('Wall')];
    const { changes } = await many([a.uuid, b.uuid], { due_date: '2026-05-04' });
    await write(b.uuid, { due_date: '2026-06-06' }, 'editor');
    const answer = await back({ changes });
    expect(answer.status).toBe(409);
    expect(answer.message).toBe('editor Tester has since changed “Wall”: Due. Nothing was undone.');
    expect([(await read(a.uuid)).due_date, (await read(b.uuid)).due_date]).toEqual([
      '2026-05-04',
      '2026-06-06',
    ]);
  });

  test('ignores changes to other fields and values already restored', async () => {
    const [a, b] = [await make('Roof'), await make('Wall')];
    const { changes } = await many([a.uuid, b.uuid], { due_date: '2026-05-04' });
    await write(a.uuid, { name: 'The roof', priority: 'Urgent' }, 'editor');
    await write(b.uuid, { due_date: null }, 'editor');
    expect((await back({ changes })).status).toBe(200);
    expect(await read(a.uuid)).toMatchObject({ name: 'The roof', priority: 'Urgent' });
    expect((await read(a.uuid)).due_date ?? null).toBeNull();
  });

  test('reports a position changed by another user', async () => {
    const [a, b, c] = [await make('A'), await make('B'), await make('C')];
    const { changes } = await move({ uuid: [a.uuid], after: b.uuid });
    await move({ uuid: [a.uuid], after: c.uuid }, 'editor');
    const answer = await back({ changes });
    expect(answer.message).toBe('editor Tester has since changed “A”: Position. Nothing was undone.');
    expect((await list()).map(({ name }) => name).join('')).toBe('BCA');
  });

  test('names the user who deleted a task', async () => {
    const a = await make('Gone');
    const changes = await write(a.uuid, { priority: 'Low' });
    await server.ok('editor', 'DELETE', `${at}/item`, { uuid: [a.uuid] });
    expect((await back({ changes })).message).toBe(
      '“Gone” was deleted by editor Tester. Nothing was undone.',
    );
  });

  test('requires edit rights on all tasks in one company', async () => {
    const shut = await server.ok<Space>('owner', 'POST', at, { name: 'To read', default_level: 1 });
    const [open, closed] = [await make('Open'), await make('Closed', { space_id: shut.uuid })];
    const { changes } = await many([open.uuid, closed.uuid], { priority: 'High' });
    const refused = await back({ changes }, 'editor');
    expect(refused.status).toBe(403);
    expect(refused.message).toContain('You can view “Closed” but not edit it.');
    expect((await read(open.uuid)).priority).toBe('High');
    expect((await back({ changes }, 'stranger')).status).toBe(404);
    expect((await back({ changes }, 'viewer')).status).toBe(403);
  });

  test('reverses a status against workflow transitions only for the user who moved it', async () => {
    const statuses = ['Open', 'Closed'].map((name) => ({ uuid: uuidv7(), name, tone: 'info' }));
    const flow = await server.ok<Workflow>('owner', 'POST', '/setup/workflow', {
      name: `One way ${space.uuid}`,
      description: 'Nothing comes back.',
      statuses,
      transitions: [{ from: statuses[0]?.uuid, to: statuses[1]?.uuid }],
    });
    const task = await make('One way', { workflow_id: flow.uuid });
    const changes = await write(task.uuid, { workflow_status: 'Closed' });
    expect((await back({ changes }, 'editor')).status).toBe(422);
    expect(await read(task.uuid)).toMatchObject({ workflow_status: 'Closed', is_done: true });
    expect((await back({ changes })).status).toBe(200);
    expect(await read(task.uuid)).toMatchObject({ workflow_status: 'Open', is_done: false });
    // Restores the previous workflow and status.
    const other = await write(task.uuid, { workflow_id: (await make('Usual')).workflow_id });
    expect((await read(task.uuid)).workflow_status).toBe('To do');
    expect((await back({ changes: other })).status).toBe(200);
    expect(await read(task.uuid)).toMatchObject({ workflow_id: flow.uuid, workflow_status: 'Open' });
  });

  test('deletes a created task unless another user changed it', async () => {
    const [mine, theirs] = [await make('Mine'), await make('Seen')];
    await write(mine.uuid, { priority: 'Low' });
    expect((await back({ made: [mine.uuid] })).status).toBe(200);
    expect((await server.call('owner', 'GET', `${at}/item/${mine.uuid}`)).status).toBe(404);
    await make('Part', { dependent_id: theirs.uuid }, 'editor');
    const answer = await back({ made: [theirs.uuid] });
    expect(answer.status).toBe(409);
    expect(answer.message).toContain('editor Tester has changed “Seen” since you created it');
    expect((await read(theirs.uuid)).name).toBe('Seen');
  });

  test('of any sequence of actions restores the initial state', async () => {
    const rows: string[] = [];
    for (const name of ['A', 'B', 'C', 'D']) rows.push((await make(name)).uuid);
    const before = await state();
    const pick = fc.nat({ max: rows.length - 1 });
    const some = fc.uniqueArray(pick, { minLength: 1, maxLength: 3 });
    const action = fc.oneof(
      fc.record({
        what: fc.constant('many' as const),
        some,
        values: fc.constantFrom<object>(
          { priority: 'High' },
          { due_date: '2026-01-02' },
          { from_date: '2026-03-04' },
          { to_date: '2026-02-03' },
          { workflow_status: 'Done' },
          { workflow_status: 'In review' },
          { custom: { crew: 'North' } },
          { details: '<p>So</p>' },
          { assignee_ids: [server.userIds.viewer] },
          { assignee_ids: [] },
        ),
      }),
      fc.record({ what: fc.constant('order' as const), some, beside: pick }),
      fc.record({ what: fc.constant('below' as const), some, beside: fc.option(pick) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 6 }), async (actions) => {
        const stack: TaskChange[][] = [];
        for (const each of actions) {
          const uuid = each.some.map((place) => rows[place] ?? '');
          const sibling = 'beside' in each && each.beside !== null ? rows[each.beside] : null;
          if (sibling && uuid.includes(sibling)) continue;
          const { changes } =
            each.what === 'many'
              ? await many(uuid, each.values)
              : await move(
                  each.what === 'order' ? { uuid, after: sibling } : { uuid, dependent_id: sibling },
                );
          stack.push(changes);
        }
        for (const changes of stack.toReversed()) expect((await back({ changes })).message ?? '').toBe('');
        expect(await state()).toEqual(before);
      }),
      { numRuns: 12, seed: 7 },
    );
  }, 60_000);
});

describe('editing several tasks', () => {
  test('assigns people to permitted tasks and names the others', async () => {
    const shut = await server.ok<Space>('owner', 'POST', at, { name: 'To read', default_level: 1 });
    const [open, closed] = [await make('Open'), await make('Closed', { space_id: shut.uuid })];
    const done = await many([open.uuid, closed.uuid], { assignee_ids: [server.userIds.viewer] }, 'editor');
    expect(done).toMatchObject({ changed: 1, refused: [{ name: 'Closed' }] });
    expect(done.changes.map(({ uuid }) => uuid)).toEqual([open.uuid]);
    expect(await read(closed.uuid)).toMatchObject({ assignees: '' });
    const again = await many([open.uuid], { assignee_ids: [server.userIds.viewer] });
    expect(again).toMatchObject({ changed: 0, unchanged: 1, changes: [] });
    const nobody = await server.call('owner', 'PUT', `${at}/item/many`, {
      uuid: [open.uuid],
      values: { assignee_ids: [uuidv7()] },
    });
    expect(nobody.status).toBe(422);
  });

  test('names the row whose workflow lacks a status and supports parents, spaces and folders', async () => {
    const statuses = [{ uuid: uuidv7(), name: 'Waiting', tone: 'info' }];
    const flow = await server.ok<Workflow>('owner', 'POST', '/setup/workflow', {
      name: `Waits ${space.uuid}`,
      description: 'One status.',
      statuses,
      transitions: [],
    });
    const [usual, own] = [await make('Usual'), await make('Own', { workflow_id: flow.uuid })];
    const done = await many([usual.uuid, own.uuid], { workflow_status: 'In progress' });
    expect(done.refused).toMatchObject([
      { name: 'Own', message: expect.stringContaining('has no status “In progress”') as string },
    ]);
    const flows = await many([usual.uuid], { workflow_id: flow.uuid });
    expect(await read(usual.uuid)).toMatchObject({ workflow_status: 'Waiting' });
    await back({ changes: flows.changes });
    expect(await read(usual.uuid)).toMatchObject({ workflow_status: 'In progress' });
    const parts = await many([usual.uuid, own.uuid], { dependent_id: own.uuid });
    expect(parts).toMatchObject({ changed: 1, refused: [{ name: 'Own' }] });
    const other = await server.ok<Space>('owner', 'POST', at, { name: 'Other', default_level: 3 });
    const moved = await many([own.uuid], { space_id: other.uuid });
    expect(await read(usual.uuid)).toMatchObject({ space_id: other.uuid, dependent_id: own.uuid });
    const folder = await server.ok<{ uuid: string }>('owner', 'POST', '/task-management/folders', {
      name: `Folder ${space.uuid}`,
      type: 'folder',
    });
    const filed = await many([own.uuid], { folder_id: folder.uuid });
    expect(await read(own.uuid)).toMatchObject({ folder_id: folder.uuid, space_id: null });
    for (const { changes } of [filed, moved, parts]) expect((await back({ changes })).message ?? '').toBe('');
    expect((await list()).map(({ name }) => name)).toEqual(['Usual', 'Own']);
  });
});
