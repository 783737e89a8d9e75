import { expect, test } from 'vitest';
import { relatedRecordFilter, relatedRecordTitle } from './related-record.ts';

const conditions = (module: string, id?: string, filter?: string) =>
  JSON.parse(relatedRecordFilter({ module, id }, filter)) as unknown;

test.each([
  ['accounts', 'account'],
  ['account', 'account'],
  ['estimations', 'estimation'],
  ['vendors', 'vendor'],
])('relatedRecordFilter maps %s in an address to the entity %s', (word, kind) => {
  expect(conditions(word, 'r1', '[{"field":"is_done"}]')).toEqual([
    { field: 'related_type', op: 'in', value: [kind] },
    { field: 'related_id', op: 'eq', value: 'r1' },
    { field: 'is_done' },
  ]);
});

test('relatedRecordFilter filters by all entities of a module when no record is given', () => {
  expect(conditions('crm')).toEqual([
    { field: 'related_type', op: 'in', value: ['account', 'contact', 'lead', 'opportunity'] },
  ]);
  expect(relatedRecordTitle({ module: 'crm' })).toBe('CRM tasks');
  expect(relatedRecordTitle({ module: 'vendors' })).toBe('Tasks for all vendors');
  expect(relatedRecordTitle({ module: 'vendors', id: 'r1' })).toBe('Tasks for this record');
});
