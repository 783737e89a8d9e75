import type { Space, Task, TaskBoardColumn } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type Answer, type TestServer } from '../../testing/server.ts';
import { ranksBetween } from './sort-rank.ts';

const at = '/task-management/spaces';
const tops = 1_000;
const parts = 49;
const cards = 5_000;
/** Number of rows that a list or board shows initially. */
const page = 100;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** Creates a space with top-level tasks in all statuses in turn and subtasks below each. */
async function fill(name: string, topCount: number, partCount: number): Promise<Space> {
  const space = await server.ok<Space>('owner', 'POST', at, { name, default_level: 3 });
  const sample = await server.ok<Task>('owner', 'POST', `${at}/item`, {
    name: 'Sample',
    space_id: space.uuid,
  });
  const ranks = ranksBetween('a1', undefined, topCount * (partCount + 1));
  const insert = (kind: string, count: number, from: number, above: string) =>
    server.owner.query(
      `with flow as (
         select (s ->> 'uuid')::uuid as row_id, s ->> 'name' as name, place - 1 as at, count(*) over () as many
         from task_item i join setup_workflow w on w.tenant_id = i.tenant_id and w.row_id = i.workflow_id,
           jsonb_array_elements(w.statuses) with ordinality as statuses (s, place)
         where i.item_id = $1)
       insert into task_item (tenant_id, item_id, number, name, space_id, workflow_id, status_id, workflow_status, owner_id,
                              rank, dependent_id, path)
       select i.tenant_id, gen_random_uuid(), $3 || '-' || n, $3 || ' ' || n, i.space_id, i.workflow_id, f.row_id, f.name,
              i.owner_id, ($2::text[])[n], t.item_id, case when t.item_id is null then '{}'::uuid[] else array[t.item_id] end
       from generate_series(1, $4) n
       join task_item i on i.item_id = $1
       join flow f on f.at = n % (select max(many) from flow)
       left join task_item t on t.number = ${above}`,
      [sample.uuid, ranks.slice(from, from + count), `${name} ${kind}`, count],
    );
  await insert('top', topCount, 0, 'null');
  if (partCount)
    await insert('part', topCount * partCount, topCount, `'${name} top-' || (n - 1) / ${partCount} + 1`);
  await server.ok('owner', 'DELETE', `${at}/item`, { uuid: [sample.uuid] });
  await server.owner.query('analyze task_item');
  return space;
}
const list = (body: object): Promise<Answer & { body: { data?: unknown; meta?: { count: number } } }> =>
  server.call('owner', 'POST', `${at}/item/list`, body);
const rowsOf = ({ body }: Answer) => body.data as Task[];

describe(`a tree of ${tops * (parts + 1)} items`, () => {
  let space: Space;
  beforeAll(async () => {
    space = await fill('Tower', tops, parts);
  }, 120_000);

  test('opens with its top-level tasks in order, and each with its subtasks', async () => {
    const names: string[] = [];
    for (let offset = 0; offset < tops; offset += page) {
      const answer = await list({ space_id: space.uuid, limit: page, offset });
      expect(answer.body.meta?.count).toBe(tops);
      expect(rowsOf(answer).every(({ subtasks_count }) => subtasks_count === parts)).toBe(true);
      names.push(...rowsOf(answer).map(({ name }) => name));
    }
    expect(names).toEqual(Array.from({ length: tops }, (_, n) => `Tower top ${n + 1}`));
    const [first] = rowsOf(await list({ space_id: space.uuid, limit: 1 }));
    const below = await list({ space_id: space.uuid, dependent_id: first?.uuid, limit: -1 });
    expect(rowsOf(below).map(({ name }) => name)).toEqual(
      Array.from({ length: parts }, (_, n) => `Tower part ${n + 1}`),
    );
  });

  test('counts, searches and groups all tasks', async () => {
    const deep = { space_id: space.uuid, deep: true };
    expect((await list({ ...deep, limit: 1 })).body.meta?.count).toBe(tops * (parts + 1));
    const found = await list({ ...deep, search: `part ${tops * parts}` });
    expect(rowsOf(found).map(({ name }) => name)).toEqual([`Tower part ${tops * parts}`]);
    const last = await list({
      ...deep,
      sort: 'workflow_status,rank',
      limit: page,
      offset: tops * (parts + 1) - page,
    });
    expect(new Set(rowsOf(last).map(({ workflow_status }) => workflow_status)).size).toBe(1);
    expect(rowsOf(last)).toHaveLength(page);
  });

  test('moves a task with its subtasks from end to start with one write', async () => {
    const [last] = rowsOf(await list({ space_id: space.uuid, limit: 1, offset: tops - 1 }));
    const [{ newest = 0 } = {}] = (
      await server.owner.query<{ newest: string }>('select max(xmin::text::bigint) as newest from task_item')
    ).rows;
    await server.ok('owner', 'PUT', `${at}/item/move`, {
      uuid: [last?.uuid],
      space_id: space.uuid,
      after: null,
    });
    const written = await server.owner.query('select 1 from task_item where xmin::text::bigint > $1', [
      newest,
    ]);
    expect(rowsOf(await list({ space_id: space.uuid, limit: 2 })).map(({ name }) => name)).toEqual([
      `Tower top ${tops}`,
      'Tower top 1',
    ]);
    expect(written.rowCount).toBe(1);
    const below = await list({ space_id: space.uuid, dependent_id: last?.uuid, limit: 1 });
    expect(below.body.meta?.count).toBe(parts);
  });
});

describe(`a board of ${cards} cards`, () => {
  test('has each card in one column with full counts, and pages through a column', async () => {
    const space = await fill('Board', cards, 0);
    const columns = await server.ok<TaskBoardColumn[]>('owner', 'POST', `${at}/item/kanban`, {
      space_id: space.uuid,
      limit: page,
    });
    expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(cards);
    expect(columns.every(({ rows, count }) => rows.length === Math.min(page, count))).toBe(true);
    const [first] = columns;
    const complete = await server.ok<TaskBoardColumn[]>('owner', 'POST', `${at}/item/kanban`, {
      space_id: space.uuid,
      limit: 1000,
    });
    expect(complete[0]?.rows.slice(0, page).map(({ uuid }) => uuid)).toEqual(
      first?.rows.map(({ uuid }) => uuid),
    );
    const [card] = first?.rows ?? [];
    await server.ok('owner', 'PUT', `${at}/item/move`, {
      uuid: [card?.uuid],
      workflow_status: columns[1]?.workflow_status,
      seen_status: first?.workflow_status,
      after: null,
    });
    const after = await server.ok<TaskBoardColumn[]>('owner', 'POST', `${at}/item/kanban`, {
      space_id: space.uuid,
      limit: 1,
    });
    expect(after.map(({ count }) => count)).toEqual(
      columns.map(({ count }, column) => count + (column === 0 ? -1 : column === 1 ? 1 : 0)),
    );
    expect(after[1]?.rows[0]?.uuid).toBe(card?.uuid);
  }, 60_000);
});
