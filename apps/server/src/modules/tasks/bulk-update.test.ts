import { entryOf } from '@plumbline/validation/forms';
import type { FormDefinition, ImportRow, ManyChanged, Space, Task, Workflow } from '@plumbline/api';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csv, importing } from '../../testing/imports.ts';
import { allow } from '../../testing/rights.ts';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';

const at = '/task-management/spaces';
let server: TestServer;
let space: Space;
beforeAll(async () => {
  server = await testServer();
  await allow(server, 'north', 'editor', 8, ['task', 'folder', 'space'], 'vaedxi');
  space = await server.ok<Space>('editor', 'POST', at, { name: 'Site', default_level: 1 });
});
afterAll(() => server.stop());

const { upload, check, run, undo, rowsOf } = importing(() => server);
const make = (name: string, more: object = { space_id: space.uuid }, user: UserName = 'editor') =>
  server.ok<Task>(user, 'POST', `${at}/item`, { name, ...more });
const all = (query = '') => server.ok<Task[]>('editor', 'GET', `${at}/item?limit=-1${query}`);

describe('a task file', () => {
  test('is imported to the named location, matched by number, and undone', async () => {
    const summary = await make('Summary');
    const found = await upload(
      'task',
      csv(
        'Task,Space,Part of,Due,Priority,Status',
        'Pour footing,Site,,2026-05-04,High,In progress',
        `Strip forms,Site,${summary.number},2026-05-06,,`,
        'Mine alone,,,,,',
        'Elsewhere,No such space,,,,',
        'Wrong,Site,,,,Nowhere',
      ),
      'owner',
      'tasks.csv',
    );
    const checked = await check(found);
    const rows = await rowsOf(checked.uuid);
    expect(rows.map(({ state }) => state)).toEqual(['valid', 'valid', 'valid', 'faulty', 'faulty']);
    const done = await run(checked);
    expect(done).toMatchObject({ created: 3 });
    const made = await all('&search=footing');
    expect(made).toMatchObject([
      {
        name: 'Pour footing',
        place: 'Site',
        due_date: '2026-05-04',
        priority: 'High',
        workflow_status: 'In progress',
      },
    ]);
    expect(await all('&search=Strip')).toMatchObject([{ place: 'Site / Summary' }]);
    // A task outside spaces belongs to the importer.
    expect(await all('&search=alone')).toEqual([]);
    expect((await server.ok<Task[]>('owner', 'GET', `${at}/item?search=alone`))[0]).toMatchObject({
      permission: 4,
      place: '',
    });
    const again = await run(
      await check(
        await upload('task', csv('Number,Task', `${made[0]?.number},Pour the footing`), 'owner', 'again.csv'),
      ),
    );
    expect(again).toMatchObject({ created: 0, updated: 1 });
    expect(await undo(done.uuid)).toMatchObject({ state: 'undone' });
    expect(await all('&search=Strip')).toEqual([]);
  });
});

describe('a task file with hierarchy', () => {
  test('assigns people and resolves parents from rows above', async () => {
    const { email } = (
      await server.ok<{ uuid: string; email: string }[]>('owner', 'GET', '/security/accounts?limit=-1')
    ).find(({ uuid }) => uuid === server.userIds.viewer) ?? { email: '' };
    const found = await upload(
      'task',
      csv(
        'Task,Space,Part of,Assignees',
        `Level 1,Site,,${email}`,
        `Walls of level 1,,level 1,"viewer Tester, editor Tester"`,
        'Paint of level 1,,Walls of level 1,',
        'Too early,,Comes later,',
        'Comes later,Site,,Nobody Known',
        'Twice,Site,,',
        'Twice,Site,,',
        'Under one of two,,Twice,',
        'Circle,Site,circle,',
      ),
      'owner',
      'level.csv',
    );
    expect(found.columns?.map(({ field }) => field)).toEqual([
      'name',
      'space_id',
      'dependent_id',
      'assignee_ids',
    ]);
    const checked = await check(found);
    const rows = await rowsOf(checked.uuid);
    expect(rows.map(({ state }) => state)).toEqual([
      'valid',
      'valid',
      'valid',
      'faulty',
      'faulty',
      'valid',
      'valid',
      'faulty',
      'faulty',
    ]);
    expect(rows.flatMap(({ errors }) => errors.map(({ column, message }) => `${column} ${message}`))).toEqual(
      [
        '2 “Comes later” is on line 6. Move that line above this one.',
        '3 No user named “Nobody Known”.',
        '2 Lines 7 and 8 are both named “Twice”. Give them different names.',
        '2 “circle” is this line itself. Enter another task, or leave the cell empty.',
      ],
    );
    const done = await run(checked);
    expect(done).toMatchObject({ created: 5 });
    const level = (await all('&search=Level')).find(({ name }) => name === 'Level 1');
    const [walls] = await all('&search=Walls');
    const [paint] = await all('&search=Paint');
    expect(level).toMatchObject({ name: 'Level 1', assignees: 'viewer Tester', place: 'Site' });
    expect(walls).toMatchObject({ place: 'Site / Level 1', assignees: 'editor Tester, viewer Tester' });
    expect(paint).toMatchObject({ place: 'Site / Level 1 / Walls of level 1', assignees: '' });
    // Ranks are distinct, so that a task can be moved between any two others.
    const ranks = (await all()).map(({ uuid }) => uuid);
    expect(new Set(ranks).size).toBe(ranks.length);
    expect(await undo(done.uuid)).toMatchObject({ state: 'undone', kept: 0 });
    expect(await all('&search=level')).toEqual([]);
  });

  test('resolves a parent row whose name has another kind of apostrophe', async () => {
    const found = await upload(
      'task',
      csv('Task,Space,Part of', 'Foreman’s checks,Site,', "Rebar check,,foreman's checks"),
    );
    const done = await run(await check(found));
    expect(done).toMatchObject({ created: 2 });
    const [rebar] = await all('&search=Rebar check');
    expect(rebar).toMatchObject({ place: 'Site / Foreman’s checks' });
    expect(await undo(done.uuid)).toMatchObject({ state: 'undone' });
  });

  test('reports errors of a parent row before the import and again after it is corrected', async () => {
    await server.ok<Space>('owner', 'POST', at, { name: 'Yard', default_level: 3 });
    const shut = await server.ok<Space>('owner', 'POST', at, { name: 'Only to read', default_level: 1 });
    const read = await make('Summary to read', { space_id: shut.uuid }, 'owner');
    const found = await upload(
      'task',
      csv(
        'Task,Space,Part of',
        'Frame,Site,',
        'Bolts,Yard,Frame',
        'Nuts,Yard,Bolts',
        'Nails,,Frame',
        `Read,,${read.number}`,
      ),
      'editor',
      'frame.csv',
    );
    const checked = await check(found, {}, 'editor');
    const errorsOf = (rows: ImportRow[]) =>
      rows.map(({ number, errors }) => [
        number,
        ...errors.map(({ column, message }) => `${column} ${message}`),
      ]);
    const rows = (uuid: string) => server.ok<ImportRow[]>('editor', 'GET', `/setup/imports/${uuid}/rows`);
    const before = await rows(checked.uuid);
    const [frame = 0, bolts = 0, nuts = 0, nails = 0, other = 0] = before.map(({ number }) => number);
    expect(errorsOf(before)).toEqual([
      [frame],
      [bolts, '2 “Frame” is not in that space or folder.'],
      [nuts],
      [nails],
      [other, expect.stringContaining('You can view “Summary to read” but not edit it.') as string],
    ]);
    const mend = (number: number, column: number, value: string) =>
      server.ok('editor', 'PUT', `/setup/imports/${checked.uuid}/rows`, {
        rows: [{ number, cells: [{ column, value }] }],
      });
    // Later rows are validated again, because the row that they name has changed.
    await mend(bolts, 1, 'Site');
    expect(errorsOf(await rows(checked.uuid)).slice(0, 3)).toEqual([
      [frame],
      [bolts],
      [nuts, '2 “Bolts” is not in that space or folder.'],
    ]);
    await mend(frame, 1, 'Yard');
    expect(errorsOf(await rows(checked.uuid))[1]).toEqual([
      bolts,
      '2 “Frame” is not in that space or folder.',
    ]);
  });

  test('assigns people to existing tasks and reverts them', async () => {
    const task = await make('Inspect the roof');
    const lines = csv('Number,Task,Assignees', `${task.number},Inspect the roof,viewer Tester`);
    const changed = await run(await check(await upload('task', lines, 'owner', 'people.csv')));
    expect(changed).toMatchObject({ updated: 1 });
    const people = async () => (await all('&search=Inspect')).map(({ assignees }) => assignees);
    expect(await people()).toEqual(['viewer Tester']);
    expect(await undo(changed.uuid)).toMatchObject({ state: 'undone', undone: 1, kept: 0 });
    expect(await people()).toEqual(['']);
  });

  test('is imported in file order, and its tasks can be reordered', async () => {
    const of = await server.ok<Space>('editor', 'POST', at, { name: 'In line', default_level: 1 });
    const lines = Array.from({ length: 6 }, (_, line) => `Step ${line},In line`);
    await run(await check(await upload('task', csv('Task,Space', ...lines), 'owner', 'line.csv')));
    const listed = () =>
      server.ok<Task[]>('owner', 'POST', `${at}/item/list`, { space_id: of.uuid, limit: -1 });
    const made = await listed();
    expect(made.map(({ name }) => name)).toEqual(lines.map((line) => line.split(',')[0]));
    await server.ok('owner', 'PUT', `${at}/item/move`, { uuid: [made[5]?.uuid], after: made[1]?.uuid });
    expect((await listed()).map(({ name }) => name.slice(-1)).join('')).toBe('015234');
  });
});

describe('bulk update', () => {
  test('changes permitted tasks and names the others with the reason', async () => {
    const theirs = await server.ok<Space>('owner', 'POST', at, { name: 'To read', default_level: 1 });
    const [a, b] = [await make('A'), await make('B')];
    const read = await server.ok<Task>('owner', 'POST', `${at}/item`, { name: 'C', space_id: theirs.uuid });
    const uuid = [a.uuid, b.uuid, read.uuid];
    const done = await server.ok<ManyChanged>('editor', 'PUT', `${at}/item/many`, {
      uuid,
      values: { priority: 'Low', due_date: '2026-07-01', workflow_status: 'In review' },
    });
    expect(done).toMatchObject({ changed: 2, unchanged: 0, refused: [{ uuid: read.uuid, name: 'C' }] });
    expect(done.refused[0]?.message).toContain('You can view “C” but not edit it.');
    const people = await server.ok<{ changed: number }>('editor', 'PUT', `${at}/item/assign`, {
      uuid,
      add: [server.userIds.viewer],
    });
    expect(people).toMatchObject({ changed: 2 });
    const moved = await server.ok<ManyChanged>('editor', 'PUT', `${at}/item/many`, {
      uuid: [b.uuid],
      values: { dependent_id: a.uuid },
    });
    expect(moved.changed).toBe(1);
    const [child] = await all(`&filter=${encodeURIComponent(JSON.stringify({ dependent_id: a.uuid }))}`);
    expect(child).toMatchObject({
      name: 'B',
      place: 'Site / A',
      assignees: 'viewer Tester',
      due_date: '2026-07-01',
    });
  });

  test('is rejected as a whole in a location without access', async () => {
    const own = await server.ok<Task>('owner', 'POST', `${at}/item`, { name: 'Hidden' });
    const a = await make('Seen');
    const answer = await server.call('editor', 'PUT', `${at}/item/move`, { uuid: [a.uuid, own.uuid] });
    expect(answer.status).toBe(404);
  });
});

describe('custom fields of tasks', () => {
  test('are stored, filtered and listed', async () => {
    const form = await server.ok<FormDefinition>('owner', 'GET', '/setup/forms/task');
    const groups = form.groups.map((group, at) =>
      at > 0
        ? group
        : {
            ...group,
            fields: [
              ...group.fields,
              entryOf('crew', { label: 'Crew', kind: 'select', options: ['North', 'South'] }),
            ],
          },
    );
    await server.ok('owner', 'PUT', '/setup/forms/task', { version: form.version, groups });
    const task = await make('With a crew', { space_id: space.uuid, custom: { crew: 'South' } });
    const fields = await server.ok<object[]>('editor', 'GET', `${at}/item/${task.uuid}/custom_field`);
    expect(fields).toEqual([
      {
        uuid: 'crew',
        code: 'crew',
        label: 'Crew',
        type: 'selectbox',
        option: ['North', 'South'],
        value: 'South',
      },
    ]);
    const filter = encodeURIComponent(JSON.stringify({ 'custom.crew': 'South' }));
    expect((await all(`&filter=${filter}`)).map(({ uuid }) => uuid)).toEqual([task.uuid]);
    const wrong = await server.call('editor', 'PUT', `${at}/item/${task.uuid}`, {
      version: 1,
      custom: { crew: 'West' },
    });
    expect(wrong.status).toBe(422);
  });
});

describe('a deleted workflow', () => {
  test('still applies to tasks that follow it but not to new ones', async () => {
    const statuses = ['Open', 'Closed'].map((name) => ({ uuid: uuidv7(), name, tone: 'info' }));
    const [open, closed] = statuses;
    const flow = await server.ok<Workflow>('owner', 'POST', '/setup/workflow', {
      name: 'Passing',
      description: 'For a while.',
      statuses,
      transitions: [{ from: open?.uuid, to: closed?.uuid }],
    });
    const task = await make('Follows it', { space_id: space.uuid, workflow_id: flow.uuid });
    await server.ok('owner', 'DELETE', `/setup/workflow/${flow.uuid}`);
    const path = `${at}/item/${task.uuid}`;
    expect(await server.ok('editor', 'PUT', path, { version: 1, workflow_status: 'Closed' })).toMatchObject({
      is_done: true,
    });
    const body = { name: 'New', space_id: space.uuid, workflow_id: flow.uuid };
    expect((await server.call('editor', 'POST', `${at}/item`, body)).status).toBe(422);
  });
});
