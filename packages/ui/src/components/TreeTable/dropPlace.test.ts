import { expect, test } from 'vitest';
import { flatten } from '../Tree/tree.ts';
import { dropPlace } from './dropPlace.ts';

const nodes = [
  {
    id: 'a',
    label: 'A',
    children: [
      { id: 'a1', label: 'A1' },
      { id: 'a2', label: 'A2' },
    ],
  },
  { id: 'b', label: 'B', children: [] },
  { id: 'c', label: 'C', hasChildren: true },
];
const drawn = flatten(nodes, new Set(['a']));

test('a line stands before the next sibling, counted without what moves', () => {
  expect(dropPlace(drawn, { ids: ['c'], parentId: null, index: 1 })).toEqual({
    kind: 'before',
    id: 'b',
    level: 0,
  });
  expect(dropPlace(drawn, { ids: ['a1'], parentId: 'a', index: 0 })).toEqual({
    kind: 'before',
    id: 'a2',
    level: 1,
  });
});
test('behind the last one it stands below all that is open under it', () => {
  expect(dropPlace(drawn, { ids: ['b', 'c'], parentId: null, index: 1 })).toEqual({
    kind: 'after',
    id: 'a2',
    level: 0,
  });
});
test('what is folded or empty is gone into', () => {
  expect(dropPlace(drawn, { ids: ['a1'], parentId: 'b', index: 0 })).toEqual({ kind: 'into', id: 'b' });
  expect(dropPlace(drawn, { ids: ['a1'], parentId: 'c', index: 0 })).toEqual({ kind: 'into', id: 'c' });
});
test('alone at the top there is nowhere else to go', () => {
  expect(
    dropPlace(flatten([{ id: 'x', label: 'X' }], new Set()), { ids: ['x'], parentId: null, index: 0 }),
  ).toBe(undefined);
});
