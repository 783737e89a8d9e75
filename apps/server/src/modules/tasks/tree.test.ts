import type { Space, Task, TaskDetail, TaskMoved } from '@plumbline/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';
import { makeWorkflow } from '../../testing/workflows.ts';

const at = '/task-management/spaces';
let server: TestServer;
let space: Space;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  space = await server.ok<Space>('owner', 'POST', at, { name: 'Site', default_level: 3 });
});

const make = (name: string, more: object = { space_id: space.uuid }) =>
  server.ok<Task>('owner', 'POST', `${at}/item`, { name, ...more });
const read = (task: Task) => server.ok<TaskDetail>('owner', 'GET', `${at}/item/${task.uuid}/detail`);
const list = (body: object = {}) =>
  server.ok<Task[]>('owner', 'POST', `${at}/item/list`, { space_id: space.uuid, limit: -1, ...body });
const names = async (body: object = {}) => (await list(body)).map(({ name }) => name);
const move = (body: object) => server.ok<TaskMoved>('owner', 'PUT', `${at}/item/move`, body);
const ids = (...tasks: Task[]) => tasks.map(({ uuid }) => uuid);

describe('moving tasks', () => {
  test('places several tasks together in their order at the target', async () => {
    const [a, b, c, d] = [await make('A'), await make('B'), await make('C'), await make('D')];
    await move({ uuid: ids(c), after: null });
    expect(await names()).toEqual(['C', 'A', 'B', 'D']);
    await move({ uuid: ids(a, d), before: c.uuid });
    expect(await names()).toEqual(['A', 'D', 'C', 'B']);
    await move({ uuid: ids(b, a), after: d.uuid });
    expect(await names()).toEqual(['D', 'B', 'A', 'C']);
    await move({ uuid: ids(d) });
    expect(await names()).toEqual(['B', 'A', 'C', 'D']);
    const refused = await server.call('owner', 'PUT', `${at}/item/move`, { uuid: [a.uuid], after: a.uuid });
    expect(refused.status).toBe(422);
  });

  test('to a status checks the workflow for each task', async () => {
    const flow = await makeWorkflow(server, 'One way', ['First', 'Second', 'Third'], [['First', 'Second']]);
    const [a, b] = [
      await make('A'),
      await make('B', { space_id: space.uuid, workflow_id: flow.uuid, workflow_status: 'Second' }),
    ];
    const moved = await move({ uuid: ids(a, b), workflow_status: 'Third' });
    expect(moved.rows).toEqual([]);
    expect(moved.refused.map(({ name }) => name)).toEqual(['A', 'B']);
    const done = await move({ uuid: ids(a), workflow_status: 'Done', after: null });
    expect(done.rows).toMatchObject([{ uuid: a.uuid, is_done: true, version: 2 }]);
  });

  test('below another task or into another space includes subtasks', async () => {
    const [a, b] = [await make('A'), await make('B')];
    const child = await make('A1', { dependent_id: a.uuid });
    const leaf = await make('A1a', { dependent_id: child.uuid });
    await move({ uuid: ids(a), dependent_id: b.uuid });
    expect((await read(leaf)).place).toBe('Site / B / A / A1');
    expect((await names({ dependent_id: b.uuid, deep: true })).toSorted()).toEqual(['A', 'A1', 'A1a']);
    const other = await server.ok<Space>('owner', 'POST', at, { name: 'Elsewhere' });
    await move({ uuid: ids(a), space_id: other.uuid });
    expect((await read(leaf)).place).toBe('Elsewhere / A / A1');
    expect(await names({ space_id: other.uuid, deep: true })).toEqual(['A', 'A1', 'A1a']);
    expect(await names({ deep: true })).toEqual(['B']);
    const refused = await move({ uuid: ids(a), dependent_id: leaf.uuid });
    expect(refused.refused[0]?.message).toContain(
      'This would create a circular dependency: “A1a” is part of “A1”',
    );
  });

  test('concurrently results in one order with all tasks', async () => {
    const made: Task[] = [];
    for (let n = 0; n < 8; n++) made.push(await make(`T${n}`));
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => {
        const [one, beside] = [made[(n * 5 + 1) % 8], made[(n * 3) % 8]];
        return one === beside
          ? undefined
          : server.call(n % 2 ? 'owner' : 'editor', 'PUT', `${at}/item/move`, {
              uuid: [one?.uuid],
              after: n % 7 ? beside?.uuid : null,
            });
      }),
    );
    const rows = await list();
    expect(ids(...rows).toSorted()).toEqual(ids(...made).toSorted());
    expect(new Set(rows.map(({ rank }) => rank)).size).toBe(8);
    expect(await names()).toEqual(await names());
  });
});

describe('deleting tasks', () => {
  test('includes subtasks, and restoring brings back exactly those', async () => {
    const top = await make('Top');
    const [kept, early] = [
      await make('Kept', { dependent_id: top.uuid }),
      await make('Early', { dependent_id: top.uuid }),
    ];
    const leaf = await make('Leaf', { dependent_id: kept.uuid });
    await make('Beside');
    await server.ok('owner', 'DELETE', `${at}/item/${early.uuid}`);
    const before = await list({ deep: true });
    await server.ok('owner', 'DELETE', `${at}/item`, { uuid: [top.uuid, leaf.uuid] });
    expect(await names({ deep: true })).toEqual(['Beside']);
    expect((await server.call('owner', 'PUT', `${at}/item/restore`, { uuid: [kept.uuid] })).status).toBe(409);
    await server.ok('owner', 'PUT', `${at}/item/restore`, { uuid: [top.uuid] });
    const same = (rows: Task[]) =>
      rows.map(({ uuid, name, place, rank, dependent_id }) => ({ uuid, name, place, rank, dependent_id }));
    expect(same(await list({ deep: true }))).toEqual(same(before));
    await server.ok('owner', 'PUT', `${at}/item/restore`, { uuid: [early.uuid] });
    expect((await names({ deep: true })).length).toBe(5);
  });
});

describe('task dependencies', () => {
  test('report date conflicts and reject cycles', async () => {
    const [a, b] = [
      await make('Frame', { space_id: space.uuid, from_date: '2026-03-02', to_date: '2026-03-06' }),
      await make('Board', { space_id: space.uuid, from_date: '2026-03-06', to_date: '2026-03-10' }),
    ];
    const tied = await server.ok<TaskDetail>('owner', 'POST', `${at}/item/${b.uuid}/dependencies`, {
      predecessor_id: a.uuid,
    });
    expect(tied.dependencies).toMatchObject([
      { predecessor_name: 'Frame', successor_name: 'Board', type: 'FS', lag: 0, is_broken: true },
    ]);
    const path = `${at}/item/${b.uuid}/dependencies/${tied.dependencies[0]?.uuid}`;
    expect((await server.ok<TaskDetail>('owner', 'PUT', path, { lag: -1 })).dependencies[0]?.is_broken).toBe(
      false,
    );
    const back = { predecessor_id: b.uuid };
    const refused = await server.call('owner', 'POST', `${at}/item/${a.uuid}/dependencies`, back);
    expect(refused.body.errors).toEqual([
      {
        field: 'predecessor_id',
        message: 'This would create a circular dependency: “Board” depends on “Frame”.',
      },
    ]);
    expect(
      (await server.call('owner', 'POST', `${at}/item/${b.uuid}/dependencies`, { predecessor_id: a.uuid }))
        .status,
    ).toBe(409);
    const inside = await move({ uuid: ids(a), dependent_id: b.uuid });
    expect(inside.refused[0]?.message).toContain('“Board” depends on “Frame”');
    expect((await server.call('owner', 'POST', `${at}/item/${a.uuid}/attach/${b.uuid}`)).status).toBe(422);
    expect((await server.ok<TaskDetail>('owner', 'DELETE', path)).dependencies).toEqual([]);
    const attached = await server.ok<TaskDetail>('owner', 'POST', `${at}/item/${a.uuid}/attach/${b.uuid}`);
    expect(attached.parent).toEqual([{ uuid: b.uuid, name: 'Board' }]);
    const loose = await server.ok<TaskDetail>('owner', 'DELETE', `${at}/item/${a.uuid}/deattach`, {
      parent_id: b.uuid,
    });
    expect(loose.parent).toEqual([]);
  });

  test('created in both directions concurrently are accepted once', async () => {
    const [a, b] = [await make('A'), await make('B')];
    const tie = (from: Task, to: Task) =>
      server.call('owner', 'POST', `${at}/item/${to.uuid}/dependencies`, { predecessor_id: from.uuid });
    const answers = await Promise.all([tie(a, b), tie(b, a)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});
