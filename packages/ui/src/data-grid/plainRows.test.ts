import { expect, test } from 'vitest';
import { defaultRowId, withValues } from './plainRows.ts';
import type { Column } from './types.ts';

interface Bid {
  id: string;
  due: string;
}

test('a column shows the field with its id by default', () => {
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

test('keeps the identity of completely defined columns', () => {
  const columns: Column<Bid>[] = [{ id: 'due', header: 'Due', accessor: (row) => row.due }];
  expect(withValues(columns)).toBe(columns);
});

test('a row is identified by its id or uuid; without either an error is thrown', () => {
  expect(defaultRowId({ id: 'b1', uuid: 'u1' })).toBe('b1');
  expect(defaultRowId({ uuid: 'u1' })).toBe('u1');
  expect(defaultRowId({ id: 7 })).toBe('7');
  expect(() => defaultRowId({ name: 'x' })).toThrow('getRowId');
});
