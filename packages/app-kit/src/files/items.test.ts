import type { DriveFile } from '@plumbline/api';
import { expect, test } from 'vitest';
import { clashesOf, sorted } from './items.ts';

const item = (name: string, type: 0 | 1, size = 0) =>
  ({ name, type, size, content_at: '2026-01-01' }) as DriveFile;
const names = (items: DriveFile[]) => items.map(({ name }) => name);

test('folders come first in either direction, and numbers in names are numbers', () => {
  const items = [item('Sheet 10', 1, 1), item('Sheet 2', 1, 9), item('Zoning', 0), item('Bids', 0)];
  expect(names(sorted(items, { columnId: 'name', direction: 'asc' }))).toEqual([
    'Bids',
    'Zoning',
    'Sheet 2',
    'Sheet 10',
  ]);
  expect(names(sorted(items, { columnId: 'name', direction: 'desc' }))).toEqual([
    'Zoning',
    'Bids',
    'Sheet 10',
    'Sheet 2',
  ]);
  expect(names(sorted(items, { columnId: 'size', direction: 'desc' }))).toEqual([
    'Bids',
    'Zoning',
    'Sheet 2',
    'Sheet 10',
  ]);
});

test('names clash whatever their case', () => {
  expect(clashesOf(['Plan.PDF', 'new.txt'], [{ name: 'plan.pdf' }])).toEqual(['Plan.PDF']);
});
