import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dropAt,
  flatten,
  indexNodes,
  isInside,
  isNoMove,
  toTreeMove,
  moveNodes,
  stepMove,
  withoutDescendants,
  findByPrefix,
} from './tree.ts';
import type { TreeNode, TreeNodeRow } from './treeTypes.ts';

const node = (id: string, children?: TreeNode[]): TreeNode => ({ id, label: id, children });
const nodes = [node('a', [node('a1'), node('a2', [node('a21')])]), node('b', [node('b1')]), node('c')];
const index = indexNodes(nodes);
const all = new Set(['a', 'a2', 'b']);
const ids = (list: readonly TreeNode[], open = all) => flatten(list, open).map(({ id }) => id);

it('lists the rows of expanded nodes in order', () => {
  expect(ids(nodes, new Set())).toEqual(['a', 'b', 'c']);
  expect(ids(nodes)).toEqual(['a', 'a1', 'a2', 'a21', 'b', 'b1', 'c']);
});

it('adds a note below a node without rows', () => {
  const lazy: TreeNode[] = [{ id: 'x', label: 'x', hasChildren: true }];
  expect(flatten(lazy, new Set(['x']), new Map([['x', 'failed']]))[1]).toMatchObject({ state: 'failed' });
  const empty: TreeNode[] = [{ id: 'x', label: 'x', hasChildren: true, children: [] }];
  expect(flatten(empty, new Set(['x']))[1]).toMatchObject({ state: 'empty' });
});

describe('moves', () => {
  it('moves among siblings, into others and out', () => {
    expect(ids(moveNodes(nodes, { ids: ['c'], parentId: null, index: 0 }))).toEqual([
      'c',
      'a',
      'a1',
      'a2',
      'a21',
      'b',
      'b1',
    ]);
    expect(ids(moveNodes(nodes, { ids: ['a1'], parentId: 'b', index: 1 }))).toEqual([
      'a',
      'a2',
      'a21',
      'b',
      'b1',
      'a1',
      'c',
    ]);
  });
  it('rejects a move into itself', () => {
    expect(isInside(index, ['a'], 'a2')).toBe(true);
    expect(ids(moveNodes(nodes, { ids: ['a'], parentId: 'a2', index: 0 }))).toEqual(ids(nodes));
  });
  it('includes descendants once', () => {
    expect(withoutDescendants(index, ['a21', 'a', 'c'])).toEqual(['a', 'c']);
  });
  it('detects a move that changes nothing', () => {
    expect(isNoMove(nodes, index, toTreeMove(nodes, index, ['b'], null, 1))).toBe(true);
    expect(isNoMove(nodes, index, toTreeMove(nodes, index, ['b'], null, 2))).toBe(true);
    expect(isNoMove(nodes, index, toTreeMove(nodes, index, ['b'], null, 0))).toBe(false);
  });
  it('steps out at the ends and into the branch above', () => {
    const from = toTreeMove(nodes, index, ['a1'], 'a', 0);
    expect(stepMove(nodes, index, from, 'up')).toMatchObject({ parentId: null, index: 0 });
    expect(stepMove(nodes, index, from, 'back')).toMatchObject({ parentId: null, index: 1 });
    expect(stepMove(nodes, index, toTreeMove(nodes, index, ['c'], null, 2), 'forward')).toMatchObject({
      parentId: 'b',
      index: 1,
    });
  });
  it('derives the drop position from the pointer', () => {
    const row = flatten(nodes, all).find(({ id }) => id === 'b') as TreeNodeRow;
    expect(dropAt(nodes, index, ['c'], row, 0.1, 'any')).toMatchObject({ parentId: null, index: 1 });
    expect(dropAt(nodes, index, ['c'], row, 0.5, 'any')).toMatchObject({ parentId: 'b', index: 1 });
    expect(dropAt(nodes, index, ['c'], row, 0.9, 'any')).toMatchObject({ parentId: 'b', index: 0 });
    expect(dropAt(nodes, index, ['c'], row, 0.1, 'on')).toMatchObject({ parentId: 'b', index: 1 });
  });
  it('neither loses nor duplicates nodes', () => {
    const names = [...index.keys()];
    fc.assert(
      fc.property(
        fc.subarray(names, { minLength: 1 }),
        fc.constantFrom(null, ...names),
        fc.nat(5),
        (taken, parentId, at) => {
          const moved = moveNodes(nodes, { ids: withoutDescendants(index, taken), parentId, index: at });
          expect([...indexNodes(moved).keys()].toSorted()).toEqual(names.toSorted());
        },
      ),
    );
  });
});

it('finds the typed text, wrapping around', () => {
  const rows = flatten([node('Bids'), node('Permits'), node('Plans')], new Set());
  expect(findByPrefix(rows, 0, 'p')).toBe(1);
  expect(findByPrefix(rows, 1, 'p')).toBe(2);
  expect(findByPrefix(rows, 2, 'p')).toBe(1);
  expect(findByPrefix(rows, 1, 'pl')).toBe(2);
  expect(findByPrefix(rows, 1, 'x')).toBe(-1);
});
