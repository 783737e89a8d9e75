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

test('shows a line before the next sibling, counted without the moved rows', () => {
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
test('shows the line after the open descendants of the last sibling', () => {
  expect(dropPlace(drawn, { ids: ['b', 'c'], parentId: null, index: 1 })).toEqual({
    kind: 'after',
    id: 'a2',
    level: 0,
  });
});
test('shows a frame around a collapsed or empty row', () => {
  expect(dropPlace(drawn, { ids: ['a1'], parentId: 'b', index: 0 })).toEqual({ kind: 'into', id: 'b' });
  expect(dropPlace(drawn, { ids: ['a1'], parentId: 'c', index: 0 })).toEqual({ kind: 'into', id: 'c' });
});
test('has no position for a single top-level row', () => {
  expect(
    dropPlace(flatten([{ id: 'x', label: 'X' }], new Set()), { ids: ['x'], parentId: null, index: 0 }),
  ).toBe(undefined);
});
