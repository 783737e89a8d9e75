import type { Space, Task, TaskBoardColumn, TaskDetail } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
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
const put = (task: Task, body: object) =>
  server.call('owner', 'PUT', `${at}/item/${task.uuid}`, { version: task.version, ...body });
const read = (task: Task) => server.ok<TaskDetail>('owner', 'GET', `${at}/item/${task.uuid}/detail`);
const list = (body: object = {}) =>
  server.ok<Task[]>('owner', 'POST', `${at}/item/list`, { space_id: space.uuid, limit: -1, ...body });
const ids = (...tasks: Task[]) => tasks.map(({ uuid }) => uuid);

describe('a task', () => {
  test('starts with first status, number, position and sanitized text', async () => {
    const task = await make('  Pour slab  ', {
      space_id: space.uuid,
      details: '<p onclick="x()">Keep <b>dry</b><script>alert(1)</script><img src=x onerror=alert(1)></p>',
      from_date: '2026-05-09',
      to_date: '2026-05-02',
    });
    expect(task).toMatchObject({
      name: 'Pour slab',
      workflow: 'Task',
      workflow_status: 'To do',
      is_done: false,
      type: 'task',
      space_name: 'Site',
      place: 'Site',
      from_date: '2026-05-02',
      to_date: '2026-05-09',
      permission: 4,
      details: '<p>Keep <strong>dry</strong></p>',
    });
    expect(task.number).toMatch(/^TSK-\d{5}$/);
    expect(
      (await server.call('owner', 'POST', `${at}/item`, { name: ' ', space_id: space.uuid })).status,
    ).toBe(400);
  });

  test('of type project starts today', async () => {
    const today = utcDay(new Date());
    expect(await make('Phase 2', { space_id: space.uuid, type: 'project' })).toMatchObject({
      from_date: today,
      to_date: today,
    });
  });

  test('keeps its dates in order, and its type cannot be changed', async () => {
    const task = await make('Scaffold', {
      space_id: space.uuid,
      from_date: '2026-05-04',
      to_date: '2026-05-08',
    });
    expect((await put(task, { from_date: '2026-06-01' })).body.data).toMatchObject({
      from_date: '2026-05-08',
      to_date: '2026-06-01',
    });
    const refused = await put({ ...task, version: 2 }, { type: 'folder' });
    expect(refused.body.errors).toEqual([
      { field: 'type', message: 'The type cannot be changed after creation.' },
    ]);
    expect((await put(task, { name: 'Late' })).status).toBe(409);
  });

  test('refers to an existing record', async () => {
    const { uuid } = await server.ok<{ uuid: string }>('owner', 'POST', '/crm/accounts', {
      name: 'Summit Dental',
    });
    const task = await make('Call them', { space_id: space.uuid, related_type: 'account', related_id: uuid });
    expect(task).toMatchObject({ related_name: 'Summit Dental', related_type: 'account' });
    const wrong = { name: 'X', space_id: space.uuid, related_type: 'account', related_id: space.uuid };
    expect((await server.call('owner', 'POST', `${at}/item`, wrong)).body.errors).toMatchObject([
      { field: 'related_id' },
    ]);
  });
});

describe('the status of a task', () => {
  test('follows its workflow, and the last status completes it', async () => {
    const punch = await makeWorkflow(
      server,
      'Punch',
      ['Open', 'Check', 'Closed'],
      [
        ['Open', 'Check'],
        ['Check', 'Closed'],
      ],
    );
    const own = await server.ok<Space>('owner', 'POST', at, { name: 'Punch list', workflow_id: punch.uuid });
    const task = await make('Paint', { space_id: own.uuid });
    expect(task.workflow_status).toBe('Open');
    const refused = await put(task, { workflow_status: 'Closed' });
    expect(refused.body.errors).toEqual([
      {
        field: 'workflow_status',
        message: 'The workflow “Punch” allows Open to change to Check, not to Closed.',
      },
    ]);
    expect((await put(task, { workflow_status: 'Nowhere' })).body.message).toContain(
      'has no status “Nowhere”',
    );
    await put(task, { workflow_status: 'Check' });
    const done = (await put({ ...task, version: 2 }, { workflow_status: 'Closed' })).body.data as Task;
    expect(done).toMatchObject({ is_done: true });
    expect(done.done_at).toBeTruthy();
    expect((await read(task)).next_statuses.map(({ name }) => name)).toEqual(['Closed']);
    // The space's workflow is the same one; another workflow keeps a status of the same name and otherwise starts at its first.
    const again = (await put({ ...task, version: 3 }, { workflow_id: null })).body.data as Task;
    expect(again).toMatchObject({ workflow_status: 'Closed', is_done: true });
    const follow = async (version: number, states: string[]) => {
      const { uuid } = await makeWorkflow(server, `Other ${version}`, states);
      return (await put({ ...task, version }, { workflow_id: uuid })).body.data as Task;
    };
    expect(await follow(again.version, ['Begun', 'Closed', 'Kept'])).toMatchObject({
      workflow_status: 'Closed',
      is_done: false,
      done_at: null,
    });
    expect(await follow(again.version + 1, ['Begun', 'Kept'])).toMatchObject({
      workflow_status: 'Begun',
      is_done: false,
    });
  });

  test('is labeled as its workflow names it', async () => {
    const flow = await makeWorkflow(server, 'Renamed', ['Open', 'Done']);
    const task = await make('Sweep', { space_id: space.uuid, workflow_id: flow.uuid });
    const [first, last] = flow.statuses;
    await server.ok('owner', 'PUT', `/setup/workflow/${flow.uuid}`, {
      version: flow.version,
      statuses: [{ ...first, name: 'Waiting' }, last],
    });
    expect((await read(task)).workflow_status).toBe('Waiting');
  });
});

describe('the task list', () => {
  test('sorts choices by their order and empty values last in both directions', async () => {
    for (const priority of ['Low', '', 'Urgent', 'Normal', 'High'])
      await make(priority || 'None', { space_id: space.uuid, priority });
    const sorted = async (sort: string) => (await list({ sort })).map(({ priority }) => priority);
    expect(await sorted('priority')).toEqual(['Urgent', 'High', 'Normal', 'Low', '']);
    expect(await sorted('-priority')).toEqual(['Low', 'Normal', 'High', 'Urgent', '']);
  });

  test('sorts statuses by workflow sequence in one and across all spaces', async () => {
    const other = await makeWorkflow(server, 'Approvals', ['Wanted', 'Allowed', 'Done']);
    for (const workflow_status of ['Done', 'In review', 'To do', 'In progress'])
      await make(workflow_status, { space_id: space.uuid, workflow_status });
    for (const workflow_status of ['Allowed', 'Wanted'])
      await make(workflow_status, { space_id: space.uuid, workflow_id: other.uuid, workflow_status });
    const expected = ['Wanted', 'Allowed', 'To do', 'In progress', 'In review', 'Done'];
    expect(
      (await list({ sort: 'workflow_status,name' })).map(({ workflow_status }) => workflow_status),
    ).toEqual(expected);
    const filter = encodeURIComponent(JSON.stringify({ space_id: space.uuid }));
    const all = await server.ok<Task[]>('owner', 'GET', `${at}/item?sort=workflow_status&filter=${filter}`);
    expect(all.map(({ workflow_status }) => workflow_status)).toEqual(expected);
  });
});

describe('the task board', () => {
  test('has each task in exactly one column in workflow sequence with full counts', async () => {
    const other = await makeWorkflow(server, 'Elsewhere', ['Asked', 'In progress', 'Answered']);
    for (let n = 0; n < 12; n++)
      await make(`Item ${n}`, { space_id: space.uuid, workflow_status: n % 2 ? 'To do' : 'Done' });
    const [question] = [await make('Ask', { space_id: space.uuid, workflow_id: other.uuid })];
    await make('Below', { dependent_id: question.uuid, workflow_status: 'In progress' });
    const board = (body: object = {}) =>
      server.ok<TaskBoardColumn[]>('owner', 'POST', `${at}/item/kanban`, { space_id: space.uuid, ...body });
    const all = await board({ deep: true, limit: 4 });
    expect(all.map((column) => [column.workflow_status, column.count, column.rows.length])).toEqual([
      ['To do', 6, 4],
      ['In progress', 1, 1],
      ['In review', 0, 0],
      ['Done', 6, 4],
      ['Asked', 1, 1],
    ]);
    const complete = (await board({ deep: true, limit: 1000 })).flatMap((column) =>
      column.rows.map(
        ({ uuid, workflow_status }) => [uuid, workflow_status === column.workflow_status] as const,
      ),
    );
    const expected = await list({ deep: true });
    expect(complete.map(([uuid]) => uuid).toSorted()).toEqual(ids(...expected).toSorted());
    expect(complete.every(([, fits]) => fits)).toBe(true);
    const filtered = await board({ search: 'Item', filter: JSON.stringify({ workflow_status: 'Done' }) });
    expect(filtered.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  });
});
