import type { Space, Task, TaskBoardColumn, TaskMoved } from '@plumbline/api';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

const at = '/task-management/spaces';
const statuses = ['To do', 'In progress', 'In review', 'Done'] as const;
let server: TestServer;
let space: Space;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
const begin = async () => {
  space = await server.ok<Space>('owner', 'POST', at, { name: 'Site', default_level: 3 });
};
beforeEach(begin);

const make = (name: string, more: object = {}) =>
  server.ok<Task>('owner', 'POST', `${at}/item`, { name, space_id: space.uuid, ...more });
const move = (user: 'owner' | 'editor', body: object) =>
  server.ok<TaskMoved>(user, 'PUT', `${at}/item/move`, body);
/** Names of the cards by column. */
const board = async (): Promise<string[][]> => {
  const columns = await server.ok<TaskBoardColumn[]>('owner', 'POST', `${at}/item/kanban`, {
    space_id: space.uuid,
    deep: true,
    sort: 'rank',
    limit: 1000,
  });
  return statuses.map(
    (status) =>
      columns.find(({ workflow_status }) => workflow_status === status)?.rows.map(({ name }) => name) ?? [],
  );
};

describe('two users moving one card', () => {
  test('keep the first move and name its user to the second one', async () => {
    const card = await make('Head-of-wall detail');
    const seen_status = 'To do';
    await move('owner', { uuid: [card.uuid], workflow_status: 'Done', after: null, seen_status });
    const second = await move('editor', {
      uuid: [card.uuid],
      workflow_status: 'In review',
      after: null,
      seen_status,
    });
    expect(second.rows).toEqual([]);
    expect(second.refused).toMatchObject([
      { uuid: card.uuid, message: expect.stringContaining('“Head-of-wall detail” is now Done') as string },
    ]);
    expect(second.refused[0]?.message).toContain('owner Tester moved it');
    expect(await board()).toEqual([[], [], [], ['Head-of-wall detail']]);
    // No conflict if both chose the same status, or if the second user has seen the change.
    for (const seen of [seen_status, 'Done'])
      expect(
        (await move('editor', { uuid: [card.uuid], workflow_status: 'Done', after: null, seen_status: seen }))
          .refused,
      ).toEqual([]);
    await move('editor', { uuid: [card.uuid], workflow_status: 'In review', seen_status: 'Done' });
    expect(await board()).toEqual([[], [], ['Head-of-wall detail'], []]);
  });

  test('place it correctly beside a card deleted in between', async () => {
    const [a, b, c, d] = [await make('A'), await make('B'), await make('C'), await make('D')];
    await server.ok('owner', 'DELETE', `${at}/item/${b.uuid}`);
    const moved = await move('editor', { uuid: [d.uuid], after: b.uuid });
    expect(moved.refused).toEqual([]);
    expect((await board())[0]).toEqual([a.name, d.name, c.name]);
  });

  test('and renaming it keep both changes', async () => {
    const card = await make('Soffit');
    await server.ok('owner', 'PUT', `${at}/item/${card.uuid}`, { name: 'Soffit, level 2', version: 1 });
    const { rows } = await move('editor', {
      uuid: [card.uuid],
      workflow_status: 'Done',
      seen_status: 'To do',
    });
    expect(rows).toMatchObject([{ name: 'Soffit, level 2', workflow_status: 'Done' }]);
  });
});

describe('two users moving one task in the tree', () => {
  test('keep the first move and name its user to the second one', async () => {
    const [a, b, item] = [await make('A'), await make('B'), await make('Sleeves')];
    const seen_dependent_id = null;
    await move('owner', { uuid: [item.uuid], dependent_id: a.uuid, seen_dependent_id });
    // A client that still shows the task at the top would move it back there by reordering.
    for (const dependent_id of [b.uuid, null]) {
      const second = await move('editor', { uuid: [item.uuid], dependent_id, seen_dependent_id });
      expect(second.rows).toEqual([]);
      expect(second.refused).toMatchObject([
        {
          uuid: item.uuid,
          message:
            '“Sleeves” now is part of “A”: owner Tester moved it. Your move was not saved. Move it again if needed.',
        },
      ]);
    }
    for (const seen of [seen_dependent_id, a.uuid])
      expect(
        (await move('editor', { uuid: [item.uuid], dependent_id: a.uuid, seen_dependent_id: seen })).refused,
      ).toEqual([]);
    const { rows } = await move('editor', {
      uuid: [item.uuid],
      dependent_id: b.uuid,
      seen_dependent_id: a.uuid,
    });
    expect(rows).toMatchObject([{ place: 'Site / B' }]);
  });
});

describe('any sequence of moves by two users', () => {
  test('results in the board those moves describe', async () => {
    const step = fc.record({
      card: fc.nat(4),
      status: fc.nat(3),
      at: fc.nat(5),
      who: fc.constantFrom('owner' as const, 'editor' as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        await begin();
        const cards: Task[] = [];
        for (const name of ['A', 'B', 'C', 'D', 'E']) cards.push(await make(name));
        const id = new Map(cards.map(({ name, uuid }) => [name, uuid]));
        let expected: string[][] = [['A', 'B', 'C', 'D', 'E'], [], [], []];
        for (const { card, status, at: index, who } of steps) {
          const name = cards[card]?.name ?? '';
          const seen_status = statuses[expected.findIndex((column) => column.includes(name))];
          expected = expected.map((column) => column.filter((each) => each !== name));
          const column = expected[status] ?? [];
          const place = Math.min(index, column.length);
          const neighbour = column[place - 1];
          column.splice(place, 0, name);
          const { refused } = await move(who, {
            uuid: [id.get(name)],
            workflow_status: statuses[status],
            after: neighbour === undefined ? null : id.get(neighbour),
            seen_status,
          });
          expect(refused).toEqual([]);
        }
        expect(await board()).toEqual(expected);
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  test('loses no card and no order when concurrent', async () => {
    const cards: Task[] = [];
    for (let n = 0; n < 6; n++) cards.push(await make(`T${n}`));
    const outcomes = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        move(n % 2 ? 'owner' : 'editor', {
          uuid: [cards[(n * 5) % 6]?.uuid],
          workflow_status: statuses[1 + (n % 3)],
          after: null,
          seen_status: 'To do',
        }),
      ),
    );
    // The first move of a card succeeds; other users who chose the same status are not rejected.
    for (const card of cards) {
      const done = outcomes.flatMap(({ rows }) => rows.filter(({ uuid }) => uuid === card.uuid));
      expect(new Set(done.map(({ workflow_status }) => workflow_status)).size).toBe(1);
    }
    expect(outcomes.every(({ rows, refused }) => rows.length + refused.length === 1)).toBe(true);
    expect((await board()).flat().toSorted()).toEqual(cards.map(({ name }) => name));
    expect(await board()).toEqual(await board());
  }, 30_000);
});
