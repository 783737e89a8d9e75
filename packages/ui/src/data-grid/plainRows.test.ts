import { expect, test } from 'vitest';
import { defaultRowId, withValues } from './plainRows.ts';
import type { Column } from './types.ts';

interface Bid {
  id: string;
  due: string;
}

test('a column shows the field of its name, unless it says otherwise', () => {
  const columns: Column<Bid>[] = [
    { id: 'due', header: 'Due' },
    { id: 'days', header: 'Days', accessor: () => 3 },
    { id: 'mark', header: '', cell: () => null },
  ];
  const [due, days, mark] = withValues(columns);
  expect(due?.accessor?.({ id: 'b1', due: '2026-12-04' })).toBe('2026-12-04');
  expect(days).toBe(columns[1]);
  expect(mark?.accessor).toBeUndefined();
});

test('columns that say all of it stay the same array', () => {
  const columns: Column<Bid>[] = [{ id: 'due', header: 'Due', accessor: (row) => row.due }];
  expect(withValues(columns)).toBe(columns);
});

test('a row is known by its id or its uuid, and says so when it has neither', () => {
  expect(defaultRowId({ id: 'b1', uuid: 'u1' })).toBe('b1');
  expect(defaultRowId({ uuid: 'u1' })).toBe('u1');
  expect(defaultRowId({ id: 7 })).toBe('7');
  expect(() => defaultRowId({ name: 'x' })).toThrow('getRowId');
});
