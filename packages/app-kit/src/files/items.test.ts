import type { DriveFile } from '@plumbline/api';
import { expect, test } from 'vitest';
import { existingNames, inBatches, isOtherType, sortItems, stemOf } from './items.ts';

const item = (name: string, type: 0 | 1, size = 0) =>
  ({ name, type, size, content_at: '2026-01-01' }) as DriveFile;
const names = (items: DriveFile[]) => items.map(({ name }) => name);

test('sorts folders first in both directions and numbers in names numerically', () => {
  const items = [item('Sheet 10', 1, 1), item('Sheet 2', 1, 9), item('Zoning', 0), item('Bids', 0)];
  expect(names(sortItems(items, { columnId: 'name', direction: 'asc' }))).toEqual([
    'Bids',
    'Zoning',
    'Sheet 2',
    'Sheet 10',
  ]);
  expect(names(sortItems(items, { columnId: 'name', direction: 'desc' }))).toEqual([
    'Zoning',
    'Bids',
    'Sheet 10',
    'Sheet 2',
  ]);
  expect(names(sortItems(items, { columnId: 'size', direction: 'desc' }))).toEqual([
    'Bids',
    'Zoning',
    'Sheet 2',
    'Sheet 10',
  ]);
});

test('clashesOf ignores case', () => {
  expect(existingNames(['Plan.PDF', 'new.txt'], [{ name: 'plan.pdf' }])).toEqual(['Plan.PDF']);
});

test('inParts calls with at most 1,000 items in order', async () => {
  const ids = Array.from({ length: 2500 }, (_, at) => String(at));
  const parts = await inBatches(ids, (part) => Promise.resolve(part));
  expect(parts.map(({ length }) => length)).toEqual([1000, 1000, 500]);
  expect(parts.flat()).toEqual(ids);
  expect(await inBatches([], () => Promise.reject(new Error('nothing is asked')))).toEqual([]);
});

test.each([
  ['Plan.pdf', 'Plan rev 2.PDF', false],
  ['Lobby.jpg', 'lobby.jpeg', false],
  ['Plan.pdf', 'Bid tab.xlsx', true],
  ['Plan.pdf', 'Plan', true],
  ['README', 'README.md', false],
])('a new version of %s from %s has another type: %s', (name, newName, expected) => {
  expect(isOtherType(name, newName)).toBe(expected);
});

test('stemOf excludes the file extension', () => {
  expect(
    ['Plan A-101.rev 2.pdf', 'README', '.profile', 'é.txt'].map((name) => name.slice(0, stemOf(name))),
  ).toEqual(['Plan A-101.rev 2', 'README', '.profile', 'é']);
});
