import type { Task } from '@plumbline/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  added,
  behind,
  findTask,
  loaded,
  inSight,
  moved,
  removed,
  replaced,
  top,
  type Branches,
} from './tree.ts';

const task = (uuid: string, more: Partial<Task> = {}) =>
  ({
    uuid,
    name: uuid,
    is_done: false,
    subtasks_count: 0,
    subtasks_done: 0,
    dependent_id: null,
    ...more,
  }) as Task;
const tree = (): Branches =>
  new Map([
    [
      top,
      {
        rows: [
          task('a', { subtasks_count: 2, subtasks_done: 1 }),
          task('b'),
          task('c', { subtasks_count: 4 }),
        ],
        total: 3,
      },
    ],
    ['a', { rows: [task('a1', { is_done: true }), task('a2')], total: 2 }],
  ]);
const ids = (branches: Branches, parent: string) => branches.get(parent)?.rows.map(({ uuid }) => uuid);

test('moved puts a task between two others and updates the counts of its parent', () => {
  const next = moved(tree(), { ids: ['a1'], parentId: null, index: 1 });
  expect(ids(next, top)).toEqual(['a', 'a1', 'b', 'c']);
  expect(ids(next, 'a')).toEqual(['a2']);
  expect(findTask(next, 'a')).toMatchObject({ subtasks_count: 1, subtasks_done: 0 });
  expect(findTask(next, 'a1')?.dependent_id).toBeNull();
});
test('loaded keeps the counts of a task whose branch is partly loaded', () => {
  const of = loaded(new Map(), top, {
    rows: [task('a', { subtasks_count: 3, subtasks_done: 2 })],
    total: 1,
  });
  const next = loaded(of, 'a', { rows: [task('b')], total: 3 });
  expect(findTask(next, 'a')).toMatchObject({ subtasks_count: 3, subtasks_done: 2 });
});

test('moved only updates the count of a parent whose children are not loaded', () => {
  const next = moved(tree(), { ids: ['b'], parentId: 'c', index: 0 });
  expect(ids(next, top)).toEqual(['a', 'c']);
  expect(findTask(next, 'c')?.subtasks_count).toBe(5);
});
test('moved keeps the loaded children of a moved task', () => {
  const next = moved(tree(), { ids: ['a'], parentId: null, index: 2 });
  expect(ids(next, top)).toEqual(['b', 'c', 'a']);
  expect(ids(next, 'a')).toEqual(['a1', 'a2']);
});
test('behind returns the predecessor, not counting the moved tasks', () => {
  expect(behind(tree(), { ids: ['c'], parentId: null, index: 0 })).toBeNull();
  expect(behind(tree(), { ids: ['a'], parentId: null, index: 1 })).toBe('b');
  expect(behind(tree(), { ids: ['b'], parentId: 'c', index: 0 })).toBeUndefined();
});
test('added, replaced and removed keep the counts', () => {
  const more = added(tree(), 'a', task('a3'));
  expect(ids(more, 'a')).toEqual(['a1', 'a2', 'a3']);
  expect(findTask(more, 'a')?.subtasks_count).toBe(3);
  expect(findTask(added(tree(), 'c', task('c1')), 'c')?.subtasks_count).toBe(5);
  const less = removed(more, ['a1']);
  expect(findTask(less, 'a')).toMatchObject({ subtasks_count: 2, subtasks_done: 0 });
  expect(findTask(replaced(less, task('a2', { name: 'Renamed' })), 'a2')?.name).toBe('Renamed');
});
test('inSight lists the rows of expanded branches', () => {
  expect(inSight(tree(), new Set(['a']))).toEqual(['a', 'a1', 'a2', 'b', 'c']);
  expect(inSight(tree(), new Set())).toEqual(['a', 'b', 'c']);
});

test('moved neither loses nor duplicates tasks for any moves between loaded branches', () => {
  const places = fc.constantFrom<[string, string | null]>(
    ['a1', null],
    ['a2', null],
    ['b', 'a'],
    ['c', 'a'],
    ['b', null],
    ['c', null],
    ['a1', 'a'],
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(places, fc.nat(5)), { maxLength: 12 }), (moves) => {
      let now = tree();
      for (const [[id, parentId], index] of moves) now = moved(now, { ids: [id], parentId, index });
      const all = [...now.values()].flatMap(({ rows }) => rows.map(({ uuid }) => uuid)).toSorted();
      expect(all).toEqual(['a', 'a1', 'a2', 'b', 'c']);
      for (const { rows, total } of now.values()) expect(rows).toHaveLength(total);
    }),
  );
});

test('loaded updates the counts of the parent', () => {
  const next = loaded(tree(), 'b', { rows: [task('b1', { is_done: true })], total: 1 });
  expect(findTask(next, 'b')).toMatchObject({ subtasks_count: 1, subtasks_done: 1 });
});
