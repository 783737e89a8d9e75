import { expect, test } from 'vitest';
import { readFilters, writeFilters } from './filter-text.ts';

test('reads the filters that it has written', () => {
  const filters = [
    { fieldId: 'status', operator: 'in' as const, value: ['Active', 'On hold'] },
    { fieldId: 'city', operator: 'ilike' as const, value: 'Dallas' },
  ];
  expect(readFilters(writeFilters(filters) ?? null)).toEqual(filters);
});

test('writes nothing without filters, and reads none from a missing or invalid text', () => {
  expect(writeFilters([])).toBeUndefined();
  expect(readFilters(null)).toEqual([]);
  expect(readFilters('{"field":')).toEqual([]);
  expect(readFilters('"status"')).toEqual([]);
});
